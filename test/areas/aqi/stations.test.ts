import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATIONS } from '../../../src/areas/aqi/station-directory.ts';
import { airCities, airStations } from '../../../src/areas/aqi/station-schema.ts';
import { cityNames } from '../../../src/areas/aqi/values.ts';
import { PLACES } from '../../../src/places/gazetteer.ts';
import { distanceKm } from '../../../src/places/near.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { cityOf, feedOf, ITO_IN_FEED, stateOf, station } from './feed.ts';

const at = (name: string, lat: number, lon: number, aqi: string, more: Partial<typeof ITO_IN_FEED> = {}) =>
  station({ ...ITO_IN_FEED, name, lat: String(lat), lon: String(lon), values: { 'PM2.5': aqi }, aqi, ...more });
const FEED = feedOf([
  stateOf('Delhi', [
    cityOf('Delhi', [at('Anand Vihar', 28.65, 77.32, '390'), at('ITO', 28.63, 77.24, '310'), at('Lodhi Road', 28.59, 77.22, '210')]),
  ]),
  stateOf('Karnataka', [cityOf('Bengaluru', [at('Hebbal', 13.03, 77.59, '60', { at: '21-11-2026 09:00:00' })])]),
  stateOf('TamilNadu', [cityOf('Ooty', [at('Fernhill', 11.4, 76.69, '', { dominant: '' })])]),
]);

let upstream: StandIn;
let server: ServedAt;
beforeAll(async () => {
  upstream = await startStandIn({ '/caaqms/rss_feed': FEED });
  server = await loadService({ UPSTREAM_CPCB_FEED_URL: upstream.url, CPCB_API_KEY: '' });
});
afterAll(() => upstream.stop());
const stations = async (query = '') => airStations.parse((await server.json(`/aqi/stations${query}`)).body);
const cities = async (query = '') => airCities.parse((await server.json(`/aqi/latest${query}`)).body);
const names = (list: { data: { station?: string; city: string }[] }) => list.data.map(({ station: name, city }) => name ?? city);

describe('/aqi/stations', () => {
  it('lists every station with its figures, by state and city', async () => {
    const body = await stations();
    expect(body).toMatchObject({ total: 5, count: 5, as_of: '2026-11-21', observed_at: '2026-11-21T06:30:00.000Z', provider: 'cpcb-feed' });
    expect(names(body)).toEqual(['Anand Vihar', 'ITO', 'Lodhi Road', 'Hebbal', 'Fernhill']);
    expect(body.data[0]).toMatchObject({ city: 'Delhi', state: 'Delhi', lat: 28.65, lon: 77.32, aqi: 390, category: 'Very Poor' });
    expect(body.data.at(-1)).toMatchObject({ state: 'Tamil Nadu', aqi: null, category: null });
    expect(body.data.map(({ stale }) => stale)).toEqual([undefined, undefined, undefined, true, undefined]);
  });

  it('lists those nearest to a point first', async () => {
    const body = await stations('?lat=28.6&lon=77.22&limit=2');
    expect(names(body)).toEqual(['Lodhi Road', 'ITO']);
    expect(body).toMatchObject({ total: 5, count: 2, data: [{ distance_km: 1.1 }, { distance_km: 3.9 }] });
  });

  it.each([
    ['?state=tamil+nadu', ['Fernhill']],
    ['?city=bangalore', ['Hebbal']],
    ['?city=ooty', ['Fernhill']],
    ['?city=delhi&page=2&limit=2', ['Lodhi Road']],
    ['?state=goa', []],
  ])('takes %s', async (query, expected) => {
    expect(names(await stations(query))).toEqual(expected);
  });

  it('tells a name that it does not know from a place without a station', async () => {
    expect((await stations('?city=pune')).total).toBe(0);
    expect(await server.json('/aqi/stations?city=bengallru')).toMatchObject({ status: 404, body: { suggestions: ['Bengaluru'] } });
    expect(await server.json('/aqi/stations?city=zzzqq')).toMatchObject({ status: 404, body: { code: 'unknown_place' } });
    expect(await server.json('/aqi/stations?state=zzzqq')).toMatchObject({ status: 404, body: { code: 'unknown_place' } });
  });

  it('is a table, and points for maps', async () => {
    const csv = await (await server.get('/aqi/stations?city=delhi&format=csv')).text();
    expect(csv.split('\r\n')[1]).toMatch(/^Anand Vihar,Delhi,Delhi,28\.65,77\.32,390,Very Poor,/);
    const { body } = await server.json('/aqi/stations?format=geojson');
    expect(body.features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [77.32, 28.65] },
      properties: { station: 'Anand Vihar', aqi: 390 },
    });
  });
});

describe('/aqi/latest', () => {
  it('ranks cities by the station in their middle, the worst air first', async () => {
    const body = await cities();
    expect(names(body)).toEqual(['Delhi', 'Bengaluru', 'Ooty']);
    expect(body.data[0]).toMatchObject({
      state: 'Delhi',
      aqi: 310,
      category: 'Very Poor',
      stations: 3,
      worst: { station: 'Anand Vihar', aqi: 390 },
      lat: 28.6233,
      lon: 77.26,
    });
    expect(body.data[1]).toMatchObject({ aqi: 60, stale: true });
    expect(body.data[2]).toMatchObject({ aqi: null, category: null, worst: null });
  });

  it('is filtered and paged', async () => {
    expect(names(await cities('?state=karnataka'))).toEqual(['Bengaluru']);
    expect(await cities('?page=2&limit=2')).toMatchObject({ total: 3, count: 1, page: 2, data: [{ city: 'Ooty' }] });
  });
});

it('asks for the country once for all of these', () => {
  expect(upstream.asked).toEqual(['/caaqms/rss_feed']);
});

describe('while no provider can be reached', () => {
  let out: ServedAt;
  beforeAll(async () => {
    out = await loadService({ CPCB_API_KEY: '' });
  });
  const ask = async (query: string) => airStations.parse((await out.json(`/aqi/stations?${query}`)).body);

  it('the stations are told without figures, and say so', async () => {
    const body = await ask('city=pune&limit=3');
    expect(body).toMatchObject({ provider: 'directory', observed_at: null, as_of: '2026-10-20', count: 3 });
    expect(body.attribution).toContain('Central Pollution Control Board');
    for (const one of body.data)
      expect(one).toMatchObject({ city: 'Pune', state: 'Maharashtra', aqi: null, category: null, sub_indices: {}, observed_at: null });
    expect((await ask('limit=1000')).total).toBe(615);
    expect((await ask('lat=28.57&lon=77.32&limit=2')).data[0]?.distance_km).toBeLessThan(5);
    expect(await out.json('/aqi/stations?city=zzzqq')).toMatchObject({ status: 404, body: { code: 'unknown_place' } });
  });

  it('the air of cities is an outage, since nobody knows it', async () => {
    expect(await out.json('/aqi/latest')).toMatchObject({ status: 502, body: { code: 'upstream_unavailable', providers: ['cpcb-feed'] } });
  });
});

it('the stations of the directory lie near the cities they are named after', () => {
  const pairs = STATIONS.flatMap((one) => {
    const towns = PLACES.filter(({ name, state }) => name === one.city && state === one.state);
    const apart = towns.flatMap(({ lat, lon }) => (lat === undefined || lon === undefined ? [] : [distanceKm(one, { lat, lon })]));
    return apart.length > 0 ? [{ city: one.city, km: Math.min(...apart) }] : [];
  });
  expect(pairs.length).toBeGreaterThan(500);
  // Purnia's point cannot be mended; Nayagarh's is in Keonjhar; the institute at Kandi is Hyderabad's by name.
  expect(pairs.flatMap(({ city, km }) => (km > 40 ? [city] : [])).sort()).toEqual(['Hyderabad', 'Nayagarh', 'Purnia']);
});

it('asks nobody for the directory', async () => {
  const before = upstream.asked.length;
  expect((await stations('?state=kerala&provider=directory')).provider).toBe('directory');
  expect(upstream.asked).toHaveLength(before);
});

it('calls every city with a station by its Hindi name', () => {
  expect([...new Set(STATIONS.map(({ city }) => city))].filter((city) => cityNames(city).hi === undefined)).toEqual([]);
});
