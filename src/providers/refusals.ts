import type { ApiError } from '../kernel/errors.ts';
import { type OutageKind, UpstreamError } from '../net/upstream.ts';
import { CannotAnswer } from './provider-queue.ts';

/** What a vendor's refusal says: `none` that there is no such thing, which is an answer; `cannot` that it has nothing for this question; else an outage. */
export type RefusalKind = 'none' | 'cannot' | OutageKind;

/** One row of a vendor family's table. The first row that fits counts. */
export interface Refusal {
  /** A code or words; null fits any. Words that mean `none` are matched whole: half of a sentence proves nothing. */
  pattern: RegExp | null;
  /** HTTP status; any unless said. */
  status?: number;
  kind: RefusalKind;
}

/**
 * What a refusal means by its family's table; `text` is the code or the words, in any case. Statuses that speak of the vendor itself (401,
 * 403, 429, 5xx) are outages whatever it says, and so is what no row knows: a false "there is none" is the worst answer there is.
 */
export function classifyRefusal(table: readonly Refusal[], text: string, status = 200): RefusalKind {
  if (status === 429) return 'limited';
  if (status >= 500) return 'server';
  if (status === 401 || status === 403) return 'refused';
  const words = text.replace(/\s+/g, ' ').trim();
  const row = table.find(({ pattern, status: due }) => (due === undefined || due === status) && (pattern?.test(words) ?? true));
  return row?.kind ?? 'refused';
}

/** The refusal as what a provider throws. `none` is the answer that there is no such thing, where the question can tell. */
export function refusalError(table: readonly Refusal[], text: string, none?: ApiError, status?: number): Error {
  const meaning = classifyRefusal(table, text, status);
  if (meaning === 'none') return none ?? new CannotAnswer('it has nothing of this');
  if (meaning === 'cannot') return new CannotAnswer('it does not take this question');
  return new UpstreamError(meaning, 'the provider declined to answer');
}
