import { memoizeAsync } from '../../kernel/memoize.ts';
import { brandKey, brandNamesFor } from './brands.ts';
import { allOffers, allPictures, allProducts, type LiquorDatabase, liquorDatabase } from './queries.ts';
import type { OfferRow, PictureRow, ProductRow } from './tables.ts';

/** A product with all that is on record of it. */
export interface Product extends ProductRow {
  /** The one that is shown first, then the others. */
  offers: readonly [OfferRow, ...OfferRow[]];
  picture: PictureRow | undefined;
}

/** The whole catalogue in memory: hundreds of products, read once a process, since a snapshot does not change within one. */
export interface Catalogue {
  /** Cheapest first, those without a price last. */
  products: readonly Product[];
  byId: ReadonlyMap<number, Product>;
  /** Products of a label, small sizes first. */
  byLabel: ReadonlyMap<string, readonly Product[]>;
  /** By name. */
  brands: readonly Brand[];
  /** Newest day on which something was seen, YYYY-MM-DD. */
  newest: string;
}

/** The catalogue of a snapshot. */
export const loadCatalogue = memoizeAsync(readCatalogue);

/** That of the snapshot that is published. */
export const liquorCatalogue = async (): Promise<Catalogue> => loadCatalogue(await liquorDatabase());

async function readCatalogue(db: LiquorDatabase): Promise<Catalogue> {
  const [rows, offers, pictures] = await Promise.all([allProducts(db), allOffers(db), allPictures(db)]);
  const offersByProduct = Map.groupBy(offers, ({ product }) => product);
  const picturesByLabel = new Map(pictures.map((one) => [one.label, one]));
  const products = rows.flatMap((row): Product[] => {
    const [first, ...others] = (offersByProduct.get(row.id) ?? []).toSorted(shownFirst);
    return first ? [{ ...row, offers: [first, ...others], picture: picturesByLabel.get(row.label) }] : [];
  });
  products.sort((a, b) => priceOrLast(a) - priceOrLast(b) || a.name.localeCompare(b.name, 'en') || a.id - b.id);
  const byLabel = Map.groupBy(products, ({ label }) => label);
  for (const sizes of byLabel.values()) sizes.sort((a, b) => (a.volume_ml ?? 0) - (b.volume_ml ?? 0) || a.id - b.id);
  return {
    products,
    byId: new Map(products.map((one) => [one.id, one])),
    byLabel,
    brands: groupBrands(products),
    newest: offers.reduce((newest, { observed }) => (observed > newest ? observed : newest), ''),
  };
}

/** One with a price before one without, then the newer; of one day a state's maximum price before a shop's, then by name. */
const shownFirst = (a: OfferRow, b: OfferRow): number =>
  Number(b.price_paise !== null) - Number(a.price_paise !== null) ||
  b.observed.localeCompare(a.observed) ||
  a.kind.localeCompare(b.kind) ||
  a.source.localeCompare(b.source);

const priceOrLast = ({ offers: [{ price_paise }] }: Product): number => price_paise ?? Number.MAX_SAFE_INTEGER;

export interface Brand {
  slug: string;
  name: string;
  /** All names people have for it, as `brandKey` writes them, its own first. */
  keys: readonly string[];
  /** The same between spaces, as they stand in a folded text, of which `teacher's` is ` teacher s `. */
  phrases: readonly string[];
  products: readonly Product[];
  categories: readonly string[];
}

function groupBrands(products: readonly Product[]): Brand[] {
  return [...Map.groupBy(products, ({ brand }) => brand)]
    .map(([slug, own]) => {
      const name = own[0]?.brand_name ?? slug;
      const keys = brandNamesFor(slug, name).map(brandKey);
      const phrases = [...new Set(keys.flatMap((one) => [` ${one} `, ` ${one.replace(/(\w)s\b/g, '$1 s')} `]))];
      return { slug, name, keys, phrases, products: own, categories: [...new Set(own.map(({ category }) => category))].sort() };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
