import table from './other-scripts.json' with { type: 'json' };

/** Everyday words of other languages of India by what they mean in English or Hindi. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(table.words).flatMap(([meaning, names]) => names.split(' ').map((name) => [name.normalize('NFC'), meaning] as const)),
);
const MIN_STEM = 3;

/** What is asked of a thing, behind whose name it is written in one word: സ്വർണ്ണവില is the price of gold. */
const HEADS: ReadonlySet<string> = new Set(['price', 'code', 'tax', 'train', 'holiday', 'scheme']);

/** A compound of two everyday words of which the second is asked of the first. */
function compoundOf(word: string): string | undefined {
  for (let at = MIN_STEM; at <= word.length - MIN_STEM; at += 1) {
    const head = WORDS.get(word.slice(at));
    const thing = head !== undefined && HEADS.has(head) ? WORDS.get(word.slice(0, at)) : undefined;
    if (thing !== undefined) return `${thing} ${head}`;
  }
  return undefined;
}

/** What an everyday word of another language of India, or a compound of two, means in English or Hindi; undefined for others. */
export const meaningOf = (word: string): string | undefined => WORDS.get(word) ?? compoundOf(word);
