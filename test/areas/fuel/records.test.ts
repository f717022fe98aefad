import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuelLpg } from '../../../src/areas/fuel/lpg/endpoint.ts';
import { crawlLpg } from '../../../src/areas/fuel/lpg/source.ts';
import { crawlMetros } from '../../../src/areas/fuel/metros/source.ts';
import { fuelHistory } from '../../../src/areas/fuel/schema.ts';
import { findDirectAnswers } from '../../../src/search/answers.ts';
import { loadService } from '../../support/call.ts';
import { workDir } from '../../support/work-dir.ts';

let service: Awaited<ReturnType<typeof loadService>>;
beforeAll(async () => {
  service = await loadService();
});

describe('the crawl of records on file', () => {
  const data = workDir({ data: ['starter'] });
  afterAll(() => data.remove());
  const options = { dataDir: data.path, now: new Date('2026-11-21T08:00:00Z'), log: () => undefined };

  it('takes the metros and LPG once', async () => {
    expect(await crawlMetros(options)).toMatchObject({ outcome: 'changed', message: 'fuel: first 5,356 prices of 2017 to 2021 (ppac)' });
    expect(await crawlLpg(options)).toMatchObject({ outcome: 'changed', message: 'fuel: first 33 LPG prices (lpg)' });
    expect(await crawlMetros(options)).toMatchObject({ outcome: 'unchanged' });
  });

  it('leaves them as they are where a package brought them without their files, and fails where there is neither', async () => {
    const packed = workDir({ data: ['fuel-metros.sqlite'] });
    expect(await crawlMetros({ ...options, dataDir: packed.path })).toMatchObject({ outcome: 'unchanged', sources: [] });
    packed.remove();
    const empty = workDir({ data: [] });
    const { outcome, message } = await crawlMetros({ ...options, dataDir: empty.path });
    expect([outcome, message]).toEqual(['failed', expect.stringContaining('fuel-metros.json.gz is missing')]);
    empty.remove();
  });
});

describe('/fuel/history of earlier years', () => {
  const history = async (query: string) => fuelHistory.parse((await service.json(`/fuel/history?${query}`)).body);

  // Days on which duty changed, as the newspapers told them.
  it.each([
    ['delhi', 'petrol', '2018-10-04', '84.00'],
    ['delhi', 'diesel', '2020-07-31', '73.56'],
    ['mumbai', 'petrol', '2018-10-04', '91.34'],
  ])('%s %s on %s was %s', async (city, fuel, day, price) => {
    const { data } = await history(`city=${city}&fuel=${fuel}&from=${day}&to=${day}`);
    expect(data).toEqual([expect.objectContaining({ date: day, price, source: 'ppac' })]);
  });

  it('tells the years between as a gap, and each row its series', async () => {
    const { data, gaps } = await history('city=mumbai&from=2021-03-01&to=2026-01-05');
    expect(gaps).toEqual([{ from: '2021-03-11', to: '2025-12-28' }]);
    expect(new Set(data.map(({ source }) => source))).toEqual(new Set(['ppac', 'goodreturns']));
  });

  it('has no gap and the usual series within the last week', async () => {
    const { data, gaps } = await history('city=mumbai');
    expect(gaps).toBeUndefined();
    expect(data.every(({ source }) => source === 'goodreturns')).toBe(true);
  });

  it('has them of the metros alone', async () => {
    expect(await service.json('/fuel/history?city=jaipur&from=2018-01-01&to=2018-12-31')).toMatchObject({ status: 404 });
  });
});

describe('/fuel/lpg', () => {
  it('has 33 states, with 19 kg only where a price was printed', async () => {
    const body = fuelLpg.parse((await service.json('/fuel/lpg')).body);
    expect(body).toMatchObject({ count: 33, stale: true });
    expect(body.data.find(({ location }) => location === 'Delhi')).toMatchObject({
      domestic: { price: 942, kg: 14.2 },
      commercial: { price: 2930, kg: 19 },
      as_of: '2026-07-02',
    });
    expect(body.data.find(({ location }) => location === 'Kerala')?.commercial).toBeNull();
  });

  it.each([
    ['state=keralam', 200],
    ['state=ladakh', 404],
    ['state=atlantis', 404],
  ])('%s is a %i', async (query, status) => {
    expect((await service.json(`/fuel/lpg?${query}`)).status).toBe(status);
  });

  it.each([
    ['lpg price in kerala', '₹951.00 a cylinder'],
    ['gas cylinder price in pune', '₹941.50 a cylinder'],
    ['रसोई गैस का दाम दिल्ली', '₹942.00 a cylinder'],
  ])('answers %s', async (text, answer) => {
    const [first] = await findDirectAnswers(text);
    expect(first).toMatchObject({ url: '/browse/fuel/lpg', answer: { en: answer } });
  });
});
