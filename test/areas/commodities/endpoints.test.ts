import { beforeAll, describe, expect, it } from 'vitest';
import {
  commodityCities,
  commodityHistory,
  commodityLatest,
  commodityListing,
  commoditySearch,
} from '../../../src/areas/commodities/schema.ts';
import { now } from '../../../src/kernel/time.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { defaultServer } from '../../support/server.ts';
import { inWholeBuild, isThere } from '../../support/whole-build.ts';

/** Pages and search are of the build. */
const site = defaultServer();

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

const listing = async (query = '') => commodityListing.parse((await server.json(`/commodities${query}`)).body);
const history = async (query = '') => commodityHistory.parse((await server.json(`/commodities/history${query}`)).body);

describe('/commodities', () => {
  it.each([
    ['gold', 167, 'per_gram_24k'],
    ['silver', 135, 'per_10g'],
    ['platinum', 135, 'per_gram'],
  ])('lists %s in at least %i places besides the national price', async (metal, places, unit) => {
    const body = await listing(`?metal=${metal}`);
    expect(body).toMatchObject({ status: 'ok', metal });
    expect(body.count).toBeGreaterThanOrEqual(places + 1);
    expect(body.data).toHaveLength(body.count);
    expect(body.data[0]?.location).toBe('India');
    expect(body.data.every((record) => record.commodity === metal && record.unit === unit && record.location_type === 'city')).toBe(true);
  });

  it('gives gold when no metal is named, with 22 and 18 karat as numbers', async () => {
    const body = await listing();
    expect(body.metal).toBe('gold');
    for (const { details, price } of body.data) {
      expect(details?.price_22k).toBeGreaterThan(details?.price_18k ?? 0);
      expect(details?.price_22k).toBeLessThan(Number(price));
    }
  });

  it('gives every price and change as a string with two decimals, with its time in UTC', async () => {
    const { body } = await server.json('/commodities?metal=silver');
    for (const { price, change_pct, updated_at, as_of } of body.data) {
      expect(price).toMatch(/^\d+\.\d\d$/);
      expect(change_pct ?? '0.00').toMatch(/^-?\d+\.\d\d$/);
      if (updated_at !== as_of) expect(new Date(updated_at).toISOString()).toBe(updated_at);
      expect(updated_at, 'an hour that nobody told').not.toMatch(/T00:00:00\.000Z$/);
    }
  });

  it('gives no details for silver and platinum', async () => {
    for (const metal of ['silver', 'platinum']) expect((await listing(`?metal=${metal}`)).data.some(({ details }) => details)).toBe(false);
  });

  it('says of every price how it was come by, and what estimates rest on', async () => {
    const { data, premium } = await listing();
    expect(data.find(({ location }) => location === 'Mumbai')).toMatchObject({ region: 'india' });
    expect(data.find(({ location }) => location === 'Dubai')).toMatchObject({ region: 'international' });
    expect(data.every(({ basis, region }) => basis !== 'estimate' || region === 'india')).toBe(true);
    if (data.some(({ basis }) => basis === 'estimate')) expect(premium?.ratio).toBeGreaterThan(1);
  });

  it('12.3: shows the last quote of a place beside an estimate, alone and in the listing', async () => {
    const [alone] = (await listing('?city=hyderabad')).data;
    expect(alone).toMatchObject({
      basis: 'estimate',
      source: 'spot of currency-api times the premium of goodreturns quotes',
      last_quote: { price: expect.stringMatching(/^\d+\.\d\d$/), as_of: '2026-09-12', source: 'goodreturns' },
    });
    const { data } = await listing();
    expect(data.find(({ location }) => location === 'Hyderabad')).toEqual(alone);
    expect(data.filter(({ last_quote }) => last_quote).map(({ location }) => location)).toEqual(['Hyderabad']);
  });

  it('12.3: says on the page from where a premium is borrowed, between which prices the estimate lies, and the last quote', async () => {
    const mumbai = await (await site.get('/browse/commodities/silver/mumbai')).text();
    expect(mumbai).toMatch(/premium is borrowed from Hyderabad, where this metal is dearer: the price lies between ₹[\d,.]+ and ₹[\d,.]+/);
    const hyderabad = await (await site.get('/browse/commodities/gold/hyderabad')).text();
    expect(hyderabad).toMatch(/Last published for this place: ₹[\d,.]+ on 12 Sep 2026 \(goodreturns\)/);
  });

  it.each([
    ['Mumbai', 'Mumbai'],
    ['BOMBAY', 'Mumbai'],
    ['bengaluru', 'Bangalore'],
    ['thiruvananthapuram', 'Trivandrum'],
    ['new+delhi', 'Delhi'],
    ['india', 'India'],
    ['INDIA', 'India'],
    ['vasai+virar', 'Vasai-Virar'],
    ['abu%20dhabi', 'Abu Dhabi'],
    ['uae', 'United Arab Emirates'],
  ])('gives the one place called %s', async (asked, name) => {
    const body = await listing(`?metal=gold&city=${asked}`);
    expect(body.count).toBe(1);
    expect(body.data.map(({ location }) => location)).toEqual([name]);
  });

  it('lists all places with type=city, and says why there are none with type=state', async () => {
    expect((await listing('?type=city')).count).toBe(168);
    const states = await listing('?type=state');
    expect(states).toMatchObject({ count: 0, data: [] });
    expect(states.note).toContain('type city');
  });

  it('says that an old price is stale, and since when', async () => {
    const { stale, stale_after, data } = await listing('?city=india');
    expect(stale).toBe(Date.parse(stale_after) < now().getTime());
    expect(Date.parse(stale_after)).toBe(Date.parse(`${data[0]?.as_of}T00:00:00Z`) + 48 * 3_600_000);
  });

  it('lists the three metals when another is asked for', async () => {
    const { status, body } = await server.json('/commodities?metal=copper');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', parameter: 'metal', available: ['gold', 'silver', 'platinum'] });
  });

  it('answers an unknown place with 404 and the nearest names', async () => {
    const { status, body, headers } = await server.json('/commodities?city=bangalor');
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'error', code: 'unknown_place' });
    expect(body.suggestions).toContain('Bangalore');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('says for which metal a place is known when it is not for this one', async () => {
    const { status, body } = await server.json('/commodities?metal=platinum&city=dubai');
    expect(status).toBe(404);
    expect(body.error).toBe('Dubai is known here for gold, not for platinum.');
    expect(body.hint).toContain('metal=gold&city=dubai');
  });
});

describe('/commodities/cities', () => {
  it.each([
    ['gold', 168],
    ['silver', 136],
    ['platinum', 136],
  ])('lists the places of %s once each', async (metal, count) => {
    const body = commodityCities.parse((await server.json(`/commodities/cities?metal=${metal}`)).body);
    expect(body.count).toBe(count);
    expect(new Set(body.cities).size).toBe(count);
    expect(body.cities).toContain('India');
  });
});

describe('/commodities/search', () => {
  it.each([
    ['hydrabad', 'Hyderabad'],
    ['bangalor', 'Bangalore'],
    ['kolkatta', 'Kolkata'],
    ['madras', 'Chennai'],
    ['dubay', 'Dubai'],
  ])('finds %s', async (q, name) => {
    const { results } = commoditySearch.parse((await server.json(`/commodities/search?q=${q}`)).body);
    expect(results[0]?.name).toBe(name);
    expect((await server.get(results[0]?.path ?? '')).status).toBe(200);
  });

  it('gives at most 20', async () => {
    expect(commoditySearch.parse((await server.json('/commodities/search?q=ka')).body).results.length).toBeLessThanOrEqual(20);
  });

  it.each(['/commodities/search', '/commodities/search?q='])('asks for q at %s', async (path) => {
    const { status, body } = await server.json(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'missing_parameter', parameter: 'q' });
  });
});

describe('/commodities/history', () => {
  it('gives seven days of the national gold price by default, newest first, prices as decimal strings', async () => {
    const body = await history();
    expect(body).toMatchObject({ metal: 'gold', city: 'india', days: 7 });
    expect(body.data).toHaveLength(7);
    expect(body.data.map(({ date }) => date)).toEqual(
      body.data
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect(body.data[0]).toMatchObject({ location: 'India', price: expect.stringMatching(/^\d+\.\d\d$/) });
  });

  it.each(['gold', 'silver', 'platinum'])('has ten days of the national price of %s', async (metal) => {
    expect((await history(`?metal=${metal}&city=india&days=10`)).data).toHaveLength(10);
  });

  it('repeats the city as it was sent', async () => {
    expect((await history('?city=BOMBAY')).city).toBe('BOMBAY');
  });

  it.each(['0', '91', 'abc', '1.5', ''])('refuses days=%s and says 1 to 90', async (days) => {
    const { status, body } = await server.json(`/commodities/history?days=${days}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(/1 to 90|is empty/);
  });

  it('answers an unknown place with 404 and suggestions', async () => {
    const { status, body } = await server.json('/commodities/history?city=lucknoww');
    expect(status).toBe(404);
    expect(body.suggestions).toContain('Lucknow');
  });
});

describe('/commodities/latest', () => {
  it('says what the last crawl did, which days are on record, and the measured premiums', async () => {
    const body = commodityLatest.parse((await server.json('/commodities/latest')).body);
    expect(body.last_crawl?.sources.some(({ source }) => source.startsWith('currency-api'))).toBe(true);
    expect(body.metals.map(({ metal }) => metal)).toEqual(['gold', 'silver', 'platinum']);
    expect(body.metals[0]).toMatchObject({ metal: 'gold', places: 168, premium: { source: 'goodreturns' } });
    for (const { newest_spot, oldest_spot } of body.metals)
      expect(Date.parse(newest_spot ?? '') - Date.parse(oldest_spot ?? '')).toBeGreaterThan(89 * 86_400_000);
  });
});

describe('prebuilt files', () => {
  it.each([
    ['/commodities/gold.json', '/commodities?metal=gold'],
    ['/commodities/gold/mumbai.json', '/commodities?metal=gold&city=mumbai'],
    ['/commodities/platinum/india.json', '/commodities?metal=platinum&city=india'],
    ['/commodities/history/gold/mumbai.json', '/commodities/history?metal=gold&city=mumbai&days=90'],
    ['/commodities/cities/gold.json', '/commodities/cities?metal=gold'],
    ['/commodities/latest.json', '/commodities/latest'],
  ])('%s has the very body of %s', async (file, live) => {
    const [prebuilt, answered] = [await server.get(file), await server.get(live)];
    expect(prebuilt.status).toBe(200);
    expect(await prebuilt.text()).toBe(await answered.text());
  });

  it('/index.json names a file a metal, place and history, and each is there', async () => {
    const { body } = await site.json('/index.json');
    const area = body.areas.find(({ name }: { name: string }) => name === 'commodities');
    expect(area.files.count).toBe(2 * (4 + 2 * (168 + 136 + 136) + 4) + 1);
    const { paths }: { paths: string[] } = (await site.json(area.files.list)).body;
    expect(paths.filter((path) => !inWholeBuild(path))).toEqual([]);
    // The nightly walk asks for all of them.
    for (const path of paths.filter((_, at) => at % 20 === 0)) expect(await isThere(site.url + path), path).toBe(true);
  });
});
