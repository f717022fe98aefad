import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  ageAnswer,
  brandList,
  categoryList,
  liquorStatus,
  productAnswer,
  productList,
  searchResult,
} from '../../../src/areas/liquor/schema.ts';
import { defaultServer } from '../../support/server.ts';

const server = defaultServer();

/** States with prices on record. */
const STATES = ['Jharkhand', 'Kerala', 'Puducherry', 'Tamil Nadu', 'Uttar Pradesh'];
/** Products with higher numbers are of states’ lists alone. */
const LAST_DRAWN = 317;

const prices = (products: readonly { price: string | null }[]) => products.map(({ price }) => Number(price));

describe('/liquor/brands', () => {
  it('gives every brand with the number of its products and categories', async () => {
    const { count, brands } = brandList.parse((await server.json('/liquor/brands')).body);
    expect([count, brands.length]).toEqual([70, 70]);
    expect(brands.find(({ brand }) => brand === 'bacardi')).toEqual({ brand: 'bacardi', products: 14, categories: 2, name: 'Bacardi' });
    expect(brands.reduce((sum, { products }) => sum + products, 0)).toBe(197);
  });
});

describe('/liquor/categories', () => {
  it('gives every category by its name with the number of its products', async () => {
    const { count, categories } = categoryList.parse((await server.json('/liquor/categories')).body);
    expect([count, categories.length]).toEqual([18, 18]);
    expect(categories.find(({ category }) => category === 'Single Malt')).toMatchObject({ slug: 'single-malt', products: 3, brands: 1 });
    expect(categories.reduce((sum, { products }) => sum + products, 0)).toBe(197);
  });
});

describe('/liquor', () => {
  it('says of every row whose price it is', async () => {
    const { products } = productList.parse((await server.json('/liquor')).body);
    for (const { state, price_kind, as_of } of products)
      expect([STATES.includes(state ?? ''), price_kind, as_of]).toEqual([true, 'mrp', expect.stringMatching(/^202[56]-/)]);
    const csv = await (await server.get('/liquor?format=csv')).text();
    expect(csv.split('\r\n')[0]).toContain('state,price_kind,as_of');
  });

  it('gives the prices of a state by any of its names, names the states on record, and tells of prohibition with its law', async () => {
    expect((await server.json('/liquor?state=उत्तर प्रदेश')).body).toMatchObject({ state: 'Uttar Pradesh', count: 133 });
    expect(await server.json('/liquor?state=goa')).toMatchObject({
      status: 404,
      body: { error: 'No price of Goa is on record.', available: STATES },
    });
    const { status, body } = await server.json('/liquor?state=bihar');
    expect(status).toBe(404);
    expect(body.error).toMatch(/sale is prohibited \(.+\)/);
  });

  it('gives all products, the cheapest first, prices as texts and pictures by absolute addresses', async () => {
    const { body, headers } = await server.json('/liquor');
    const { count, products, ...rest } = productList.parse(body);
    expect([count, products.length]).toEqual([197, 197]);
    expect(rest).toMatchObject({ status: 'ok', total: 197, as_of: '2026-09-13', stale: true });
    expect(rest).not.toHaveProperty('brand');
    expect(prices(products)).toEqual(prices(products).sort((a, b) => a - b));
    for (const one of products) {
      expect(one.price).toMatch(/^\d+\.\d\d$/);
      // What lists alone have has none, unless it is another size of a label that has one.
      if (one.id <= LAST_DRAWN || one.image !== '')
        expect(one.image).toMatch(new RegExp(`^${server.url}/liquor-img/${one.brand}_\\d+\\.webp$`));
    }
    expect(headers.get('cache-control')).toContain('max-age=600');
  });

  it.each(['kingfisher', 'Kingfisher', 'KINGFISHER', 'king fisher', 'King Fisher', 'किंगफिशर'])(
    'gives the products of the brand called %s, echoed',
    async (brand) => {
      const { products, ...body } = productList.parse((await server.json(`/liquor?${new URLSearchParams({ brand })}`)).body);
      expect([body.brand, body.count]).toEqual([brand, 15]);
      expect(products.every((one) => one.brand === 'kingfisher')).toBe(true);
    },
  );

  it.each(['single malt', 'Single Malt', 'single-malt', 'SINGLE MALTS'])(
    'gives the products of the category called %s, echoed',
    async (category) => {
      const { products, ...body } = productList.parse((await server.json(`/liquor?${new URLSearchParams({ category })}`)).body);
      expect([body.category, body.count]).toEqual([category, 3]);
      expect(products.every((one) => one.category === 'Single Malt')).toBe(true);
    },
  );

  it('gives the list of a state with its own prices and days, in pages where they are asked for', async () => {
    const kerala = productList.parse((await server.json('/liquor?state=kerala')).body);
    expect([kerala.state, kerala.count, kerala.total, kerala.as_of]).toEqual(['Kerala', 42, 42, '2026-08-20']);
    for (const { state, as_of } of kerala.products) expect([state, as_of]).toEqual(['Kerala', '2026-08-20']);
    expect(kerala.products.find(({ id }) => id === 238)).toMatchObject({ price: '1670.00', volume: '750 ml' });
    const { body, headers } = await server.json('/liquor?state=kerala&limit=20&page=2');
    expect(productList.parse(body)).toMatchObject({ count: 20, total: 42, page: 2, limit: 20 });
    expect(body.products[0].id).toBe(kerala.products[20]?.id);
    expect(headers.get('link')).toContain('page=3');
    expect((await server.json('/liquor?state=kerala&page=1')).body).toMatchObject({ limit: 50, count: 42 });
  });

  it('gives a bottle of several lists as one product with the price of each state', async () => {
    const { product } = productAnswer.parse((await server.json('/liquor/product/238')).body);
    expect(product.offers.map(({ state, price, as_of }) => [state, price, as_of])).toEqual([
      ['Uttar Pradesh', '810.00', '2026-09-13'],
      ['Kerala', '1670.00', '2026-08-20'],
      ['Jharkhand', '1000.00', '2025-06-05'],
    ]);
  });

  it('combines brand and category', async () => {
    const { count, products } = productList.parse((await server.json('/liquor?brand=bacardi&category=rum')).body);
    expect(count).toBe(11);
    expect(products.every(({ brand, category }) => brand === 'bacardi' && category === 'Rum')).toBe(true);
    expect((await server.json('/liquor?brand=kingfisher&category=rum')).body).toMatchObject({ status: 'ok', count: 0, products: [] });
  });

  it.each([
    ['brand=kingfishr', 'kingfisher'],
    ['brand=jonnie+walker', 'johnnie-walker'],
  ])('answers the unknown %s with 404 and near names', async (query, near) => {
    const { status, body, headers } = await server.json(`/liquor?${query}`);
    expect([status, body.code, body.suggestions[0]]).toEqual([404, 'not_found', near]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['wisky', 'cement'])('refuses the category %s, which is of a closed list, and names all', async (category) => {
    const { status, body } = await server.json(`/liquor?category=${category}`);
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_parameter', 'category']);
    expect(body.available).toHaveLength(19);
    expect(body.available).toContain('Whisky');
  });
});

describe('/liquor/search', () => {
  it.each([
    ['kingfishr', 'kingfisher'],
    ['blenders', 'blenders-pride'],
    ['old monk 750', 'old-monk'],
    ['oldmonk', 'old-monk'],
    ['johny walker', 'johnnie-walker'],
    ['jack daniels', 'jack-daniels'],
    ['glenfidich 12', 'glenfiddich'],
    ['ओल्ड मोंक', 'old-monk'],
    ['mcdowells whisky price', 'mcdowells'],
  ])('finds %s', async (q, brand) => {
    const { products } = searchResult.parse((await server.json(`/liquor/search?${new URLSearchParams({ q })}`)).body);
    expect(products.length).toBeGreaterThan(0);
    expect(products.every((one) => one.brand === brand)).toBe(true);
  });

  it('keeps to the size that is named', async () => {
    const { products } = searchResult.parse((await server.json('/liquor/search?q=old+monk+750')).body);
    expect(products.map(({ volume }) => volume)).toEqual(['750 ml', '750 ml']);
  });

  it('gives nothing for what is none, and 50 at most', async () => {
    expect((await server.json('/liquor/search?q=cement')).body).toMatchObject({ count: 0, products: [] });
    expect((await server.json('/liquor/search?q=whisky')).body.count).toBeLessThanOrEqual(50);
    expect((await server.json('/liquor/search')).body).toMatchObject({ code: 'missing_parameter', parameter: 'q' });
  });

  it('answers a hostile text as any other', async () => {
    for (const q of ["' or 1=1 --", '"*(', '<script>alert(1)</script>', '%00', '𝕏'.repeat(60), '1'.repeat(200)])
      expect((await server.json(`/liquor/search?${new URLSearchParams({ q })}`)).status).toBe(200);
  });
});

describe('/liquor/product/{id}', () => {
  it('gives every member of the contract, with sizes, source, state and day', async () => {
    const { product } = productAnswer.parse((await server.json('/liquor/product/241')).body);
    expect(product).toMatchObject({
      id: 241,
      brand: 'old-monk',
      name: 'Old Monk Very Old Vatted Matured Rum',
      volume: '750 ml',
      price: '620.00',
      category: 'Rum',
      sku: '',
      rating: 0,
      review_count: 0,
      availability: 'unknown',
      description: 'A spirit from sugar cane. Brand: Old Monk. 750 ml, 42.8% alcohol by volume.',
      reviews: [],
      abv: 42.8,
      price_per_100ml: '82.67',
      price_kind: 'mrp',
      state: 'Uttar Pradesh',
      source: 'up-excise',
      sizes: [
        { volume: '180 ml', price: '160.00', price_per_100ml: '88.89' },
        { volume: '375 ml', price: '320.00', price_per_100ml: '85.33' },
        { id: 241, volume: '750 ml', price: '620.00', price_per_100ml: '82.67' },
      ],
      offers: [{ source: 'up-excise', kind: 'mrp', price: '620.00', price_max: null, state: 'Uttar Pradesh', as_of: '2026-09-13' }],
    });
  });

  it('shows the second price where the publisher shows two', async () => {
    const { products } = (await server.json('/liquor?brand=jameson')).body;
    const { id } = products.find(
      ({ name, volume }: { name: string; volume: string }) => name === 'Jameson Irish Whiskey' && volume === '750 ml',
    );
    expect((await server.json(`/liquor/product/${id}`)).body.product.offers[0]).toMatchObject({ price: '2300.00', price_max: '2860.00' });
  });

  it.each(['abc', '1.5', '-1', '0', '1e3', '99999999999', '%27', 'NaN'])('refuses the number %s with 400', async (id) => {
    const { status, body } = await server.json(`/liquor/product/${id}`);
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_parameter', 'id']);
  });

  it('answers a number that no product has with 404', async () => {
    const { status, body } = await server.json('/liquor/product/999999');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('/liquor-img', () => {
  it('serves a picture for seven days, with a strong ETag and 304', async () => {
    const answer = await server.get('/liquor-img/kingfisher_1.webp');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=604800',
    ]);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await server.get('/liquor-img/kingfisher_1.webp', { headers: { 'if-none-match': etag } })).status).toBe(304);
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([format, width, height]).toEqual(['webp', 360, 520]);
  });

  it('has every picture that a product names', async () => {
    const { products } = (await server.json('/liquor')).body;
    for (const image of new Set<string>(products.map(({ image }: { image: string }) => image).filter(Boolean))) {
      const answer = await fetch(image, { method: 'HEAD' });
      expect([image, answer.status, answer.headers.get('content-type')]).toEqual([image, 200, 'image/webp']);
    }
  });

  it('is the same live, where no file was built of it', async () => {
    const [file, live] = [await server.get('/liquor-img/sula_1.webp'), await server.get('/liquor-img/sula_1.webp/')];
    expect(live.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(live.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await live.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
  });

  it.each([
    'kingfisher_99.webp',
    'kingfisher_0.webp',
    'nobody_1.webp',
    'kingfisher_1.png',
    'kingfisher.webp',
    '..%2f..%2fpackage.json',
    "x'--_1.webp",
  ])('answers %s, which is none, with 404 in JSON', async (file) => {
    const answer = await server.get(`/liquor-img/${file}`, { headers: { accept: 'image/webp,*/*' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'not_found' });
  });

  it('lets nobody out of the folder', async () => {
    for (const path of [
      '/liquor-img/../package.json',
      '/liquor-img/../x',
      '/liquor-img/%2e%2e',
      '/liquor-img/./kingfisher_1.webp',
      '/liquor-img//kingfisher_1.webp',
    ]) {
      const { status, body } = await askRaw(path);
      expect([path, status, JSON.parse(body).code]).toEqual([path, 404, 'not_found']);
    }
  });
});

describe('/liquor/drinking-age', () => {
  it('gives all 36 states and union territories, dry ones without an age, and what sources do not agree on', async () => {
    const { count, states, sources } = ageAnswer.parse((await server.json('/liquor/drinking-age')).body);
    expect(count).toBe(36);
    expect(states.filter(({ sale }) => sale === 'prohibited').map(({ state, age }) => [state, age])).toEqual([
      ['Bihar', null],
      ['Gujarat', null],
      ['Lakshadweep', null],
      ['Mizoram', null],
      ['Nagaland', null],
    ]);
    expect(states.find(({ state }) => state === 'Goa')).toMatchObject({ age: 18, conflicts: [{ age: 21, source: 'ndtv2025' }] });
    const named = new Set(sources.map(({ name }) => name));
    for (const one of states) for (const source of one.sources) expect(named).toContain(source);
  });

  it('gives one state by any of its names, and near names of an unknown one', async () => {
    expect((await server.json('/liquor/drinking-age?state=UP')).body.states).toMatchObject([{ state: 'Uttar Pradesh', age: 21 }]);
    expect(await server.json('/liquor/drinking-age?state=gujrat')).toMatchObject({
      status: 404,
      body: { code: 'unknown_place', suggestions: ['Gujarat'] },
    });
  });
});

it('/liquor/status says what the last crawl did', async () => {
  expect(liquorStatus.parse((await server.json('/liquor/status')).body)).toMatchObject({
    products: 197,
    brands: 70,
    pictures: 79,
    stale: true,
  });
});

describe('files', () => {
  it.each([
    ['/liquor.json', '/liquor'],
    ['/liquor/brands.json', '/liquor/brands'],
    ['/liquor/categories.json', '/liquor/categories'],
    ['/liquor/brand/old-monk.json', '/liquor?brand=old-monk'],
    ['/liquor/category/single-malt.json', '/liquor?category=single-malt'],
    ['/liquor/product/241.json', '/liquor/product/241'],
    ['/liquor/product/241.csv', '/liquor/product/241?format=csv'],
    ['/liquor/drinking-age.json', '/liquor/drinking-age'],
  ])('%s is what %s answers', async (file, live) => {
    const [one, other] = [await server.get(file), await server.get(live)];
    expect([one.status, await one.text()]).toEqual([200, await other.text()]);
  });

  it('are there for every brand, category and product', async () => {
    const { paths } = (await server.json('/liquor/files.json')).body;
    const of = (pattern: RegExp) => paths.filter((path: string) => pattern.test(path)).length;
    expect([of(/^\/liquor\/brand\/.*json$/), of(/^\/liquor\/category\/.*json$/), of(/^\/liquor\/product\/.*json$/), of(/webp$/)]).toEqual([
      28, 18, 133, 79,
    ]);
  });
});

/** A path as it is written: fetch would read it as a URL first. */
async function askRaw(path: string): Promise<{ status: number; body: string }> {
  const { request } = await import('node:http');
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
    })
      .on('error', reject)
      .end();
  });
}
