import { beforeAll, describe, expect, it } from 'vitest';
import { commodityHistory, commodityListing } from '../../src/areas/commodities/schema.ts';
import { cryptoHistory, cryptoPrices } from '../../src/areas/crypto/schema.ts';
import { forexHistory, forexRates } from '../../src/areas/forex/schema.ts';
import { fuelCity, fuelHistory, fuelLatest, fuelListing, fuelState } from '../../src/areas/fuel/schema.ts';
import { toLocalizedText } from '../../src/i18n/locale.ts';
import { findDirectAnswers } from '../../src/search/answers.ts';
import { loadService, type ServedAt } from '../support/call.ts';

let server: ServedAt;
beforeAll(async () => {
  server = await loadService();
});
const body = async (path: string) => (await server.json(path)).body;
const refusal = async (path: string) => {
  const { status, body } = await server.json(path);
  return { status, code: body.code, error: body.error, hint: body.hint };
};

describe('a history from one day to another', () => {
  it('gives the days on record, newest first, and leaves out those that nobody recorded', async () => {
    const { data, days } = fuelHistory.parse(await body('/fuel/history?city=goa&from=2026-01-11&to=2026-01-16'));
    expect(days).toBe(6);
    expect(data.map(({ date, price }) => [date, price])).toEqual([
      ['2026-01-16', '96.69'],
      ['2026-01-15', '96.69'],
      ['2026-01-12', '97.30'],
      ['2026-01-11', '96.71'],
    ]);
  });

  it('may be longer than days can say, and ends on the newest day where to is left out', async () => {
    const { data, days } = fuelHistory.parse(await body('/fuel/history?city=mumbai&from=2025-12-29'));
    expect([data[0]?.date, data.at(-1)?.date, days]).toEqual(['2026-06-07', '2025-12-29', 161]);
    expect((await body('/fuel/history?city=mumbai&start=2025-12-29&end=2026-06-07')).data).toEqual(data);
  });

  it('counts days back from to', async () => {
    const { data } = fuelHistory.parse(await body('/fuel/history?city=mumbai&to=2026-03-01&days=3'));
    expect(data.map(({ date }) => date)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  });

  it('says how far the record goes where none of the days is on it', async () => {
    expect(await refusal('/fuel/history?city=mumbai&from=2022-01-01&to=2022-02-01')).toEqual({
      status: 404,
      code: 'not_found',
      error: 'No price of petrol in Mumbai is on record from 2022-01-01 to 2022-02-01.',
      hint: 'The record goes from 2017-06-16 to 2026-06-07',
    });
    expect(await refusal('/fuel/history?city=goa&from=2026-01-13&to=2026-01-14')).toMatchObject({ status: 404 });
    expect(await refusal('/crypto/history?symbol=btc&from=2026-11-01')).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each(['/fuel/history?city=mumbai', '/crypto/history?symbol=btc', '/forex/history?base=EUR', '/commodities/history?city=india'])(
    'refuses days in the wrong order and days that are none at %s',
    async (path) => {
      expect(await refusal(`${path}&from=2026-06-05&to=2026-06-01`)).toMatchObject({
        status: 400,
        error: 'from must not be after to; got 2026-06-05 and 2026-06-01.',
      });
      expect(await refusal(`${path}&from=2026-13-05`)).toMatchObject({
        status: 400,
        error: expect.stringContaining('from must be a day that exists, as YYYY-MM-DD'),
      });
    },
  );

  it('takes from and to of exchange rates as days or as currencies, as they are written', async () => {
    const rates = forexHistory.parse(await body('/forex/history?base=EUR&symbol=INR&from=2024-03-01&to=2024-03-05'));
    expect(rates.data.map(({ date }) => date)).toEqual(['2024-03-05', '2024-03-04', '2024-03-02']);
    expect(await body('/forex/history?from=EUR&to=INR&start=2024-03-01&end=2024-03-05')).toEqual(rates);
    expect(await refusal('/forex/history?base=EUR&from=USD')).toMatchObject({ status: 400, hint: 'Send it once' });
  });
});

describe('a history by week or month', () => {
  it('gives the last day on record of each month, with how many days there are', async () => {
    const { data, by, value } = fuelHistory.parse(await body('/fuel/history?city=mumbai&from=2026-01-01&to=2026-04-12&by=month'));
    expect({ by, value }).toEqual({ by: 'month', value: 'last' });
    expect(data).toEqual([
      { location: 'Mumbai', price: '103.54', date: '2026-04-12', source: 'goodreturns', period: '2026-04-01', days_on_record: 12 },
      { location: 'Mumbai', price: '103.54', date: '2026-03-31', source: 'goodreturns', period: '2026-03-01', days_on_record: 31 },
      { location: 'Mumbai', price: '103.54', date: '2026-02-28', source: 'goodreturns', period: '2026-02-01', days_on_record: 27 },
      { location: 'Mumbai', price: '103.50', date: '2026-01-31', source: 'goodreturns', period: '2026-01-01', days_on_record: 31 },
    ]);
  });

  it('begins weeks on Mondays, over the turn of the year too', async () => {
    const { data } = fuelHistory.parse(await body('/fuel/history?city=goa&from=2025-12-29&to=2026-01-18&by=week'));
    expect(data.map(({ period, date, days_on_record }) => [period, date, days_on_record])).toEqual([
      ['2026-01-12', '2026-01-18', 5],
      ['2026-01-05', '2026-01-11', 7],
      ['2025-12-29', '2026-01-04', 7],
    ]);
  });

  it('does so for currencies, assets and metals, and leaves out what has no day', async () => {
    const euro = forexHistory.parse(await body('/forex/history?base=EUR&from=2024-06-01&to=2024-09-30&by=month'));
    expect(euro.data.map(({ period, date, days_on_record }) => [period, date, days_on_record])).toEqual([
      ['2024-09-01', '2024-09-06', 2],
      ['2024-07-01', '2024-07-31', 1],
      ['2024-06-01', '2024-06-15', 5],
    ]);
    const bitcoin = cryptoHistory.parse(await body('/crypto/history?symbol=btc&from=2024-03-02&to=2024-03-10&by=week'));
    expect(bitcoin.data.map(({ period, date }) => [period, date])).toEqual([
      ['2024-03-04', '2024-03-10'],
      ['2024-02-26', '2024-03-02'],
    ]);
    const gold = commodityHistory.parse(await body('/commodities/history?city=dubai&from=2026-06-01&to=2026-06-30&by=month'));
    expect(gold.data).toMatchObject([{ date: '2026-06-30', price: '12073.31', basis: 'spot', period: '2026-06-01', days_on_record: 11 }]);
  });

  it('is a table with the same columns', async () => {
    const csv = await (await server.get('/fuel/history?city=mumbai&from=2026-02-01&to=2026-03-31&by=month&format=csv')).text();
    expect(csv.split(/\r?\n/).slice(0, 2)).toEqual([
      'location,price,date,source,period,days_on_record',
      'Mumbai,103.54,2026-03-31,goodreturns,2026-03-01,31',
    ]);
  });
});

describe('what was on record for a past day', () => {
  it('is the price of that day', async () => {
    const city = fuelCity.parse(await body('/fuel?city=mumbai&as_of=2026-03-01'));
    expect(city).toMatchObject({ as_of: '2026-03-01', price: { as_of: '2026-03-01', petrol: { price: 103.54 } } });
  });

  it('is the newest price before it where the day has none, with its own day', async () => {
    const state = fuelState.parse(await body('/fuel?state=goa&as_of=2026-01-14'));
    expect(state).toMatchObject({ as_of: '2026-01-12', asked_date: '2026-01-14', price: { as_of: '2026-01-12', petrol: { price: 97.3 } } });
    const { data } = fuelListing.parse(await body('/fuel?as_of=2026-01-14'));
    expect(data.map(({ location, as_of }) => [location, as_of])).toEqual([
      ['Goa', '2026-01-12'],
      ['Maharashtra', '2026-01-14'],
    ]);
    expect(fuelLatest.parse(await body('/fuel/latest?as_of=2026-02-13')).data.map(({ location, as_of }) => [location, as_of])).toEqual([
      ['Kolkata', '2026-02-12'],
      ['Mumbai', '2026-02-12'],
    ]);
  });

  it('is that of metals, assets and currencies too', async () => {
    const silver = commodityListing.parse(await body('/commodities?metal=gold&city=dubai&as_of=2026-06-12'));
    expect(silver.data).toMatchObject([{ as_of: '2026-06-09', price: '13329.65', basis: 'spot' }]);
    const everywhere = commodityListing.parse(await body('/commodities?as_of=2026-09-05'));
    expect(everywhere.data.every(({ as_of }) => as_of <= '2026-09-05')).toBe(true);
    expect(everywhere.data.find(({ location }) => location === 'Hyderabad')).toMatchObject({ basis: 'quote', as_of: '2026-09-05' });
    const { data } = cryptoPrices.parse(await body('/crypto?as_of=2024-03-08'));
    expect(data.map(({ symbol, last_updated }) => [symbol, last_updated.slice(0, 10)])).toEqual([
      ['btc', '2024-03-06'],
      ['eth', '2024-03-06'],
    ]);
    expect(data[0]?.price_change_percentage_24h_inr).toBeCloseTo((5285573.2 / 5646725.4 - 1) * 100, 1);
    expect(forexRates.parse(await body('/forex?base=EUR&symbols=INR&as_of=2024-08-31'))).toMatchObject({
      asked_date: '2024-08-31',
      as_of: '2024-07-31',
      date: '2024-07-31',
      rates: { INR: expect.closeTo(83.72973253 / 0.92413123, 4) },
    });
  });

  it.each([
    ['/fuel?as_of=2024-01-01'],
    ['/fuel?city=mumbai&as_of=2025-12-01'],
    ['/fuel/latest?as_of=2024-01-01'],
    ['/commodities?city=india&as_of=2024-01-01'],
    ['/commodities?as_of=2024-01-01'],
    ['/crypto?as_of=2024-01-01'],
    ['/forex?as_of=2024-01-01'],
  ])('is nothing before the first day: %s is 404', async (path) => {
    expect(await refusal(path)).toMatchObject({ status: 404, code: 'not_found', error: expect.stringMatching(/on or before 202\d-/) });
  });

  it.each(['/fuel', '/fuel/latest', '/commodities', '/crypto', '/forex'])('is not known of a day to come at %s', async (path) => {
    expect(await refusal(`${path}?as_of=2026-11-22`)).toMatchObject({
      status: 400,
      error: 'as_of must not be after today, 2026-11-21; got 2026-11-22.',
    });
  });
});

describe('the one field', () => {
  it.each([
    ['petrol price in pune on 1 march 2026', '₹103.54 a litre', '2026-03-01'],
    ['petrol price in goa on 12 january 2026', '₹97.30 a litre', '2026-01-12'],
    ['1 euro in rupees on 31 july 2024', '₹90.60', '2024-07-31'],
  ])('%s is answered from the record with its day', async (typed, answer, day) => {
    const [first] = await findDirectAnswers(typed);
    expect(first?.as_of).toBe(day);
    expect(toLocalizedText(first?.answer ?? '').en).toBe(answer);
  });

  it('names no price of another day where that day was not recorded', async () => {
    const [first] = await findDirectAnswers('petrol price in goa on 14 january 2026');
    expect(first).toMatchObject({ answer: null, declined: true });
  });
});
