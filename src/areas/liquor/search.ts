import { keptIn } from '../../kernel/memoize.ts';
import { fold, wordSet } from '../../text/fold.ts';
import { editDistance } from '../../text/spelling.ts';
import { brandKey, brandNamesFor } from './brands.ts';
import type { Catalogue, Product } from './catalogue.ts';
import { categoryByName } from './categories.ts';

/** Further words of a text are left out. */
const MAX_WORDS = 10;
/** What a word is worth that is the beginning of another, and one with a slip. */
const PREFIX = 0.85;
const EDIT_SCORE = 0.6;
const MIN_FUZZY_LENGTH = 4;
const TWO_EDITS_LENGTH = 8;
/** Words that say no more than the field does. */
const STOP_WORDS = wordSet('price prices rate mrp cost of the a in buy daru sharab liquor alcohol bottle');

/** The words of a catalogue's products, and the places of the products that bear each. */
interface WordIndex {
  words: readonly ReadonlySet<string>[];
  bearers: ReadonlyMap<string, readonly number[]>;
  places: ReadonlyMap<Product, number>;
}

const indexes = new WeakMap<Catalogue, WordIndex>();

const indexOf = (catalogue: Catalogue): WordIndex => keptIn(indexes, catalogue, () => makeIndex(catalogue.products));

function makeIndex(products: readonly Product[]): WordIndex {
  const inNames = new Set(products.flatMap(({ name }) => brandKey(name).split(' ')));
  const words = products.map((one) => wordsOf(one, inNames));
  const bearers = new Map<string, number[]>();
  for (const [at, ofProduct] of words.entries())
    for (const word of ofProduct) {
      const places = bearers.get(word);
      if (places) places.push(at);
      else bearers.set(word, [at]);
    }
  return { words, bearers, places: new Map(products.map((one, at) => [one, at])) };
}

/**
 * What a product is found by: its name, its brand in every spelling, with and without gaps, its category, its size. A word that tells bottles apart by their
 * names, the white of white rum, counts for those alone.
 */
function wordsOf({ name, brand, brand_name, category, volume }: Product, inNames: ReadonlySet<string>): ReadonlySet<string> {
  const { aliases: all, hi } = categoryByName(category);
  const aliases = all.map((alias) =>
    alias.includes(' ')
      ? alias
          .split(' ')
          .filter((word) => !inNames.has(fold(word)))
          .join(' ')
      : alias,
  );
  const brandNames = brandNamesFor(brand, brand_name).flatMap((one) => [brandKey(one), brandKey(one).replaceAll(' ', '')]);
  const texts = [brandKey(name), ...brandNames, fold(category), ...aliases.map(fold), fold(hi), fold(volume), volume.replace(/\s/g, '')];
  return new Set(texts.flatMap((text) => text.split(' ')).filter(Boolean));
}

/** How well a word of the text is one of the product's, 0 to 1. */
function scoreWord(word: string, words: Iterable<string>): number {
  const isNumber = /^\d/.test(word);
  let best = 0;
  for (const one of words) {
    if (one === word) return 1;
    if (!isNumber && word.length >= 2 && one.startsWith(word)) {
      best = PREFIX;
      continue;
    }
    // Another number is another thing, not a misspelling.
    if (best > 0 || isNumber || word.length < MIN_FUZZY_LENGTH || /\d/.test(one)) continue;
    const most = word.length < TWO_EDITS_LENGTH ? 1 : 2;
    if (editDistance(word, one, most) <= most) best = EDIT_SCORE;
  }
  return best;
}

/** Products for what somebody types, best first, of equal ones the cheaper. Where none has every word, those that lack one of several are given. */
export function searchProducts(catalogue: Catalogue, q: string, limit: number): Product[] {
  const words = wordsAsked(q);
  if (words.length === 0) return [];
  const index = indexOf(catalogue);
  const sums = new Float64Array(catalogue.products.length);
  const counts = new Uint8Array(catalogue.products.length);
  for (const likeness of words.map((word) => likenessOf(word, index)))
    for (const [at, score] of likeness.entries())
      if (score > 0) {
        sums[at] = (sums[at] ?? 0) + score;
        counts[at] = (counts[at] ?? 0) + 1;
      }
  const scored = catalogue.products.map((product, at) => ({ product, found: counts[at] ?? 0, score: sums[at] ?? 0 }));
  const whole = scored.filter(({ found }) => found === words.length);
  const sortedWords = [...words].sort().join(' ');
  const isCalled = ({ name }: Product) => fold(name).split(' ').sort().join(' ') === sortedWords;
  const chosen = whole.length > 0 || words.length === 1 ? whole : scored.filter(({ found }) => found >= Math.max(1, words.length - 1));
  return (
    chosen
      .map((one) => ({ ...one, isCalled: isCalled(one.product) }))
      // The bottle that is called so itself stands before others of its brand: `absolut vodka` is no Mandrin.
      .toSorted((a, b) => b.score - a.score || Number(b.isCalled) - Number(a.isCalled))
      .slice(0, limit)
      .map(({ product }) => product)
  );
}

/** How well each product bears a word: each word of the catalogue is compared once. */
function likenessOf(word: string, { words, bearers }: WordIndex): Float64Array {
  const alike = [...bearers].flatMap(([catalogueWord, places]) => {
    const score = scoreWord(word, [catalogueWord]);
    return score > 0 ? [{ score, places }] : [];
  });
  // A word that some product has is spelt right: `blenders` is not `blended`.
  const isKnown = alike.some(({ score }) => score > EDIT_SCORE);
  const likeness = new Float64Array(words.length);
  for (const { score, places } of alike)
    if (!isKnown || score > EDIT_SCORE) for (const at of places) likeness[at] = Math.max(score, likeness[at] ?? 0);
  return likeness;
}

/** Whether a product's name has all words of a text, in any spelling. */
export function hasAllWords(catalogue: Catalogue, product: Product, q: string): boolean {
  const { words, places } = indexOf(catalogue);
  const ofProduct = words[places.get(product) ?? -1] ?? new Set<string>();
  return wordsAsked(q).every((word) => scoreWord(word, ofProduct) > 0);
}

/** The words of a text that tell bottles apart. */
function wordsAsked(q: string): string[] {
  const typed = brandKey(q.replace(/(\d)\s*(ml|l)\b/gi, '$1$2 '))
    .split(' ')
    .filter(Boolean);
  const meant = typed.filter((word) => !STOP_WORDS.has(word));
  return (meant.length > 0 ? meant : typed).slice(0, MAX_WORDS);
}
