import { computeFreshness } from '../../crawl/freshness.ts';
import { placeBySlug } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { AGE_SOURCES, AGES_AS_OF, STATE_AGES, type StateAge } from './ages.ts';
import { unknownProduct } from './asked.ts';
import { drawnCatalogue, isDrawn, liquorCatalogue, type Product } from './catalogue.ts';
import { type Category, categoryByName, categorySlug } from './categories.ts';
import { picturePath } from './pictures/picture-files.ts';
import { liquorDatabase, listReviews } from './queries.ts';
import { LIQUOR_SCHEDULE, type OfferRow, type ReviewRow } from './tables.ts';

/** A state by its names. */
export type StateName = Readonly<{ name: string; hi?: string }>;

/** A product as a list shows it. */
export interface ProductValue {
  id: number;
  /** In English, without its size. */
  name: string;
  /** `750 ml`; empty where it is not known. */
  volume: string;
  /** Rupees; null where no price is known. */
  price: number | null;
  /** Its page. */
  page: string;
}

/** A label with its sizes, small sizes first. */
export interface Label {
  name: string;
  /** Slug of its brand. */
  brand: string;
  category: Category;
  /** Its picture, from the root; empty where there is none. */
  picture: string;
  sizes: readonly ProductValue[];
  /** Where these prices hold; empty where no source says. */
  states: readonly StateName[];
}

/** What a source says of a product. */
export interface Offer {
  source: string;
  /** Rupees; null where it gives none. */
  price: number | null;
  state: StateName | null;
  /** At the source, where there is such a page. */
  url: string | null;
  /** YYYY-MM-DD. */
  day: string;
}

/** A product with all that is on record of it. */
export interface ProductDetail extends ProductValue {
  brand: { slug: string; name: string };
  category: Category & { slug: string };
  picture: string;
  /** Rupees for 100 ml. */
  per100ml: number | null;
  /** Per cent by volume. */
  abv: number | null;
  availability: OfferRow['availability'];
  /** The mean of what the sources publish, of five, and how many rated; zero where nobody did. */
  rating: { mean: number; count: number };
  /** A state's maximum retail price, or a shop's. */
  kind: OfferRow['kind'];
  state: StateName | null;
  source: string;
  /** What else the shown source asks at most, in rupees. */
  priceMax: number | null;
  /** Day of the price, YYYY-MM-DD, and when it is too old, ISO 8601 UTC. */
  day: string;
  staleAfter: string;
  sizes: readonly (ProductValue & { per100ml: number | null })[];
  offers: readonly Offer[];
  reviews: readonly ReviewRow[];
  /** Other labels of the brand. */
  others: readonly Label[];
}

const inRupees = (paise: number | null): number | null => (paise === null ? null : paise / 100);
const stateOf = (name: string | null): StateName | null => (name === null ? null : findStateName(name));
const pictureOf = ({ picture }: Product): string => (picture ? picturePath(picture) : '');

/** Price of 100 ml in whole paise; null where price or size is unknown. */
export function per100ml({ offers: [{ price_paise }], volume_ml }: Product): number | null {
  return price_paise === null || volume_ml === null ? null : Math.round((price_paise * 100) / volume_ml);
}

/** The mean of what the sources publish, weighed by how many rated there. */
export function meanRating(offers: readonly OfferRow[]): { mean: number; count: number } {
  const count = offers.reduce((sum, { review_count }) => sum + review_count, 0);
  const sum = offers.reduce((total, { rating, review_count }) => total + rating * review_count, 0);
  return { mean: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count };
}

/** In stock where a shop has it, out of stock where all that say so have not. */
export function overallAvailability(offers: readonly OfferRow[]): OfferRow['availability'] {
  const said = offers.map(({ availability }) => availability).filter((one) => one !== 'unknown');
  return said.includes('in_stock') ? 'in_stock' : (said[0] ?? 'unknown');
}

/** The page of a product: built for those with a picture, else made on request. */
export const pageOf = (product: Product): string =>
  isDrawn(product) ? `/browse/liquor/product/${product.id}` : `/browse/liquor/bottle?id=${product.id}`;

const toProduct = (product: Product): ProductValue => ({
  id: product.id,
  name: product.name,
  volume: product.volume,
  price: inRupees(product.offers[0].price_paise),
  page: pageOf(product),
});

/** Products by their label, in the order of the list. */
export function groupByLabel(products: readonly Product[]): Label[] {
  return [...Map.groupBy(products, ({ brand, name }) => `${brand}/${name}`).values()].flatMap((ofLabel) => {
    const sizes = ofLabel.toSorted((a, b) => Number.parseFloat(a.volume) - Number.parseFloat(b.volume));
    const [first] = sizes;
    if (!first) return [];
    const { name, brand, category } = first;
    const states = [...new Set(sizes.flatMap(({ offers: [{ state }] }) => state ?? []))].map(findStateName);
    return [{ name, brand, category: categoryByName(category), picture: pictureOf(first), sizes: sizes.map(toProduct), states }];
  });
}

/** The numbers of the products whose pages are built. */
export const productIds = async (): Promise<number[]> => drawnCatalogue(await liquorCatalogue()).products.map(({ id }) => id);

/** Other labels of the brand on a bottle's page. */
const MOST_OTHERS = 50;

/** All that is on record of a product. Throws ApiError 404 where none has the number. */
export async function requireProduct({ id }: { id: number }): Promise<ProductDetail> {
  const detail = await productDetail(id);
  if (!detail) throw unknownProduct(id);
  return detail;
}

/** All that is on record of a product; undefined where none has the number. */
export async function productDetail(id: number): Promise<ProductDetail | undefined> {
  const all = await liquorCatalogue();
  const product = all.byId.get(id);
  if (!product) return undefined;
  const [shown] = product.offers;
  const ofBrand = (isDrawn(product) ? drawnCatalogue(all) : all).products.filter(({ brand }) => brand === product.brand);
  return {
    ...toProduct(product),
    brand: { slug: product.brand, name: product.brand_name },
    category: { ...categoryByName(product.category), slug: categorySlug(product.category) },
    picture: pictureOf(product),
    per100ml: inRupees(per100ml(product)),
    abv: product.abv,
    availability: overallAvailability(product.offers),
    rating: meanRating(product.offers),
    kind: shown.kind,
    state: stateOf(shown.state),
    source: shown.source,
    priceMax: inRupees(shown.price_max_paise),
    day: shown.observed,
    staleAfter: computeFreshness(shown.observed, LIQUOR_SCHEDULE).stale_after,
    sizes: (all.byLabel.get(product.label) ?? []).map((size) => ({ ...toProduct(size), per100ml: inRupees(per100ml(size)) })),
    offers: product.offers.map(toOffer),
    reviews: await listReviews(await liquorDatabase(), id),
    others: groupByLabel(ofBrand)
      .filter(({ name }) => name !== product.name)
      .slice(0, MOST_OTHERS),
  };
}

const toOffer = ({ source, price_paise, state, url, observed }: OfferRow): Offer => ({
  source,
  price: inRupees(price_paise),
  state: stateOf(state),
  url,
  day: observed,
});

/** The law of a state on age and sale, with its names and the address of its page. */
export interface StateLaw extends StateAge {
  name: StateName;
  /** Of the place; undefined where there is none. */
  page: string | undefined;
}

/** The laws of all states, by name; the day on which they were compiled, YYYY-MM-DD; and from what. */
export function drinkingLaws(): { states: StateLaw[]; day: string; sources: typeof AGE_SOURCES } {
  const states = STATE_AGES.map((one): StateLaw => {
    const place = placeBySlug(slugify(one.state));
    return { ...one, name: findStateName(one.state), page: place && `/place/${place.slug}` };
  });
  return { states, day: AGES_AS_OF, sources: sourcesOf(STATE_AGES) };
}

/** The sources that rows of the table name. */
export function sourcesOf(states: readonly StateAge[]): typeof AGE_SOURCES {
  const named = new Set(states.flatMap(({ sources, conflicts }) => [...sources, ...conflicts.map(({ source }) => source)]));
  return AGE_SOURCES.filter(({ name }) => named.has(name));
}
