/** `Mandar SO Ranchi`: the kind between a name and the district that tells it from others. */
const KIND_INSIDE = /^(.+?)\s+[BSH]O\s+(\p{Lu}.*)$/u;
/** `Sector 27ChandigarhSO`: the kind stuck to the name. */
const KIND_STUCK = /(?<=\p{Ll})[BSH]O$/u;
/** `EnclaveI`, `27Chandigarh`: two words stuck together; names such as McLeod are one. */
const STUCK = /(?<=\p{Ll}|\d)(?<!\b(?:Mc|Mac|De|Le))(?=\p{Lu}\p{Ll}|\p{Lu}$)|(?<=\d)(?=\p{Lu}\p{Ll})/gu;
/** `RKombai`: an initial stuck to the name. */
const INITIAL_STUCK = /^(\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
/** A word in capitals that is no abbreviation: five letters and more with a vowel. */
const CAPITALS = /\p{Lu}{5,}/gu;

/** An office's name without what typing and joining left in it. */
export function tidyOfficeName(written: string): string {
  const name = written.trim().replace(KIND_STUCK, '').replace(KIND_INSIDE, '$1 ($2)').replace(STUCK, ' ').replace(INITIAL_STUCK, '$1 ');
  const shouted = name === name.toUpperCase();
  return name
    .replace(shouted ? /\p{Lu}{4,}/gu : CAPITALS, (word) => (isWord(word) ? word[0] + word.slice(1).toLowerCase() : word))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Not the letters of an abbreviation: those have no vowel, or one among four letters (CBPO). */
const isWord = (word: string): boolean => (word.match(/[AEIOUY]/g) ?? []).length > (word.length < 5 ? 1 : 0);
