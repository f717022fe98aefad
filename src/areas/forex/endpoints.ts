import { z } from 'zod';
import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery, parseQuery } from '../../api/query.ts';
import { RATES_PUBLISHER, RATES_SCHEDULE } from '../../crawl/currency-api.ts';
import { computeFreshness, datedBody } from '../../crawl/freshness.ts';
import { ApiError } from '../../kernel/errors.ts';
import {
  askedHistory,
  countDays,
  lastOfEach,
  listHistory,
  noneBetween,
  periodsOf,
  refuseDaysFrom,
  refuseFuture,
} from '../price-history.ts';
import { CURRENCIES } from './currencies.ts';
import { crossRates, daysOnRecord, forexDatabase, newestRates, ratesBetween, roundRate } from './queries.ts';
import { findSymbols, noRate, onlyOne, requireCurrency, requireRates } from './require.ts';
import { daysQuery, forexCurrencies, forexDays, forexHistory, forexRates, historyQuery, ratesQuery } from './schema.ts';

/** Crawled once a day. What is stale moves with the clock, so answers are not kept for ever. */
const CACHE = { scope: 'public', maxAge: 3600, staleWhileRevalidate: 86_400, cdnMaxAge: 600 } as const;
const FILE_HISTORY_DAYS = '90';
const HISTORY_DAYS = 7;

export const rates = defineEndpoint({
  path: '/forex',
  title: 'Exchange rates',
  summary: 'What an amount of one currency is worth in others, by the newest daily rates or those of a past day.',
  query: ratesQuery,
  many: 'date',
  response: forexRates,
  dayOf: ({ date }) => date,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ rates, amount, base, date }) => Object.entries(rates).map(([currency, rate]) => ({ base, currency, amount, rate, date })),
  examples: [
    { title: 'The dollar in all currencies', params: {} },
    { title: '100 dollars in rupees and euros', params: { base: 'USD', symbols: 'INR,EUR', amount: '100' } },
    { title: 'The euro in rupees on a past day', params: { base: 'EUR', symbols: 'INR', as_of: '2026-09-25' } },
  ],
  async respond({ base, symbols, amount, date, as_of: asOf }) {
    const from = requireCurrency('base', base);
    refuseFuture(asOf ?? date, asOf ? 'as_of' : 'date');
    const rows = await requireRates(asOf ?? date);
    const perUsd = new Map(rows.map(({ code, per_usd }) => [code, per_usd]));
    const day = rows[0]?.day ?? '';
    const fromRate = perUsd.get(from.code);
    if (fromRate === undefined) throw noRate(from, day);
    const chosen = findSymbols(symbols, (currency) => {
      if (!perUsd.has(currency.code)) throw noRate(currency, day);
    });
    const shown = (chosen?.found ?? CURRENCIES.filter(({ code }) => code !== from.code && perUsd.has(code))).map(({ code }) => code);
    return {
      status: 'ok' as const,
      amount,
      base: from.code,
      ...datedBody(day, asOf ?? date),
      date: day,
      rates: Object.fromEntries(shown.map((code) => [code, roundRate((amount * (perUsd.get(code) ?? 0)) / fromRate)])),
      ...chosen?.refused,
      source: RATES_PUBLISHER,
      ...computeFreshness(day, RATES_SCHEDULE, asOf ?? date),
    };
  },
  async staticFiles() {
    const rows = await newestRates(await forexDatabase());
    return [
      { path: '/forex.json', params: {} },
      ...rows.map(({ code }) => ({ path: `/forex/${code.toLowerCase()}.json`, params: { base: code } })),
    ];
  },
});

/** Rates in one answer: a year of fifty currencies, or a quarter of all. */
const MAX_RATES = 20_000;

export const ofDays = defineEndpoint({
  path: '/forex/{when}',
  title: 'Exchange rates by a short path',
  summary: 'Rates of a past day, as /forex?date= gives them, or of all days from one to another.',
  query: daysQuery,
  tool: false,
  response: z.union([forexRates, forexDays]),
  dayOf: (body) => ('date' in body ? body.date : body.end_date),
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: (body) => {
    const days = 'date' in body ? { [body.date]: body.rates } : body.rates;
    return Object.entries(days).flatMap(([date, ofDay]) =>
      Object.entries(ofDay).map(([currency, rate]) => ({ base: body.base, currency, amount: body.amount, rate, date })),
    );
  },
  examples: [
    { title: 'A day', params: { when: '2026-09-25', symbols: 'INR,EUR' } },
    { title: 'A week of the euro in rupees', params: { when: '2026-09-21..2026-09-27', base: 'EUR', symbols: 'INR' } },
  ],
  async respond({ when, base, symbols, amount }, context) {
    if (!when.isRange) {
      const params = { base, amount: String(amount), ...(when.day && { date: when.day }), ...(symbols && { symbols }) };
      return rates.respond(parseQuery(ratesQuery, new URLSearchParams(params)), context);
    }
    const { first, last } = when;
    const from = requireCurrency('base', base);
    const chosen = findSymbols(symbols);
    const db = await forexDatabase();
    const record = await daysOnRecord(db, from.code, chosen?.found[0]?.code ?? 'USD');
    if (!record) throw new ApiError('not_found', `No rates of ${from.code} are on record.`);
    const until = last ?? record.last;
    if (first > until)
      throw new ApiError('invalid_parameter', `The first day must not be after the last; got ${first} and ${until}.`, {
        extra: { parameter: 'when' },
      });
    const days = { first: first > record.first ? first : record.first, last: until < record.last ? until : record.last };
    if (days.first > days.last) throw noneBetween(`rate of ${from.code}`, { first, last: until }, record);
    const codes = (chosen?.found ?? CURRENCIES.filter(({ code }) => code !== from.code)).map(({ code }) => code);
    const rateCount = codes.length * countDays(days);
    if (rateCount > MAX_RATES)
      throw new ApiError(
        'invalid_parameter',
        `${codes.length} currencies on ${countDays(days)} days are more than the ${MAX_RATES} rates of one answer.`,
        {
          hint: 'Name the currencies in symbols, or ask for fewer days',
          extra: { parameter: 'symbols' },
        },
      );
    const rows = await ratesBetween(db, [...new Set([from.code, ...codes])], days);
    const byDay = Map.groupBy(rows, ({ day }) => day);
    const ratesByDay = [...byDay].flatMap(([day, ofDay]) => {
      const perUsd = new Map(ofDay.map(({ code, per_usd }) => [code, per_usd]));
      const fromRate = perUsd.get(from.code);
      const shown = codes.flatMap((code) => {
        const rate = perUsd.get(code);
        return rate === undefined || fromRate === undefined ? [] : [[code, roundRate((amount * rate) / fromRate)] as const];
      });
      return shown.length > 0 ? [[day, Object.fromEntries(shown)] as const] : [];
    });
    const [start] = ratesByDay[0] ?? [];
    const [end] = ratesByDay.at(-1) ?? [];
    if (start === undefined || end === undefined) throw noneBetween(`rate of ${from.code}`, days, record);
    return {
      status: 'ok' as const,
      amount,
      base: from.code,
      start_date: start,
      end_date: end,
      as_of: end,
      count: ratesByDay.length,
      rates: Object.fromEntries(ratesByDay),
      ...chosen?.refused,
      source: RATES_PUBLISHER,
      ...computeFreshness(end, RATES_SCHEDULE, last),
    };
  },
});

export const history = defineEndpoint({
  path: '/forex/history',
  title: 'Exchange rates of past days',
  summary: 'Rates of one currency in another by day, week or month, newest first. Days without data are absent.',
  query: historyQuery,
  response: forexHistory,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'A month of the dollar in rupees', params: { base: 'USD', symbol: 'INR', days: '30' } },
    { title: 'The euro in rupees by week', params: { base: 'EUR', symbol: 'INR', from: '2026-08-01', to: '2026-09-29', by: 'week' } },
  ],
  async respond(query) {
    const from = requireCurrency('base', onlyOne('base', query.base, 'from', query.from?.code) ?? 'USD');
    const to = requireCurrency('symbol', onlyOne('symbol', query.symbol, 'to', query.to?.code) ?? 'INR');
    const first = onlyOne('start', query.start, 'from', query.from?.day);
    const last = onlyOne('end', query.end, 'to', query.to?.day);
    const db = await forexDatabase();
    const record = await daysOnRecord(db, from.code, to.code);
    if (!record) throw new ApiError('not_found', `No rates of ${from.code} in ${to.code} are on record.`);
    refuseDaysFrom(query.days, first);
    const days = askedHistory({ days: query.days ?? HISTORY_DAYS, from: first, to: last }, record.last);
    const rows = await crossRates(db, from.code, to.code, { days });
    const [newest] = rows;
    if (!newest) throw noneBetween(`rate of ${from.code} in ${to.code}`, days, record);
    return {
      status: 'ok' as const,
      base: from.code,
      symbol: to.code,
      days: countDays(days),
      ...periodsOf(query.by),
      ...listHistory(lastOfEach(rows, query.by).map(({ row, ...period }) => ({ date: row.day, rate: roundRate(row.rate), ...period }))),
      source: RATES_PUBLISHER,
      ...computeFreshness(newest.day, RATES_SCHEDULE, last),
    };
  },
  /** Every currency in rupees; the rupee in dollars. */
  async staticFiles() {
    const rows = await newestRates(await forexDatabase());
    return rows.map(({ code }) => ({
      path: `/forex/history/${code.toLowerCase()}.json`,
      params: { base: code, symbol: code === 'INR' ? 'USD' : 'INR', days: FILE_HISTORY_DAYS },
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
    const onRecord = new Set((await newestRates(await forexDatabase())).map(({ code }) => code));
    const data = CURRENCIES.filter(({ code }) => onRecord.has(code)).map(({ code, name }) => ({ code, name }));
    return { status: 'ok' as const, count: data.length, data };
  },
  staticFiles: async () => [{ path: '/forex/currencies.json', params: {} }],
});
