import type { CacheRule } from '../../api/cache.ts';
import { defineEndpoint, type Format, type StaticFile } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { crawlStatusBody } from '../../crawl/status.ts';
import { ApiError } from '../../kernel/errors.ts';
import { unknownState } from '../../places/find-state.ts';
import { slugify } from '../../text/fold.ts';
import { findAge, STATE_AGES } from './ages.ts';
import { requireBrand, requireCategory, requireState, unknownProduct } from './asked.ts';
import { catalogueOfState, drawnCatalogue, isDrawn, liquorCatalogue, loadCatalogue, statesOf } from './catalogue.ts';
import { categorySlug } from './categories.ts';
import { pictureFile, picturePath, readPicture, readPictureFile } from './pictures/picture-files.ts';
import { allPictures, findPicture, liquorDatabase, listReviews } from './queries.ts';
import { agesBody, brandsBody, categoriesBody, listBody, productBody, searchBody } from './responses.ts';
import {
  ageAnswer,
  ageQuery,
  brandList,
  CACHE,
  categoryList,
  liquorStatus,
  listQuery,
  pictureAnswer,
  pictureQuery,
  productAnswer,
  productList,
  productQuery,
  searchQuery,
  searchResult,
} from './schema.ts';
import { searchProducts } from './search.ts';
import { LIQUOR_SCHEDULE } from './tables.ts';

const PICTURE_CACHE: CacheRule = { scope: 'public', maxAge: 7 * 86_400, cdnMaxAge: 600 };

export const brands = defineEndpoint({
  path: '/liquor/brands',
  title: 'Brands',
  summary: 'Every brand on record with the number of its products and of the categories that they are in.',
  query: noQuery,
  response: brandList,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ brands: all }) => all,
  examples: [{ title: 'All brands', params: {} }],
  respond: async () => brandsBody(await liquorCatalogue()),
  staticFiles: async () => [{ path: '/liquor/brands.json', params: {} }],
});

export const categories = defineEndpoint({
  path: '/liquor/categories',
  title: 'Categories',
  summary: 'Every category with a product on record, what it is, and the number of its products and brands.',
  query: noQuery,
  response: categoryList,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ categories: all }) => all,
  examples: [{ title: 'All categories', params: {} }],
  respond: async () => categoriesBody(await liquorCatalogue()),
  staticFiles: async () => [{ path: '/liquor/categories.json', params: {} }],
});

export const listing = defineEndpoint({
  path: '/liquor',
  title: 'Prices of alcohol',
  summary: 'Alcohol (beer, wine, whisky, rum and more) of a brand, a category, a state or all, cheapest first; each size is a product.',
  query: listQuery,
  response: productList,
  cache: CACHE,
  errors: ['not_found', 'unknown_place', 'snapshot_unavailable'],
  hasAbsoluteUrls: true,
  table: ({ products }) => products,
  examples: [
    { title: 'A brand', params: { brand: 'kingfisher' } },
    { title: 'A category', params: { category: 'rum' } },
    { title: 'Both', params: { brand: 'bacardi', category: 'rum' } },
    { title: 'A state’s list, in pages', params: { state: 'uttar-pradesh', limit: '20', page: '2' } },
  ],
  async respond({ brand, category, state, ...paging }, { baseUrl }) {
    const all = await liquorCatalogue();
    const ofState = state === undefined ? undefined : requireState(all, state);
    const ofBrand = brand === undefined ? undefined : requireBrand(all, brand).slug;
    const ofCategory = category === undefined ? undefined : requireCategory(category).name;
    const from = ofState === undefined ? all : catalogueOfState(all, ofState);
    const products = from.products.filter(
      (one) => (ofBrand === undefined || one.brand === ofBrand) && (ofCategory === undefined || one.category === ofCategory),
    );
    return listBody(from, products, { brand, category, state: ofState }, paging, baseUrl);
  },
  async staticFiles() {
    const all = await liquorCatalogue();
    const used = new Set(all.products.map(({ category }) => category));
    const drawn = new Set(drawnCatalogue(all).brands.map(({ slug }) => slug));
    return [
      { path: '/liquor.json', params: {} },
      ...all.brands.map(({ slug }) => ({
        path: `/liquor/brand/${slug}.json`,
        params: { brand: slug },
        ...(!drawn.has(slug) && { onRequest: 'all' as const }),
      })),
      ...[...used].map(categorySlug).map((slug) => ({ path: `/liquor/category/${slug}.json`, params: { category: slug } })),
      ...statesOf(all).flatMap((state) => statePages(state, catalogueOfState(all, state).products.length)),
    ];
  },
});

/** Products in a file of a state's list. */
const STATE_PAGE = 50;

const statePages = (state: string, count: number): StaticFile[] =>
  Array.from({ length: Math.ceil(count / STATE_PAGE) }, (_, at) => ({
    path: `/liquor/state/${slugify(state)}/page/${at + 1}.json`,
    params: { state: slugify(state), limit: String(STATE_PAGE), page: String(at + 1) },
    onRequest: 'tables' as const,
  }));

export const search = defineEndpoint({
  path: '/liquor/search',
  title: 'Find an alcoholic drink',
  summary: 'Products whose name, brand, category and size are like the words, best first: misspellings are forgiven.',
  query: searchQuery,
  response: searchResult,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  hasAbsoluteUrls: true,
  table: ({ products }) => products,
  examples: [
    { title: 'A misspelt brand', params: { q: 'kingfishr' } },
    { title: 'A brand in a size', params: { q: 'old monk 750' } },
  ],
  async respond({ q, ...paging }, { baseUrl }) {
    const all = await liquorCatalogue();
    return searchBody(all, q, searchProducts(all, q, all.products.length), paging, baseUrl);
  },
});

export const product = defineEndpoint({
  path: '/liquor/product/{id}',
  title: 'One product',
  summary: 'A product with what each source says, where and when, its other sizes, and reviews of shops.',
  query: productQuery,
  response: productAnswer,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  hasAbsoluteUrls: true,
  table: ({ product: { sizes, offers, reviews, ...one } }) => [one],
  examples: [{ title: 'The product with the number 1', params: { id: '1' } }],
  async respond({ id }, { baseUrl }) {
    const db = await liquorDatabase();
    const all = await loadCatalogue(db);
    const product = all.byId.get(id);
    if (!product) throw unknownProduct(id);
    return productBody(all, product, await listReviews(db, id), baseUrl);
  },
  staticFiles: async () =>
    (await liquorCatalogue()).products.map((one) => ({
      path: `/liquor/product/${one.id}.json`,
      params: { id: String(one.id) },
      ...(!isDrawn(one) && { onRequest: 'all' as const }),
    })),
});

const WEBP: Format = {
  type: 'image/webp',
  about: 'the picture itself',
  render: ({ file }: { file: string }) => readPicture(readPictureFile(file) ?? { brand: '', number: 0 }),
  isStatic: true,
};

export const picture = defineEndpoint({
  path: '/liquor-img/{file}',
  title: 'The picture of a product',
  summary:
    'A picture of at most 600 by 600 pixels. One that is drawn shows what the category is sold in, and the name; it is no photograph.',
  query: pictureQuery,
  response: pictureAnswer,
  cache: PICTURE_CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  formats: { json: null, webp: WEBP },
  defaultFormat: 'webp',
  examples: [{ title: 'The first picture of a brand', params: { file: 'kingfisher_1.webp' } }],
  async respond({ file }) {
    const named = readPictureFile(file);
    const db = await liquorDatabase();
    const row = named && (await findPicture(db, named.brand, named.number));
    if (!row) {
      const near = named ? (await allPictures(db)).filter(({ brand }) => brand === named.brand).map(picturePath) : [];
      throw new ApiError('not_found', `There is no picture ${JSON.stringify(file.slice(0, 80))}.`, {
        suggestions: near.slice(0, 5),
        hint: 'Pictures are named in /liquor, by brand and number: /liquor-img/kingfisher_1.webp',
      });
    }
    return {
      status: 'ok' as const,
      file: pictureFile(row),
      brand: row.brand,
      bytes: row.bytes,
      drawn: row.source_url === null,
      source: row.source_url,
    };
  },
  staticFiles: async () =>
    (await allPictures(await liquorDatabase())).map((one) => ({
      path: picturePath(one).replace(/\.webp$/, '.json'),
      params: { file: pictureFile(one) },
    })),
});

export const drinkingAge = defineEndpoint({
  path: '/liquor/drinking-age',
  tool: 'drinking_age',
  title: 'Legal drinking age',
  summary: 'The age for buying alcohol in each state, where its sale is prohibited, and where sources do not agree.',
  query: ageQuery,
  response: ageAnswer,
  cache: CACHE,
  errors: ['unknown_place'],
  table: ({ states }) => states.map(({ conflicts, by_beverage, ...one }) => ({ ...one, conflicts: JSON.stringify(conflicts) })),
  examples: [
    { title: 'All states', params: {} },
    { title: 'A state', params: { state: 'goa' } },
  ],
  async respond({ state }) {
    if (state === undefined) return agesBody(STATE_AGES);
    const age = findAge(state);
    if (!age) throw unknownState(state);
    return agesBody([age]);
  },
  staticFiles: async () => [{ path: '/liquor/drinking-age.json', params: {} }],
});

export const status = defineEndpoint({
  path: '/liquor/status',
  title: 'The last crawl',
  summary: 'When the shops were last asked, whether it went well, and how much is on record.',
  query: noQuery,
  response: liquorStatus,
  // Staleness moves with the clock, so the answer is not kept for long.
  cache: { scope: 'public', maxAge: 300, cdnMaxAge: 60 },
  errors: ['snapshot_unavailable'],
  examples: [{ title: 'Status', params: {} }],
  async respond() {
    const db = await liquorDatabase();
    const all = await loadCatalogue(db);
    const counts = { products: all.products.length, brands: all.brands.length, pictures: (await allPictures(db)).length };
    return crawlStatusBody('liquor', LIQUOR_SCHEDULE, all.newest, counts);
  },
});
