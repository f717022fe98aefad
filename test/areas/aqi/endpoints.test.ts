import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { airReading, airScale } from '../../../src/areas/aqi/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';
import { cityOf, feedOf, ITO_IN_FEED, stateOf, station } from './feed.ts';

const air = JSON.stringify({
  current: {
    time: '2026-11-21T05:00',
    pm10: 250,
    pm2_5: 120,
    carbon_monoxide: 2000,
    nitrogen_dioxide: 40,
    sulphur_dioxide: 22,
    ozone: 40,
    ammonia: null,
    us_aqi: 190,
  },
});
let server: ServedAt;
let upstream: StandIn;
beforeAll(async () => {
  upstream = await startStandIn({ '/v1/air-quality': air });
  server = await loadService({ UPSTREAM_OPEN_METEO_AIR_URL: upstream.url, CPCB_API_KEY: '', WAQI_API_KEY: '' });
});
afterAll(() => upstream.stop());

describe('/aqi', () => {
  it("indexes the model's concentrations by the CPCB's breakpoints", async () => {
    const { status, body } = await server.json('/aqi');
    expect(status).toBe(200);
    expect(airReading.parse(body)).toMatchObject({
      city: 'delhi',
      aqi: 300,
      category: 'Poor',
      dominant_pollutant: 'pm2_5',
      sub_indices: { pm2_5: 300, pm10: 200, co: 100, no2: 50 },
      concentrations: { co: { value: 2, unit: 'mg/m³' } },
      basis: 'model',
    });
  });

  it('takes coordinates', async () => {
    expect(airReading.parse((await server.json('/aqi?lat=22.57&lng=88.36')).body).city).toBe('kolkata');
  });

  it.each([
    ['lat=91&lon=1', 400],
    ['lat=1', 400],
    ['city=kolkatta', 404],
  ])('answers %s with %i', async (query, status) => {
    expect((await server.json(`/aqi?${query}`)).status).toBe(status);
  });

  it('answers 502 when all are out', async () => {
    upstream.routes = {};
    expect(await server.json('/aqi?city=pune')).toMatchObject({ status: 502, body: { code: 'upstream_unavailable' } });
  });
});

describe('/aqi by stations', () => {
  const FEED = '/caaqms/rss_feed';
  const RESOURCE = '/resource/3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69';
  const at = (name: string, aqi: number, lat: number, more: Partial<typeof ITO_IN_FEED> = {}) =>
    station({
      ...ITO_IN_FEED,
      name,
      lat: String(lat),
      lon: '77.59',
      values: { 'PM2.5': String(aqi), PM10: String(aqi - 1), NO2: String(aqi - 2) },
      aqi: String(aqi),
      ...more,
    });
  const karnataka = (stations: readonly string[]) =>
    feedOf([
      stateOf('Karnataka', [cityOf('Bengaluru', stations)]),
      stateOf('Andhra_Pradesh', [
        cityOf('Bengaluru', [at('A namesake', 400, 25)]),
        cityOf('Tirupati', [at('Tirumala', 44, 13.67, { lon: '79.35' })]),
      ]),
    ]);
  const BENGALURU = [
    at('Hebbal', 90, 13.03),
    at('BTM Layout', 310, 12.91),
    at('Silk Board', 140, 12.92),
    at('Jayanagar', 60, 12.93, { aqi: '', dominant: '' }),
    at('Without a place', 333, Number.NaN),
    at('Of another day', 222, 12.97, { at: '19-11-2026 12:00:00' }),
  ];
  /** A service of its own, which has asked nobody yet. */
  const open = (settings: Readonly<Record<string, string>> = {}) =>
    loadService({
      UPSTREAM_CPCB_FEED_URL: upstream.url,
      UPSTREAM_OPEN_METEO_AIR_URL: upstream.url,
      UPSTREAM_CPCB_URL: upstream.url,
      CPCB_API_KEY: '',
      WAQI_API_KEY: '',
      ...settings,
    });
  beforeEach(() => {
    upstream.asked.length = 0;
    upstream.routes = { [FEED]: karnataka(BENGALURU), '/v1/air-quality': air };
  });

  it('gives a city with all its stations, the one in the middle and the worst, without a key', async () => {
    const service = await open();
    const { body } = await service.json('/aqi?city=bangalore');
    expect(airReading.parse(body)).toMatchObject({
      city: 'bangalore',
      provider: 'cpcb-feed',
      aqi: 140,
      station: 'Silk Board',
      dominant_pollutant: 'pm2_5',
      basis: 'station',
      sub_indices: { pm2_5: 140, pm10: 139, no2: 138 },
      concentrations: {},
      observed_at: '2026-11-21T06:30:00.000Z',
      stations: { count: 4, median: 140, worst: { station: 'BTM Layout', aqi: 310, category: 'Very Poor' } },
    });
    expect(body).not.toHaveProperty('stale');
    const indices = body.stations.list.map(({ station: name, aqi }: { station: string; aqi: number | null }) => [name, aqi]);
    expect(new Map(indices)).toEqual(
      new Map<string, number | null>([
        ['Hebbal', 90],
        ['BTM Layout', 310],
        ['Silk Board', 140],
        ['Jayanagar', null],
      ]),
    );
  });

  it('gives a point its nearest station, and the model where none is near, by one reading of the country', async () => {
    const service = await open();
    const near = (await service.json('/aqi?lat=13.02&lon=77.6')).body;
    expect(near).toMatchObject({ station: 'Hebbal', aqi: 90, distance_km: 1.6 });
    expect(near).not.toHaveProperty('stations');
    expect((await service.json('/aqi?city=tirupati')).body).toMatchObject({ station: 'Tirumala', aqi: 44 });
    expect((await service.json('/aqi?city=nagpur')).body).toMatchObject({ provider: 'open-meteo-air', basis: 'model' });
    expect(upstream.asked.filter((path) => path === FEED)).toHaveLength(1);
  });

  it('says that figures older than three hours are stale, and takes those of fresh stations for the middle', async () => {
    const old = { at: '21-11-2026 10:00:00' };
    upstream.routes[FEED] = karnataka([at('Old', 400, 12.97, old), at('New', 90, 12.97), at('Old too', 410, 12.97, old)]);
    const { body } = await (await open()).json('/aqi?city=bangalore');
    expect(body).toMatchObject({ station: 'New', aqi: 90, stations: { median: 90 } });
    expect(body.stations.list.map(({ stale }: { stale?: true }) => stale)).toEqual([true, undefined, true]);
    upstream.routes[FEED] = karnataka([at('Old', 400, 12.97, old)]);
    expect((await (await open()).json('/aqi?city=bangalore')).body).toMatchObject({ station: 'Old', stale: true });
  });

  it('asks the copy of data.gov.in, page after page, where the feed is out and there is a key', async () => {
    delete upstream.routes[FEED];
    const rows = ['PM2.5', 'PM10', 'NO2'].map((pollutant_id, n) => ({
      state: 'Karnataka',
      city: 'Bengaluru',
      station: 'Hebbal',
      latitude: '13.03',
      longitude: '77.59',
      last_update: '21-11-2026 12:00:00',
      pollutant_id,
      avg_value: String(90 - n),
    }));
    upstream.routes[RESOURCE] = (request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
      response.end(JSON.stringify({ status: 'ok', total: String(rows.length), records: rows.slice(offset, offset + 2) }));
    };
    const service = await open({ CPCB_API_KEY: 'k' });
    expect((await service.json('/aqi?city=bangalore')).body).toMatchObject({ provider: 'cpcb', station: 'Hebbal', aqi: 90 });
  });

  it('takes the model where all stations are out, and answers 502 where it is out too', async () => {
    delete upstream.routes[FEED];
    const service = await open();
    expect((await service.json('/aqi?city=bangalore')).body).toMatchObject({ provider: 'open-meteo-air' });
    upstream.routes = {};
    expect(await service.json('/aqi?city=pune')).toMatchObject({
      status: 502,
      body: { code: 'upstream_unavailable', providers: ['cpcb-feed', 'open-meteo-air'] },
    });
  });

  it('answers 404, and no outage, for a place of which nobody has figures, but 502 where the feed might have', async () => {
    upstream.routes['/v1/air-quality'] = JSON.stringify({ current: { time: '2026-11-21T05:00', pm10: null, pm2_5: null } });
    const { status, body } = await (await open()).json('/aqi?lat=0&lon=0');
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'error', code: 'not_covered', providers: ['cpcb-feed', 'open-meteo-air'] });
    expect(body.error).toContain('no station reports within 30 km');
    delete upstream.routes[FEED];
    expect(await (await open()).json('/aqi?lat=0&lon=0')).toMatchObject({ status: 502, body: { code: 'upstream_unavailable' } });
  });
});

describe('/aqi/scale', () => {
  it('gives the categories and breakpoints, live and as a file', async () => {
    const { body } = await server.json('/aqi/scale');
    expect(airScale.parse(body).breakpoints[0]).toMatchObject({
      pollutant: 'pm2_5',
      at: [{ index: 50, concentration: 30 }, {}, {}, {}, { index: 400, concentration: 250 }],
    });
    expect(body.categories.map(({ from }: { from: number }) => from)).toEqual([0, 51, 101, 201, 301, 401]);
    expect((await server.json('/aqi/scale.json')).body).toEqual(body);
  });
});
