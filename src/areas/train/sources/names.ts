/** A name in capitals as people write it: `ALLAHABAD JN` is `Allahabad Jn`; a name that has small letters stays as it is. */
export function readableName(name: string): string {
  const clean = name.replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(clean)) return clean;
  return clean.replace(/\p{L}+/gu, (word, at: number) => {
    // Initials (`M.G.`) and short forms without a vowel (`KSR`) are not words.
    const initials = clean[at + word.length] === '.' && word.length === 1;
    if (initials || (word.length > 2 && !/[AEIOUY]/.test(word))) return word;
    return word[0] + word.slice(1).toLowerCase();
  });
}

/** Bytes of UTF-8, each kept as the wide form of the character that it would be alone. */
const WIDE_BYTES = /[\uff00-\uffff]+/g;
/**
 * A Latin letter within a Hindi word, a sign that stands on no letter, or a word of consonants that no vowel follows: codes of stations spelt out by
 * a program, which nobody can say.
 */
const NO_WORD =
  /[A-Za-z]\p{Script=Deva}|\p{Script=Deva}[A-Za-z]|(?<!\p{Script=Deva})\u094d|(?<!\p{Script=Deva})(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d)+(?![\p{Script=Deva}\u200d])/u;

/**
 * A name in Hindi as a record has it, without the markup and the broken signs that stand in some; null where there is none, or where it is nothing
 * that a reader of Hindi could read: the word NULL, a name in English, `म्स् क्ल्न्` for MS-QLN.
 */
export function readHindi(name: string | null): string | null {
  const text = (name ?? '')
    .replace(WIDE_BYTES, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
    .replace(/<[^>]*>/g, '')
    .replace(/ \u094d$|;$/, '')
    .replaceAll('।', '.')
    .trim();
  return /\p{Script=Deva}/u.test(text) && !NO_WORD.test(text) ? text : null;
}
