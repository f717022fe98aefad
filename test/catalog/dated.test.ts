import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { buildCatalog } from '../../src/catalog/catalog.ts';
import { listFields } from '../../src/catalog/reference.ts';
import { loadService, type ServedAt } from '../support/call.ts';

const ENDPOINTS = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[]);
/** Bodies with the day of their figures, by their schema. */
const DATED = ENDPOINTS.flatMap((endpoint) =>
  listFields(endpoint.response).flatMap(({ shape, fields }) => {
    const names = fields.map(({ path }) => path);
    return names.some((name) => name === 'as_of' || name === 'observed_at') ? [{ path: endpoint.path, shape, names }] : [];
  }),
);
/** Made by hand or of the tables themselves: nothing is crawled that could be late. */
const WITHOUT_SCHEDULE = ['/liquor/drinking-age', '/pincode/place', '/gst/hsn/{code}', '/tables/{area}/{table}'];

let service: ServedAt;
beforeAll(async () => {
  service = await loadService();
});

describe('the age of an answer', () => {
  it.each(DATED.filter(({ path }) => !WITHOUT_SCHEDULE.includes(path)))('is told beside its day by $path $shape', ({ names }) =>
    expect(names).toEqual(expect.arrayContaining(['stale', 'stale_after'])),
  );

  it('is looked for in enough of them', () => expect(DATED.length).toBeGreaterThan(30));

  /** A past day with figures of its own, the first day after which there are none, and the day of these. */
  it.each([
    ['/fuel?city=mumbai', '2026-06-01', '2026-11-20', '2026-06-07'],
    ['/fuel?state=kerala', '2026-06-06', '2026-11-20', '2026-06-07'],
    ['/fuel?type=city', '2026-06-01', '2026-11-20', '2026-06-07'],
    ['/fuel/latest?', '2026-06-01', '2026-11-20', '2026-06-07'],
    ['/commodities?city=mumbai', '2026-09-10', '2026-11-20', '2026-09-29'],
    ['/commodities?metal=silver', '2026-09-10', '2026-11-20', '2026-09-29'],
    ['/crypto?symbol=btc', '2026-09-10', '2026-11-20', '2026-09-29'],
    ['/crypto?', '2026-09-10', '2026-11-20', '2026-09-29'],
    ['/forex?symbols=INR', '2026-09-25', '2026-11-20', '2026-09-29'],
  ])('at %s on a past day is that of the figures', async (address, day, later, newest) => {
    const past = (await service.json(`${address}&as_of=${day}`)).body;
    expect(past).toMatchObject({ as_of: day, asked_date: day, stale: false });
    const since = (await service.json(`${address}&as_of=${later}`)).body;
    expect(since).toMatchObject({ as_of: newest, asked_date: later, stale: true });
    const now = (await service.json(address)).body;
    expect(now.as_of).toBe(newest);
    expect(now).not.toHaveProperty('asked_date');
  });

  it.each([
    ['/crypto?symbol=btc', '2026-10-02'],
    ['/forex?symbols=INR', '2026-10-02'],
  ])('is the same at %s by date, which means the newest up to it', async (address, day) => {
    const [byDate, byAsOf] = await Promise.all(
      ['date', 'as_of'].map(async (name) => (await service.json(`${address}&${name}=${day}`)).body),
    );
    expect(byDate).toEqual(byAsOf);
    expect(byDate).toMatchObject({ as_of: '2026-09-29', asked_date: day });
  });

  it.each([
    '/fuel/history?city=mumbai&to=2026-03-31',
    '/commodities/history?to=2026-09-10',
    '/crypto/history?symbol=btc&to=2026-09-10',
    '/forex/history?to=2026-09-25',
    '/forex/2026-09-24..2026-09-25?symbols=INR',
  ])('of a history that ends in the past is not stale: %s', async (address) => {
    const { body } = await service.json(address);
    expect(body).toMatchObject({ as_of: body.data?.[0].date ?? body.end_date, stale: false });
  });

  it('has no hour where none is on record', async () => {
    const { body } = await service.json('/fuel?city=mumbai&as_of=2026-03-01');
    expect(body).toMatchObject({ fetched_at: '2026-03-01', price: { updated_at: '2026-03-01' } });
    expect((await service.json('/fuel?city=mumbai')).body.fetched_at).toMatch(/^2026-06-07T\d\d:\d\d/);
  });

  it.each([
    ['pincode', '/pincode?code=110001'],
    ['ifsc', '/ifsc/banks'],
    ['liquor', '/liquor/brands'],
    ['fuel', '/fuel?city=mumbai'],
    ['crypto', '/crypto'],
  ])('of %s is the same in the catalogue and in its tables as at %s', async (name, address) => {
    const { areas } = await buildCatalog(AREAS.filter((area) => area.name === name));
    const { as_of } = (await service.json(address)).body;
    const [table] = (await service.json('/tables')).body.data.filter(({ area }: { area: string }) => area === name);
    expect(areas[0]?.as_of).toBe(as_of);
    expect((await service.json(`${table.path}?_size=1`)).body.as_of).toBe(as_of);
  });

  it.each([
    '/train/info?number=12302&provider=timetable',
    '/train/stations/NDLS',
    '/pincode?code=110001',
    '/ifsc?code=SBIN0000300&live=0',
    '/ifsc/bank/SBIN?state=kerala',
    '/vehicle/rto?q=pune',
  ])('is told by lists that are read monthly: %s', async (address) =>
    expect((await service.json(address)).body.stale_after).toMatch(/^20\d\d-\d\d-\d\dT/),
  );
});
