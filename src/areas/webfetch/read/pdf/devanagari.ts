const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095F]\\u093C?';
/** The short i as it is drawn, before its consonants, at a place where it cannot be written. */
const MISPLACED = /(?<![\u0915-\u0939\u0958-\u095F\u093C])\u093F(?=[\u0915-\u0939\u0958-\u095F])/gu;
const DRAWN = new RegExp(`\\u093F((?:${CONSONANT}\\u094D)*${CONSONANT})`, 'gu');
/** Share of misplaced ones from which a file writes them as they are drawn; 0 to 1. */
const DRAWN_SHARE = 0.1;

/** Whether a file gives Devanagari in the order in which it is drawn, as some programs write it: the short i before its consonant. */
export function isAsDrawn(text: string): boolean {
  const all = text.split('\u093F').length - 1;
  return all > 0 && (text.match(MISPLACED)?.length ?? 0) > DRAWN_SHARE * all;
}

/** Text in the order of Unicode, where the short i comes after its consonants. */
export const inUnicodeOrder = (text: string): string => text.replace(DRAWN, '$1\u093F');
