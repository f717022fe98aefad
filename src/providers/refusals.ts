import type { ApiError } from '../kernel/errors.ts';
import { type OutageKind, UpstreamError } from '../net/upstream.ts';
import { CannotAnswer } from './provider-queue.ts';

/** What a vendor's refusal means: `none`, there is no such thing (an answer); `cannot`, it has nothing for this question; else an outage. */
export type RefusalKind = 'none' | 'cannot' | OutageKind;

/** A row of a vendor family's table. The first match counts. */
export interface Refusal {
  /** A code or text; null matches any. Texts that mean `none` must match whole, since part of a sentence proves nothing. */
  pattern: RegExp | null;
  /** HTTP status; any by default. */
  status?: number;
  kind: RefusalKind;
}

/**
 * What a refusal means by its family's table; `text` is the code or message, case-insensitive. Statuses about the vendor itself (401, 403, 429,
 * 5xx) are outages whatever the text, and so is an unknown text: a false "there is none" is the worst possible answer.
 */
export function classifyRefusal(table: readonly Refusal[], text: string, status = 200): RefusalKind {
  if (status === 429) return 'limited';
  if (status >= 500) return 'server';
  if (status === 401 || status === 403) return 'refused';
  const words = text.replace(/\s+/g, ' ').trim();
  const row = table.find(({ pattern, status: due }) => (due === undefined || due === status) && (pattern?.test(words) ?? true));
  return row?.kind ?? 'refused';
}

/** The error that a provider throws for a refusal. `none`: the answer that there is no such thing, if the question has one. */
export function refusalError(table: readonly Refusal[], text: string, none?: ApiError, status?: number): Error {
  const meaning = classifyRefusal(table, text, status);
  if (meaning === 'none') return none ?? new CannotAnswer('it has nothing of this');
  if (meaning === 'cannot') return new CannotAnswer('it does not take this question');
  return new UpstreamError(meaning, 'the provider declined to answer');
}
