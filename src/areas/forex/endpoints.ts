import { RATES_PUBLISHER } from '../../lib/crawl/currency-api.ts';
import { freshnessOf } from '../../lib/crawl/freshness.ts';
import { HISTORY_DAYS } from '../../lib/crawl/window.ts';
import { ApiError } from '../../lib/errors.ts';
import { addDays, daysBetween } from '../../lib/time.ts';
import { defineEndpoint } from '../area.ts';
import { CURRENCIES, type Currency, findCurrency, nearCodes } from './currencies.ts';
import { forexDatabase, newestRates, rateHistory, ratesBetween, ratesUntil } from './queries.ts';
import { roundRate } from './rates.ts';
import { FOREX_SCHEDULE } from './schedule.ts';
import { forexCurrencies, forexHistory, forexRates, historyQuery, noQuery, ratesQuery } from './schema.ts';
import type { RateRow } from './tables.ts';

/** Crawled once a day. What is stale moves with the clock, so answers are not kept for ever. */
const CACHE = { scope: 'public', maxAge: 3600, staleWhileRevalidate: 86_400, memo: 600 } as const;
const TWIN_HISTORY_DAYS = '90';

/** The currency with a code, or ApiError 400 with the nearest codes. */
function requireCurrency(parameter: string, code: string): Currency {
  const currency = findCurrency(code);
  if (currency) return currency;
  throw new ApiError('invalid_parameter', `${parameter} must be an ISO 4217 code such as USD; ${JSON.stringify(code)} is not known here.`, {
    suggestions: nearCodes(code),
    hint: 'All codes are listed at /forex/currencies',
    extra: { parameter },
  });
}

const noRate = ({ code, name }: Currency, day: string) =>
  new ApiError('not_found', `No rate of ${code} (${name}) is on record for ${day}.`, { hint: 'Past days are at /forex/history' });

/** Rates of the newest day, or of the newest day of the week before `date`. Throws ApiError 404 with the days on record. */
async function ratesOf(date: string | undefined): Promise<RateRow[]> {
  const db = await forexDatabase();
  const newest = await newestRates(db);
  if (date === undefined) return newest;
  const rows = await ratesUntil(db, date);
  const day = rows[0]?.day;
  if (day && daysBetween(day, date) <= 7) return rows;
  throw new ApiError('not_found', `No rates of ${date} are on record.`, {
    hint: `The newest on record are of ${newest[0]?.day}; they go back ${HISTORY_DAYS} days at most: /forex/history`,
  });
}

export const rates = defineEndpoint({
  path: '/forex',
  title: 'Exchange rates',
  summary: 'What an amount of one currency is worth in others, by the newest daily rates or those of a past day.',
  query: ratesQuery,
  response: forexRates,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ rates, amount, base, date }) => Object.entries(rates).map(([currency, rate]) => ({ base, currency, amount, rate, date })),
  examples: [
    { title: 'The dollar in all currencies', params: {} },
    { title: '100 dollars in rupees and euros', params: { base: 'USD', symbols: 'INR,EUR', amount: '100' } },
  ],
  async respond({ base, symbols, amount, date }) {
    const from = requireCurrency('base', base);
    const asked = symbols?.split(',').filter((code) => code.trim() !== '');
    const wanted = asked?.map((code) => requireCurrency('symbols', code));
    const rows = await ratesOf(date);
    const perUsd = new Map(rows.map(({ code, per_usd }) => [code, per_usd]));
    const day = rows[0]?.day ?? '';
    const fromRate = perUsd.get(from.code);
    if (fromRate === undefined) throw noRate(from, day);
    const missing = wanted?.find(({ code }) => !perUsd.has(code));
    if (missing) throw noRate(missing, day);
    const shown = (wanted ?? CURRENCIES.filter(({ code }) => code !== from.code && perUsd.has(code))).map(({ code }) => code);
    return {
      status: 'ok' as const,
      amount,
      base: from.code,
      date: day,
      rates: Object.fromEntries(shown.map((code) => [code, roundRate((amount * (perUsd.get(code) ?? 0)) / fromRate)])),
      source: RATES_PUBLISHER,
      ...freshnessOf(day, FOREX_SCHEDULE),
    };
  },
  async twins() {
    const rows = await newestRates(await forexDatabase());
    return [
      { path: '/forex.json', params: {} },
      ...rows.map(({ code }) => ({ path: `/forex/${code.toLowerCase()}.json`, params: { base: code } })),
    ];
  },
});

export const history = defineEndpoint({
  path: '/forex/history',
  title: 'Exchange rates of past days',
  summary: 'Daily rates of one currency in another, newest first. Days without data are absent.',
  query: historyQuery,
  response: forexHistory,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'A month of the dollar in rupees', params: { base: 'USD', symbol: 'INR', days: '30' } }],
  async respond({ base, symbol, days: asked, start, end }) {
    const [from, to] = [requireCurrency('base', base), requireCurrency('symbol', symbol)];
    const db = await forexDatabase();
    const last = end ?? (start === undefined ? undefined : (await newestRates(db))[0]?.day);
    const first = start ?? (last === undefined ? undefined : addDays(last, 1 - asked));
    if (first && last && first > last)
      throw new ApiError('invalid_parameter', `start must not be after end; got ${first} and ${last}.`, { extra: { parameter: 'start' } });
    const rowsOf = (code: string) => (first && last ? ratesBetween(db, code, first, last) : rateHistory(db, code, asked));
    const days = first && last ? daysBetween(first, last) + 1 : asked;
    const [fromRows, toRows] = await Promise.all([rowsOf(from.code), rowsOf(to.code)]);
    const fromRates = new Map(fromRows.map(({ day, per_usd }) => [day, per_usd]));
    const data = toRows.flatMap(({ day, per_usd }) => {
      const rate = fromRates.get(day);
      return rate === undefined ? [] : [{ date: day, rate: roundRate(per_usd / rate) }];
    });
    const newest = data[0]?.date;
    if (!newest)
      throw new ApiError('not_found', `No rates of ${from.code} in ${to.code} are on record${first ? ` from ${first} to ${last}` : ''}.`);
    return {
      status: 'ok' as const,
      base: from.code,
      symbol: to.code,
      days,
      data,
      source: RATES_PUBLISHER,
      ...freshnessOf(newest, FOREX_SCHEDULE),
    };
  },
  /** Every currency in rupees; the rupee in dollars. */
  async twins() {
    const rows = await newestRates(await forexDatabase());
    return rows.map(({ code }) => ({
      path: `/forex/history/${code.toLowerCase()}.json`,
      params: { base: code, symbol: code === 'INR' ? 'USD' : 'INR', days: TWIN_HISTORY_DAYS },
    }));
  },
});

export const currencies = defineEndpoint({
  path: '/forex/currencies',
  title: 'Currencies',
  summary: 'Codes and names of all currencies that have rates.',
  query: noQuery,
  response: forexCurrencies,
  cache: CACHE,
  errors: ['snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'All currencies', params: {} }],
  async respond() {
    const known = new Set((await newestRates(await forexDatabase())).map(({ code }) => code));
    const data = CURRENCIES.filter(({ code }) => known.has(code)).map(({ code, name }) => ({ code, name }));
    return { status: 'ok' as const, count: data.length, data };
  },
  twins: async () => [{ path: '/forex/currencies.json', params: {} }],
});
