import { computeFreshness } from '../../crawl/freshness.ts';
import { placeBySlug } from '../../places/gazetteer.ts';
import { findStateName } from '../../places/states.ts';
import { slugify } from '../../text/fold.ts';
import { AGE_SOURCES, AGES_AS_OF, STATE_AGES, type StateAge } from './ages.ts';
import { type Catalogue, liquorCatalogue, type Product } from './catalogue.ts';
import { CATEGORIES, type Category, categoryByName, categorySlug } from './categories.ts';
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

/** A brand or a category with what it has on record. */
export interface Shelf {
  slug: string;
  labels: readonly Label[];
  products: number;
  /** Day on which something was last seen, YYYY-MM-DD. */
  day: string;
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

const toProduct = ({ id, name, volume, offers }: Product): ProductValue => ({ id, name, volume, price: inRupees(offers[0].price_paise) });

/** Products by their label, in the order of the list. */
export function groupByLabel(products: readonly Product[]): Label[] {
  return [...Map.groupBy(products, ({ brand, name }) => `${brand}/${name}`).values()].flatMap((own) => {
    const sizes = own.toSorted((a, b) => Number.parseFloat(a.volume) - Number.parseFloat(b.volume));
    const [first] = sizes;
    if (!first) return [];
    const { name, brand, category } = first;
    return [{ name, brand, category: categoryByName(category), picture: pictureOf(first), sizes: sizes.map(toProduct) }];
  });
}

const toShelf = ({ newest }: Catalogue, slug: string, products: readonly Product[]): Shelf => ({
  slug,
  labels: groupByLabel(products),
  products: products.length,
  day: newest,
});

/** Brands by name. */
export async function brandShelves(): Promise<(Shelf & { name: string })[]> {
  const all = await liquorCatalogue();
  return all.brands.map(({ slug, name, products }) => ({ ...toShelf(all, slug, products), name }));
}

/** Categories that have a product, by name. */
export async function categoryShelves(): Promise<(Shelf & { category: Category })[]> {
  const all = await liquorCatalogue();
  const byCategory = Map.groupBy(all.products, ({ category }) => category);
  return CATEGORIES.flatMap((category) => {
    const products = byCategory.get(category.name) ?? [];
    return products.length > 0 ? [{ ...toShelf(all, categorySlug(category.name), products), category }] : [];
  }).sort((a, b) => a.category.name.localeCompare(b.category.name, 'en'));
}

/** Everything on record, the cheapest first: its labels, how many products, whose the newest figure is, and when it is too old. */
export async function wholeShelf(): Promise<{ labels: Label[]; products: number; source: string; day: string; staleAfter: string }> {
  const all = await liquorCatalogue();
  const { newest, products } = all;
  return {
    labels: groupByLabel(products),
    products: products.length,
    source: products.find(({ offers }) => offers[0].observed === newest)?.offers[0].source ?? '',
    day: newest,
    staleAfter: computeFreshness(newest, LIQUOR_SCHEDULE).stale_after,
  };
}

/** The numbers of all products. */
export const productIds = async (): Promise<number[]> => (await liquorCatalogue()).products.map(({ id }) => id);

/** All that is on record of a product; undefined where none has the number. */
export async function productDetail(id: number): Promise<ProductDetail | undefined> {
  const all = await liquorCatalogue();
  const product = all.byId.get(id);
  if (!product) return undefined;
  const [shown] = product.offers;
  const ofBrand = all.products.filter(({ brand }) => brand === product.brand);
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
    others: groupByLabel(ofBrand).filter(({ name }) => name !== product.name),
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
