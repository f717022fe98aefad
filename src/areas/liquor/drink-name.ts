/** Short forms that stay in capitals; those without a vowel stay by themselves. */
const SHORT_FORMS = new Set('XO XXX VSOP IPA II III IV VI VII VIII IX SPI USA UK DSP OAB AB OC ESB'.split(' '));
const SMALL = new Set(['AND', 'OF', 'IN', 'AT', 'FOR', 'THE', 'TO', 'DE', 'DI', 'WITH']);

/**
 * A drink's name as people write it, since lists of states have it in capitals: `SPI METRO SPECIAL INDIAN BRANDY` is `SPI Metro Special Indian Brandy`.
 * In a name with small letters, words of up to three capitals stay.
 */
export function drinkName(listed: string): string {
  const plain = listed
    .replace(/\s*\(F\w{1,4}\)\s*$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const isMixed = /\p{Ll}/u.test(plain);
  return plain.replace(/\p{L}+/gu, (word, at: number) => {
    if (word !== word.toUpperCase() || (isMixed && word.length <= 3)) return word;
    // `JACK DANIEL'S`, `ANGEL'S`: the letter behind an apostrophe is of the word before.
    if (/['’]/.test(plain[at - 1] ?? '') && word.length <= 2) return word.toLowerCase();
    if (SMALL.has(word) && at > 0) return word.toLowerCase();
    const isCode = /\d/.test(plain[at + word.length] ?? '') && word.length < 3;
    if (SHORT_FORMS.has(word) || isCode || !/[AEIOUY]/.test(word)) return word;
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}
