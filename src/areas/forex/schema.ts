import { z } from 'zod';
import { freshness } from '../../lib/crawl/freshness.ts';
import { HISTORY_DAYS } from '../../lib/crawl/window.ts';
import { dayParam, elsewhereParam, integerParam, numberParam, textParam } from '../../lib/params.ts';

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
    date: z.iso.date().meta({ description: 'Day that the publisher dates the rates by' }),
    rates: z.record(code, z.number()).meta({ description: 'What the amount of the base currency is worth in each currency' }),
    ...provenance,
  })
  .meta({ id: 'ForexRates' });

export const forexHistory = z
  .strictObject({
    ...head,
    base: code,
    symbol: code,
    days: z.int(),
    data: z.array(z.strictObject({ date: z.iso.date(), rate: z.number() })),
    ...provenance,
  })
  .meta({ id: 'ForexHistory' });

export const forexCurrencies = z
  .strictObject({ ...head, count: z.int(), data: z.array(z.strictObject({ code, name: z.string() })) })
  .meta({ id: 'ForexCurrencies' });

const base = textParam({
  about: 'Currency to convert from, an ISO 4217 code in any case (from means the same)',
  default: 'USD',
  longest: 40,
  aliases: ['from'],
});

export const ratesQuery = z.object({
  base,
  symbols: textParam({
    about: 'Currencies to convert to, codes separated by commas; all when left out (to and symbol mean the same)',
    longest: 1000,
    aliases: ['to', 'symbol'],
  }),
  date: dayParam({
    about: 'The rates of a past day, YYYY-MM-DD, or of the newest day of the week before it; the newest on record when left out',
  }),
  amount: numberParam({ about: 'How much of the base currency', minimum: 0, maximum: 1e12, default: 1 }),
  days: elsewhereParam({ about: 'How many days', at: '/forex/history' }),
  start: elsewhereParam({ about: 'First day', at: '/forex/history', aliases: ['start_date'] }),
  end: elsewhereParam({ about: 'Last day', at: '/forex/history', aliases: ['end_date'] }),
});
export const historyQuery = z.object({
  base,
  symbol: textParam({
    about: 'Currency to convert to, an ISO 4217 code in any case (to and symbols mean the same)',
    default: 'INR',
    longest: 40,
    aliases: ['to', 'symbols'],
  }),
  days: integerParam({
    about: 'How many days, counted back from the newest on record, or from end',
    minimum: 1,
    maximum: HISTORY_DAYS,
    default: 7,
  }),
  start: dayParam({ about: 'First day, YYYY-MM-DD; counts instead of days (start_date means the same)', aliases: ['start_date'] }),
  end: dayParam({ about: 'Last day, YYYY-MM-DD; the newest on record when left out (end_date means the same)', aliases: ['end_date'] }),
  date: elsewhereParam({ about: 'One day', at: '/forex?date=' }),
  amount: elsewhereParam({ about: 'How much', at: '/forex?amount=' }),
});
export const noQuery = z.object({});
