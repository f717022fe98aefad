import { beforeAll, describe, expect, it } from 'vitest';
import { FUEL_PLACES } from '../../../src/areas/fuel/places.ts';
import {
  fuelCity,
  fuelHistory,
  fuelLatest,
  fuelListing,
  fuelPlaces,
  fuelSearch,
  fuelState,
  fuelStatus,
} from '../../../src/areas/fuel/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { defaultServer } from '../../support/server.ts';

/** Pages and search are of the build. */
const site = defaultServer();

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

describe('/fuel', () => {
  it('lists both fuels of every state and union territory', async () => {
    const { status, body } = await server.json('/fuel');
    expect(status).toBe(200);
    const listing = fuelListing.parse(body);
    expect(listing).toMatchObject({ status: 'ok', endpoint: '/fuel', scope: 'states', fuels: ['petrol', 'diesel'], count: 36 });
    expect(listing.data).toHaveLength(36);
    for (const record of listing.data) {
      expect(record.location_type).toBe('state');
      expect(record.petrol?.unit).toBe('per_litre');
      expect(record.diesel?.price).toBeGreaterThan(50);
    }
  });

  it('narrows the listing to one fuel', async () => {
    const { data, fuels } = fuelListing.parse((await server.json('/fuel?fuel=petrol')).body);
    expect(fuels).toEqual(['petrol']);
    expect(data.every((record) => record.petrol && !record.diesel)).toBe(true);
  });

  it('lists the cities with type=city, and both filters combine', async () => {
    const { scope, count, data } = fuelListing.parse((await server.json('/fuel?type=city&fuel=diesel')).body);
    expect({ scope, count }).toEqual({ scope: 'cities', count: 13 });
    expect(data.every((record) => record.location_type === 'city' && record.diesel && !record.petrol)).toBe(true);
  });

  it.each([
    ['kolkata', 'Kolkata'],
    ['KOLKATA', 'Kolkata'],
    ['Calcutta', 'Kolkata'],
    ['new+delhi', 'New Delhi'],
    ['new%20delhi', 'New Delhi'],
    ['delhi', 'New Delhi'],
    ['bengaluru', 'Bangalore'],
    ['trivandrum', 'Thiruvananthapuram'],
    ['gurugram', 'Gurgaon'],
    ['Mumbai,+Maharashtra,+India', 'Mumbai'],
    ['bombay,IN', 'Mumbai'],
  ])('gives the city called %s', async (asked, name) => {
    const body = fuelCity.parse((await server.json(`/fuel?city=${asked}`)).body);
    expect(body.city).toBe(name);
    expect(body.price).toMatchObject({ location: name, location_type: 'city' });
    expect(body.fuels).toEqual(['petrol', 'diesel']);
  });

  it('gives one fuel of a city', async () => {
    const { price, fuels } = fuelCity.parse((await server.json('/fuel?city=mumbai&fuel=diesel')).body);
    expect(fuels).toEqual(['diesel']);
    expect(price).toMatchObject({ diesel: { price: 97.83, change_pct: 0 } });
    expect(price).not.toHaveProperty('petrol');
  });

  it.each([
    ['delhi', 'Delhi', ['New Delhi']],
    ['west+bengal', 'West Bengal', ['Kolkata']],
    ['UTTAR%20PRADESH', 'Uttar Pradesh', ['Noida', 'Lucknow']],
    ['up', 'Uttar Pradesh', ['Noida', 'Lucknow']],
    ['orissa', 'Odisha', ['Bhubaneswar']],
    ['pondicherry', 'Puducherry', []],
    ['jammu+%26+kashmir', 'Jammu and Kashmir', []],
  ])('gives the state called %s with its cities', async (asked, name, cities) => {
    const body = fuelState.parse((await server.json(`/fuel?state=${asked}`)).body);
    expect(body.state).toBe(name);
    expect(body.price.location_type).toBe('state');
    expect(body.cities.map(({ location }) => location)).toEqual(cities);
    expect(body.count).toBe(cities.length);
  });

  it('computes the change against the day before', async () => {
    const { price } = fuelCity.parse((await server.json('/fuel?city=patna')).body);
    // 113.37 on 7 June against 113.72 on 6 June 2026.
    expect(price.petrol).toEqual({ price: 113.37, unit: 'per_litre', change_pct: -0.31 });
    expect(price.updated_at).toBe('2026-06-07T05:02:37.000Z');
  });

  it('refuses metals with a hint to their own area', async () => {
    const { status, body } = await server.json('/fuel?commodity=gold');
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', code: 'wrong_area', parameter: 'commodity' });
    expect(body.hint).toContain('/commodities?metal=gold');
    expect((await server.json('/fuel?metal=gold')).body).toEqual(body);
    expect((await server.json('/fuel?commodity=Petrol')).body.hint).toContain('/fuel?fuel=petrol');
  });

  it('takes no city for one of another state', async () => {
    expect((await server.json('/fuel?city=mumbai,+kerala')).status).toBe(404);
  });

  it('answers an unknown city with 404 and the nearest names', async () => {
    const { status, body, headers } = await server.json('/fuel?city=bangalor');
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'error', code: 'unknown_place', suggestions: ['Bangalore'] });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('names the state whose price holds in a town that has none of its own', async () => {
    expect((await server.json('/fuel?city=pune')).body).toMatchObject({
      code: 'unknown_place',
      hint: expect.stringMatching(/^Pune has no price of its own.*Maharashtra.*state=maharashtra$/),
    });
  });

  it('points to the state when a state is asked for as a city', async () => {
    const { status, body } = await server.json('/fuel?city=goa');
    expect(status).toBe(404);
    expect(body.hint).toContain('state=goa');
  });

  it('answers an unknown state with 404 and the nearest names', async () => {
    const { status, body } = await server.json('/fuel?state=keralla');
    expect(status).toBe(404);
    expect(body.suggestions).toContain('Kerala');
  });

  it('says so when a city does not lie in the state', async () => {
    const { status, body } = await server.json('/fuel?city=mumbai&state=kerala');
    expect(status).toBe(404);
    expect(body.error).toBe('Mumbai is in Maharashtra, not in Kerala.');
  });

  it('lists the accepted fuels when another is asked for', async () => {
    const { status, body } = await server.json('/fuel?fuel=kerosene');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', parameter: 'fuel', available: ['petrol', 'diesel'] });
    expect(body.error).toContain('petrol, diesel');
  });

  it('refuses one parameter with two values and one that it does not know, and ignores what campaigns add', async () => {
    expect((await server.json('/fuel?city=mumbai&utm_source=x')).body.city).toBe('Mumbai');
    const twice = await server.json('/fuel?city=mumbai&city=pune');
    expect([twice.status, twice.body.code, twice.body.parameter]).toEqual([400, 'invalid_parameter', 'city']);
    const unknown = await server.json('/fuel?town=mumbai');
    expect([unknown.status, unknown.body.code, unknown.body.parameter]).toEqual([400, 'invalid_parameter', 'town']);
  });
});

describe('/fuel/cities', () => {
  it('lists every place with prices once', async () => {
    const body = fuelPlaces.parse((await server.json('/fuel/cities')).body);
    expect(body.count).toBe(49);
    expect(body.locations).toHaveLength(49);
    expect(body.cities).toHaveLength(13);
    expect(body.states).toHaveLength(36);
  });
});

describe('/fuel/search', () => {
  it.each([
    ['bangalor', 'Bangalore'],
    ['kolkatta', 'Kolkata'],
    ['tiruvananthapuram', 'Thiruvananthapuram'],
    ['orissa', 'Odisha'],
    ['up', 'Uttar Pradesh'],
    ['cennai', 'Chennai'],
    ['maharastra', 'Maharashtra'],
  ])('finds %s', async (q, name) => {
    const body = fuelSearch.parse((await server.json(`/fuel/search?q=${q}`)).body);
    expect(body.results[0]?.name).toBe(name);
  });

  it('gives at most 20, best first, each with a score and an address that answers', async () => {
    const { results, count } = fuelSearch.parse((await server.json('/fuel/search?q=a')).body);
    expect(count).toBe(results.length);
    expect(results.length).toBeLessThanOrEqual(20);
    const scored = fuelSearch.parse((await server.json('/fuel/search?q=pradesh')).body).results;
    expect(scored.map(({ score }) => score)).toEqual(scored.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(scored.map(({ name }) => name)).toContain('Madhya Pradesh');
    for (const { path } of scored) expect((await server.get(path)).status).toBe(200);
  });

  it('finds nothing for nonsense, without an error', async () => {
    expect(fuelSearch.parse((await server.json('/fuel/search?q=qqqqzzzz')).body).results).toEqual([]);
  });

  it.each(['/fuel/search', '/fuel/search?q=', '/fuel/search?q=+'])('asks for q at %s', async (path) => {
    const { status, body } = await server.json(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'missing_parameter', parameter: 'q' });
  });
});

describe('/fuel/history', () => {
  it('gives seven days of petrol by default, newest first, prices as decimal strings', async () => {
    const body = fuelHistory.parse((await server.json('/fuel/history?city=Mumbai')).body);
    expect(body).toMatchObject({ fuel: 'petrol', city: 'Mumbai', days: 7 });
    expect(body.data).toHaveLength(7);
    expect(body.data[0]).toMatchObject({ location: 'Mumbai', price: '111.21', date: '2026-06-07', source: expect.any(String) });
    expect(body.data.map(({ date }) => date)).toEqual(
      body.data
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });

  it('gives what is on record when more days are asked for', async () => {
    expect(fuelHistory.parse((await server.json('/fuel/history?fuel=diesel&city=delhi&days=90')).body).data).toHaveLength(10);
  });

  it('knows states too', async () => {
    expect(fuelHistory.parse((await server.json('/fuel/history?city=kerala')).body).data[0]?.location).toBe('Kerala');
  });

  it.each(['0', '91', 'abc', '-1', '1.5', ''])('refuses days=%s and says 1 to 90', async (days) => {
    const { status, body } = await server.json(`/fuel/history?city=mumbai&days=${days}`);
    expect(status).toBe(400);
    expect(body.error).toMatch(/1 to 90|is empty/);
  });

  it('asks for the city', async () => {
    const { status, body } = await server.json('/fuel/history');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'missing_parameter', parameter: 'city' });
  });

  it('answers an unknown place with 404 and suggestions', async () => {
    const { status, body } = await server.json('/fuel/history?city=lucknoww');
    expect(status).toBe(404);
    expect(body.suggestions).toContain('Lucknow');
  });
});

describe('/fuel/latest and /fuel/status', () => {
  it('gives the 13 popular cities without a location type', async () => {
    const body = fuelLatest.parse((await server.json('/fuel/latest')).body);
    expect(body).toMatchObject({ endpoint: '/fuel/latest', count: 13 });
    expect(body.data).toHaveLength(13);
  });

  it('says when the last crawl was, from which source, and that old prices are old', async () => {
    const body = fuelStatus.parse((await server.json('/fuel/status')).body);
    expect(body).toMatchObject({ area: 'fuel', stale: true, prices: 98, newest_day: '2026-06-07' });
    expect(body.last_crawl?.sources.some(({ source }) => source === 'starter')).toBe(true);
  });
});

describe('prebuilt files', () => {
  it.each([
    ['/fuel.json', '/fuel'],
    ['/fuel/cities.json', '/fuel/cities'],
    ['/fuel/latest.json', '/fuel/latest'],
    ['/fuel/city/kolkata.json', '/fuel?city=kolkata'],
    ['/fuel/state/west-bengal.json', '/fuel?state=west-bengal'],
    ['/fuel/history/petrol/kolkata.json', '/fuel/history?fuel=petrol&city=kolkata&days=90'],
  ])('%s has the very body of %s', async (file, live) => {
    const [prebuilt, answered] = [await server.get(file), await server.get(live)];
    expect(prebuilt.status).toBe(200);
    expect(await prebuilt.text()).toBe(await answered.text());
  });

  it('/index.json names every file, and each is there', async () => {
    const { body } = await site.json('/index.json');
    const fuel = body.areas.find((area: { name: string }) => area.name === 'fuel');
    expect(fuel.files.count).toBe(2 * (1 + 49 + 1 + 1 + 1 + 2 * 49));
    for (const path of (await site.json(fuel.files.list)).body.paths) expect((await site.get(path)).status, path).toBe(200);
  });
});

describe('/fuel/history?type=', () => {
  it('says which is meant where a city and a state share a name', async () => {
    const named = async (query: string) => fuelHistory.parse((await server.json(`/fuel/history?${query}`)).body).data[0]?.location;
    expect(await named('city=delhi')).toBe('New Delhi');
    expect(await named('city=delhi&type=city')).toBe('New Delhi');
    expect(await named('city=delhi&type=state')).toBe('Delhi');
    expect((await server.json('/fuel/history?city=kolkata&type=state')).status).toBe(404);
  });
});

describe('the page of a place', () => {
  it.each(FUEL_PLACES.map(({ id, type, slug }) => [id, type, slug]))(
    '%s shows its own days, though a city and a state share a name',
    async (id, type, slug) => {
      const days = new Set<string>();
      for (const fuel of ['petrol', 'diesel']) {
        const { body } = await server.json(`/fuel/history?city=${slug}&type=${type}&fuel=${fuel}&days=90`);
        for (const { date } of fuelHistory.parse(body).data) days.add(date);
      }
      for (const root of ['', '/hi']) {
        const html = await (await site.get(`${root}/browse/fuel/${id}`)).text();
        const [, table = ''] = html.split('id="history"');
        expect(new Set([...table.matchAll(/<time datetime="([\d-]+)"/g)].map(([, day]) => day))).toEqual(days);
      }
    },
  );
});
