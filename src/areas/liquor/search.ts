import { keptIn } from '../../kernel/memoize.ts';
import { fold } from '../../text/fold.ts';
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
const STOP_WORDS = new Set('price prices rate mrp cost of the a in buy daru sharab liquor alcohol bottle'.split(' '));

interface IndexedProduct {
  product: Product;
  words: ReadonlySet<string>;
}

const indexes = new WeakMap<Catalogue, readonly IndexedProduct[]>();

const productIndex = (catalogue: Catalogue): readonly IndexedProduct[] =>
  keptIn(indexes, catalogue, () => catalogue.products.map(indexProduct));

/** What a product is found by: its name, its brand in every spelling, with and without gaps, its category, its size. */
function indexProduct(product: Product): IndexedProduct {
  const { name, brand, brand_name, category, volume } = product;
  const { aliases, hi } = categoryByName(category);
  const brandNames = brandNamesFor(brand, brand_name).flatMap((one) => [brandKey(one), brandKey(one).replaceAll(' ', '')]);
  const texts = [brandKey(name), ...brandNames, fold(category), ...aliases.map(fold), fold(hi), fold(volume), volume.replace(/\s/g, '')];
  return { product, words: new Set(texts.flatMap((text) => text.split(' ')).filter(Boolean)) };
}

/** How well a word of the text is one of the product's, 0 to 1. */
function scoreWord(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1;
  const isNumber = /^\d/.test(word);
  let best = 0;
  for (const one of words) {
    if (!isNumber && word.length >= 2 && one.startsWith(word)) return PREFIX;
    // Another number is another thing, not a misspelling.
    if (isNumber || word.length < MIN_FUZZY_LENGTH || /\d/.test(one)) continue;
    const most = word.length < TWO_EDITS_LENGTH ? 1 : 2;
    if (editDistance(word, one, most) <= most) best = EDIT_SCORE;
  }
  return best;
}

/** Products for what somebody types, best first, of equal ones the cheaper. Where none has every word, those that lack one of several are given. */
export function searchProducts(catalogue: Catalogue, q: string, limit: number): Product[] {
  const words = wordsAsked(q);
  if (words.length === 0) return [];
  const index = productIndex(catalogue);
  const likenesses = words.map((word) => {
    const found = index.map(({ words: own }) => scoreWord(word, own));
    // A word that some product has is spelt right: `blenders` is not `blended`.
    return found.some((one) => one > EDIT_SCORE) ? found.map((one) => (one > EDIT_SCORE ? one : 0)) : found;
  });
  const scored = index.map(({ product }, at) => {
    const scores = likenesses.map((found) => found[at] ?? 0);
    return { product, found: scores.filter((one) => one > 0).length, score: scores.reduce((sum, one) => sum + one, 0) };
  });
  const whole = scored.filter(({ found }) => found === words.length);
  const asked = [...words].sort().join(' ');
  const isCalled = ({ name }: Product) => fold(name).split(' ').sort().join(' ') === asked;
  const chosen = whole.length > 0 || words.length === 1 ? whole : scored.filter(({ found }) => found >= Math.max(1, words.length - 1));
  return (
    chosen
      // The bottle that is called so itself stands before others of its brand: `absolut vodka` is no Mandrin.
      .toSorted((a, b) => b.score - a.score || Number(isCalled(b.product)) - Number(isCalled(a.product)))
      .slice(0, limit)
      .map(({ product }) => product)
  );
}

/** Does a product bear all words of a text, in any spelling? */
export function hasAllWords(catalogue: Catalogue, product: Product, q: string): boolean {
  const own = productIndex(catalogue).find((one) => one.product === product)?.words ?? new Set<string>();
  return wordsAsked(q).every((word) => scoreWord(word, own) > 0);
}

/** The words of a text that tell bottles apart. */
function wordsAsked(q: string): string[] {
  const typed = brandKey(q.replace(/(\d)\s*(ml|l)\b/gi, '$1$2 '))
    .split(' ')
    .filter(Boolean);
  const meant = typed.filter((word) => !STOP_WORDS.has(word));
  return (meant.length > 0 ? meant : typed).slice(0, MAX_WORDS);
}
