import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weatherCities, weatherForecast, weatherReading } from '../../../src/areas/weather/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

const openMeteo = JSON.stringify({
  current: {
    time: '2026-11-21T05:15',
    temperature_2m: 24.1,
    relative_humidity_2m: 71,
    apparent_temperature: 25.6,
    wind_speed_10m: 7.9,
    wind_direction_10m: 352,
    weather_code: 99,
  },
});
const wttr = JSON.stringify({
  current_condition: [{ temp_C: '31', humidity: '40', windspeedKmph: '12', weatherCode: '113', observation_time: '05:30 AM' }],
});

let server: ServedAt;
let upstream: StandIn;
let out: StandIn;
beforeAll(async () => {
  [upstream, out] = await Promise.all([startStandIn(), startStandIn()]);
  server = await loadService({
    UPSTREAM_OPEN_METEO_URL: upstream.url,
    UPSTREAM_MET_NORWAY_URL: out.url,
    UPSTREAM_WTTR_URL: upstream.url,
    OPENWEATHERMAP_API_KEY: '',
  });
});
afterAll(() => Promise.all([upstream.stop(), out.stop()]));
beforeEach(() => {
  upstream.asked.length = 0;
  upstream.routes = { '/v1/forecast': openMeteo };
});

const ask = async (path: string) => weatherReading.parse((await server.json(path)).body);

describe('/weather', () => {
  it('says which place it took where the call names none', async () => {
    expect((await server.json('/weather')).body.assumed).toEqual({ city: 'Kolkata' });
    for (const path of ['/weather?city=kolkata', '/weather?latitude=19&longitude=72'])
      expect((await server.json(path)).body).not.toHaveProperty('assumed');
  });

  it('says that a reading older than three hours is stale, and takes none older than a day', async () => {
    upstream.routes['/v1/forecast'] = openMeteo.replace('2026-11-21T05:15', '2026-11-21T04:45');
    expect(await ask('/weather?lat=11.1&lon=77.1')).toMatchObject({ observed_at: '2026-11-21T04:45:00.000Z', stale: true });
    upstream.routes = { '/v1/forecast': openMeteo.replace('2026-11-21T05:15', '2026-11-20T07:45'), '/11.2,77.2': wttr };
    expect(await ask('/weather?lat=11.2&lon=77.2')).toMatchObject({ provider: 'wttr' });
  });

  it('gives Kolkata by default, in the shape of the contract', async () => {
    const { status, body, headers } = await server.json('/weather');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(weatherReading.parse(body)).toMatchObject({
      status: 'ok',
      api: 'weather',
      city: 'kolkata',
      temperature: { value: 24.1, unit: '°C' },
      humidity: { value: 71, unit: '%' },
      wind_speed: { value: 7.9, unit: 'km/h' },
      condition: { code: 99, description: 'Thunderstorm + heavy hail' },
      provider: 'open-meteo',
    });
    expect(body.location.lat).toBeCloseTo(22.56, 1);
    expect(body.attribution).toContain('CC BY 4.0');
  });

  it.each([
    ['Kolkata', 'kolkata'],
    ['Calcutta', 'kolkata'],
    ['bombay', 'mumbai'],
    ['DELHI', 'delhi'],
    ['new+delhi', 'delhi'],
    ['madras', 'chennai'],
    ['Bengaluru', 'bangalore'],
    ['hyderabad', 'hyderabad'],
    ['poona', 'pune'],
    ['jaipur', 'jaipur'],
    ['lucknow', 'lucknow'],
    ['amdavad', 'ahmedabad'],
    ['gauhati', 'guwahati'],
    ['bhopal', 'bhopal'],
  ])('knows the city called %s', async (asked, city) => {
    expect((await ask(`/weather?city=${asked}`)).city).toBe(city);
  });

  it.each(['lon', 'lan', 'lng'])('takes the longitude as %s and names the nearest city', async (name) => {
    expect(await ask(`/weather?lat=19.1&${name}=72.9`)).toMatchObject({ city: 'mumbai', location: { lat: 19.1, lon: 72.9 } });
  });

  it('has no city where none is within 25 km', async () => {
    expect(await ask('/weather?lat=0&lon=0')).toMatchObject({ city: null, location: { lat: 0, lon: 0 } });
  });

  it('asks once for a place within ten minutes', async () => {
    await ask('/weather?lat=10.5&lon=76.2');
    await ask('/weather?lat=10.5&lng=76.2');
    expect(upstream.asked).toHaveLength(1);
  });

  it.each([
    ['lat=91&lon=0', 'lat', '-90 to 90'],
    ['lat=-91&lon=0', 'lat', '-90 to 90'],
    ['lat=10&lon=181', 'lon', '-180 to 180'],
    ['lat=10&lng=-181', 'lng', '-180 to 180'],
    ['lat=abc&lon=1', 'lat', 'must be a number'],
    ['lat=10', 'lon', 'longitude'],
    ['lon=10', 'lat', 'latitude'],
  ])('refuses %s and says why', async (query, parameter, words) => {
    const { status, body } = await server.json(`/weather?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', parameter });
    expect(body.error).toContain(words);
  });

  it.each([
    ['Gangtok', 'gangtok', 27.33, 88.61],
    ['ooty', 'ooty', 11.41, 76.7],
    ['सिलीगुड़ी', 'siliguri', 26.71, 88.43],
    ['aurangabad', 'aurangabad', 19.88, 75.34],
    ['aurangabad, bihar', 'aurangabad', 24.75, 84.37],
  ])('knows every place with coordinates by name: %s', async (asked, city, lat, lon) => {
    const reading = await ask(`/weather?city=${encodeURIComponent(asked)}`);
    expect(reading.city).toBe(city);
    expect(reading.location.lat).toBeCloseTo(lat, 1);
    expect(reading.location.lon).toBeCloseTo(lon, 1);
  });

  it('answers an unknown city with 404 and the twelve', async () => {
    const { status, body } = await server.json('/weather?city=mumbay');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'unknown_place' });
    expect(body.suggestions[0]).toBe('mumbai');
    expect(body.available).toHaveLength(12);
  });

  it('goes on to the next provider when the first is out', async () => {
    upstream.routes = { '/v1/forecast': { status: 503, body: '{"error":true}' }, '/11,77': wttr };
    expect(await ask('/weather?lat=11&lon=77')).toMatchObject({
      provider: 'wttr',
      temperature: { value: 31 },
      feels_like: null,
      condition: { code: 0, description: 'Clear sky' },
    });
  });

  it('answers 502 when all are out, never 404, and names no host', async () => {
    upstream.routes = { '/12,78': { status: 503 } };
    const { status, body, headers } = await server.json('/weather?lat=12&lon=78');
    expect(status).toBe(502);
    expect(body).toMatchObject({ status: 'error', code: 'upstream_unavailable', providers: ['open-meteo', 'met-norway', 'wttr'] });
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('/weather/forecast', () => {
  const START = Date.parse('2026-11-20T18:30:00Z');
  const days = Array.from({ length: 7 }, (_, n) => `2026-11-${20 + n}`);
  /** From 0:00 IST of 21 November on; the frozen clock says 13:30. */
  const hours = Array.from({ length: 84 }, (_, n) => new Date(START + 19_800_000 + n * 3_600_000).toISOString().slice(0, 16));
  const each = (list: string[], value: number) => list.map(() => value);
  const reply = JSON.stringify({
    daily: {
      time: days,
      weather_code: each(days, 61),
      temperature_2m_max: each(days, 29.1),
      temperature_2m_min: each(days, 19.4),
      precipitation_sum: each(days, 1.5),
    },
    hourly: {
      time: hours,
      temperature_2m: each(hours, 25),
      relative_humidity_2m: each(hours, 60),
      wind_speed_10m: each(hours, 7),
      weather_code: each(hours, 0),
    },
  });
  const forecast = async (query: string) => weatherForecast.parse((await server.json(`/weather/forecast${query}`)).body);
  beforeEach(() => {
    upstream.routes = { '/v1/forecast': reply };
  });

  it('gives the days from today on and 48 hours from this one on', async () => {
    const body = await forecast('?city=pune');
    expect(body).toMatchObject({ api: 'weather/forecast', city: 'pune', timezone: 'Asia/Kolkata', provider: 'open-meteo' });
    expect(body.days.map(({ date }) => date)).toEqual(days.slice(1));
    expect(body.days[0]).toEqual({
      date: '2026-11-21',
      temperature_max: { value: 29.1, unit: '°C' },
      temperature_min: { value: 19.4, unit: '°C' },
      precipitation: { value: 1.5, unit: 'mm' },
      precipitation_probability: null,
      wind_speed_max: null,
      condition: { code: 61, description: 'Light rain' },
    });
    expect(body.hours).toHaveLength(48);
    expect(body.hours[0]).toMatchObject({ time: '2026-11-21T07:30:00.000Z', feels_like: null, humidity: { value: 60, unit: '%' } });
  });

  it('takes coordinates, and fewer days and hours', async () => {
    const body = await forecast('?lat=18.52&lng=73.85&days=2&hours=0');
    expect(body).toMatchObject({ city: 'pune', location: { lat: 18.52, lon: 73.85 } });
    expect([body.days.length, body.hours.length]).toEqual([2, 0]);
  });

  it.each(['days=8', 'days=0', 'hours=49', 'lat=18'])('refuses %s', async (query) => {
    expect((await server.json(`/weather/forecast?${query}`)).status).toBe(400);
  });

  it('answers 502 when all are out, and 404 for an unknown place', async () => {
    upstream.routes = {};
    expect(await server.json('/weather/forecast?city=nagpur')).toMatchObject({
      status: 502,
      body: { code: 'upstream_unavailable', providers: ['open-meteo', 'met-norway'] },
    });
    expect(await server.json('/weather/forecast?city=nowhereville')).toMatchObject({ status: 404, body: { code: 'unknown_place' } });
  });
});

describe('/weather/cities', () => {
  it('lists the twelve, live and as a file', async () => {
    const { body } = await server.json('/weather/cities');
    expect(weatherCities.parse(body).cities.map(({ city }) => city)).toEqual([
      'kolkata',
      'mumbai',
      'delhi',
      'chennai',
      'bangalore',
      'hyderabad',
      'pune',
      'jaipur',
      'lucknow',
      'ahmedabad',
      'guwahati',
      'bhopal',
    ]);
    expect((await server.json('/weather/cities.json')).body).toEqual(body);
  });
});
