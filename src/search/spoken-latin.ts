import { isEveryday } from '../text/everyday-words.ts';
import { normaliseDevanagari } from '../text/fold.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { latinAsSpoken } from '../text/transliterate.ts';
import { isAskingWord } from './mend-words.ts';
import type { ParsedQuery } from './parse-query.ts';

const DEVANAGARI = /[\u0900-\u097f]/u;
/** Kinds of words that mean the same in both scripts. */
const KEPT: ReadonlySet<string> = new Set(['name', 'day', 'number', 'negation']);
/** How people write what is spoken so. */
const WRITTEN: Readonly<Record<string, string>> = { men: 'mein', hun: 'hoon', vala: 'wala', vali: 'wali', vale: 'wale' };

/**
 * A question in Devanagari with the words that ask in Latin letters, as people type Hindi: `12842 कहाँ-कहाँ रुकती है` is `12842 kahan kahan rukti hai`.
 * Names, days, numbers and negations stay, and what is no such word: it may be a name. Undefined where nothing is left to be written so.
 */
export function spokenInLatin({ text, tokens }: Pick<ParsedQuery, 'text' | 'tokens'>): string | undefined {
  if (!DEVANAGARI.test(text)) return undefined;
  const kept = new Set(tokens.flatMap(({ word, kind }) => (KEPT.has(kind) ? [word] : [])));
  const spoken = text.replace(/[\u0900-\u097f]+/gu, (typed) => {
    const word = normaliseDevanagari(typed);
    if (kept.has(word)) return typed;
    const heard = latinAsSpoken(word);
    const latin = WRITTEN[heard] ?? heard;
    return STOP_WORDS.has(latin) || isEveryday(latin) || isAskingWord(latin) ? latin : typed;
  });
  return spoken === text ? undefined : spoken;
}
