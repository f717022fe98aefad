/** A name in capitals in normal case: `ALLAHABAD JN` becomes `Allahabad Jn`. A name with lower-case letters stays as it is. */
export function readableName(name: string): string {
  const clean = name.replace(/\s+/g, ' ').trim();
  if (/\p{Ll}/u.test(clean)) return clean;
  return clean.replace(/\p{L}+/gu, (word, at: number) => {
    // Initials (`M.G.`) and abbreviations without a vowel (`KSR`) are not words.
    const initials = clean[at + word.length] === '.' && word.length === 1;
    if (initials || (word.length > 2 && !/[AEIOUY]/.test(word))) return word;
    return word[0] + word.slice(1).toLowerCase();
  });
}

/** UTF-8 bytes, each stored as a full-width character. */
const WIDE_BYTES = /[\uff00-\uffff]+/g;
/**
 * A Latin letter within a Hindi word, a sign without a letter, or consonants without any vowel: machine transliterations of codes, which
 * nobody can pronounce.
 */
const NO_WORD =
  /[A-Za-z]\p{Script=Deva}|\p{Script=Deva}[A-Za-z]|(?<!\p{Script=Deva})\u094d|(?<!\p{Script=Deva})(?:[\u0915-\u0939\u0958-\u095f]\u093c?\u094d)+(?![\p{Script=Deva}\u200d])/u;

/**
 * A record's Hindi name, without the markup and broken signs found in some; null if it has none or none a Hindi reader could read: the word
 * NULL, an English name, `म्स् क्ल्न्` for MS-QLN.
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
