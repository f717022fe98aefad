import type { z } from 'zod';
import { type Paging, pageOf } from '../../api/paging.ts';
import { computeFreshness } from '../../crawl/freshness.ts';
import { rupeeText } from '../../kernel/money.ts';
import { AGES_AS_OF, type StateAge } from './ages.ts';
import type { Catalogue, Product } from './catalogue.ts';
import { CATEGORIES, categoryByName, categorySlug } from './categories.ts';
import { picturePath } from './pictures/picture-files.ts';
import type { ageAnswer, brandList, categoryList, productAnswer, productList, productSummary, searchResult } from './schema.ts';
import { LIQUOR_SCHEDULE, type OfferRow, type ProductRow, type ReviewRow } from './tables.ts';
import { meanRating, overallAvailability, per100ml, sourcesOf } from './values.ts';

const dated = ({ newest }: Catalogue) => ({ as_of: newest, ...computeFreshness(newest, LIQUOR_SCHEDULE) });
const priceText = (paise: number | null): string | null => (paise === null ? null : rupeeText(paise));

function toSummary(product: Product, baseUrl: string): z.output<typeof productSummary> {
  const { id, brand, name, volume, category, picture, offers } = product;
  return {
    id,
    brand,
    name,
    volume,
    price: priceText(offers[0].price_paise),
    image: picture ? `${baseUrl}${picturePath(picture)}` : '',
    category,
    state: offers[0].state,
    price_kind: offers[0].kind,
    as_of: offers[0].observed,
  };
}

export function brandsBody(catalogue: Catalogue): z.output<typeof brandList> {
  const brands = catalogue.brands.map(({ slug, name, products, categories }) => ({
    brand: slug,
    products: products.length,
    categories: categories.length,
    name,
  }));
  return { status: 'ok', count: brands.length, brands, ...dated(catalogue) };
}

/** Categories in the order of their names; those without a product are left out. */
export function categoriesBody(catalogue: Catalogue): z.output<typeof categoryList> {
  const byCategory = Map.groupBy(catalogue.products, ({ category }) => category);
  const categories = CATEGORIES.flatMap(({ name, about }) => {
    const products = byCategory.get(name) ?? [];
    const brands = new Set(products.map(({ brand }) => brand)).size;
    return products.length > 0 ? [{ category: name, products: products.length, brands, slug: categorySlug(name), about }] : [];
  }).sort((a, b) => a.category.localeCompare(b.category, 'en'));
  return { status: 'ok', count: categories.length, categories, ...dated(catalogue) };
}

const USUAL_PAGE = 50;

/** `sent` are the filters as the caller wrote them; `page` the page asked for, all products where none is. */
export function listBody(
  catalogue: Catalogue,
  products: readonly Product[],
  sent: { brand?: string | undefined; category?: string | undefined; state?: string | undefined },
  page: Partial<Paging>,
  baseUrl: string,
): z.output<typeof productList> {
  const isPaged = page.limit !== undefined || page.page !== undefined;
  const { rows, paging } = pageOf(products, { page: page.page ?? 1, limit: page.limit ?? (isPaged ? USUAL_PAGE : products.length) });
  return {
    status: 'ok',
    ...(sent.brand === undefined ? {} : { brand: sent.brand }),
    ...(sent.category === undefined ? {} : { category: sent.category }),
    ...(sent.state === undefined ? {} : { state: sent.state }),
    count: rows.length,
    ...(isPaged ? paging : { total: products.length }),
    products: rows.map((one) => toSummary(one, baseUrl)),
    ...dated(catalogue),
  };
}

export function searchBody(
  catalogue: Catalogue,
  q: string,
  hits: readonly Product[],
  page: Paging,
  baseUrl: string,
): z.output<typeof searchResult> {
  const { rows, paging } = pageOf(hits, page);
  return { status: 'ok', q, count: rows.length, ...paging, products: rows.map((one) => toSummary(one, baseUrl)), ...dated(catalogue) };
}

function ratingBody(offers: readonly OfferRow[]) {
  const { mean, count } = meanRating(offers);
  return { rating: mean, review_count: count, rated: count > 0 };
}

export function productBody(
  catalogue: Catalogue,
  product: Product,
  reviews: readonly ReviewRow[],
  baseUrl: string,
): z.output<typeof productAnswer> {
  const { offers, brand_name, volume_ml, abv, label } = product;
  const [shown] = offers;
  return {
    status: 'ok',
    product: {
      ...toSummary(product, baseUrl),
      brand_name,
      sku: offers.find(({ sku }) => sku !== '')?.sku ?? '',
      ...ratingBody(offers),
      availability: overallAvailability(offers),
      description: describeProduct(product),
      reviews: reviews.map(({ author, rating, body }) => ({ author, rating, body })),
      volume_ml,
      abv,
      price_per_100ml: priceText(per100ml(product)),
      source: shown.source,
      sizes: (catalogue.byLabel.get(label) ?? []).map((size) => ({
        id: size.id,
        volume: size.volume,
        price: priceText(size.offers[0].price_paise),
        price_per_100ml: priceText(per100ml(size)),
      })),
      offers: offers.map((offer) => ({
        source: offer.source,
        kind: offer.kind,
        price: priceText(offer.price_paise),
        price_max: priceText(offer.price_max_paise),
        state: offer.state,
        availability: offer.availability,
        url: offer.url,
        as_of: offer.observed,
      })),
    },
    ...dated(catalogue),
  };
}

export function agesBody(states: readonly StateAge[]): z.output<typeof ageAnswer> {
  return {
    status: 'ok',
    about: 'Legal drinking age by state and union territory, compiled from statutes and the press. Not legal advice.',
    as_of: AGES_AS_OF,
    count: states.length,
    states: [...states],
    sources: sourcesOf(states),
  };
}

/** What a product is, in our own neutral words and from nothing but the figures on record: shops' texts are advertising, and theirs. */
export function describeProduct({ brand_name, category, volume, abv }: ProductRow): string {
  const { about } = categoryByName(category);
  const strength = abv === null ? undefined : `${abv}% alcohol by volume`;
  const figures = [...(volume ? [volume] : []), ...(strength ? [strength] : [])].join(', ');
  return `${about}. Brand: ${brand_name}.${figures ? ` ${figures}.` : ''}`;
}
