import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalogue, type Product } from '../../../src/areas/liquor/catalogue.ts';
import { crawl } from '../../../src/areas/liquor/crawl.ts';
import { pictureFile } from '../../../src/areas/liquor/pictures/picture-files.ts';
import { allPictures, type LiquorDatabase, listReviews } from '../../../src/areas/liquor/queries.ts';
import type { CrawlOptions } from '../../../src/crawl/crawl-area.ts';
import { writeReport } from '../../../src/store/report.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { pngWithTexts } from '../../support/bombs.ts';
import { type Shops, startShops, WOO_ITEMS, wooItem } from '../../support/shops.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

const FIRST = new Date('2026-11-16T22:00:00Z');
const weeksLater = (weeks: number) => new Date(FIRST.getTime() + weeks * 7 * 86_400_000);
const PRODUCTS = '/wp-json/wc/store/v1/products';

let shops: Shops;
let folder: WorkDir;

beforeEach(async () => {
  shops = await startShops();
  folder = workDir();
  writeFileSync(join(folder.path, 'shops.json'), shops.file);
  vi.stubEnv('UPSTREAM_WOO_SHOP_URL', shops.woo.url);
  vi.stubEnv('UPSTREAM_PAGES_SHOP_URL', shops.pages.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await shops.stop();
  folder.remove();
});

async function run(now = FIRST, options: Partial<CrawlOptions> = {}) {
  const outcome = await crawl({ dataDir: folder.path, now, pause: 0, log: () => undefined, ...options });
  await writeReport('liquor', outcome, folder.path, now);
  return outcome;
}

async function withData<T>(work: (db: LiquorDatabase) => Promise<T>): Promise<T> {
  const db: LiquorDatabase = new Kysely({ dialect: sqliteDialect(join(folder.path, 'liquor.sqlite'), 'read') });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const products = () => withData(async (db) => (await loadCatalogue(db)).products);
const named = async (name: string, volume?: string): Promise<Product> => {
  const found = (await products()).find((one) => one.name.includes(name) && (volume === undefined || one.volume === volume));
  if (!found) throw new Error(`${name} is not on record`);
  return found;
};
const noteOf = (outcome: { sources: readonly { source: string; note?: string }[] }, source: string) =>
  outcome.sources.find((one) => one.source === source)?.note ?? '';
/** Every picture with its bytes and the moment when its file was made. */
const pictures = () =>
  readdirSync(join(folder.path, 'liquor-img'))
    .sort()
    .map((name) => {
      const file = join(folder.path, 'liquor-img', name);
      const { mtimeMs, ino } = statSync(file);
      return { name, mtimeMs, ino, bytes: readFileSync(file).toString('base64') };
    });

describe('shops of two kinds', () => {
  it('are crawled into one catalogue', async () => {
    const outcome = await run();
    expect(outcome).toMatchObject({ outcome: 'changed', message: expect.stringContaining('first 4 products') });
    expect(outcome.sources.map(({ source, ok, rows }) => [source, ok, rows])).toEqual([
      ['woo-shop', true, 3],
      ['pages-shop', true, 1],
    ]);
    expect((await products()).map(({ brand, volume, category }) => [brand, volume, category]).sort()).toEqual([
      ['bira-91', '6 x 330 ml', 'Beer'],
      ['kingfisher', '650 ml', 'Beer'],
      ['old-monk', '750 ml', 'Rum'],
      ['simba', '650 ml', 'Beer'],
    ]);
  });

  it('give prices in rupees, availability, stock numbers and the state that they sell in', async () => {
    await run();
    expect((await named('Very Old Vatted')).offers[0]).toMatchObject({
      source: 'woo-shop',
      kind: 'shop',
      price_paise: 640_00,
      availability: 'in_stock',
      sku: 'W-11',
      state: null,
      url: 'https://woo.example/product/item-11/',
      observed: '2026-11-17',
    });
    expect((await named('Simba')).offers[0]).toMatchObject({ price_paise: null, availability: 'out_of_stock' });
    expect((await named('Kingfisher')).offers[0]).toMatchObject({ price_paise: 175_00, sku: 'KF650', state: 'Karnataka' });
  });

  it('give reviews as they are published there, without their markup, and nobody else has any', async () => {
    await run();
    const rum = await named('Very Old Vatted');
    expect(rum.offers[0]).toMatchObject({ rating: 4.5, review_count: 2 });
    expect(await withData((db) => listReviews(db, rum.id))).toMatchObject([
      { author: 'Ravi', rating: 5, body: 'As it always was' },
      { author: 'Meera', rating: 4, body: 'Good' },
    ]);
    const beer = await named('Kingfisher');
    expect(await withData((db) => listReviews(db, beer.id))).toMatchObject([{ author: 'Asha', rating: 4, body: 'Cold & plain' }]);
    expect((await named('Bira')).offers[0]).toMatchObject({ rating: 0, review_count: 0 });
  });

  it('are crawled a second time with the same ids, and no picture is written again', async () => {
    await run();
    const before = { ids: (await products()).map(({ id, label, volume }) => [id, label, volume]), pictures: pictures() };
    const again = await run(weeksLater(1));
    expect(again.message).toContain('0 new and 0 changed products');
    expect(again.message).toContain('0 pictures made');
    expect((await named('Kingfisher')).offers[0].observed).toBe('2026-11-24');
    expect((await products()).map(({ id, label, volume }) => [id, label, volume])).toEqual(before.ids);
    expect(pictures()).toEqual(before.pictures);
    expect(shops.woo.asked.filter((path) => path.endsWith('11.jpg'))).toHaveLength(1);
    // After four weeks a picture at the same address is compared, and is what it was.
    await run(weeksLater(5));
    expect(shops.woo.asked.filter((path) => path.endsWith('11.jpg'))).toHaveLength(2);
    expect(pictures()).toEqual(before.pictures);
  });

  it('have nothing to commit a second time on the same day', async () => {
    await run();
    const before = readFileSync(join(folder.path, 'liquor.sqlite'));
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
    expect(readFileSync(join(folder.path, 'liquor.sqlite')).equals(before)).toBe(true);
  });

  it('keep an item its number when they call it otherwise or ask another price', async () => {
    await run();
    const before = await named('Bira');
    shops.woo.routes[PRODUCTS] = JSON.stringify(
      WOO_ITEMS().map((one) =>
        one.id === 12 ? { ...wooItem(12, 'Bira 91 Ale, White, pack', '95000'), categories: [{ name: 'Beer' }] } : one,
      ),
    );
    const again = await run(weeksLater(1));
    expect(again.message).toContain('0 new and 1 changed products');
    expect(await named('Bira')).toMatchObject({ id: before.id, offers: [{ price_paise: 950_00 }] });
  });

  it('lose nothing when an item is missing for once: it keeps its price and its own day', async () => {
    const many = [...WOO_ITEMS(), ...Array.from({ length: 6 }, (_, at) => wooItem(30 + at, `Tuborg Number${at} Beer 650ml`, '18000'))];
    shops.woo.routes[PRODUCTS] = JSON.stringify(many);
    await run();
    const count = (await products()).length;
    shops.woo.routes[PRODUCTS] = JSON.stringify(many.filter(({ id }) => id !== 12));
    await run(weeksLater(1));
    expect(await products()).toHaveLength(count);
    expect((await named('Bira')).offers[0]).toMatchObject({ price_paise: 900_00, observed: '2026-11-17' });
  });

  it('are read too where their pages have microdata and no JSON-LD of a product', async () => {
    shops.pages.routes['/product/kingfisher'] = `<!doctype html><html><head><title>Shop</title>
      <script type="application/ld+json">{"@context":"http://schema.org","@type":"Organization","name":"Test Shop"}</script></head><body>
      <section itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Kingfisher Ultra Beer 650ML</h1>
      <span itemprop="image" style="display:none;">/images/kf.png</span>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span>₹ <span>155.00</span></span>
      <span itemprop="price" style="display:none;">155.0</span><span itemprop="priceCurrency" style="display:none;">INR</span></div></section></body></html>`;
    await run();
    expect((await named('Kingfisher Ultra')).offers).toMatchObject([
      { source: 'pages-shop', price_paise: 155_00, picture_url: expect.stringMatching(/\/images\/kf\.png$/) },
    ]);
  });

  it('are asked only for what their robots.txt allows, and only on their own hosts', async () => {
    const outcome = await run();
    expect(shops.pages.asked).not.toContain('/product/hidden');
    expect(noteOf(outcome, 'pages-shop')).toContain('robots.txt');
    expect(noteOf(outcome, 'pages-shop')).toContain('/product/gone');
    expect((await products()).some(({ name }) => name.includes('Hidden'))).toBe(false);
  });

  it('leave out what is no drink, and say so', async () => {
    expect(noteOf(await run(), 'woo-shop')).toContain('1 left out: no category of ours');
  });
});

describe('pictures of a crawl', () => {
  it('are webp of at most 600 by 600 pixels, one for every label', async () => {
    await run();
    const rows = await withData(allPictures);
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const { format, width, height } = await sharp(join(folder.path, 'liquor-img', pictureFile(row))).metadata();
      expect([format, Math.max(width, height) <= 600, row.source_url === null]).toEqual(['webp', true, /simba/.test(row.label)]);
    }
  });

  it.each([
    ['a page in its place', { headers: { 'content-type': 'text/html' }, body: '<html>not here</html>' }],
    ['a server that fails', { status: 500, body: 'no' }],
    ['forty megabytes', { headers: { 'content-type': 'image/jpeg' }, body: Buffer.alloc(40 * 1024 * 1024, 7) }],
    ['a picture cut off', { headers: { 'content-type': 'image/jpeg' }, body: Buffer.from('ffd8ffe000104a46494600010100', 'hex') }],
    [
      'a drawing with a script',
      {
        headers: { 'content-type': 'image/svg+xml' },
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script/></svg>',
      },
    ],
  ])('%s in place of a picture is noted, and a drawing stands', async (_, route) => {
    shops.woo.routes['/wp-content/uploads/11.jpg'] = route;
    const outcome = await run();
    expect(outcome).toMatchObject({ outcome: 'changed' });
    expect(outcome.message).toContain('1 pictures not taken: /wp-content/uploads/11.jpg');
    const row = (await withData(allPictures)).find(({ label }) => label.startsWith('old-monk/very'));
    expect(row?.source_url).toBeNull();
    expect((await sharp(join(folder.path, 'liquor-img', 'old-monk_1.webp')).metadata()).format).toBe('webp');
    expect(pictures()).toHaveLength(4);
  });

  it('with 490 MB of texts in 500 kB takes no memory of the crawl', async () => {
    shops.woo.routes['/wp-content/uploads/11.jpg'] = { headers: { 'content-type': 'image/png' }, body: await pngWithTexts(10, 49) };
    const before = process.resourceUsage().maxRSS;
    expect((await run()).message).toContain('1 pictures not taken: /wp-content/uploads/11.jpg: 1 by 1 pixels are too few');
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(250 * 1024);
  });

  it('stay when the shop cannot show them later, and are made again when the file is gone', async () => {
    await run();
    const before = pictures();
    shops.woo.routes['/wp-content/uploads/11.jpg'] = { status: 500, body: '' };
    await run(weeksLater(5));
    expect(pictures()).toEqual(before);
    rmSync(join(folder.path, 'liquor-img', 'kingfisher_1.webp'));
    await run(weeksLater(6));
    expect(pictures().map(({ name, bytes }) => [name, bytes])).toEqual(before.map(({ name, bytes }) => [name, bytes]));
  });

  it('at another host are a stranger’s address: one that is not public is refused', async () => {
    shops.woo.routes[PRODUCTS] = JSON.stringify(
      WOO_ITEMS().map((one) => (one.id === 11 ? { ...one, images: [{ src: 'http://127.0.0.1:9/11.jpg' }] } : one)),
    );
    const outcome = await run();
    expect(outcome.message).toMatch(/1 pictures not taken: \/11.jpg: /);
  });
});

describe('a shop that fails', () => {
  it.each([
    [
      'HTML where JSON is due',
      { headers: { 'content-type': 'text/html' }, body: '<html><body>Shop</body></html>' },
      'a page where JSON was due',
    ],
    ['a 500', { status: 500, body: 'broken' }, 'answered 500'],
    ['no list', { body: '{"code":"rest_no_route"}' }, 'no list of products'],
  ])('with %s is noted in the report, and the others go on', async (_, route, reason) => {
    shops.woo.routes[PRODUCTS] = route;
    const outcome = await run();
    expect(outcome.outcome).toBe('changed');
    expect(outcome.sources[0]).toMatchObject({ source: 'woo-shop', ok: false, note: expect.stringContaining(reason) });
    expect(outcome.sources.slice(1).every(({ ok }) => ok)).toBe(true);
    expect((await products()).length).toBe(1);
  });

  it('with items in another shape loses these alone', async () => {
    shops.woo.routes[PRODUCTS] = JSON.stringify([...WOO_ITEMS(), { id: 'x' }, null]);
    const outcome = await run();
    expect(outcome.sources[0]).toMatchObject({ ok: true, rows: 3 });
    expect(noteOf(outcome, 'woo-shop')).toContain('2 items in another shape');
  });

  it('with prices in dollars gives none', async () => {
    shops.woo.routes[PRODUCTS] = JSON.stringify(
      WOO_ITEMS().map((one) => ({ ...one, prices: { price: '1000', currency_code: 'USD', currency_minor_unit: 2 } })),
    );
    expect(noteOf(await run(), 'woo-shop')).toContain('prices in USD, which are left out');
    expect((await named('Very Old Vatted')).offers[0].price_paise).toBeNull();
  });

  it('whose prices have moved too much, or whose list is cut short, keeps what is on record', async () => {
    await run();
    const doubled = WOO_ITEMS().map((one) =>
      wooItem(one.id, one.name, '128000', { categories: one.categories, attributes: one.attributes }),
    );
    shops.woo.routes[PRODUCTS] = JSON.stringify(doubled);
    expect(noteOf(await run(weeksLater(1)), 'woo-shop')).toContain('moved by over 10 %');
    shops.woo.routes[PRODUCTS] = JSON.stringify(WOO_ITEMS().slice(0, 1));
    expect(noteOf(await run(weeksLater(2)), 'woo-shop')).toContain('only 1 items against 3 before');
    expect((await named('Very Old Vatted')).offers[0].price_paise).toBe(640_00);
  });

  it('all of them leave the snapshot and the pictures as they were, and the crawl failed', async () => {
    await run();
    const before = { file: readFileSync(join(folder.path, 'liquor.sqlite')), pictures: pictures() };
    for (const shop of [shops.woo, shops.pages]) shop.routes = {};
    expect(await run(weeksLater(1))).toMatchObject({ outcome: 'failed' });
    expect(readFileSync(join(folder.path, 'liquor.sqlite')).equals(before.file)).toBe(true);
    expect(pictures()).toEqual(before.pictures);
  });

  it('is asked only once a name of it is right: a malformed list of shops says what is wrong', async () => {
    writeFileSync(join(folder.path, 'shops.json'), '{"shops":[{"name":"A b","title":"x","address":"ftp://x","kind":"odoo"}]}');
    expect(() => crawl({ dataDir: folder.path, now: FIRST, log: () => undefined })).toThrow(/shops.json is not a list of shops/);
  });
});

describe('a shop and the starter', () => {
  it('meet in one product: both prices stand, the newer is shown, and new products get new numbers', async () => {
    folder.remove();
    folder = workDir({ data: ['starter'] });
    // Of the starter the shops’ brands and the last number: a picture is drawn of every label.
    const file = join(folder.path, 'starter/liquor.json');
    const list = JSON.parse(readFileSync(file, 'utf8')) as { products: { id: number; brand_slug: string }[] };
    const few = list.products.filter(({ id, brand_slug }) => id === 317 || ['kingfisher', 'old-monk'].includes(brand_slug));
    writeFileSync(file, JSON.stringify({ ...list, products: few }));
    // And no lists of other states, whose products would be new too.
    rmSync(join(folder.path, 'starter/liquor-states.json.gz'));
    await run(FIRST, { source: 'up-excise' });
    const starter = await named('Very Old Vatted Matured', '750 ml');
    expect(starter.id).toBe(241);
    writeFileSync(join(folder.path, 'shops.json'), shops.file);
    expect(await run(weeksLater(1))).toMatchObject({ outcome: 'changed', message: expect.stringContaining('2 new') });
    const both = await named('Very Old Vatted Matured', '750 ml');
    expect(both.id).toBe(241);
    expect(both.offers.map(({ source, price_paise, kind }) => [source, price_paise, kind])).toEqual([
      ['woo-shop', 640_00, 'shop'],
      ['up-excise', 620_00, 'mrp'],
    ]);
    expect((await products()).filter(({ id }) => id > 317)).toHaveLength(2);
    expect(both.picture).toMatchObject({ brand: 'old-monk', number: 2, source_url: 'https://woo.example/wp-content/uploads/11.jpg' });
  });
});
