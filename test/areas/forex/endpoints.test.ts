import { beforeAll, describe, expect, it } from 'vitest';
import { forexCurrencies, forexDays, forexHistory, forexRates } from '../../../src/areas/forex/schema.ts';
import { now } from '../../../src/kernel/time.ts';
import { loadService, type ServedAt } from '../../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});

const rates = async (query = '') => forexRates.parse((await server.json(`/forex${query}`)).body);

describe('/forex', () => {
  it('gives the dollar in about 150 currencies when nothing is asked for', async () => {
    const body = await rates();
    expect(body).toMatchObject({ status: 'ok', base: 'USD', amount: 1, source: 'currency-api' });
    expect(Object.keys(body.rates).length).toBeGreaterThanOrEqual(145);
    expect(body.rates).not.toHaveProperty('USD');
    expect(body.rates.INR).toBeGreaterThan(50);
  });

  it('converts an amount into the currencies asked for, in any case', async () => {
    const one = await rates('?base=usd&symbols=inr,eur');
    const hundred = await rates('?base=USD&symbols=INR,EUR&amount=100');
    expect(Object.keys(hundred.rates)).toEqual(['INR', 'EUR']);
    expect(hundred.rates.INR).toBeCloseTo((one.rates.INR ?? 0) * 100, 4);
  });

  it('crosses currencies by way of the dollar', async () => {
    const euro = (await rates('?base=EUR&symbols=INR')).rates.INR ?? 0;
    const back = (await rates('?base=INR&symbols=EUR')).rates.EUR ?? 0;
    expect(euro * back).toBeCloseTo(1, 6);
  });

  it('says stale of rates older than a week', async () => {
    const { date, stale, stale_after } = await rates();
    expect(Date.parse(stale_after)).toBe(Date.parse(date) + 7 * 86_400_000);
    expect(stale).toBe(Date.parse(stale_after) < now().getTime());
  });

  it.each([
    ['base=XXX', 'base'],
    ['base=rupeee', 'base'],
    ['base=USD&symbols=EURO', 'symbols'],
  ])('refuses %s with near codes', async (query, parameter) => {
    const { status, body } = await server.json(`/forex?${query}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', parameter });
    expect(body.suggestions.length).toBeGreaterThan(0);
    for (const code of body.suggestions) expect(code).toMatch(/^[A-Z]{3}$/);
  });

  it.each(['-1', 'ten', ''])('refuses amount=%s', async (amount) => {
    expect((await server.json(`/forex?amount=${amount}`)).status).toBe(400);
  });
});

describe('/forex/history', () => {
  it('gives the dollar in rupees of seven days by default, newest first', async () => {
    const body = forexHistory.parse((await server.json('/forex/history')).body);
    expect(body).toMatchObject({ base: 'USD', symbol: 'INR', days: 7 });
    expect(body.data.map(({ date }) => date)).toEqual(
      body.data
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
    expect(body.data[0]?.rate).toBe((await rates('?symbols=INR')).rates.INR);
  });

  it.each(['0', '131', 'x'])('refuses days=%s', async (days) => {
    expect((await server.json(`/forex/history?days=${days}`)).status).toBe(400);
  });

  it('refuses an unknown symbol with near codes', async () => {
    const { status, body } = await server.json('/forex/history?symbol=EURO');
    expect(status).toBe(404);
    expect(body.suggestions).toContain('EUR');
  });
});

describe('/forex/currencies and files', () => {
  it('lists codes and names', async () => {
    const { data, count } = forexCurrencies.parse((await server.json('/forex/currencies')).body);
    expect(count).toBeGreaterThanOrEqual(145);
    expect(data).toContainEqual({ code: 'INR', name: 'Indian Rupee' });
  });

  it.each([
    ['/forex.json', '/forex'],
    ['/forex/eur.json', '/forex?base=EUR'],
    ['/forex/history/usd.json', '/forex/history?base=USD&symbol=INR&days=90'],
    ['/forex/currencies.json', '/forex/currencies'],
  ])('%s has the very body of %s', async (file, live) => {
    expect(await (await server.get(file)).text()).toBe(await (await server.get(live)).text());
  });
});

describe('/forex/{when}', () => {
  const days = async (path: string) => forexDays.parse((await server.json(path)).body);

  it('gives the rates of a day as ?date= does', async () => {
    expect((await server.json('/forex/2026-09-25?symbols=INR,EUR&amount=5')).body).toEqual(
      (await server.json('/forex?date=2026-09-25&symbols=INR,EUR&amount=5')).body,
    );
  });

  it('gives the newest rates as latest', async () => {
    expect((await server.json('/forex/latest?symbols=INR')).body).toEqual((await server.json('/forex?symbols=INR')).body);
  });

  it('gives all days from one to another that have rates, oldest first', async () => {
    const body = await days('/forex/2026-09-20..2026-09-22?base=EUR&symbols=INR,USD');
    expect(body).toMatchObject({ base: 'EUR', start_date: '2026-09-20', end_date: '2026-09-22', count: 3, stale: false });
    expect(Object.keys(body.rates)).toEqual(['2026-09-20', '2026-09-21', '2026-09-22']);
    for (const [day, ofDay] of Object.entries(body.rates))
      expect(ofDay).toEqual((await rates(`?date=${day}&base=EUR&symbols=INR,USD`)).rates);
  });

  it('goes to the newest day where the last is left out', async () => {
    expect(await days('/forex/2026-09-25..?symbols=INR')).toMatchObject({ start_date: '2026-09-25', end_date: '2026-09-29' });
  });

  it.each([
    ['/forex/2026-09-25..2026-09-01', 400],
    ['/forex/2026-02-30', 400],
    ['/forex/..2026-09-01', 400],
    ['/forex/usd', 400],
    ['/forex/2024-03-02..?base=INR', 400],
    ['/forex/2001-01-01..2001-02-01', 404],
    ['/forex/2001-01-01', 404],
  ])('refuses %s with %s', async (path, status) => {
    expect((await server.json(path)).status).toBe(status);
  });
});
