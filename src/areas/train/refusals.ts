import type { Refusal } from '../../providers/refusals.ts';

/**
 * Words with which sources of trains say no, under HTTP 200 too. Matched whole: "Please try again" is an outage, and so is what stands in no row.
 * erail's words as its public parsers know them; the others' by their replies.
 */
export const TRAIN_REFUSALS: readonly Refusal[] = [
  { pattern: /^train not found\.?$/i, kind: 'none' },
  { pattern: /^(from|to) station not found\.?$/i, kind: 'none' },
  { pattern: /^(train|data|live status) (is )?not (found|available)( for (this|the given) (train|date|number))?\.?$/i, kind: 'none' },
  { pattern: /^(invalid|no such) train( number| no)?\.?$/i, kind: 'none' },
  { pattern: /^(pnr|pnr number) (is )?(not (found|available|generated)|invalid|flushed)\.?$/i, kind: 'none' },
  { pattern: /^(invalid|flushed) pnr( number)?( ?\/ ?pnr not yet generated)?\.?$/i, kind: 'none' },
  { pattern: /^flushed pnr \/ pnr not yet generated\.?$/i, kind: 'none' },
  { pattern: /quota|limit|exceeded|subscri|too many|credit/i, kind: 'limited' },
  { pattern: /try again|temporar|busy|maintenance|unavailable/i, kind: 'server' },
];
