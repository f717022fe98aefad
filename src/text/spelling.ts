/**
 * The edit distance between two words: an extra, missing or different letter, or two swapped neighbours (optimal string alignment). Gives
 * up beyond `most` and returns `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let slips = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + other);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) slips = Math.min(slips, (twoAbove[j - 2] ?? 0) + 1);
      row.push(slips);
    }
    if (Math.min(...row) > most) return most + 1;
    twoAbove = above;
    above = row;
  }
  return Math.min(above[b.length] ?? 0, most + 1);
}

/** The word in a list that a misspelt one most likely means: fewest edits, then the same first letter, then list order. */
export function nearestWord(word: string, words: readonly string[], most: number): string | undefined {
  let best: { one: string; weight: number } | undefined;
  for (const one of words) {
    const slips = editDistance(word, one, most);
    const weight = slips * 2 + (one[0] === word[0] ? 0 : 1);
    if (slips <= most && (!best || weight < best.weight)) best = { one, weight };
  }
  return best?.one;
}

/** Shorter words sound too much like too many others. */
export const MIN_PHONETIC_LENGTH = 4;

/**
 * The phonetic key of a word of Hindi in Latin letters: aspirates, double and long letters, v and w, au and ow, j and z, x and ksh are merged, so `awaas`, `aavas` and
 * `awas` are one; c counts as k or s. Other scripts are unchanged.
 */
export function phoneticKey(word: string): string {
  if (word.length < MIN_PHONETIC_LENGTH || !/^[a-z]+$/.test(word)) return word;
  return word
    .replace(/ee|ea/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/ow(?=[^aeiouy]|$)/g, 'au')
    .replace(/ph/g, 'f')
    .replace(/gh(?=t)/g, '')
    .replace(/chh?/g, 'C')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([bdgjkst])h/g, '$1')
    .replace(/y(?=[^aeiou]|$)/g, 'i')
    .replace(/iy(?=[aeou])/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/** The consonants of a word as they sound, with its first letter. */
export const consonantKey = (word: string): string =>
  phoneticKey(word)
    .replace(/(?<=.)[aeiou]/g, '')
    .replace(/m(?=[bp])/g, 'n');

/** The consonants of a phonetic key. */
export const consonantsOf = (sound: string): string => sound.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Most edits between a word and the known one it is taken for. */
const MAX_EDITS = 2;
/** Shorter words are too similar to too many others; if nothing was found, one letter less is allowed. */
const MIN_FUZZY_LENGTH = 5;

/** Known words by length, each with its set of letters as bits, which rules most of them out quickly. */
export type WordsByLength = ReadonlyMap<number, { words: readonly string[]; letters: Int32Array }>;

export function byLength(words: Iterable<string>): WordsByLength {
  const long = Iterator.from(words).filter((word) => word.length >= MIN_PHONETIC_LENGTH);
  const lengths = Map.groupBy(long, (word) => word.length);
  return new Map([...lengths].map(([length, same]) => [length, { words: same, letters: Int32Array.from(same, letterMask) }]));
}

function letterMask(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Number of bits set in 32, counted in parallel. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The known words nearest to another, all at the same smallest distance; none for short words, numbers and unknown words. */
export function nearestWords(word: string, vocabulary: WordsByLength, shortest = MIN_FUZZY_LENGTH): string[] {
  // A different number is a different thing, not a misspelling.
  if (word.length < shortest || /\d/.test(word)) return [];
  const letters = letterMask(word);
  let best = word.length < 8 ? 1 : MAX_EDITS;
  let nearest: string[] = [];
  for (let length = word.length - best; length <= word.length + best; length += 1) {
    const same = vocabulary.get(length);
    if (!same) continue;
    for (let at = 0; at < same.letters.length; at += 1) {
      if (countBits(letters ^ (same.letters[at] ?? 0)) > 2 * best) continue;
      const one = same.words[at] ?? '';
      const distance = editDistance(word, one, best);
      if (distance > best || distance === 0) continue;
      nearest = distance < best ? [one] : [...nearest, one];
      best = distance;
    }
  }
  return nearest.slice(0, 4);
}

/** Shorter words may have one slip, longer ones two. */
const ONE_SLIP_BELOW = 6;

/** Whether a word is one of these, give or take a slip or two. */
export function isWordAlike(word: string, words: readonly string[]): boolean {
  const most = word.length < ONE_SLIP_BELOW ? 1 : 2;
  return words.some((one) => editDistance(word, one, most) <= most);
}
