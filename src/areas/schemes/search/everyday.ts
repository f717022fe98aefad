import everyday from './everyday.json' with { type: 'json' };

/** Marks a form that means something else in scheme names: it finds its line, but is not itself searched for. */
export const QUERY_ONLY = '>';

/**
 * Everyday words with their official synonyms, in English, Hindi in Latin letters, and Devanagari. A word finds whatever any word on its
 * line finds. Spellings that differ only in double or long letters, v and w or j and z need no entry (spelling.ts).
 */
export const EVERYDAY: readonly (readonly string[])[] = everyday;

/** A word with those that mean the same. */
export const synonymsOf = (word: string): string[] => [word, ...EVERYDAY.filter((line) => line.includes(word)).flat()];

/** A word, and what it is a form of that only people use: the mgnrega of `manrega`. */
export const formsOf = (word: string): string[] => [word, ...EVERYDAY.filter((line) => line.includes(`${QUERY_ONLY}${word}`)).flat()];

/** Words without meaning here, where everything is a scheme; they count only if a text has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of for in on to by with under from and or is are my me i how what which where apply online form list all new ' +
    'ke ka ki ko liye me mein par se aur hai wali wala ' +
    'scheme schemes yojana yojna yojanas yojanaye yojanayen government govt sarkari sarkar योजना योजनाएं के का की को लिए में और सरकारी'
  ).split(' '),
);
