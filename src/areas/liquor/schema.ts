import { z } from 'zod';
import type { CacheRule } from '../../api/cache.ts';
import { pagingMembers, pagingParams } from '../../api/paging.ts';
import { integerParam, textParam } from '../../api/params.ts';
import { freshness } from '../../crawl/freshness.ts';
import { crawlStatus } from '../../crawl/status.ts';
import { AVAILABILITIES } from './tables.ts';

const MAX_ID = 2 ** 31 - 1;

/** As the contract has it: ten minutes. */
export const CACHE: CacheRule = { scope: 'public', maxAge: 600, cdnMaxAge: 600 };

export const listQuery = z.object({
  brand: textParam({ about: 'Brand, slug or name', example: 'old-monk' }),
  category: textParam({ about: 'Category, name or slug', example: 'single malt' }),
  state: textParam({ about: 'Where the price holds', example: 'kerala' }),
  limit: integerParam({ about: 'Products a page', minimum: 1, maximum: 100 }),
  page: integerParam({ about: 'Page, of 50 without limit', minimum: 1, maximum: 10_000 }),
});
export const searchQuery = z.object({
  q: textParam({ about: 'Words of name, brand or size', required: true, example: 'old monk 750' }),
  ...pagingParams('Products', { limit: 50 }),
});
export const findQuery = z.object({
  q: textParam({ about: 'Words of the name', example: 'old monk' }),
  state: textParam({ about: 'A state with prices on record', example: 'kerala' }),
  category: textParam({ about: 'A category by its name or slug', example: 'rum' }),
  brand: textParam({ about: 'A brand by its slug or name', example: 'old-monk' }),
  page: integerParam({ about: 'Page', minimum: 1, maximum: 10_000, default: 1 }),
});
export const productQuery = z.object({
  id: integerParam({ about: 'The product’s number, as in a listing', minimum: 1, maximum: MAX_ID, required: true }),
});
export const pictureQuery = z.object({
  file: textParam({ about: 'Brand, underscore, number and `.webp`', required: true, example: 'old-monk_1.webp' }),
});
export const ageQuery = z.object({
  state: textParam({ about: 'A state or union territory; all when left out', example: 'goa' }),
});

const ok = z.literal('ok');
const count = z.int().min(0);
const price = z.string().nullable().meta({ description: 'Rupees, two decimals; null where no source gives one' });
const day = z.iso.date();
const dated = { as_of: day.meta({ description: 'Newest day on which something in it was seen' }), ...freshness };

const summary = {
  id: z.int(),
  brand: z.string().meta({ description: 'Slug' }),
  name: z.string(),
  volume: z.string().meta({ description: '750 ml, 6 x 330 ml; empty where unknown' }),
  price,
  image: z.string().meta({ description: 'Absolute address of its picture; empty for what a state’s list alone has' }),
  category: z.string(),
  state: z.string().nullable().meta({ description: 'Where the price holds; null where the source does not say' }),
  price_kind: z.enum(['mrp', 'shop']).meta({ description: 'mrp: the highest price that the state allows; shop: what a shop asks' }),
  as_of: day.meta({ description: 'Day on which the price was seen' }),
};
export const productSummary = z.strictObject(summary).meta({ id: 'LiquorProductSummary' });

const review = z.strictObject({ author: z.string(), rating: z.int().min(1).max(5), body: z.string() }).meta({ id: 'LiquorReview' });

const offer = z
  .strictObject({
    source: z.string(),
    kind: z.enum(['mrp', 'shop']).meta({ description: 'A maximum retail price that a state published, or what a shop asks' }),
    price,
    price_max: price.meta({ description: 'The higher price, where the publisher shows two' }),
    state: z.string().nullable().meta({ description: 'Where the price holds; null where the source does not say' }),
    availability: z.enum(AVAILABILITIES),
    url: z.string().nullable(),
    as_of: day,
  })
  .meta({ id: 'LiquorOffer' });

const size = z.strictObject({ id: z.int(), volume: z.string(), price, price_per_100ml: price }).meta({ id: 'LiquorSize' });

const productDetail = z
  .strictObject({
    ...summary,
    brand_name: z.string(),
    sku: z.string().meta({ description: 'The shop’s; empty where no shop gave one' }),
    rating: z.number().min(0).max(5).meta({ description: 'Mean of the ratings that shops publish; 0 where nobody rated' }),
    review_count: count,
    rated: z.boolean().meta({ description: 'false where nobody rated: rating and review_count are 0 then' }),
    availability: z.enum(AVAILABILITIES),
    description: z.string().meta({ description: 'In our own words, from the figures on record' }),
    reviews: z.array(review),
    volume_ml: z.int().nullable(),
    abv: z.number().nullable().meta({ description: 'Alcohol by volume, per cent' }),
    price_per_100ml: price,
    source: z.string(),
    sizes: z.array(size).meta({ description: 'The same label in every size on record, this one included' }),
    offers: z.array(offer),
  })
  .meta({ id: 'LiquorProduct' });

export const brandList = z
  .strictObject({
    status: ok,
    count,
    brands: z.array(
      z
        .strictObject({ brand: z.string().meta({ description: 'Slug' }), products: count, categories: count, name: z.string() })
        .meta({ id: 'LiquorBrand' }),
    ),
    ...dated,
  })
  .meta({ id: 'LiquorBrands' });

export const categoryList = z
  .strictObject({
    status: ok,
    count,
    categories: z.array(
      z
        .strictObject({ category: z.string(), products: count, brands: count, slug: z.string(), about: z.string() })
        .meta({ id: 'LiquorCategory' }),
    ),
    ...dated,
  })
  .meta({ id: 'LiquorCategories' });

export const productList = z
  .strictObject({
    status: ok,
    brand: z.string().optional().meta({ description: 'As sent' }),
    category: z.string().optional().meta({ description: 'As sent' }),
    state: z.string().optional().meta({ description: 'The state that was asked for' }),
    count,
    total: z.int().meta({ description: 'How many there are on all pages' }),
    page: z.int().optional(),
    limit: z.int().optional(),
    products: z.array(productSummary),
    ...dated,
  })
  .meta({ id: 'LiquorProducts' });

export const searchResult = z
  .strictObject({ status: ok, q: z.string(), count, ...pagingMembers, products: z.array(productSummary), ...dated })
  .meta({ id: 'LiquorSearch' });

export const productAnswer = z.strictObject({ status: ok, product: productDetail, ...dated }).meta({ id: 'LiquorProductAnswer' });

export const pictureAnswer = z
  .strictObject({
    status: ok,
    file: z.string(),
    brand: z.string(),
    bytes: z.int(),
    drawn: z.boolean().meta({ description: 'Drawn by this service; else downloaded from the source' }),
    source: z.string().nullable().meta({ description: 'Where it was downloaded from' }),
  })
  .meta({ id: 'LiquorPicture' });

const conflict = z.strictObject({
  age: z.int().nullable(),
  beverage: z.string().nullable(),
  sale: z.enum(['allowed', 'prohibited']).nullable(),
  source: z.string(),
  note: z.string().nullable(),
});
export const stateAge = z
  .strictObject({
    state: z.string(),
    sale: z.enum(['allowed', 'prohibited']),
    age: z.int().nullable().meta({ description: 'Null where sale is prohibited, or the sources do not agree on one' }),
    by_beverage: z.record(z.string(), z.int().nullable()).nullable().meta({ description: 'Where the age depends on the drink' }),
    since: z.string().nullable(),
    law: z.string().nullable(),
    note: z.string().nullable(),
    confidence: z.enum(['high', 'medium', 'disputed']),
    sources: z.array(z.string()),
    conflicts: z.array(conflict).meta({ description: 'What other sources say' }),
  })
  .meta({ id: 'LiquorStateAge' });

export const ageAnswer = z
  .strictObject({
    status: ok,
    about: z.string(),
    as_of: z.string(),
    count,
    states: z.array(stateAge),
    sources: z.array(z.strictObject({ name: z.string(), url: z.string(), date: z.string().nullable() })),
  })
  .meta({ id: 'LiquorDrinkingAge' });

export const liquorStatus = crawlStatus('liquor', { products: z.int(), brands: z.int(), pictures: z.int() }).meta({ id: 'LiquorStatus' });
