import type { Refusal } from '../../lib/refusals.ts';

/** How vendors name what was asked for. */
const NUMBER = String.raw`(?:(?:the|this|given|entered|provided) )*(?:gst ?in|gst|uin|gst ?in ?/ ?uin)(?: (?:number|no\.?))?(?: (?:that )?(?:you (?:have )?)?(?:entered|given|provided|passed))?`;
const REGISTER = `(?: (?:in|on|with) (?:the )?(?:gst ?n? ?)?(?:register|records?|portal|database|department))?`;
const whole = (pattern: string) => new RegExp(`^(?:${pattern})[.!]?$`, 'i');

/**
 * What the register and the licensed services say when they give nothing. "No credits left for the GST API" speaks of GST too: only a whole
 * sentence about the number itself means that there is none.
 */
export const GST_REFUSALS: readonly Refusal[] = [
  // "No records found for the provided inputs", as the register answers the licensed services.
  { says: /^FO8000$/, means: 'none' },
  // The register takes no such parameter: it will not for the next caller either. Its other codes are about itself.
  { says: /^RT-NPRFA-1008$/, means: 'cannot' },
  { says: /credit|balance|quota|limit|exceed|plan|recharge|too many/i, means: 'limited' },
  { says: /token|key|auth|expired|session|subscri|permission|denied|block/i, means: 'refused' },
  { says: /try again|later|temporar|down|maintenance|unavailable|server|service|time/i, means: 'server' },
  { says: whole(`(?:invalid|incorrect|wrong|unknown|no such) ${NUMBER}`), means: 'none' },
  { says: whole(`${NUMBER} (?:(?:is|was) )?(?:invalid|not (?:found|valid|registered))${REGISTER}`), means: 'none' },
  { says: whole(`${NUMBER} does not exist${REGISTER}`), means: 'none' },
  { says: whole(`no records? (?:was |were )?found for (?:${NUMBER}|the (?:provided|given) inputs?)`), means: 'none' },
];
