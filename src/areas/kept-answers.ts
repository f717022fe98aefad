import type { LocalizedText } from '../i18n/locale.ts';
import { keptIn } from '../kernel/memoize.ts';

/** What of an area the one field answers on a phone without a connection. */
export interface KeptAnswers {
  /** What it is about, before the code that was typed: `Number plate`. */
  of: LocalizedText;
  /** Path of the page that tells more, from the root. */
  page: string;
  /** Codes, parted by spaces, by what they mean: `{ 'Pune, Maharashtra': 'MH12 MH14' }`. */
  codes?: Readonly<Record<string, string>>;
  /** All codes are numbers, each but the first of an answer given by how much it is more than the one before. */
  steps?: true;
  /** Days that have names: YYYY-MM-DD, the name in English and Hindi. */
  days?: readonly (readonly [day: string, en: string, hi: string])[];
}

/** Codes by what they mean, in the order given. With `steps` they are numbers, in rising order. */
export function groupCodes(pairs: Iterable<readonly [code: string | number, meaning: string]>, steps = false): Record<string, string> {
  const groups = new Map<string, (string | number)[]>();
  for (const [code, meaning] of pairs) keptIn(groups, meaning, () => []).push(code);
  const stepOf = (code: string | number, at: number, all: readonly (string | number)[]) => Number(code) - Number(all[at - 1] ?? 0);
  return Object.fromEntries([...groups].map(([meaning, codes]) => [meaning, (steps ? codes.map(stepOf) : codes).join(' ')]));
}
