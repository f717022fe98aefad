import { beforeAll, describe, expect, it } from 'vitest';
import { birthChart, birthMatch } from '../../../src/areas/astro/schema.ts';
import { loadService, type ServedAt } from '../../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

const BIRTH = 'date=1990-01-15&time=10:30&city=delhi';

describe('/astro', () => {
  it('gives the grahas, lagna, houses, divisional charts and dashas', async () => {
    const { status, body, headers } = await server.json(`/astro?${BIRTH}`);
    expect(status).toBe(200);
    const chart = birthChart.parse(body);
    expect(chart).toMatchObject({
      instant: '1990-01-15T05:00:00.000Z',
      ayanamsa: { system: 'lahiri' },
      lagna: { rashi: { name: 'Mina' } },
    });
    const rashis = Object.fromEntries(chart.grahas.map(({ id, rashi }) => [id, rashi.name]));
    expect(rashis).toMatchObject({
      sun: 'Makara',
      moon: 'Simha',
      mars: 'Vrishchika',
      mercury: 'Dhanu',
      jupiter: 'Mithuna',
      saturn: 'Dhanu',
    });
    expect(chart.grahas.find(({ id }) => id === 'jupiter')).toMatchObject({ retrograde: true, combust: false, house: 4 });
    expect(chart.dasha.balance.lord).toBe('venus');
    expect(chart.dasha.periods[1]?.periods?.[0]?.periods?.[0]).toMatchObject({ lord: 'sun' });
    expect(chart.houses.sripati).toHaveLength(12);
    expect(headers.get('cache-control')).toContain('private');
  });

  it('moves the zodiac, the node and the depth of the dashas as asked', async () => {
    const of = async (query: string) => birthChart.parse((await server.json(`/astro?${BIRTH}&${query}`)).body);
    const [lahiri, raman, truly] = [await of(''), await of('ayanamsa=raman&levels=1'), await of('node=true')];
    expect(raman.grahas[0]?.longitude).toBeGreaterThan((lahiri.grahas[0]?.longitude ?? 0) + 1);
    expect(raman.grahas[0]?.tropical).toBe(lahiri.grahas[0]?.tropical);
    expect(raman.dasha.periods[0]?.periods).toBeUndefined();
    expect(truly.grahas[7]?.longitude).not.toBe(lahiri.grahas[7]?.longitude);
  });

  it.each([
    ['style=north', 'Rashi: lagna in Mina'],
    ['style=south&varga=d9', 'Navamsha: lagna in'],
  ])('draws the chart with %s', async (query, title) => {
    const response = await server.get(`/astro?${BIRTH}&format=svg&${query}`);
    const svg = await response.text();
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(svg).toContain(title);
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  });

  it('says so when a clock showed the time twice, and takes the first', async () => {
    const { body } = await server.json('/astro?date=2025-10-26&time=01:30&lat=51.5&lon=-0.1&tz=Europe/London');
    expect(body).toMatchObject({ instant: '2025-10-26T00:30:00.000Z', note: expect.stringContaining('twice') });
  });

  it.each([
    ['date=2025-03-30&time=01:30&lat=51.5&lon=-0.1&tz=Europe/London', 'time', 'did not exist'],
    ['date=1990-01-15&time=25:00&city=delhi', 'time', 'HH:MM'],
    ['date=1990-01-15&city=delhi', 'time', 'required'],
    ['date=1880-01-15&time=10:00&city=delhi', 'date', 'between 1900'],
    ['date=1990-01-15&time=10:30', 'city', 'place is needed'],
    ['date=1990-01-15&time=10:30&lat=12', 'lon', 'longitude'],
    ['date=1990-01-15&time=10:30&lat=12&lon=-60', 'tz', 'outside India'],
    ['date=1990-01-15&time=10:30&lat=80&lon=20&tz=UTC', 'lat', 'from -65 to 65'],
    ['date=1990-01-15&time=10:30&city=delhi&ayanamsa=tropical', 'ayanamsa', 'lahiri'],
  ])('refuses %s', async (query, parameter, words) => {
    const { status, body } = await server.json(`/astro?${query}`);
    expect([status, body.parameter]).toEqual([400, parameter]);
    expect(body.error).toContain(words);
  });
});

describe('/astro/match', () => {
  const PAIR = 'groom_date=1990-01-15&groom_time=10:30&bride_date=1992-06-02&bride_time=21:05';

  it('gives each koota with its points and rule', async () => {
    const match = birthMatch.parse((await server.json(`/astro/match?${PAIR}`)).body);
    expect(match.kootas.map(({ name }) => name)).toEqual(['Varna', 'Vashya', 'Tara', 'Yoni', 'Graha Maitri', 'Gana', 'Bhakoot', 'Nadi']);
    expect(match.groom).toMatchObject({ rashi: { name: 'Simha' }, nakshatra: { name: 'Purva Phalguni' } });
    expect(match.points).toBe(match.kootas.reduce((sum, { points }) => sum + points, 0));
  });

  it('names the missing side', async () => {
    const { status, body } = await server.json('/astro/match?groom_date=1990-01-15&groom_time=10:30');
    expect([status, body.code, body.parameter]).toEqual([400, 'missing_parameter', 'bride_date']);
  });

  it('tells whose time fell into a gap', async () => {
    const { body } = await server.json(
      '/astro/match?groom_date=1990-01-15&groom_time=10:30&bride_date=2025-03-30&bride_time=01:30&bride_tz=Europe/London',
    );
    expect(body.parameter).toBe('bride_time');
  });
});
