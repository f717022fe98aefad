/** What letters English may write for a vowel that Hindi speaks so; others of the few that Hindi has may be any. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  a: /^(?:|[aeou]|ai|au|ea|ou|ao|ae|oa|ia)$/,
  e: /[aeiy]/,
  i: /^$|[eiy]/,
  o: /[ou]|a[uw]/,
  u: /[uow]|eu/,
  ai: /^(?:[aei]|ai|ei|ae)$/,
  au: /^(?:[aou]|au|ao|oa)$/,
};
/** What English may write behind the last consonant where Hindi speaks no vowel. */
const SILENT = /^[ea]?$/;

/** The vowels before, between and behind its consonants. */
const vowelsOf = (word: string): string[] => word.replace(/y/g, 'i').split(/[^aeiou]/);
/** Two vowels of which the first is an i are written as two: `iya` is no `a`. */
const TWO = /i[aou]/;

/**
 * Whether a word as Hindi speaks it may be this English or place word, given that their consonants are the same: Hindi writes vowels as they sound, so
 * `ples` is no `plus` and `karol` no `karauli`. Both in the form of a phonetic key.
 */
export function soundsLike(spoken: string, written: string): boolean {
  const [said, inWriting] = [vowelsOf(spoken), vowelsOf(written)];
  if (said.length !== inWriting.length) return true;
  return said.every((vowel, at) => {
    const letters = inWriting[at] ?? '';
    const isLast = at === said.length - 1;
    // Hindi writes two consonants at the beginning together where nothing is spoken between them: प्लेस is no `police`.
    if (vowel === '' && at === 1 && said[0] === '') return letters === '';
    if (vowel === '') return !isLast || SILENT.test(letters);
    // A vowel that is heard at the end is written: अंधेरी is no `andar`.
    if (isLast && vowel === 'a') return SILENT.test(letters) || letters === 'o';
    if (isLast && letters === '') return false;
    // And no i as a silent e: बंगाली is no `bangle`.
    if (isLast && vowel === 'i') return /[iy]/.test(letters);
    // And an e as such: कमरे is no `camera`.
    if (isLast && vowel === 'e') return /[eiy]/.test(letters);
    if (TWO.test(vowel)) return /[ie][aou]/.test(letters);
    return WRITTEN[vowel]?.test(letters) ?? true;
  });
}
