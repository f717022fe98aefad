import { findMisfit, keepFitting, WEB_ADDRESS } from '../../store/forms.ts';
import { categoryByName, mapCategory } from './categories.ts';
import {
  type BrandNames,
  brandNames,
  type FoundBrand,
  findBrand,
  findListedBrand,
  findSize,
  findStrength,
  labelKey,
} from './parse-name.ts';
import { addProduct, allOffers, allProducts, allReviews, type LiquorDatabase, putOffer, putReviews } from './queries.ts';
import type { LiquorObservation } from './sources/observation.ts';
import { isStateList } from './sources/state-lists.ts';
import { LIQUOR_SNAPSHOT, type OfferRow, type ProductRow, type ReviewRow } from './tables.ts';

/** Prices outside of this are a mistake of the shop's, in whole paise. */
const MIN_PAISE = 20_00;
const MAX_PAISE = 20_00_000_00;
const MAX_REVIEWS = 20;
const MAX_REVIEW_LENGTH = 1_000;
const MAX_AUTHOR_LENGTH = 80;
const MAX_ADDRESS_LENGTH = 2_000;

/** Whose observations are merged. */
export interface SourceInfo {
  name: string;
  title: string;
  /** The state in which its prices hold. */
  state: string | null;
  kind: OfferRow['kind'];
}

export interface Counts {
  added: number;
  changed: number;
  /** Seen on a newer day than before, whatever was said: the price holds still. */
  seen: number;
}

/** What is on record, in memory, while sources are merged into it. */
export interface MergeState {
  products: Map<number, ProductRow>;
  /** By label and volume. */
  byKey: Map<string, ProductRow>;
  /** By source and item. */
  offers: Map<string, OfferRow>;
  brands: Map<string, FoundBrand>;
}

const productKey = ({ label, volume }: Pick<ProductRow, 'label' | 'volume'>): string => `${label} ${volume}`;
const offerKey = ({ source, item }: Pick<OfferRow, 'source' | 'item'>): string => `${source} ${item}`;

export async function readMergeState(db: LiquorDatabase): Promise<MergeState> {
  const products = await allProducts(db);
  return {
    products: new Map(products.map((one) => [one.id, one])),
    byKey: new Map(products.map((one) => [productKey(one), one])),
    offers: new Map((await allOffers(db)).map((one) => [offerKey(one), one])),
    brands: new Map(products.map(({ brand, brand_name }) => [brand, { slug: brand, name: brand_name }])),
  };
}

/** Names of shops' products have a hundred letters; what is longer is none, and is slow to take apart. */
const MAX_NAME_LENGTH = 300;

/** The product that an observation is about; for one that is not a drink of the catalogue, the reason. */
function identify(seen: LiquorObservation, names: BrandNames, { title }: SourceInfo): Omit<ProductRow, 'id'> | string {
  const { own } = seen;
  if ([seen.name, seen.brand, seen.volume].some((text) => (text?.length ?? 0) > MAX_NAME_LENGTH))
    return `a name of over ${MAX_NAME_LENGTH} letters`;
  if (own && seen.brand)
    return identified(seen, { slug: own.brandSlug, name: seen.brand }, categoryByName(own.category).name, seen.name, seen.volume);
  const category = mapCategory(seen.categories, seen.name);
  if (!category) return 'no category of ours';
  const sized = findSize(seen.name);
  const name = sized?.rest || seen.name;
  const brand = seen.listed ? findListedBrand(name, names) : findBrand(name, seen.brand, names, title);
  if (!brand) return 'no brand';
  const volume = findSize(seen.volume ?? '')?.size.volume ?? sized?.size.volume;
  return identified(seen, brand, category.name, name, volume);
}

function identified(seen: LiquorObservation, brand: FoundBrand, category: string, name: string, volume = ''): Omit<ProductRow, 'id'> {
  return {
    brand: brand.slug,
    brand_name: brand.name,
    name,
    label: labelKey(brand, name),
    category,
    volume,
    volume_ml: findSize(volume)?.size.ml ?? null,
    abv: seen.abv ?? findStrength(seen.name) ?? null,
  };
}

/** Whether a state's list and the record mean the same bottle: of one kind, and of the same strength if both give it. */
const isSameBottle = (onRecord: ProductRow, listed: Omit<ProductRow, 'id'>): boolean =>
  onRecord.category === listed.category && (onRecord.abv === null || listed.abv === null || onRecord.abv === listed.abv);

/**
 * Writes a source's observations into the snapshot. A known item stays the product that it was, whatever it is called now; a new one joins the
 * product of the same label and size, or gets the next number. What a source leaves out keeps its value and its own day.
 */
export async function mergeObservations(
  db: LiquorDatabase,
  state: MergeState,
  rows: readonly LiquorObservation[],
  source: SourceInfo,
): Promise<{ counts: Counts; rows: number; notes: string[] }> {
  const names = brandNames(namedBrands(state));
  const reviewsBefore = Map.groupBy(await allReviews(db, source.name), ({ product }) => product);
  const counts: Counts = { added: 0, changed: 0, seen: 0 };
  const reasons = new Map<string, number>();
  const leave = (reason: string) => reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const taken = new Set<number>();
  for (const seen of rows) {
    const offerBefore = state.offers.get(offerKey({ source: source.name, item: seen.item }));
    const misfit = findMisfit(LIQUOR_SNAPSHOT.tables.offer, toOffer(seen, 0, source, null));
    if (misfit !== undefined) {
      leave(misfit);
      continue;
    }
    let product = offerBefore && state.products.get(offerBefore.product);
    if (!product) {
      const row = identify(seen, names, source);
      if (typeof row === 'string') {
        leave(row);
        continue;
      }
      const why = findMisfit(LIQUOR_SNAPSHOT.tables.product, row);
      if (why !== undefined) {
        leave(why);
        continue;
      }
      product = state.byKey.get(productKey(row));
      if (product && seen.listed && !isSameBottle(product, row)) {
        leave('the name and size of another drink');
        continue;
      }
      if (!product) {
        product = { ...row, id: await addProduct(db, seen.own ? { ...row, id: seen.own.id } : row) };
        remember(state, product);
        counts.added += 1;
      }
    }
    if (taken.has(product.id)) {
      leave('said twice');
      continue;
    }
    taken.add(product.id);
    const inBand = seen.pricePaise === null || (seen.pricePaise >= MIN_PAISE && seen.pricePaise <= MAX_PAISE);
    if (!inBand) leave('prices that cannot be right');
    const offer = toOffer(seen, product.id, source, inBand ? seen.pricePaise : (offerBefore?.price_paise ?? null));
    const reviews = toReviews(seen, product.id, source.name);
    const news = !sameOffer(offerBefore, offer) || !sameReviews(reviewsBefore.get(product.id) ?? [], reviews);
    if (offerBefore && news) counts.changed += 1;
    if (offerBefore?.observed !== offer.observed) counts.seen += 1;
    await putOffer(db, offer);
    state.offers.set(offerKey(offer), offer);
    if (news) await putReviews(db, product.id, source.name, reviews);
  }
  return { counts, rows: taken.size, notes: [...reasons].map(([reason, count]) => `${count} left out: ${reason}`) };
}

/** Brands that a shop or the first list names. Those that are the first words of a name in a state's list are nobody's statement. */
function namedBrands({ offers, products, brands }: MergeState): FoundBrand[] {
  const named = new Set(
    [...offers.values()].flatMap(({ source, product }) => (isStateList(source) ? [] : (products.get(product)?.brand ?? []))),
  );
  return [...brands.values()].filter(({ slug }) => named.has(slug));
}

function remember(state: MergeState, product: ProductRow): void {
  state.products.set(product.id, product);
  state.byKey.set(productKey(product), product);
  state.brands.set(product.brand, { slug: product.brand, name: product.brand_name });
}

function toOffer(seen: LiquorObservation, product: number, { name, kind, state }: SourceInfo, pricePaise: number | null): OfferRow {
  const rated = seen.reviewCount > 0 && seen.rating > 0 && seen.rating <= 5;
  return {
    product,
    source: name,
    item: seen.item,
    kind,
    price_paise: pricePaise,
    price_max_paise: seen.priceMaxPaise ?? null,
    state,
    availability: seen.availability,
    sku: seen.sku.slice(0, 80).toWellFormed(),
    url: webAddress(seen.url),
    rating: rated ? seen.rating : 0,
    review_count: rated ? seen.reviewCount : 0,
    picture_url: webAddress(seen.pictureUrl),
    observed: seen.day,
  };
}

/** A link that a page may show: nothing but the web. */
const webAddress = (address: string | null): string | null =>
  address !== null && address.length <= MAX_ADDRESS_LENGTH && WEB_ADDRESS.test(address) ? address : null;

/** Reviews with a text; the contract has no reviews without stars. */
function toReviews({ reviews }: LiquorObservation, product: number, source: string): ReviewRow[] {
  const said = reviews
    .filter(({ rating, body }) => rating >= 1 && rating <= 5 && body !== '')
    .slice(0, MAX_REVIEWS)
    .map(({ author, rating, body }, position) => ({
      product,
      source,
      position,
      author: author.slice(0, MAX_AUTHOR_LENGTH).toWellFormed(),
      rating: Math.round(rating),
      body: body.slice(0, MAX_REVIEW_LENGTH).toWellFormed(),
    }));
  return keepFitting(LIQUOR_SNAPSHOT.tables.review, said).fitting;
}

const sameOffer = (before: OfferRow | undefined, now: OfferRow): boolean =>
  before !== undefined &&
  (Object.keys(now) as (keyof OfferRow)[]).every((member) => member === 'observed' || before[member] === now[member]);

const sameReviews = (before: readonly ReviewRow[], now: readonly ReviewRow[]): boolean => JSON.stringify(before) === JSON.stringify(now);
