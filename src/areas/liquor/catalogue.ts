import { keptIn, memoizeAsync } from '../../kernel/memoize.ts';
import { brandKey, brandNamesFor } from './brands.ts';
import { allOffers, allPictures, allProducts, type LiquorDatabase, liquorDatabase } from './queries.ts';
import { isStateList } from './sources/state-lists.ts';
import type { OfferRow, PictureRow, ProductRow } from './tables.ts';

/** A product with all that is on record of it. */
export interface Product extends ProductRow {
  /** The one that is shown first, then the others. */
  offers: readonly [OfferRow, ...OfferRow[]];
  picture: PictureRow | undefined;
}

/** The whole catalogue in memory: thousands of products, read once a process, since a snapshot does not change within one. */
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

/** Whether a product has a built page. Thousands are in states' lists alone, and their pages are made on request. */
export const isDrawn = ({ picture, offers }: Product): boolean =>
  picture !== undefined && offers.some(({ source }) => !isStateList(source));

const drawn = new WeakMap<Catalogue, Catalogue>();
/** The part of a catalogue that has pictures: what shops and the first list have. */
export const drawnCatalogue = (all: Catalogue): Catalogue => keptIn(drawn, all, () => makeCatalogue(all.products.filter(isDrawn)));

const states = new WeakMap<Catalogue, readonly string[]>();
/** States with a price on record, by name. */
export const statesOf = (all: Catalogue): readonly string[] =>
  keptIn(states, all, () =>
    [
      ...new Set(
        all.products.flatMap(({ offers }) => offers.flatMap(({ state, price_paise }) => (price_paise === null ? [] : (state ?? [])))),
      ),
    ].sort(),
  );

const byState = new WeakMap<Catalogue, Map<string, Catalogue>>();
/** The products with a price of a state, each with that price first; empty for a state without. */
export function catalogueOfState(all: Catalogue, state: string): Catalogue {
  if (!statesOf(all).includes(state)) return makeCatalogue([], '');
  return keptIn(
    keptIn(byState, all, () => new Map<string, Catalogue>()),
    state,
    () => {
      const products = all.products.flatMap((one) => inState(one, state) ?? []);
      return makeCatalogue(products, newestOf(products.map(({ offers: [newestOffer] }) => newestOffer)));
    },
  );
}

/** The catalogue for a question: the prices of the state that it names if that state's list is on record, else the products with pictures. */
export async function catalogueAsked(state: string | undefined): Promise<Catalogue> {
  const all = await liquorCatalogue();
  return state !== undefined && statesOf(all).includes(state) ? catalogueOfState(all, state) : drawnCatalogue(all);
}

const newestOf = (offers: readonly OfferRow[]): string =>
  offers.reduce((newest, { observed }) => (observed > newest ? observed : newest), '');

function inState(product: Product, state: string): Product | undefined {
  const stateOffers = product.offers.filter((one) => one.state === state && one.price_paise !== null);
  const [first, ...more] = stateOffers;
  return first && { ...product, offers: [first, ...more, ...product.offers.filter((one) => !stateOffers.includes(one))] };
}

async function readCatalogue(db: LiquorDatabase): Promise<Catalogue> {
  const [rows, offers, pictures] = await Promise.all([allProducts(db), allOffers(db), allPictures(db)]);
  const offersByProduct = Map.groupBy(offers, ({ product }) => product);
  const picturesByLabel = new Map(pictures.map((one) => [one.label, one]));
  const products = rows.flatMap((row): Product[] => {
    const [first, ...others] = (offersByProduct.get(row.id) ?? []).toSorted(shownFirst);
    return first ? [{ ...row, offers: [first, ...others], picture: picturesByLabel.get(row.label) }] : [];
  });
  return makeCatalogue(products);
}

/** `newest`: the newest day of the prices that are meant, all on record unless told. */
function makeCatalogue(unsorted: readonly Product[], newest?: string): Catalogue {
  const products = unsorted.toSorted((a, b) => priceOrLast(a) - priceOrLast(b) || compareNames(a.name, b.name) || a.id - b.id);
  const byLabel = Map.groupBy(products, ({ label }) => label);
  for (const sizes of byLabel.values()) sizes.sort((a, b) => (a.volume_ml ?? 0) - (b.volume_ml ?? 0) || a.id - b.id);
  return {
    products,
    byId: new Map(products.map((one) => [one.id, one])),
    byLabel,
    brands: groupBrands(products),
    newest: newest ?? newestOf(products.flatMap(({ offers }) => offers)),
  };
}

/** One with a price before one without, then what a shop or the first list says before lists of other states, then the newer; of one day a state's maximum price before a shop's, then by name. */
const shownFirst = (a: OfferRow, b: OfferRow): number =>
  Number(b.price_paise !== null) - Number(a.price_paise !== null) ||
  Number(isStateList(a.source)) - Number(isStateList(b.source)) ||
  b.observed.localeCompare(a.observed) ||
  a.kind.localeCompare(b.kind) ||
  a.source.localeCompare(b.source);

const { compare: compareNames } = new Intl.Collator('en');

const priceOrLast = ({ offers: [{ price_paise }] }: Product): number => price_paise ?? Number.MAX_SAFE_INTEGER;

export interface Brand {
  slug: string;
  name: string;
  /** All names people have for it, as `brandKey` writes them, its own first. */
  keys: readonly string[];
  products: readonly Product[];
  categories: readonly string[];
}

function groupBrands(products: readonly Product[]): Brand[] {
  return [...Map.groupBy(products, ({ brand }) => brand)]
    .map(([slug, bottles]) => {
      const name = bottles[0]?.brand_name ?? slug;
      const keys = brandNamesFor(slug, name).map(brandKey);
      return { slug, name, keys, products: bottles, categories: [...new Set(bottles.map(({ category }) => category))].sort() };
    })
    .sort((a, b) => compareNames(a.name, b.name));
}
