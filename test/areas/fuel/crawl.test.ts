import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FUEL_PLACES } from '../../../src/areas/fuel/places.ts';
import type { FuelTables, PriceRow } from '../../../src/areas/fuel/tables.ts';
import { addDays, istDay } from '../../../src/kernel/time.ts';
import { sqliteDialect } from '../../../src/store/sqlite/dialect.ts';
import { type CrawlRun, crawlHere, crawlProgram } from '../../support/crawl.ts';
import { CHALLENGE_PAGE, cardekhoCity, cardekhoIndex, cardekhoState, goodreturnsCity, goodreturnsIndex } from '../../support/fuel-pages.ts';
import { type StandIn, type StandInRoute, startStandIn } from '../../support/stand-in.ts';
import { type WorkDir, workDir } from '../../support/work-dir.ts';

let work: WorkDir;
let dataDir: string;
let goodreturns: StandIn;
let cardekho: StandIn;
let ndtv: StandIn;

const TODAY = istDay();

beforeEach(async () => {
  work = workDir({ data: ['starter', 'fuel-lpg.sqlite', 'fuel-metros.sqlite'] });
  dataDir = work.path;
  [goodreturns, cardekho, ndtv] = await Promise.all([startStandIn(), startStandIn(), startStandIn()]);
});
afterEach(async () => {
  await Promise.all([goodreturns.stop(), cardekho.stop(), ndtv.stop()]);
  work.remove();
});

const crawl = (...args: string[]): Promise<CrawlRun> => crawlHere(['fuel', '--data-dir', dataDir, '--pause', '0', ...args], upstreams());
const upstreams = () => ({
  UPSTREAM_GOODRETURNS_URL: goodreturns.url,
  UPSTREAM_CARDEKHO_URL: cardekho.url,
  UPSTREAM_NDTV_URL: ndtv.url,
});

async function prices(place: string, fuel = 'petrol'): Promise<PriceRow[]> {
  const db = new Kysely<FuelTables>({ dialect: sqliteDialect(join(dataDir, 'fuel.sqlite'), 'read') });
  try {
    return await db
      .selectFrom('price')
      .selectAll()
      .where('place', '=', place)
      .where('fuel', '=', fuel as 'petrol')
      .orderBy('day', 'desc')
      .execute();
  } finally {
    await db.destroy();
  }
}

const report = async () => JSON.parse(await readFile(join(dataDir, 'reports/fuel.json'), 'utf8'));
const snapshotBytes = () => readFile(join(dataDir, 'fuel.sqlite'));

/** goodreturns as it is on a good day. */
const goodDay = (options: Parameters<typeof goodreturnsIndex>[1] = {}): Record<string, StandInRoute> => ({
  '/petrol-price.html': goodreturnsIndex('petrol', options),
  '/diesel-price.html': goodreturnsIndex('diesel', options),
});

describe('a crawl of fuel prices', () => {
  it('makes the first snapshot of the starter figures when no source can be reached', async () => {
    for (const one of [goodreturns, cardekho, ndtv]) await one.stop();
    const run = await crawl();
    expect(run).toMatchObject({ code: 2, output: 'fuel: first 98 prices (starter)' });
    expect((await prices('city/mumbai'))[0]).toMatchObject({ day: '2026-06-07', paise: 11_121, change_pct: 0.03, source: 'goodreturns' });
    expect((await report()).sources.map(({ source, ok }: { source: string; ok: boolean }) => [source, ok])).toEqual([
      ['goodreturns', false],
      ['cardekho', false],
      ['ndtv', false],
      ['starter', false],
    ]);
    expect(await report()).toMatchObject({ outcome: 'starter', last_success_at: null, last_failure: expect.stringContaining('ndtv') });
  });

  it('takes all prices from the first source when all is well', async () => {
    await crawl('--source', 'starter');
    goodreturns.routes = goodDay({ price: (_, fuel) => (fuel === 'petrol' ? 101.5 : 91.25) });
    const run = await crawl();
    expect(run).toMatchObject({ code: 0, output: 'fuel: 98 of 98 prices changed (goodreturns)' });
    expect((await prices('state/odisha'))[0]).toMatchObject({ day: TODAY, paise: 10_150, source: 'goodreturns', change_pct: 0.5 });
    expect(cardekho.asked).toEqual([]);
  });

  it('computes the change from our own price of the day before when there is one, not from what the page says', async () => {
    const yesterday = addDays(TODAY, -1);
    goodreturns.routes = {
      ...goodDay({ price: () => 100, change: 5 }),
      '/petrol-price-in-mumbai.html': goodreturnsCity('Mumbai', [[longDate(yesterday), 98]]),
    };
    await crawl();
    expect((await prices('city/mumbai'))[0]).toMatchObject({ day: TODAY, change_pct: 2.04 });
    expect((await prices('city/kolkata'))[0]).toMatchObject({ day: TODAY, change_pct: 5.26 });
  });

  it('takes past days of a city from the ten-day table, and asks for it only while days are missing', async () => {
    const days = Array.from({ length: 10 }, (_, back) => [longDate(addDays(TODAY, -back)), 100 - back / 10] as const);
    goodreturns.routes = goodDay();
    for (const fuel of ['petrol', 'diesel']) goodreturns.routes[`/${fuel}-price-in-mumbai.html`] = goodreturnsCity('Mumbai', days);
    await crawl();
    expect((await prices('city/mumbai')).map(({ day }) => day)).toEqual(Array.from({ length: 10 }, (_, back) => addDays(TODAY, -back)));
    goodreturns.asked.length = 0;
    await crawl();
    expect(goodreturns.asked).toContain('/petrol-price-in-kolkata.html');
    expect(goodreturns.asked).not.toContain('/petrol-price-in-mumbai.html');
  });

  it('leaves a past day as it was recorded, whatever a source says of it later', async () => {
    const yesterday = addDays(TODAY, -1);
    const pages = (rupees: number) => ({
      ...goodDay(),
      '/petrol-price-in-mumbai.html': goodreturnsCity('Mumbai', [[longDate(yesterday), rupees]]),
    });
    goodreturns.routes = pages(98);
    await crawl();
    goodreturns.routes = pages(99);
    await crawl();
    expect((await prices('city/mumbai')).map(({ day, paise }) => [day, paise])).toEqual([
      [TODAY, 10_000],
      [yesterday, 9_800],
    ]);
  });

  it('takes past days of a later source though an earlier one has the price of today', async () => {
    goodreturns.routes = goodDay({
      without: FUEL_PLACES.filter(({ type }) => type === 'state')
        .slice(0, 20)
        .map(({ name }) => name),
    });
    cardekho.routes = {
      ...cardekhoPages(103, 94),
      '/fuel-price-in-mumbai-city': cardekhoCity('Mumbai', [
        [longDate(TODAY), 103, 94],
        [longDate(addDays(TODAY, -1)), 99.5, 89.5],
      ]),
    };
    await crawl();
    expect((await prices('city/mumbai')).map(({ paise, source }) => [paise, source])).toEqual([
      [10_000, 'goodreturns'],
      [9_950, 'cardekho'],
    ]);
  });

  it('changes nothing, to the byte, when it is run again on the same pages', async () => {
    goodreturns.routes = goodDay();
    await crawl();
    const [snapshot, firstReport] = [await snapshotBytes(), await report()];
    const run = await crawl();
    expect(run).toMatchObject({ code: 0, output: 'fuel: 0 of 98 prices changed (goodreturns)' });
    expect((await snapshotBytes()).equals(snapshot)).toBe(true);
    expect(await report()).toEqual(firstReport);
  });

  it('turns to the next source when the first sends a challenge page', async () => {
    await crawl('--source', 'starter');
    goodreturns.routes = { '/petrol-price.html': CHALLENGE_PAGE, '/diesel-price.html': CHALLENGE_PAGE };
    cardekho.routes = cardekhoPages(102.5, 93.5);
    const run = await crawl();
    expect(run).toMatchObject({ code: 0, output: 'fuel: 98 of 98 prices changed (cardekho)' });
    const { sources } = await report();
    expect(sources[0]).toMatchObject({ source: 'goodreturns', ok: false });
    expect(sources[0].note).toContain('challenge');
    expect((await prices('city/new-delhi')).slice(0, 2)).toMatchObject([
      { day: TODAY, paise: 10_250, source: 'cardekho' },
      { day: addDays(TODAY, -1), paise: 10_200, source: 'cardekho' },
    ]);
  });

  it('keeps price and time of places that a short page lacks, and takes the rest', async () => {
    await crawl('--source', 'starter');
    const without = [
      'Kerala',
      'Goa',
      'Assam',
      'Bihar',
      'Sikkim',
      'Punjab',
      'Tripura',
      'Manipur',
      'Mizoram',
      'Nagaland',
      'Ladakh',
      'Odisha',
    ];
    goodreturns.routes = goodDay({ without, price: (_, fuel) => (fuel === 'petrol' ? 101 : 91) });
    const run = await crawl();
    expect(run).toMatchObject({ code: 0, output: 'fuel: 74 of 98 prices changed (goodreturns), 24 kept' });
    expect((await prices('state/kerala'))[0]).toMatchObject({ paise: 11_549, day: '2026-06-07', observed_at: '2026-06-07T05:02:37.000Z' });
    expect((await prices('state/gujarat'))[0]).toMatchObject({ paise: 10_100, day: TODAY });
  });

  it('fills what a short page lacks from the next source', async () => {
    goodreturns.routes = goodDay({
      without: ['Kerala', 'Goa', 'Assam', 'Bihar', 'Sikkim', 'Punjab', 'Tripura', 'Manipur', 'Mizoram', 'Nagaland', 'Ladakh', 'Odisha'],
    });
    cardekho.routes = cardekhoPages(103, 94);
    expect((await crawl()).code).toBe(0);
    expect((await prices('state/kerala'))[0]).toMatchObject({ paise: 10_300, source: 'cardekho' });
    expect((await prices('state/gujarat'))[0]).toMatchObject({ paise: 10_000, source: 'goodreturns' });
  });

  it.each([
    ['an absurd price', { price: (name: string) => (name === 'Goa' ? 1010 : undefined) }, 'outside'],
    [
      'diesel far above petrol',
      { price: (name: string, fuel: string) => (name === 'Goa' ? (fuel === 'diesel' ? 110 : 100) : undefined) },
      'far above petrol',
    ],
    ['a page with next to nothing', { without: ['Goa'], price: () => Number.NaN }, 'no table'],
  ])('keeps the old snapshot and exits 2 for %s', async (_, options, reason) => {
    await crawl('--source', 'starter');
    const snapshot = await snapshotBytes();
    goodreturns.routes = goodDay(options);
    const run = await crawl();
    expect(run.code).toBe(2);
    expect((await snapshotBytes()).equals(snapshot)).toBe(true);
    expect(await report()).toMatchObject({ outcome: 'failed' });
    expect((await report()).last_failure).toContain(reason);
  });

  it('keeps the old snapshot when a fifth of the prices moved by over a tenth within a week', async () => {
    goodreturns.routes = goodDay();
    await crawl();
    const snapshot = await snapshotBytes();
    goodreturns.routes = goodDay({ price: (_, fuel) => (fuel === 'petrol' ? 125 : undefined) });
    const run = await crawl();
    expect(run.code).toBe(2);
    expect((await snapshotBytes()).equals(snapshot)).toBe(true);
    expect((await report()).last_failure).toContain('moved by over 10 %');
  });

  it('exits 2 with a report that names every source when all are down', async () => {
    await crawl('--source', 'starter');
    const snapshot = await snapshotBytes();
    goodreturns.routes = { '/petrol-price.html': { status: 503 }, '/diesel-price.html': { status: 503 } };
    await cardekho.stop();
    const run = await crawl();
    expect(run.code).toBe(2);
    expect((await snapshotBytes()).equals(snapshot)).toBe(true);
    const { outcome, last_failure } = await report();
    expect(outcome).toBe('failed');
    for (const name of ['goodreturns', 'cardekho', 'ndtv']) expect(last_failure).toContain(name);
  });

  it('honours robots.txt', async () => {
    goodreturns.routes = {
      ...goodDay(),
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /petrol' },
    };
    await crawl();
    expect(goodreturns.asked).toEqual(['/robots.txt']);
    expect((await report()).sources[0].note).toContain('robots.txt');
  });

  it('refuses an unknown area or source by name', async () => {
    const run = await crawlProgram(['fuel', 'nonsense']);
    expect(run.code).toBe(1);
    expect(run.errors).toContain('Not a crawled area: nonsense');
  });

  it('is the same by the program: what it prints, how it ends, what it leaves', async () => {
    goodreturns.routes = goodDay();
    const run = await crawlProgram(['fuel', '--data-dir', dataDir, '--pause', '0'], upstreams());
    expect(run).toMatchObject({ code: 0, output: 'fuel: first 98 prices (goodreturns)' });
    const [snapshot, byProgram] = [await snapshotBytes(), await report()];
    await rm(join(dataDir, 'fuel.sqlite'));
    await rm(join(dataDir, 'reports'), { recursive: true });
    expect(await crawl()).toEqual({ ...run, errors: expect.stringContaining('goodreturns: 98 rows') });
    expect((await snapshotBytes()).equals(snapshot)).toBe(true);
    expect(await report()).toEqual(byProgram);
  });

  it('leaves no working copies behind', async () => {
    goodreturns.routes = goodDay();
    await crawl();
    expect((await readdir(dataDir)).toSorted()).toEqual(['fuel-lpg.sqlite', 'fuel-metros.sqlite', 'fuel.sqlite', 'reports', 'starter']);
  });
});

function cardekhoPages(petrol: number, diesel: number): Record<string, StandInRoute> {
  const pages: Record<string, StandInRoute> = { '/fuel-price': cardekhoIndex(petrol, diesel) };
  return new Proxy(pages, {
    get(target, key) {
      const path = String(key);
      if (path in target) return target[path];
      if (path.endsWith('-state')) return cardekhoState(petrol, diesel);
      if (path.endsWith('-city'))
        return cardekhoCity(/in-(.*)-city$/.exec(path)?.[1]?.replaceAll('-', ' ') ?? '', [
          [shortDate(TODAY), petrol, diesel],
          [shortDate(addDays(TODAY, -1)), petrol - 0.5, diesel - 0.5],
        ]);
      return undefined;
    },
  });
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** 2026-10-04 as `October 4, 2026`. */
function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** 2026-07-21 as `21-Jul-2026`. */
function shortDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}-${MONTHS[(month ?? 1) - 1]?.slice(0, 3)}-${year}`;
}
