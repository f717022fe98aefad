import type { Refusal } from '../../lib/refusals.ts';

/**
 * Words with which sources of trains say no, under HTTP 200 too. Matched whole: "Please try again" is an outage, and so is what stands in no row.
 * erail's words as its public parsers know them; the others' by their replies.
 */
export const TRAIN_REFUSALS: readonly Refusal[] = [
  { says: /^train not found\.?$/i, means: 'none' },
  { says: /^(from|to) station not found\.?$/i, means: 'none' },
  { says: /^(train|data|live status) (is )?not (found|available)( for (this|the given) (train|date|number))?\.?$/i, means: 'none' },
  { says: /^(invalid|no such) train( number| no)?\.?$/i, means: 'none' },
  { says: /^(pnr|pnr number) (is )?(not (found|available|generated)|invalid|flushed)\.?$/i, means: 'none' },
  { says: /^(invalid|flushed) pnr( number)?( ?\/ ?pnr not yet generated)?\.?$/i, means: 'none' },
  { says: /^flushed pnr \/ pnr not yet generated\.?$/i, means: 'none' },
  { says: /quota|limit|exceeded|subscri|too many|credit/i, means: 'limited' },
  { says: /try again|temporar|busy|maintenance|unavailable/i, means: 'server' },
];
