import type { LocalizedText } from '../i18n/locale.ts';
import { keptIn } from '../kernel/memoize.ts';

/** What the search box can answer about an area on a phone that is offline. */
export interface KeptAnswers {
  /** Title shown before the typed code: `Number plate`. */
  of: LocalizedText;
  /** Path from the root of the page with more. */
  page: string;
  /** Codes, separated by spaces, by their meaning: `{ 'Pune, Maharashtra': 'MH12 MH14' }`. */
  codes?: Readonly<Record<string, string>>;
  /** All codes are numbers; each but the first of a meaning is stored as its difference from the one before. */
  steps?: true;
  /** Named days: YYYY-MM-DD, the name in English, the name in Hindi. */
  days?: readonly (readonly [day: string, en: string, hi: string])[];
}

/** Codes by their meaning, in the given order. With `steps` they are numbers in ascending order. */
export function groupCodes(pairs: Iterable<readonly [code: string | number, meaning: string]>, steps = false): Record<string, string> {
  const groups = new Map<string, (string | number)[]>();
  for (const [code, meaning] of pairs) keptIn(groups, meaning, () => []).push(code);
  const stepOf = (code: string | number, at: number, all: readonly (string | number)[]) => Number(code) - Number(all[at - 1] ?? 0);
  return Object.fromEntries([...groups].map(([meaning, codes]) => [meaning, (steps ? codes.map(stepOf) : codes).join(' ')]));
}
