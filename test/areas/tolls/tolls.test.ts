import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutContradictions } from '../../../src/areas/tolls/contradictions.ts';
import { crawl } from '../../../src/areas/tolls/crawl.ts';
import { allPlazas } from '../../../src/areas/tolls/queries.ts';
import { tollPlazas } from '../../../src/areas/tolls/schema.ts';
import { TOLLS_SNAPSHOT } from '../../../src/areas/tolls/tables.ts';
import { roadNumbers } from '../../../src/areas/tolls/values.ts';
import { findDirectAnswers } from '../../../src/search/answers.ts';
import { readSnapshotIn } from '../../../src/store/snapshot.ts';
import { loadService } from '../../support/call.ts';
import { workDir } from '../../support/work-dir.ts';

let service: Awaited<ReturnType<typeof loadService>>;
beforeAll(async () => {
  service = await loadService();
});
const ask = async (query: string) => tollPlazas.parse((await service.json(`/tolls?${query}`)).body);

describe('the crawl of plazas', () => {
  const data = workDir({ data: ['starter'] });
  afterAll(() => data.remove());
  const options = { dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), log: () => undefined };

  it('takes the list once', async () => {
    expect(await crawl(options)).toMatchObject({ outcome: 'changed', message: 'tolls: first 119 plazas (nhai-tolls)' });
    expect(await crawl(options)).toMatchObject({ outcome: 'unchanged' });
  });

  it('leaves out the marks of footnotes behind a name', async () => {
    const rows = await readSnapshotIn(data.path, TOLLS_SNAPSHOT, allPlazas);
    const names = rows?.map(({ name }) => name);
    expect(names).toContain('Sawaleshwar');
    expect(names?.filter((name) => name.includes('*'))).toEqual([]);
  });
});

describe('what contradicts itself on a plaza', () => {
  const days = { from: '2026-04-01', until: '2027-03-31' };

  it('is left out: days that end before they begin', () => {
    expect(withoutContradictions({ from: '2025-10-01', until: '2025-08-31', prices: { car: [90, 135, 2685, null] } })).toEqual({
      from: null,
      until: null,
      prices: { car: [90, 135, 2685, null] },
      contradicts: true,
    });
  });

  it.each([
    ['a month ten times too dear', { lcv: [365, 550, 120_195, 185] }, { lcv: [365, 550, null, 185] }],
    ['a class without a single journey', { axle_4_6: [null, 245, 5425, 80] }, {}],
    [
      'a heavier class that is cheaper',
      { axle_4_6: [665, 1000, 22_235, null], axle_7_plus: [545, 820, 18_000, null] },
      { axle_4_6: [665, 1000, 22_235, null] },
    ],
  ] as const)('is left out: %s', (_, prices, kept) => {
    expect(withoutContradictions({ ...days, prices })).toEqual({ ...days, prices: kept, contradicts: true });
  });

  it('leaves an ordinary plaza as it is', () => {
    const prices = { car: [125, 190, 4190, null], bus: [425, 640, 14_180, null], hcm: [300, 450, 10_000, null] } as const;
    expect(withoutContradictions({ ...days, prices })).toEqual({ ...days, prices, contradicts: false });
  });
});

describe('/tolls', () => {
  it('has a plaza in the state of its point, with the rates in force on the asked day', async () => {
    const { data } = await ask('q=kherki+daula&date=2026-11-25');
    expect(data[0]).toMatchObject({
      name: 'Kherki Daula',
      state: 'Haryana',
      road: '48',
      in_force: true,
      rates: { car: { single: 100, return_24h: 150, monthly: 3320, local: 50 } },
    });
  });

  it.each([
    ['2026-03-31', false],
    ['2026-04-01', true],
    ['2027-04-01', false],
  ])('says on %s whether rates are in force: %s', async (date, inForce) => {
    expect((await ask(`q=kherki+daula&date=${date}`)).data[0]?.in_force).toBe(inForce);
  });

  it('gives the nearest to a town or a point first, with the distance', async () => {
    const { data } = await ask('city=pune&within_km=60');
    expect(data[0]).toMatchObject({ name: 'Khed Shivapur', distance_km: expect.closeTo(20.9, 0) });
    const km = data.map((one) => one.distance_km ?? 0);
    expect(km).toEqual(km.toSorted((a, b) => a - b));
    expect((await ask('lat=18.5&lon=73.85&within_km=25')).total).toBe(1);
  });

  it('lists a state, one class alone, and a road by any of its numbers', async () => {
    const { data, total } = await ask('state=kerala&vehicle=bus&limit=300');
    expect(total).toBe(11);
    for (const { state, rates } of data) {
      expect(state).toBe('Kerala');
      expect(Object.keys(rates).every((vehicle) => vehicle === 'bus')).toBe(true);
    }
    const roads = (await ask('road=NH+48')).data.map(({ road }) => road ?? '');
    expect(roads.length).toBeGreaterThan(0);
    for (const road of roads) expect(roadNumbers(road)).toContain('48');
  });

  it('marks what was left out, and makes no price of it', async () => {
    const { data } = await ask('q=paliyekkara');
    expect(data[0]).toMatchObject({ doubt: true, rates_from: null, rates_until: null, in_force: null });
  });

  it.each([
    ['state=atlantis', 404, 'unknown_place'],
    ['city=atlantis', 404, 'unknown_place'],
    ['lat=18.5', 400, 'missing_parameter'],
    ['road=9999', 404, 'not_found'],
    ['q=zzzzqqqq', 404, 'not_found'],
    ['vehicle=boat', 400, 'invalid_parameter'],
  ])('%s is a %i %s', async (query, status, code) => {
    expect(await service.json(`/tolls?${query}`)).toMatchObject({ status, body: { code } });
  });

  it.each([
    ['toll kherki daula', '₹100, return ₹150'],
    ['toll plaza near pune', 'Khed Shivapur ₹125, return ₹190 (21 km away)'],
    ['टोल प्लाज़ा केरल', '11 plazas'],
    ['monthly pass at khed shivapur', '₹4,190'],
    ['7 axle toll at kherki daula', '₹645'],
    ['is toll at kherki daula above 80', 'Yes: ₹100'],
    ['difference between kherki daula and khed shivapur toll', '₹25'],
    ['which toll is cheaper khed shivapur or kherki daula', 'Toll at Kherki Daula, car: ₹100'],
  ])('the field answers %s', async (text, answer) => {
    const [first] = await findDirectAnswers(text);
    expect(first).toMatchObject({ area: 'tolls', answer: { en: answer } });
  });
});
