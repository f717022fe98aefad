import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airReading, airScale } from '../../../src/areas/aqi/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

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

describe('/aqi with a key for the stations', () => {
  const RESOURCE = '/resource/3b01bcb8-0b14-4abf-b6f2-c1bfd384ba69';
  const CITIES = ['delhi', 'mumbai', 'kolkata', 'chennai', 'pune'];
  let keyed: ServedAt;
  beforeAll(async () => {
    const upstreams = { UPSTREAM_OPEN_METEO_AIR_URL: upstream.url, UPSTREAM_CPCB_URL: upstream.url };
    keyed = await loadService({ ...upstreams, CPCB_API_KEY: 'k', WAQI_API_KEY: '' });
  });

  it('goes on asking the CPCB after many places without a station, and takes the model for these', async () => {
    upstream.routes = { [RESOURCE]: '{"status":"ok","records":[]}', '/v1/air-quality': air };
    upstream.asked.length = 0;
    for (const city of CITIES) {
      expect((await keyed.json(`/aqi?city=${city}`)).body).toMatchObject({ provider: 'open-meteo-air', city });
    }
    const asked = upstream.asked
      .filter((path) => path.startsWith(RESOURCE))
      .map((path) => new URLSearchParams(path).get('filters[city]')?.toLowerCase());
    for (const city of CITIES) expect(asked).toContain(city);
  });

  it('gives a city with all its stations over all pages, their median and the worst (issue 12.12)', async () => {
    const station = (name: string, index: number, latitude = 12.97): object[] =>
      ['PM2.5', 'PM10', 'NO2'].map((pollutant_id, n) => ({
        station: name,
        latitude: String(latitude),
        longitude: '77.59',
        last_update: '21-11-2026 13:00:00',
        pollutant_id,
        avg_value: String(index - n),
      }));
    const rows = [
      ...station('Hebbal', 90),
      ...station('BTM Layout', 310),
      ...station('Silk Board', 140),
      ...station('Jayanagar', 60).slice(0, 2),
      ...station('A namesake', 400, 25),
    ];
    upstream.routes = {
      [RESOURCE]: (request, response) => {
        const query = new URL(request.url ?? '', 'http://x').searchParams;
        const offset = Number(query.get('offset'));
        // The CPCB writes Bengaluru; this key gets four rows a page.
        const found = query.get('filters[city]') === 'Bengaluru' ? rows : [];
        response.end(JSON.stringify({ status: 'ok', total: String(found.length), records: found.slice(offset, offset + 4) }));
      },
    };
    const { body } = await keyed.json('/aqi?city=bangalore');
    expect(airReading.parse(body)).toMatchObject({
      city: 'bangalore',
      provider: 'cpcb',
      aqi: 140,
      station: 'Silk Board',
      dominant_pollutant: 'pm2_5',
      observed_at: '2026-11-21T07:30:00.000Z',
      stations: { count: 4, median: 140, worst: { station: 'BTM Layout', aqi: 310, category: 'Very Poor' } },
    });
    expect(body.stations.list.map(({ station: name, aqi }: { station: string; aqi: number | null }) => [name, aqi])).toEqual([
      ['Hebbal', 90],
      ['BTM Layout', 310],
      ['Silk Board', 140],
      ['Jayanagar', null],
    ]);
    // Coordinates mean the nearest station, and not the city.
    const near = (await keyed.json('/aqi?lat=12.98&lon=77.6')).body;
    expect(near).toMatchObject({ station: 'Hebbal', aqi: 90 });
    expect(near).not.toHaveProperty('stations');
  });

  it('takes a city of which rows are missing for an outage of the stations, and never for the whole', async () => {
    upstream.routes = { [RESOURCE]: '{"status":"ok","total":900,"records":[]}', '/v1/air-quality': air };
    expect((await keyed.json('/aqi?city=nagpur')).body).toMatchObject({ provider: 'open-meteo-air' });
  });

  it('answers 404, and no outage, for a place of which nobody has figures', async () => {
    const nothing = { current: { time: '2026-11-21T05:00', pm10: null, pm2_5: null } };
    upstream.routes = { [RESOURCE]: '{"status":"ok","records":[]}', '/v1/air-quality': JSON.stringify(nothing) };
    const { status, body } = await keyed.json('/aqi?lat=0&lon=0');
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'error', code: 'not_covered', providers: ['cpcb', 'open-meteo-air'] });
    expect(body.error).toContain('no station reports within 60 km');
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
