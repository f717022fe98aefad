import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weatherCities, weatherReading } from '../../../src/areas/weather/schema.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
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

let server: RunningServer;
let upstream: StandIn;
let out: StandIn;
beforeAll(async () => {
  [upstream, out] = await Promise.all([startStandIn(), startStandIn()]);
  server = await startServer({
    UPSTREAM_OPEN_METEO_URL: upstream.url,
    UPSTREAM_MET_NORWAY_URL: out.url,
    UPSTREAM_WTTR_URL: upstream.url,
    OPENWEATHERMAP_API_KEY: '',
  });
});
afterAll(() => Promise.all([server.stop(), upstream.stop(), out.stop()]));
beforeEach(() => {
  upstream.asked.length = 0;
  upstream.routes = { '/v1/forecast': openMeteo };
});

const ask = async (path: string) => weatherReading.parse((await server.json(path)).body);

describe('/weather', () => {
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

  it('answers an unknown city with 404 and the twelve', async () => {
    const { status, body } = await server.json('/weather?city=mumbay');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'unknown_place', suggestions: ['mumbai'] });
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
