import { z } from 'zod';
import { openSource } from '../../../crawl/fetch.ts';
import { type CollectOptions, type SourceIdentity, unexpectedPage } from '../../../crawl/source.ts';
import { plainText } from '../../../html/plain.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { inShape, parseJson } from './json.ts';
import type { LiquorNeeds, LiquorObservation } from './observation.ts';

const API = '/wp-json/wc/store/v1';
const PER_PAGE = 100;
const MAX_PAGES = 50;
const MAX_VARIATIONS = 500;

const named = z.object({ name: z.string() });
const prices = z.object({
  /** Whole minor units as text: `62000` is ₹620.00. */
  price: z.string().nullish(),
  currency_code: z.string(),
  currency_minor_unit: z.int().min(0).max(4),
});
const item = z.object({
  id: z.int(),
  name: z.string(),
  permalink: z.string().nullish(),
  sku: z.string().nullish(),
  prices: prices.nullish(),
  average_rating: z.union([z.string(), z.number()]).nullish(),
  review_count: z.int().nullish(),
  images: z.array(z.object({ src: z.string() })).nullish(),
  is_in_stock: z.boolean().nullish(),
  categories: z.array(named).nullish(),
  attributes: z.array(z.object({ name: z.string(), terms: z.array(named).nullish() })).nullish(),
  /** Sizes of one product that have a price each. */
  variations: z
    .array(z.object({ id: z.int(), attributes: z.array(z.object({ name: z.string(), value: z.string().nullish() })) }))
    .nullish(),
});
type Item = z.output<typeof item>;

const reviewItem = z.object({ product_id: z.int(), reviewer: z.string(), review: z.string(), rating: z.number() });

const IS_BRAND = /brand|ब्रांड/i;
const IS_SIZE = /volume|size|quantity|capacity|pack|ml\b/i;

/** A shop on WooCommerce: all products of its Store API, each size on its own, with their reviews. Throws UpstreamError. */
export async function readWooCommerce(source: SourceIdentity, needs: LiquorNeeds, options: CollectOptions): Promise<LiquorObservation[]> {
  const ask = await openSource(source, options);
  const get = async (path: string) => parseJson(source, path, (await ask({ path, about: undefined })).text);
  const items: Item[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `${API}/products?per_page=${PER_PAGE}&page=${page}&orderby=id&order=asc`;
    const list = await get(path);
    if (!Array.isArray(list)) throw unexpectedPage(source.name, path, 'no list of products');
    options.onPage?.(page, page);
    items.push(...inShape(list, item, needs.note));
    if (list.length < PER_PAGE) break;
  }
  const reviews = await readReviews(get, needs);
  const rows: LiquorObservation[] = [];
  let variationsAsked = 0;
  for (const one of items) {
    const sizes = (one.variations ?? []).filter(({ attributes }) => attributes.some(({ name, value }) => IS_SIZE.test(name) && value));
    if (sizes.length < 2) {
      rows.push(observe(one, String(one.id), one, needs, reviews.get(one.id) ?? []));
      continue;
    }
    for (const { id, attributes } of sizes) {
      if (variationsAsked >= MAX_VARIATIONS || (options.until !== undefined && Date.now() >= options.until)) break;
      variationsAsked += 1;
      try {
        const [variation] = inShape([await get(`${API}/products/${id}`)], item, needs.note);
        const volume = attributes.find(({ name }) => IS_SIZE.test(name))?.value ?? undefined;
        if (variation) rows.push({ ...observe(one, `${one.id}/${id}`, variation, needs, []), ...(volume ? { volume } : {}) });
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        needs.note(error.message);
      }
    }
  }
  return rows;
}

/** Reviews by product. A shop that shows none has none here. */
async function readReviews(get: (path: string) => Promise<unknown>, { note }: LiquorNeeds) {
  const reviews = new Map<number, LiquorObservation['reviews'][number][]>();
  try {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const list = await get(`${API}/products/reviews?per_page=${PER_PAGE}&page=${page}`);
      if (!Array.isArray(list)) break;
      for (const { product_id, reviewer, review, rating } of inShape(list, reviewItem, note)) {
        const ofProduct = reviews.get(product_id) ?? [];
        ofProduct.push({ author: plainText(reviewer), rating, body: plainText(review) });
        reviews.set(product_id, ofProduct);
      }
      if (list.length < PER_PAGE) break;
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    note(`without reviews: ${error.message}`);
  }
  return reviews;
}

/** `priced` is the product itself, or one of its sizes. */
function observe(
  one: Item,
  key: string,
  priced: Item,
  { today, note }: LiquorNeeds,
  reviews: LiquorObservation['reviews'],
): LiquorObservation {
  const term = (pattern: RegExp) => one.attributes?.find(({ name }) => pattern.test(name))?.terms;
  const brand = term(IS_BRAND)?.[0]?.name;
  const sizes = term(IS_SIZE) ?? [];
  return {
    item: key,
    name: plainText(one.name),
    ...(brand ? { brand: plainText(brand) } : {}),
    // Several sizes under one price tell nothing of which it is.
    ...(sizes.length === 1 && sizes[0] ? { volume: plainText(sizes[0].name) } : {}),
    categories: (one.categories ?? []).map(({ name }) => plainText(name)),
    pricePaise: parsePaise(priced.prices, note),
    sku: priced.sku ?? '',
    availability: priced.is_in_stock == null ? 'unknown' : priced.is_in_stock ? 'in_stock' : 'out_of_stock',
    url: one.permalink ?? null,
    rating: Number(one.average_rating ?? 0) || 0,
    reviewCount: one.review_count ?? 0,
    reviews,
    pictureUrl: priced.images?.[0]?.src ?? one.images?.[0]?.src ?? null,
    day: today,
  };
}

function parsePaise(price: Item['prices'], note: (text: string) => void): number | null {
  if (!price?.price || !/^\d+$/.test(price.price)) return null;
  if (price.currency_code !== 'INR') {
    note(`prices in ${price.currency_code}, which are left out`);
    return null;
  }
  return Math.round((Number(price.price) * 100) / 10 ** price.currency_minor_unit) || null;
}
