import { z } from 'zod';
import { formParam, integerParam, misplacedParam, numberParam, textParam } from '../../api/params.ts';
import { refusedMember } from '../../api/some.ts';
import { dayParam, readDay } from '../../api/when-params.ts';
import { datedMembers, freshness } from '../../crawl/freshness.ts';
import { asOfParam, byParam, historyList, periodHead, periodMembers } from '../price-history.ts';

const code = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217' });
const head = { status: z.literal('ok') };
const provenance = { source: z.string(), ...freshness };

export const forexRates = z
  .strictObject({
    ...head,
    amount: z.number(),
    base: code,
    ...datedMembers,
    date: z.iso.date().meta({ description: 'Day that the publisher dates the rates by' }),
    rates: z.record(code, z.number()).meta({ description: 'What the amount of the base currency is worth in each currency' }),
    ...refusedMember,
    ...provenance,
  })
  .meta({ id: 'ForexRates' });

export const forexDays = z
  .strictObject({
    ...head,
    amount: z.number(),
    base: code,
    start_date: z.iso.date().meta({ description: 'The first day of these that has rates' }),
    end_date: z.iso.date().meta({ description: 'The last' }),
    as_of: datedMembers.as_of,
    count: z.int().meta({ description: 'Days that have rates; the others are absent' }),
    rates: z
      .record(z.iso.date(), z.record(code, z.number()))
      .meta({ description: 'By day, oldest first: what the amount of the base currency was worth in each currency' }),
    ...refusedMember,
    ...provenance,
  })
  .meta({ id: 'ForexDays' });

export const forexHistory = z
  .strictObject({
    ...head,
    base: code,
    symbol: code,
    days: z.int(),
    ...periodHead,
    ...historyList(z.strictObject({ date: z.iso.date(), rate: z.number(), ...periodMembers })),
    ...provenance,
  })
  .meta({ id: 'ForexHistory' });

export const forexCurrencies = z
  .strictObject({ ...head, count: z.int(), data: z.array(z.strictObject({ code, name: z.string() })) })
  .meta({ id: 'ForexCurrencies' });

export const ratesQuery = z.object({
  base: textParam({
    about: 'Currency to convert from, such as USD',
    default: 'USD',
    longest: 40,
    aliases: ['from'],
  }),
  symbols: textParam({
    about: 'Currencies to convert to, with commas between; all unless said',
    longest: 1000,
    aliases: ['to', 'symbol'],
  }),
  date: dayParam({
    about: 'As as_of, also several with commas between',
    excludes: ['as_of'],
    forAgents: false,
  }),
  as_of: asOfParam,
  amount: numberParam({ about: 'How much of the base currency', minimum: 0, maximum: 1e12, default: 1 }),
  days: misplacedParam({ about: 'How many days', at: '/forex/history' }),
  start: misplacedParam({ about: 'First day', at: '/forex/history', aliases: ['start_date'] }),
  end: misplacedParam({ about: 'Last day', at: '/forex/history', aliases: ['end_date'] }),
});
/** `latest`, a day, or two days with two dots between them, of which the last may be left out. */
const WHEN = /^(latest|[0-9]{4}-?[0-9]{2}-?[0-9]{2})(?:(\.\.)([0-9]{4}-?[0-9]{2}-?[0-9]{2})?)?$/;

export const daysQuery = z.object({
  when: formParam(
    {
      about: 'A day, or the first and the last with two dots between them; without the last until the newest; or latest',
      accepts: 'a day such as 2026-09-15, two such as 2026-01-01..2026-03-31, or latest',
      pattern: WHEN,
      required: true,
      example: '2026-09-15',
      hint: 'Currencies are chosen by base and symbols: /forex?base=USD&symbols=INR',
    },
    (raw) => {
      const [, begin = '', dots, end] = WHEN.exec(raw) ?? [];
      if (raw === 'latest') return { isRange: false as const, day: undefined };
      const [first, last] = [readDay(begin), end === undefined ? undefined : readDay(end)];
      if (first === undefined || (end !== undefined && last === undefined)) return undefined;
      return dots === undefined ? { isRange: false as const, day: first } : { isRange: true as const, first, last };
    },
  ),
  ...ratesQuery.pick({ base: true, symbols: true, amount: true }).shape,
});

const DAY_OR_CODE = /^([0-9]{4}-?[0-9]{2}-?[0-9]{2}|[^0-9].{0,39})$/;
/** What `from` and `to` mean in a history depends on their value: a day, which begins with a digit, or a currency as in `/forex`. */
const dayOrCode = (about: string) =>
  formParam({ about, accepts: 'a day that exists, as YYYY-MM-DD, or a currency such as USD', pattern: DAY_OR_CODE }, (raw) => {
    if (!/^\d/.test(raw)) return raw.length > 40 ? undefined : { code: raw };
    const day = readDay(raw);
    return day === undefined ? undefined : { day };
  });

export const historyQuery = z.object({
  base: textParam({ about: 'Currency to convert from, such as USD', longest: 40 }),
  symbol: textParam({
    about: 'Currency to convert to; INR when left out',
    longest: 40,
    aliases: ['symbols'],
  }),
  // Without a preset: whether from is a day or a currency shows when it is read.
  days: integerParam({
    about: 'Days back from the newest or from to; 7 unless said',
    minimum: 1,
    maximum: 130,
    hint: 'Any days on record are given between from and to',
  }),
  from: dayOrCode('First day, YYYY-MM-DD; or the currency to convert from'),
  to: dayOrCode('Last day, YYYY-MM-DD; or the currency to convert to'),
  start: dayParam({ about: 'First day (start_date means the same)', aliases: ['start_date'], aliasOf: 'from' }),
  end: dayParam({ about: 'Last day (end_date means the same)', aliases: ['end_date'], aliasOf: 'to' }),
  by: byParam,
  date: misplacedParam({ about: 'One day', at: '/forex?date=' }),
  as_of: misplacedParam({ about: 'A past day', at: '/forex?as_of=' }),
  amount: misplacedParam({ about: 'How much', at: '/forex?amount=' }),
});
