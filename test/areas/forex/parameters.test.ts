import { describe, expect, it } from 'vitest';
import { internalCall } from '../../../src/api/endpoint.ts';
import { parseQuery } from '../../../src/api/query.ts';
import * as crypto from '../../../src/areas/crypto/endpoints.ts';
import { history, rates } from '../../../src/areas/forex/endpoints.ts';

const forex = async (query: string) => rates.respond(parseQuery(rates.query, new URLSearchParams(query)), internalCall());
const past = async (query: string) => history.respond(parseQuery(history.query, new URLSearchParams(query)), internalCall());
const prices = async (query: string) => crypto.prices.respond(parseQuery(crypto.prices.query, new URLSearchParams(query)), internalCall());
const pastPrices = async (query: string) =>
  crypto.history.respond(parseQuery(crypto.history.query, new URLSearchParams(query)), internalCall());

describe('12.10: parameters by the names that callers of such services use', () => {
  it.each(['from=EUR&to=INR', 'base=EUR&symbols=INR', 'from=EUR&symbol=INR'])('/forex?%s is euros in rupees', async (query) => {
    expect(await forex(query)).toMatchObject({ base: 'EUR', rates: { INR: expect.any(Number) } });
    expect(Object.keys((await forex(query)).rates)).toEqual(['INR']);
  });

  it.each(['base=USD&symbol=EUR', 'from=USD&to=EUR', 'base=USD&symbols=EUR'])('/forex/history?%s is dollars in euros', async (query) => {
    expect(await past(query)).toMatchObject({ base: 'USD', symbol: 'EUR' });
  });

  it('gives the rates of a day, or of the newest day before it', async () => {
    expect((await forex('date=2026-09-25')).date).toBe('2026-09-25');
    expect((await forex('date=2026-10-02')).date).toBe('2026-09-29');
    expect(await forex('date=2026-11-20')).toMatchObject({ as_of: '2026-09-29', asked_date: '2026-11-20', stale: true });
    await expect(forex('date=2001-01-01')).rejects.toMatchObject({
      code: 'not_found',
      details: { hint: expect.stringContaining('2026-09-29') },
    });
    expect((await forex('date=20260925')).date).toBe('2026-09-25');
    await expect(forex('date=25/9/2026')).rejects.toThrow('as YYYY-MM-DD; got "25/9/2026", did you mean 2026-09-25?');
  });

  it('gives the days from start to end, as far back as the record goes', async () => {
    const { data, days } = await past('from=EUR&to=INR&start=2026-06-10&end=2026-06-16');
    expect(data.map(({ date }) => date)).toEqual(['2026-06-16', '2026-06-15', '2026-06-14']);
    expect(days).toBe(7);
    expect((await past('base=EUR&symbol=INR&days=118')).data.length).toBeGreaterThan(60);
    await expect(past('start=2026-06-14&end=2026-06-10')).rejects.toThrow('from must not be after to');
  });

  it.each([
    [() => forex('days=30'), '/forex/history'],
    [() => past('date=2026-09-25'), '/forex?date='],
    [() => prices('symbol=btc&days=30'), '/crypto/history'],
    [() => pastPrices('symbol=btc&live=1'), '/crypto?live=1'],
  ])('refuses what another address of the area knows, and names it', async (ask, address) => {
    await expect(ask()).rejects.toMatchObject({ code: 'invalid_parameter', message: expect.stringContaining(address) });
  });

  it('gives the asset asked for by id, and the prices of a day', async () => {
    expect((await prices('id=bitcoin')).data).toMatchObject([{ symbol: 'btc' }]);
    expect((await prices('symbol=btc&date=2026-09-25')).data[0]?.last_updated).toContain('2026-09-25');
  });
});

it("12.12: crypto's change is told in rupees too", async () => {
  const [bitcoin] = (await prices('symbol=btc')).data;
  const [today, before] = (await pastPrices('symbol=btc&days=2')).data;
  expect(bitcoin?.price_change_percentage_24h_inr).toBeCloseTo((((today?.inr ?? 0) - (before?.inr ?? 1)) / (before?.inr ?? 1)) * 100, 2);
  expect(bitcoin?.price_change_percentage_24h_inr).not.toBe(bitcoin?.price_change_percentage_24h);
});
