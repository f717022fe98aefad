import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAll } from '../../scripts/live/ask.ts';
import { findNewestDay, listMissing } from '../../scripts/live/reply.ts';
import { findingsOf, formatTable, summarize } from '../../scripts/live/table.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { FROZEN } from '../support/frozen.ts';
import { CHALLENGE_PAGE, goodreturnsIndex } from '../support/fuel-pages.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

/** In the shape of open-meteo's answers. */
const OPEN_METEO = JSON.stringify({
  latitude: 28.625,
  longitude: 77.25,
  current: {
    time: '2026-11-21T05:15',
    interval: 900,
    temperature_2m: 19.4,
    relative_humidity_2m: 61,
    apparent_temperature: 19.1,
    wind_speed_10m: 6.1,
    wind_direction_10m: 290,
    weather_code: 2,
  },
});

let upstream: StandIn;
const names = AREAS.filter(({ name }) => name === 'fuel' || name === 'weather');
beforeEach(async () => {
  upstream = await startStandIn();
  const all = [
    'goodreturns',
    'cardekho',
    'ndtv',
    'open-meteo',
    'met-norway',
    'wttr',
    'postalpincode',
    'duckduckgo-html',
    'keenable',
    'rdap',
  ];
  for (const name of all) vi.stubEnv(`UPSTREAM_${name.toUpperCase().replaceAll('-', '_')}_URL`, upstream.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await upstream.stop();
});

const ask = () => askAll(names, { now: new Date(FROZEN.JAANKARI_NOW), dataDir: FROZEN.DATA_DIR, pause: 0 });
const resultOf = (results: Awaited<ReturnType<typeof ask>>, name: string) => results.find((one) => one.name === name);

describe('the check of all upstreams', () => {
  it('tells of each whether it answered, was read, of what day, and what it lacked', async () => {
    upstream.routes = {
      '/petrol-price.html': goodreturnsIndex('petrol'),
      '/fuel-price': { headers: { 'content-type': 'text/html' }, body: CHALLENGE_PAGE },
      '/v1/forecast': OPEN_METEO,
      '/weatherapi/locationforecast/2.0/compact': { status: 403, body: 'Please identify yourself' },
    };
    const results = await ask();
    expect(resultOf(results, 'goodreturns')).toMatchObject({ kind: 'source', answered: 'yes', parsed: true, rows: 50, day: '2026-11-21' });
    expect(resultOf(results, 'cardekho')).toMatchObject({ answered: 'no', parsed: false, note: expect.stringContaining('challenge') });
    expect(resultOf(results, 'ndtv')).toMatchObject({ answered: 'no', note: expect.stringContaining('404') });
    expect(resultOf(results, 'open-meteo')).toMatchObject({
      kind: 'provider',
      area: 'weather',
      answered: 'yes',
      parsed: true,
      day: '2026-11-21',
    });
    expect(resultOf(results, 'met-norway')).toMatchObject({ answered: 'no', note: expect.stringContaining('403') });
    expect(resultOf(results, 'openweathermap')).toMatchObject({ answered: 'not asked', note: 'OPENWEATHERMAP_API_KEY not set' });
    expect(results.some(({ name }) => name === 'starter')).toBe(false);
    // Once each, besides robots.txt.
    const asked = upstream.asked.filter((path) => path !== '/robots.txt');
    expect(asked.filter((path) => path.startsWith('/petrol-price')).length).toBe(1);
    expect(asked.length).toBeLessThanOrEqual(results.length);
  });

  it('says of a reply in another shape that it answered and could not be read', async () => {
    upstream.routes = { '/petrol-price.html': '<html><h1>Petrol</h1><p>We have moved</p></html>', '/v1/forecast': '{"hourly":{}}' };
    const results = await ask();
    for (const name of ['goodreturns', 'open-meteo'])
      expect(resultOf(results, name)).toMatchObject({ answered: 'yes', parsed: false, note: expect.stringMatching(/^shape: /) });
  });

  it('prints a table, and findings by source; who was not asked is neither well nor sick', async () => {
    upstream.routes = { '/petrol-price.html': goodreturnsIndex('petrol') };
    const results = await ask();
    const lines = formatTable(results).split('\n');
    expect(lines[0]).toMatch(/^area +asked +kind +answered +parsed +rows +day of the data +missing$/);
    expect(lines).toHaveLength(results.length + 1);
    expect(lines[1]).toMatch(/^fuel +goodreturns +source +yes +yes +50 +2026-11-21/);
    expect(summarize(results)).toMatch(/^\d+ asked, 2 answered, 1 parsed; \d+ not asked$/);
    const findings = findingsOf(results);
    expect(findings.get('source-goodreturns')).toEqual([]);
    // wttr.in answers 404 for a place that it does not know.
    expect(findings.get('source-wttr')).toEqual([expect.stringMatching(/^It answered, but not as expected: /)]);
    expect(findings.get('source-cardekho')).toEqual([expect.stringMatching(/^It did not answer: /)]);
    expect(findings.has('source-openweathermap')).toBe(false);
  });
});

it.each([
  [[{ day: '2026-11-21' }, { at: '2026-11-21T08:00:00.000Z' }, { until: '2027-01-01' }], '2026-11-21'],
  [[{ deep: [{ day: '2026-11-19' }] }], '2026-11-19'],
  [[{ name: 'of 2026-11-19 or so' }], undefined],
])('finds the newest day of %j: %s', (rows, day) => {
  expect(findNewestDay(rows, '2026-11-21')).toBe(day);
});

it('names members that are empty in every row', () => {
  expect(
    listMissing([
      { a: 1, b: null, c: '' },
      { a: null, b: null, c: 'x' },
    ]),
  ).toBe('without b');
  expect(listMissing([{ a: 1 }, 'text'])).toBe('');
});
