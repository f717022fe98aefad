/** Words that stay small within a name, and short ones that are abbreviations. */
const SMALL = new Set(['and', 'of', 'the', 'at', 'in', 'on', 'near', 'opp', 'to', 'for', 'no', 'dist', 'tal', 'via', 'road', 'rd', 'st']);
const SHORTEST_WORD = 4;

/**
 * An address as banks write it, all in capitals and without spaces behind commas, as people read it; one that has small letters stays as it is.
 * @example readable('TULSIANI CHMBRS,212,NARIMAN PT,MUMBAI 400021') // 'Tulsiani Chmbrs, 212, Nariman Pt, Mumbai 400021'
 */
export function readable(address: string): string {
  const spaced = address
    .replace(/\s*,\s*/g, ', ')
    .replace(/(?:, )+/g, ', ')
    // `DIST.MURSHIDABAD`; initials (`P.O.`) stay together.
    .replace(/(\p{L}{3,})\.(?=[\p{L}\d])/gu, '$1. ')
    .replace(/[ ,]+$/, '')
    .trim();
  if (/\p{Ll}/u.test(spaced)) return spaced;
  return spaced.replace(/\p{Lu}[\p{Lu}']*/gu, (word) => {
    const small = word.toLowerCase();
    if (SMALL.has(small)) return small.charAt(0).toUpperCase() + small.slice(1);
    // `PB`, `NH`, `SCO` are what people write so; longer words, and those with a vowel between, are words.
    if (word.length < SHORTEST_WORD && !/^[^AEIOU][AEIOU][^AEIOU]$/.test(word)) return word;
    return word.charAt(0) + small.slice(1);
  });
}
