import type { Refusal } from '../../providers/refusals.ts';

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
  { pattern: /^FO8000$/, kind: 'none' },
  // The register takes no such parameter: it will not for the next caller either. Its other codes are about itself.
  { pattern: /^RT-NPRFA-1008$/, kind: 'cannot' },
  { pattern: /credit|balance|quota|limit|exceed|plan|recharge|too many/i, kind: 'limited' },
  { pattern: /token|key|auth|expired|session|subscri|permission|denied|block/i, kind: 'refused' },
  { pattern: /try again|later|temporar|down|maintenance|unavailable|server|service|time/i, kind: 'server' },
  { pattern: whole(`(?:invalid|incorrect|wrong|unknown|no such) ${NUMBER}`), kind: 'none' },
  { pattern: whole(`${NUMBER} (?:(?:is|was) )?(?:invalid|not (?:found|valid|registered))${REGISTER}`), kind: 'none' },
  { pattern: whole(`${NUMBER} does not exist${REGISTER}`), kind: 'none' },
  { pattern: whole(`no records? (?:was |were )?found for (?:${NUMBER}|the (?:provided|given) inputs?)`), kind: 'none' },
];
