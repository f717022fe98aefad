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
