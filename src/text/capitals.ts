/** Words that stay small within a name, and short ones that are abbreviations. */
const SMALL = new Set([
  'and',
  'of',
  'the',
  'at',
  'in',
  'on',
  'near',
  'opp',
  'to',
  'for',
  'no',
  'dist',
  'tal',
  'via',
  'road',
  'rd',
  'st',
  'or',
  'not',
]);
const SHORTEST_WORD = 4;

/**
 * A text that is all in capitals, as people write it; one that has small letters stays as it is.
 * @example withoutCapitals('HUSKED (BROWN) RICE') // 'Husked (Brown) Rice'
 */
export function withoutCapitals(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replace(/\p{Lu}[\p{Lu}']*/gu, (word) => {
    const small = word.toLowerCase();
    if (SMALL.has(small)) return small.charAt(0).toUpperCase() + small.slice(1);
    // `PB`, `NH`, `SCO` are what people write so; longer words, and those with a vowel between, are words.
    if (word.length < SHORTEST_WORD && !/^[^AEIOU][AEIOU][^AEIOU]$/.test(word)) return word;
    return word.charAt(0) + small.slice(1);
  });
}
