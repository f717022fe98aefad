import { slipsBetween } from '../../lib/spelling.ts';
import { fold } from '../../lib/text.ts';
import { brandKey, namesOfBrand } from './brands.ts';
import type { Catalogue, Product } from './catalogue.ts';
import { categoryByName } from './categories.ts';

/** Further words of a text are left out. */
const MOST_WORDS = 10;
/** What a word is worth that is the beginning of another, and one with a slip. */
const PREFIX = 0.85;
const SLIP = 0.6;
const SHORTEST_MENDED = 4;
const TWO_SLIPS_FROM = 8;
/** Words that say no more than the field does. */
const FILLERS = new Set('price prices rate mrp cost of the a in buy daru sharab liquor alcohol bottle'.split(' '));

interface Words {
  product: Product;
  words: ReadonlySet<string>;
}

const indexes = new WeakMap<Catalogue, readonly Words[]>();

/** What a product is found by: its name, its brand in every spelling, with and without gaps, its category, its size. */
function indexOf(catalogue: Catalogue): readonly Words[] {
  const known = indexes.get(catalogue);
  if (known) return known;
  const made = catalogue.products.map((product) => {
    const { name, brand, brand_name, category, volume } = product;
    const { aliases, hi } = categoryByName(category);
    const brandNames = namesOfBrand(brand, brand_name).flatMap((one) => [brandKey(one), brandKey(one).replaceAll(' ', '')]);
    const texts = [brandKey(name), ...brandNames, fold(category), ...aliases.map(fold), fold(hi), fold(volume), volume.replace(/\s/g, '')];
    return { product, words: new Set(texts.flatMap((text) => text.split(' ')).filter(Boolean)) };
  });
  indexes.set(catalogue, made);
  return made;
}

/** How well a word of the text is one of the product's, 0 to 1. */
function likeness(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return 1;
  const isNumber = /^\d/.test(word);
  let best = 0;
  for (const one of words) {
    if (!isNumber && word.length >= 2 && one.startsWith(word)) return PREFIX;
    // Another number is another thing, not a misspelling.
    if (isNumber || word.length < SHORTEST_MENDED || /\d/.test(one)) continue;
    const most = word.length < TWO_SLIPS_FROM ? 1 : 2;
    if (slipsBetween(word, one, most) <= most) best = SLIP;
  }
  return best;
}

/**
 * Products for what somebody types, best first, of equal ones the cheaper. Every word has to be found; where nothing has them all, products that
 * lack one of several are given.
 */
export function searchProducts(catalogue: Catalogue, q: string, limit: number): Product[] {
  const typed = brandKey(q.replace(/(\d)\s*(ml|l)\b/gi, '$1$2 '))
    .split(' ')
    .filter(Boolean);
  const meant = typed.filter((word) => !FILLERS.has(word));
  const words = (meant.length > 0 ? meant : typed).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const index = indexOf(catalogue);
  const likenesses = words.map((word) => {
    const found = index.map(({ words: own }) => likeness(word, own));
    // A word that some product has is spelt right: `blenders` is not `blended`.
    return found.some((one) => one > SLIP) ? found.map((one) => (one > SLIP ? one : 0)) : found;
  });
  const scored = index.map(({ product }, at) => {
    const scores = likenesses.map((found) => found[at] ?? 0);
    return { product, found: scores.filter((one) => one > 0).length, score: scores.reduce((sum, one) => sum + one, 0) };
  });
  const whole = scored.filter(({ found }) => found === words.length);
  const chosen = whole.length > 0 || words.length === 1 ? whole : scored.filter(({ found }) => found >= Math.max(1, words.length - 1));
  return chosen
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ product }) => product);
}
