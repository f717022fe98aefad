import { fold, normaliseDevanagari, wordSet } from '../text/fold.ts';
import type { Condition, DirectAnswer, Query } from './intent.ts';

/** What people ask of a code: whether it is one. The answer about it says so. */
const IS_ONE = wordSet(
  'valid validate validity correct right real genuine active exist exists existing wrong fake invalid verify check sahi asli galat nakli सही असली गलत नकली मान्य वैध',
);

/** Whether a word asks if a code is right. */
export const asksIfRight = (word: string): boolean => IS_ONE.has(normaliseDevanagari(word));

/**
 * Which parts of a text an answer about a code accounts for: all of them if the text has only the code and words of the area. If it has other words
 * too, the answer accounts for the letters and digits of the code, and not for those words.
 */
export function usesOf({ conditions }: Query, code: string): DirectAnswer['uses'] {
  const inCode = fold(code);
  const others = conditions.filter(
    ({ kind, text, typed = text }) =>
      !((kind === 'word' || kind === 'other') && asksIfRight(typed)) &&
      (!(kind === 'amount' || kind === 'time' || kind === 'word' || kind === 'place' || kind === 'other') || !inCode.includes(fold(typed))),
  );
  return others.length === 0 ? 'all' : others.some(({ kind }) => kind === 'word') ? [] : ['amount', 'word'];
}

/** Answers that account for further kinds of conditions. */
export const withUses = (answers: readonly DirectAnswer[], ...kinds: Condition['kind'][]): DirectAnswer[] =>
  answers.map((one) => (one.uses === 'all' ? one : { ...one, uses: [...(one.uses ?? []), ...kinds] }));

/** Answers that leave further words of the question unused; a refusal uses none. */
export const withUnused = (answers: readonly DirectAnswer[], words: readonly string[]): DirectAnswer[] =>
  answers.map((one) => (one.declined || words.length === 0 ? one : { ...one, unused: [...(one.unused ?? []), ...words] }));
