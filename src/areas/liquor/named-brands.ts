import { keptIn } from '../../kernel/memoize.ts';
import { normaliseDevanagari } from '../../text/fold.ts';
import { addName, type NameIndex, namesIn, nearestName, newNames } from '../../text/name-index.ts';
import { brandBySlug, brandKey } from './brands.ts';
import { type Brand, type Catalogue, isDrawn } from './catalogue.ts';

/** A brand that a text names, and the words that say so. */
export interface NamedBrand {
  brand: Brand;
  words: readonly string[];
  /** Those of them that are its own name; none where a label of its bottles names it. */
  own: readonly string[];
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
    const brands = catalogue.brands.filter(isNamed);
    for (const brand of brands) for (const key of brand.keys) addName(index, formOf(key.split(' ')), brand);
    for (const [label, brand] of labelsOf(brands)) if (!index.exact.has(label)) index.exact.set(label, [brand]);
    return index;
  });

/** The two words behind a brand in the names of its bottles, where no other brand bears them: Black Label is Johnnie Walker's. */
const labelsOf = (brands: readonly Brand[]): [string, Brand][] =>
  brands.flatMap((brand) =>
    brand.products.filter(isDrawn).flatMap(({ name, category }): [string, Brand][] => {
      const key = brand.keys.find((one) => brandKey(name).startsWith(`${one} `));
      const label = key
        ? brandKey(name)
            .slice(key.length + 1)
            .split(' ')
            .slice(0, 2)
        : [];
      const isTelling = (word: string) => word.length > 2 && !brandKey(category).split(' ').includes(word);
      const isOwn = label.length === 2 && label.every(isTelling) && !brands.some((one) => one !== brand && isBornBy(one, label.join(' ')));
      return isOwn ? [[formOf(label), brand]] : [];
    }),
  );

/** Whether a bottle of the brand has these words in its name. */
const isBornBy = ({ products }: Brand, said: string): boolean =>
  products.some((one) => isDrawn(one) && ` ${brandKey(one.name)} `.includes(` ${said} `));

/** The brands that words name, in their order, each once: as they are written or sound. The s of `teacher's` is a word of a folded text. */
export function brandsNamed(catalogue: Catalogue, words: readonly string[]): NamedBrand[] {
  const index = indexOf(catalogue);
  const plainWords = words.filter((word) => word !== 's');
  const named = namesIn(index, plainWords.map(plain)).flatMap(({ things: [brand], at, length }): NamedBrand[] => {
    const said = plainWords.slice(at, at + length);
    if (!brand) return [];
    const isWritten = brand.keys.includes(said.join(' '));
    return [{ brand, words: said, own: !isWritten && length === 2 && isBornBy(brand, said.join(' ')) ? [] : said, isWritten }];
  });
  // Johnnie Walker Black Label is one.
  return [...Map.groupBy(named, ({ brand }) => brand).values()].map((all) => {
    const first = all.find(({ own }) => own.length > 0) ?? (all[0] as NamedBrand);
    return { ...first, words: all.flatMap((one) => one.words) };
  });
}

/** The brand that one of these words nearly spells. */
export function brandAlike(catalogue: Catalogue, words: readonly string[]): NamedBrand | undefined {
  const index = indexOf(catalogue);
  for (const word of words) {
    const name = nearestName(index, plain(word));
    const [brand] = name === undefined ? [] : (index.exact.get(name) ?? []);
    if (brand) return { brand, words: [word], own: [word], isWritten: false };
  }
  return undefined;
}

/** The words of a text in which a brand that is named otherwise has its own name. */
export const withOwnName = (words: readonly string[], { brand, own, isWritten }: NamedBrand): readonly string[] =>
  isWritten ? words : words.flatMap((word) => (word === own[0] ? brandKey(brand.name).split(' ') : own.includes(word) ? [] : [word]));
