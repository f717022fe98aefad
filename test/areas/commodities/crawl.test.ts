import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CommoditiesTables } from '../../../src/areas/commodities/tables.ts';
import { addDays, istDay } from '../../../src/kernel/time.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { type CrawlRun, crawlHere } from '../../support/crawl.ts';
import { FROZEN } from '../../support/frozen.ts';
import { CHALLENGE_PAGE } from '../../support/fuel-pages.ts';
import { dubaiPage, goldPage, platinumPage, ratesFile, silverPage } from '../../support/metal-pages.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

const TODAY = istDay();
const YESTERDAY = addDays(TODAY, -1);

let work: WorkDir;
let dataDir: string;
let goodreturns: StandIn;
let ibja: StandIn;
let rates: StandIn;
/** When the next crawl takes place. */
let clock: string;
let registry: StandIn;

beforeEach(async () => {
  clock = FROZEN.JAANKARI_NOW;
  work = workDir({ data: ['starter'] });
  dataDir = work.path;
  [goodreturns, ibja, rates, registry] = await Promise.all([startStandIn(), startStandIn(), startStandIn(), startStandIn()]);
});
afterEach(async () => {
  await Promise.all([goodreturns, ibja, rates, registry].map((one) => one.stop()));
  work.remove();
});

const crawl = (areas = ['commodities'], ...args: string[]): Promise<CrawlRun> =>
  crawlHere([...areas, '--data-dir', dataDir, '--pause', '0', ...args], {
    JAANKARI_NOW: clock,
    UPSTREAM_GOODRETURNS_URL: goodreturns.url,
    UPSTREAM_IBJARATES_URL: ibja.url,
    UPSTREAM_IBJA_URL: ibja.url,
    UPSTREAM_CURRENCY_API_URL: `${rates.url}/{date}`,
    UPSTREAM_CURRENCY_API_PAGES_URL: `${rates.url}/pages/{date}`,
    npm_config_registry: registry.url,
    npm_config_cache: join(dataDir, 'npm-cache'),
  });

async function read<T>(work: (db: Kysely<CommoditiesTables>) => Promise<T>): Promise<T> {
  const db = new Kysely<CommoditiesTables>({ dialect: sqliteDialect(join(dataDir, 'commodities.sqlite'), 'read') });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const quotes = (place: string, metal = 'gold') =>
  read((db) =>
    db
      .selectFrom('quote')
      .selectAll()
      .where('place', '=', place)
      .where('metal', '=', metal as 'gold')
      .orderBy('day', 'desc')
      .execute(),
  );
const premiums = () => read((db) => db.selectFrom('premium').selectAll().execute());
const spot = () => read((db) => db.selectFrom('spot').selectAll().orderBy('day').execute());
const report = async () => JSON.parse(await readFile(join(dataDir, 'reports/commodities.json'), 'utf8'));

/** Spot of two days. */
function serveRates(today: Parameters<typeof ratesFile>[1] = { gold: 12_000, silver: 190, platinum: 5_300 }): void {
  const yesterday = { gold: 11_900, silver: 188, platinum: 5_250 };
  rates.routes = {
    '/latest/v1/currencies/usd.json': ratesFile(TODAY, today),
    [`/${TODAY}/v1/currencies/usd.json`]: ratesFile(TODAY, today),
    [`/${YESTERDAY}/v1/currencies/usd.json`]: ratesFile(YESTERDAY, yesterday),
  };
}

/** goodreturns on a good day: India, Mumbai, Bangalore, Dubai, and a city that we do not know. */
function serveQuotes(price = 13_800): void {
  goodreturns.routes = {
    '/gold-rates/': goldPage({ day: TODAY, price, cities: true }),
    '/gold-rates/mumbai.html': goldPage({
      place: 'Mumbai',
      day: TODAY,
      price,
      past: [
        [TODAY, price],
        [YESTERDAY, price - 100],
      ],
    }),
    '/gold-rates/bangalore.html': goldPage({ place: 'Bangalore', day: TODAY, price, carried: 'ids' }),
    '/gold-rates/atlantis.html': goldPage({ place: 'Atlantis', day: TODAY, price }),
    '/gold-rates/dubai.html': dubaiPage('Dubai', TODAY, 12_300),
    '/gold-rates/ras-al-khaimah.html': dubaiPage('Ras al Khaimah', TODAY, 12_310),
    '/silver-rates/': silverPage(TODAY, 240),
    '/platinum-price.html': platinumPage(TODAY, 6_000),
  };
}

describe('a crawl of metals', () => {
  it('takes quotes from the pages of India and of every city they name, and measures the premium', async () => {
    serveRates();
    serveQuotes();
    expect((await crawl()).code).toBe(0);
    expect(await quotes('mumbai')).toMatchObject([
      { day: TODAY, paise: 1_380_000, paise_22k: 1_265_000, paise_18k: 1_035_000, source: 'goodreturns' },
      { day: YESTERDAY, paise: 1_370_000, paise_18k: null },
    ]);
    expect((await quotes('bangalore'))[0]).toMatchObject({ paise: 1_380_000 });
    expect((await quotes('india', 'silver'))[0]).toMatchObject({ paise: 240_000 });
    expect((await quotes('india', 'platinum'))[0]).toMatchObject({ paise: 600_000 });
    expect((await premiums()).find(({ metal }) => metal === 'gold')).toMatchObject({
      measured_on: TODAY,
      ratio: 1.15,
      ratio_18k: 0.75,
      quotes: 4,
    });
    expect((await report()).sources.find(({ source }: { source: string }) => source === 'goodreturns').note).toContain('Atlantis');
  });

  it('12.1: knows every city of the page by what people see, and by its doubled attribute where there is no text', async () => {
    serveRates();
    serveQuotes();
    await crawl();
    for (const place of ['mumbai', 'bangalore', 'dubai', 'ras-al-khaimah'])
      expect((await quotes(place))[0], place).toMatchObject({ day: TODAY });
  });

  it('12.1: counts a list of which no city is known as a failure of the source', async () => {
    serveRates();
    serveQuotes();
    goodreturns.routes['/gold-rates/'] = goldPage({ day: TODAY, price: 13_800, cities: true }).replaceAll(
      /(Mumbai|Bangalore|Dubai|Ras al Khaimah)/g,
      'X$1Y',
    );
    await crawl();
    expect((await report()).sources.find(({ source }: { source: string }) => source === 'goodreturns')).toMatchObject({
      ok: false,
      note: expect.stringContaining('is known'),
    });
  });

  it('12.2: takes two metals when the page of the third is gone', async () => {
    serveRates();
    serveQuotes();
    delete goodreturns.routes['/silver-rates/'];
    expect((await crawl()).code).toBe(0);
    expect((await quotes('mumbai'))[0]).toMatchObject({ day: TODAY });
    expect((await quotes('india', 'platinum'))[0]).toMatchObject({ day: TODAY });
    expect((await report()).sources.find(({ source }: { source: string }) => source === 'goodreturns').note).toContain('/silver-rates/');
  });

  it('reads rupees, not dirhams, on a page abroad', async () => {
    serveRates();
    serveQuotes();
    await crawl();
    expect((await quotes('dubai'))[0]).toMatchObject({ paise: 1_230_000 });
  });

  it('still reads a page that lost its script and its marked figures, by the labels of its table', async () => {
    serveRates();
    goodreturns.routes = {
      '/gold-rates/': goldPage({ day: TODAY, price: 13_800, carried: 'table' }),
      '/silver-rates/': silverPage(TODAY, 240),
      '/platinum-price.html': platinumPage(TODAY, 6_000),
    };
    await crawl();
    expect((await quotes('india'))[0]).toMatchObject({ paise: 1_380_000, paise_22k: 1_265_000 });
  });

  it('keeps what it has when a page no longer carries a price, and says what was missing', async () => {
    serveRates();
    serveQuotes();
    await crawl();
    goodreturns.routes['/gold-rates/'] = '<!doctype html><html><body><h1>Gold Rate</h1><p>New design</p></body></html>';
    expect((await crawl()).code).toBe(0);
    expect((await quotes('mumbai'))[0]).toMatchObject({ day: TODAY, paise: 1_380_000 });
    expect((await report()).outcome).toBe('changed');
  });

  it('notes a challenge page as a failure and goes on with spot and the starter quotes', async () => {
    serveRates();
    goodreturns.routes = { '/gold-rates/': CHALLENGE_PAGE, '/silver-rates/': CHALLENGE_PAGE, '/platinum-price.html': CHALLENGE_PAGE };
    expect((await crawl()).code).toBe(0);
    const { sources } = await report();
    expect(sources.find(({ source }: { source: string }) => source === 'goodreturns')).toMatchObject({
      ok: false,
      note: expect.stringContaining('challenge'),
    });
    expect((await quotes('hyderabad'))[0]).toMatchObject({ day: '2026-09-12', paise: 1_545_800 });
    expect(await spot()).toHaveLength(6);
  });

  it('gives no row for a metal whose code a day lacks', async () => {
    serveRates({ gold: 12_000, silver: 190 });
    await crawl();
    const rows = await spot();
    expect(rows.filter(({ metal }) => metal === 'platinum').map(({ day }) => day)).toEqual([YESTERDAY]);
    expect(rows.filter(({ metal }) => metal === 'gold')).toHaveLength(2);
  });

  it('drops a spot price far from the day before, and quotes far from spot', async () => {
    serveRates({ gold: 19_000, silver: 190, platinum: 5_300 });
    goodreturns.routes = {
      '/gold-rates/': goldPage({ day: TODAY, price: 138_000 }),
      '/silver-rates/': silverPage(TODAY, 240),
      '/platinum-price.html': platinumPage(TODAY, 6_000),
    };
    await crawl();
    expect(await quotes('india')).toEqual([]);
    // Two days that disagree so much cannot both be right; neither is kept.
    expect((await spot()).some(({ metal, paise }) => metal === 'gold' && paise === 1_900_000)).toBe(false);
  });

  it('lets a later reading of the day replace the morning quote, and leaves closed days alone', async () => {
    serveRates();
    serveQuotes();
    await crawl();
    serveQuotes(13_900);
    clock = '2026-11-21T14:00:00.000Z';
    await crawl();
    expect(await quotes('mumbai')).toMatchObject([
      { day: TODAY, paise: 1_390_000 },
      { day: YESTERDAY, paise: 1_370_000 },
    ]);
  });

  it('changes nothing, to the byte, when it is run again on the same pages', async () => {
    serveRates();
    serveQuotes();
    await crawl();
    const files = () =>
      Promise.all(['commodities.sqlite', 'reports/commodities.json'].map((name) => readFile(join(dataDir, name), 'base64')));
    const before = await files();
    expect((await crawl()).output).toContain('0 new quotes, spot of 0 new days');
    expect(await files()).toEqual(before);
  });

  it('fails with exit code 2 and keeps the old snapshot when no source can be reached', async () => {
    serveRates();
    serveQuotes();
    await crawl();
    const before = await readFile(join(dataDir, 'commodities.sqlite'), 'base64');
    for (const one of [goodreturns, ibja, rates, registry]) await one.stop();
    expect((await crawl()).code).toBe(2);
    expect(await readFile(join(dataDir, 'commodities.sqlite'), 'base64')).toBe(before);
    expect(await report()).toMatchObject({ outcome: 'failed', last_failure: expect.stringContaining('kept the prices') });
  });

  it('turns to the second host when the first is out, and reads a day once for all three areas', async () => {
    rates.routes = { '/pages/latest/v1/currencies/usd.json': ratesFile(TODAY, { gold: 12_000, silver: 190, platinum: 5_300 }) };
    const { code, output } = await crawl(['commodities', 'forex', 'crypto']);
    expect(code).toBe(0);
    expect(output.split('\n').map((line) => line.split(':')[0])).toEqual(['commodities', 'forex', 'crypto']);
    expect(rates.asked.filter((path) => path.startsWith('/pages/latest'))).toHaveLength(1);
  });
});

describe('a snapshot of schema version 1', () => {
  it('keeps its quotes, which then stand by day', async () => {
    serveRates();
    serveQuotes();
    await crawl();
    const before = await read((db) => db.selectFrom('quote').selectAll().orderBy('day').orderBy('place').execute());
    await asVersion1();
    const run = await crawl();
    expect(run.code, run.output + run.errors).toBe(0);
    expect(await read((db) => db.selectFrom('quote').selectAll().orderBy('day').orderBy('place').execute())).toEqual(before);
    expect(await keyOfQuotes()).toEqual(['metal', 'day', 'place']);
  });
});

/** The snapshot as version 1 had it: quotes by place. */
async function asVersion1(): Promise<void> {
  const db = new Kysely<CommoditiesTables>({ dialect: sqliteDialect(join(dataDir, 'commodities.sqlite'), 'write') });
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = 'quote'`.execute(db);
  const old = rows[0]?.sql.replace('metal, day, place', 'metal, place, day').replace(/^create table "?quote"?/i, 'create table old') ?? '';
  for (const statement of [old, 'insert into old select * from quote', 'drop table quote', 'alter table old rename to quote'])
    await sql.raw(statement).execute(db);
  await sql`pragma user_version = 1`.execute(db);
  await db.destroy();
  // Its fingerprint is that of the other file.
  await rm(join(dataDir, 'reports/commodities.json'));
  expect(await keyOfQuotes()).toEqual(['metal', 'place', 'day']);
}

const keyOfQuotes = () =>
  read(async (db) => {
    const { rows } = await sql<{
      name: string;
      pk: number;
    }>`select name, pk from pragma_table_info('quote') where pk > 0 order by pk`.execute(db);
    return rows.map(({ name }) => name);
  });
