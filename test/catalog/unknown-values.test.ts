import { beforeAll, describe, expect, it } from 'vitest';
import { loadService, type ServedAt } from '../support/call.ts';

let service: ServedAt;
beforeAll(async () => {
  service = await loadService();
});

describe('a value that is not known', () => {
  it.each([
    ['/crypto?symbol=bitcoinn', 'btc'],
    ['/crypto/history?symbol=bitcoinn', 'btc'],
    ['/forex?base=USDD', 'USD'],
    ['/forex?symbols=USDD', 'USD'],
    ['/forex/history?symbol=USDD', 'USD'],
    ['/forex/history?from=USDD', 'USD'],
    ['/forex/2026-09-25?base=USDD', 'USD'],
    ['/liquor?brand=bacardii', 'bacardi'],
    ['/fuel?state=keralaa', 'Kerala'],
    ['/fuel/lpg?state=keralaa', 'Kerala'],
    ['/fuel/history?state=keralaa', 'Kerala'],
    ['/fuel/history?city=keralaa', 'Kerala'],
    ['/schemes?state=keralaa', 'Kerala'],
    ['/schemes/eligible?state=keralaa', 'Kerala'],
    ['/holidays?state=keralaa', 'Kerala'],
    ['/tolls?state=keralaa', 'Kerala'],
    ['/aqi/latest?state=keralaa', 'Kerala'],
    ['/liquor?state=keralaa', 'Kerala'],
    ['/panchang/festivals?state=keralaa', 'Kerala'],
    ['/commodities?city=mumbaii', 'Mumbai'],
  ])('and could exist is a 404 with the nearest names: %s', async (address, near) => {
    const { status, body } = await service.json(address);
    expect([status, body.suggestions]).toEqual([404, expect.arrayContaining([near])]);
    expect(body.error).toMatch(/is known here|is on record|has the code/);
  });

  it.each([
    ['/schemes?category=helth', 'category'],
    ['/schemes?level=district', 'level'],
    ['/liquor?category=beeer', 'category'],
    ['/commodities?metal=copper', 'metal'],
    ['/fuel?fuel=kerosene', 'fuel'],
    ['/fuel?type=village', 'type'],
    ['/fuel/history?city=mumbai&by=year', 'by'],
  ])('of a closed list is a 400 with all of its values: %s', async (address, parameter) => {
    const { status, body } = await service.json(address);
    expect([status, body.code, body.parameter]).toEqual([400, 'invalid_parameter', parameter]);
    expect(body.available.length).toBeGreaterThan(1);
  });

  it.each([
    '/schemes?ministry=zzzzz',
    '/liquor/search?q=zzzzzz',
    '/fuel/search?q=zzzzzzz',
    '/commodities/search?q=zzzzzzz',
    '/ifsc/search?q=zzzzzzz',
    '/vehicle/rto?q=zzzzzzz',
    '/pincode?q=zzzzzzz',
    '/train/stations?q=zzzzzzz',
    '/gst/hsn?q=zzzzzzz',
  ])('that words of a record would have to have is an empty list: %s', async (address) => {
    const { status, body } = await service.json(address);
    expect([status, body.total, body.count]).toEqual([200, 0, 0]);
  });
});

describe('one value of several that is not known', () => {
  it.each([
    ['/forex?symbols=EUR,USDD,INR', '/forex?symbols=EUR,INR', 'USDD'],
    ['/forex?date=2026-09-25&symbols=EUR,USDD', '/forex?date=2026-09-25&symbols=EUR', 'USDD'],
    ['/forex/2026-09-21..2026-09-23?symbols=EUR,USDD', '/forex/2026-09-21..2026-09-23?symbols=EUR', 'USDD'],
    ['/crypto?symbol=btc,bitcoinn,eth', '/crypto?symbol=btc,eth', 'bitcoinn'],
    ['/crypto?symbol=btc,bitcoinn&as_of=2026-09-01', '/crypto?symbol=btc&as_of=2026-09-01', 'bitcoinn'],
  ])('does not cost the others: %s', async (address, others, asked) => {
    const { status, body } = await service.json(address);
    const { errors, ...answer } = body;
    expect([status, answer]).toEqual([200, (await service.json(others)).body]);
    expect(errors).toEqual([{ asked, error: expect.objectContaining({ code: 'not_found', suggestions: expect.anything() }) }]);
  });

  it.each(['/ifsc?code=SBIN0000718,SBIN', '/pincode?code=110001,999999', '/gst/validate?number=27AAPFU0939F1ZV,ABC'])(
    'does not where each is answered for itself: %s',
    async (address) => {
      const { status, body } = await service.json(address);
      expect([status, body.count]).toEqual([200, 2]);
      expect(body.data[0].answer).not.toBeNull();
    },
  );
});

describe('/fuel/history?state=', () => {
  it('is the state of that name, also where a city has it', async () => {
    const { status, body } = await service.json('/fuel/history?state=kerala');
    expect([status, body]).toEqual([200, (await service.json('/fuel/history?city=kerala&type=state')).body]);
    expect((await service.json('/fuel/history?state=delhi')).body).toEqual(
      (await service.json('/fuel/history?city=delhi&type=state')).body,
    );
    expect((await service.json('/fuel/history')).body).toMatchObject({ code: 'missing_parameter', parameter: 'city' });
  });
});
