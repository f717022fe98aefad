import type { Refusal } from '../../../providers/refusals.ts';

/**
 * Texts with which train sources refuse, even under HTTP 200. Matched in full: "Please try again" is an outage, and so is anything not
 * listed. erail's texts come from public parsers, the others' from their replies.
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
