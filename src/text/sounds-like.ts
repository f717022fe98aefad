/** What letters English may write for a vowel that Hindi speaks so; others of the few that Hindi has may be any. */
const WRITTEN: Readonly<Record<string, RegExp>> = { e: /^$|[aeiy]/, i: /^$|[eiy]/, o: /[ou]|a[uw]/, u: /[uoewa]/ };
/** What English may write behind the last consonant where Hindi speaks no vowel. */
const SILENT = /^[ea]?$/;

const vowelsOf = (word: string): string[] => word.split(/[^aeiou]+/);

/**
 * Whether a word as Hindi speaks it may be this English or place word, given that their consonants are the same: Hindi writes vowels as they sound, so
 * `ples` is no `plus` and `karol` no `karauli`. Both in the form of a phonetic key.
 */
export function soundsLike(spoken: string, written: string): boolean {
  const [said, own] = [vowelsOf(spoken), vowelsOf(written)];
  if (said.length !== own.length) return true;
  return said.every((vowel, at) => {
    const letters = own[at] ?? '';
    if (vowel === '') return at < said.length - 1 || SILENT.test(letters);
    return WRITTEN[vowel]?.test(letters) ?? true;
  });
}
