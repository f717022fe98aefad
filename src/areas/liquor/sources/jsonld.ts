import { openSource } from '../../../crawl/fetch.ts';
import type { CollectOptions, SourceIdentity } from '../../../crawl/source.ts';
import { readThings, type Thing, thingType } from '../../../html/json-ld.ts';
import { readMarkedThings } from '../../../html/marked-things.ts';
import { plainText } from '../../../html/plain.ts';
import { addressesIn } from '../../../html/sitemap.ts';
import { parsePage } from '../../../html/tables.ts';
import { toPaise } from '../../../kernel/money.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import type { Availability } from '../tables.ts';
import type { LiquorNeeds, LiquorObservation } from './observation.ts';

const MAX_SITEMAPS = 20;
const MAX_ADDRESSES = 50_000;
/** Pages read in one crawl: about a quarter of an hour. */
const MAX_PAGES = 2_500;
/** So many pages in a row without a product, or refused, and the shop is given up. */
const MAX_MISSES = 8;
/** Where shops keep the pages of their products. */
const IS_PRODUCT = /\/(?:products?|shop|item|p)\//i;
const IS_LISTING = /\/(?:category|collections?|tag|page|cart|checkout|blog)s?(?:\/|$)/i;

/** A shop whose product pages carry schema.org data (JSON-LD, microdata or RDFa Lite), found by its sitemap. Throws UpstreamError where no page has a product. */
export async function collectJsonLd(source: SourceIdentity, needs: LiquorNeeds, options: CollectOptions): Promise<LiquorObservation[]> {
  const ask = await openSource(source, options);
  const paths = await productPaths(source, async (path) => (await ask({ path, about: undefined })).text, needs);
  const rows: LiquorObservation[] = [];
  let inVain = 0;
  for (const [index, path] of paths.entries()) {
    if (inVain >= MAX_MISSES || (options.until !== undefined && Date.now() >= options.until)) {
      needs.note(`${paths.length - index} further pages were not asked for`);
      break;
    }
    options.onPage?.(index + 1, paths.length);
    try {
      const product = readProduct((await ask({ path, about: undefined })).text, `${source.url}${path}`, path, needs);
      if (product) rows.push(product);
      inVain = product ? 0 : inVain + 1;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      needs.note(`${path}: ${error.message}`);
      // A page that is not there says nothing of its neighbours.
      if (error.status !== 404) inVain += 1;
    }
  }
  if (rows.length === 0) throw new UpstreamError('shape', `${source.name}: none of ${paths.length} pages of its sitemap has a product`);
  return rows;
}

/** Paths of the shop's own pages that its sitemaps list: those of products, or all where none looks like one. */
async function productPaths(source: SourceIdentity, get: (path: string) => Promise<string>, { note }: LiquorNeeds): Promise<string[]> {
  const host = new URL(source.url ?? '').host.replace(/^www\./, '');
  const shopPath = (address: string): string | undefined => {
    const url = URL.parse(address, source.url);
    return url && url.host.replace(/^www\./, '') === host ? url.pathname + url.search : undefined;
  };
  const open = ['/sitemap.xml'];
  const paths = new Set<string>();
  for (let opened = 0; opened < MAX_SITEMAPS; opened += 1) {
    const next = open.shift();
    if (next === undefined) break;
    try {
      const text = await get(next);
      const ofShop = addressesIn(text, MAX_ADDRESSES).flatMap((address) => shopPath(address) ?? []);
      if (/<sitemapindex[\s>]/i.test(text)) open.push(...ofShop);
      else for (const path of ofShop) paths.add(path);
    } catch (error) {
      if (!(error instanceof UpstreamError) || opened === 0) throw error;
      note(`${next}: ${error.message}`);
    }
  }
  const all = [...paths].filter((path) => !IS_LISTING.test(path));
  const products = all.filter((path) => IS_PRODUCT.test(path));
  return (products.length > 0 ? products : all).slice(0, MAX_PAGES);
}

function readProduct(html: string, address: string, path: string, { today, note }: LiquorNeeds): LiquorObservation | undefined {
  const document = parsePage(html);
  const things = [...readThings(document), ...readMarkedThings(document)];
  const product = things.find((one) => thingType(one) === 'Product');
  const name = firstText(product?.name);
  if (!product || !name) return undefined;
  const trail = listThings(things.find((one) => thingType(one) === 'BreadcrumbList')?.itemListElement);
  const [offer] = listThings(product.offers);
  const rating = firstThing(product.aggregateRating);
  const brand = firstText(product.brand) ?? firstText(firstThing(product.brand)?.name);
  const picture = firstText(product.image) ?? firstText(firstThing(product.image)?.url);
  const reviews = listThings(product.review).map((one) => ({
    author: plainText(firstText(one.author) ?? firstText(firstThing(one.author)?.name) ?? ''),
    rating: Number(firstThing(one.reviewRating)?.ratingValue ?? 0),
    body: plainText(firstText(one.reviewBody) ?? firstText(one.description) ?? ''),
  }));
  return {
    item: firstText(product.sku) ?? firstText(product.productID) ?? path,
    name: plainText(name),
    ...(brand ? { brand: plainText(brand) } : {}),
    categories: [firstText(product.category), ...trail.map((one) => firstText(one.name) ?? firstText(firstThing(one.item)?.name))]
      .flatMap((one) => one?.split(/[>/]/) ?? [])
      .map((one) => plainText(one))
      // The last step of a trail is the product itself.
      .filter((one) => one !== '' && one !== plainText(name)),
    pricePaise: parsePaise(offer, note),
    sku: firstText(product.sku) ?? '',
    availability: parseAvailability(firstText(offer?.availability)),
    url: address,
    rating: Number(rating?.ratingValue ?? 0) || 0,
    reviewCount: Math.trunc(Number(rating?.reviewCount ?? rating?.ratingCount ?? 0)) || 0,
    reviews,
    pictureUrl: picture === undefined ? null : (URL.parse(picture, address)?.href ?? null),
    day: today,
  };
}

function parsePaise(offer: Thing | undefined, note: (text: string) => void): number | null {
  const rupees = Number(offer?.price ?? offer?.lowPrice ?? 0);
  const currency = firstText(offer?.priceCurrency) ?? 'INR';
  if (currency !== 'INR') note(`prices in ${currency}, which are left out`);
  return currency === 'INR' && Number.isFinite(rupees) && rupees > 0 ? toPaise(rupees) : null;
}

const parseAvailability = (said = ''): Availability =>
  /InStock|LimitedAvailability|OnlineOnly|InStoreOnly/i.test(said)
    ? 'in_stock'
    : /OutOfStock|SoldOut|Discontinued/i.test(said)
      ? 'out_of_stock'
      : 'unknown';

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function firstText(value: unknown): string | undefined {
  const one = first(value);
  return typeof one === 'string' && one.trim() !== '' ? one.trim() : typeof one === 'number' ? String(one) : undefined;
}

const firstThing = (value: unknown): Thing | undefined => {
  const one = first(value);
  return typeof one === 'object' && one !== null ? (one as Thing) : undefined;
};

const listThings = (value: unknown): Thing[] => [value].flat().filter((one): one is Thing => typeof one === 'object' && one !== null);
