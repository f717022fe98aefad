import { keptIn } from '../../kernel/memoize.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { addName, type NameIndex, namesIn, nearestName, newNames } from '../../text/name-index.ts';
import { brandBySlug, brandKey } from './brands.ts';
import { type Brand, type Catalogue, isDrawn } from './catalogue.ts';

/** A brand that a text names, and the words that say so. */
export interface NamedBrand {
  brand: Brand;
  words: readonly string[];
  /** Whether they are one of its names as it is written, not one that sounds or is spelt so. */
  isWritten: boolean;
}

const indexes = new WeakMap<Catalogue, NameIndex<Brand>>();

/** Brands that somebody names. First words of names in a state's list (Gold, Royal, Kerala) are words of every text. */
const isNamed = ({ slug, products }: Brand): boolean => brandBySlug(slug) !== undefined || products.some(isDrawn);

/** A word as brands are compared: `blender pride` is Blenders Pride. */
const plain = (word: string): string => normaliseDevanagari(word).replace(/(?<=[a-z]{3})s$/, '');
const formOf = (words: readonly string[]): string => words.map(plain).join(' ');

const indexOf = (catalogue: Catalogue): NameIndex<Brand> =>
  keptIn(indexes, catalogue, () => {
    const index = newNames<Brand>();
    for (const brand of catalogue.brands.filter(isNamed)) for (const key of brand.keys) addName(index, formOf(key.split(' ')), brand);
    return index;
  });

/** The brands that words name, in their order, each once: as they are written or sound. The s of `teacher's` is a word of a folded text. */
export function brandsNamed(catalogue: Catalogue, words: readonly string[]): NamedBrand[] {
  const index = indexOf(catalogue);
  const plainWords = words.filter((word) => word !== 's');
  const named = namesIn(index, plainWords.map(plain)).flatMap(({ things: [brand], at, length }): NamedBrand[] => {
    const said = plainWords.slice(at, at + length);
    return brand ? [{ brand, words: said, isWritten: brand.keys.includes(said.join(' ')) }] : [];
  });
  return named.filter(({ brand }, at) => named.findIndex((one) => one.brand === brand) === at);
}

/** The brand that one of these words nearly spells. */
export function brandAlike(catalogue: Catalogue, words: readonly string[]): NamedBrand | undefined {
  const index = indexOf(catalogue);
  for (const word of words) {
    const name = nearestName(index, plain(word));
    const [brand] = name === undefined ? [] : (index.exact.get(name) ?? []);
    if (brand) return { brand, words: [word], isWritten: false };
  }
  return undefined;
}

/** The words of a text in which a brand that is named otherwise has its own name. */
export const withOwnName = (words: readonly string[], { brand, words: said, isWritten }: NamedBrand): readonly string[] =>
  isWritten ? words : words.flatMap((word) => (word === said[0] ? brandKey(brand.name).split(' ') : said.includes(word) ? [] : [word]));
