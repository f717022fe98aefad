const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095F]\\u093C?';
/** A short i in visual order, before its consonants, at a place where it cannot be written. */
const MISPLACED = /(?<![\u0915-\u0939\u0958-\u095F\u093C])\u093F(?=[\u0915-\u0939\u0958-\u095F])/gu;
const DRAWN = new RegExp(`\\u093F((?:${CONSONANT}\\u094D)*${CONSONANT})`, 'gu');
/** From this share of misplaced ones on, a file is in visual order; 0 to 1. */
const DRAWN_SHARE = 0.1;

/** Whether a file has Devanagari in visual order, as some programs write it: the short i before its consonant. */
export function isAsDrawn(text: string): boolean {
  const all = text.split('\u093F').length - 1;
  return all > 0 && (text.match(MISPLACED)?.length ?? 0) > DRAWN_SHARE * all;
}

/** Converts text to Unicode order, with the short i after its consonants. */
export const inUnicodeOrder = (text: string): string => text.replace(DRAWN, '$1\u093F');
