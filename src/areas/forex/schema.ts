import { z } from 'zod';
import { freshness } from '../../lib/crawl/freshness.ts';
import { integerParam, numberParam, textParam } from '../../lib/params.ts';

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

const base = textParam({ about: 'Currency to convert from, an ISO 4217 code in any case', default: 'USD', longest: 40 });

export const ratesQuery = z.object({
  base,
  symbols: textParam({ about: 'Currencies to convert to, codes separated by commas; all when left out', longest: 1000 }),
  amount: numberParam({ about: 'How much of the base currency', minimum: 0, maximum: 1e12, default: 1 }),
});
export const historyQuery = z.object({
  base,
  symbol: textParam({ about: 'Currency to convert to, an ISO 4217 code in any case', default: 'INR', longest: 40 }),
  days: integerParam({ about: 'How many days, counted back from the newest on record', minimum: 1, maximum: 90, default: 7 }),
});
export const noQuery = z.object({});
