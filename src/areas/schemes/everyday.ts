import everyday from './everyday.json' with { type: 'json' };

/** Before a form that people type but that means something else in a scheme's name: it finds its line, and is not looked for. */
export const QUERY_ONLY = '>';

/**
 * Everyday words and the official ones that mean the same, in English, in Hindi written in Latin letters, and in Devanagari. A word finds what
 * any word of its line finds. Spellings that differ only in doubled or long letters, in v and w or in j and z need no entry (spelling.ts).
 */
export const EVERYDAY: readonly (readonly string[])[] = everyday;

/** Words that say nothing where everything is a scheme, or nothing at all; they count only in a text that has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of for in on to by with under from and or is are my me i how what which where apply online form list all new ' +
    'ke ka ki ko liye me mein par se aur hai wali wala ' +
    'scheme schemes yojana yojna yojanas yojanaye yojanayen government govt sarkari sarkar योजना योजनाएं के का की को लिए में और सरकारी'
  ).split(' '),
);
