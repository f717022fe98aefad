import { defineSnapshot, real, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** data/forex.sqlite. */
export const FOREX_SNAPSHOT = defineSnapshot({
  name: 'forex',
  version: 1,
  about: 'Daily rates of about 150 currencies against the US dollar; any other pair is the quotient of two rows of one day.',
  sources: [{ name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' }],
  tables: {
    rate: table({
      about: 'What one US dollar bought of a currency on a day.',
      source: 'currency-api',
      columns: {
        day: text('Day by which the publisher dates it', { unit: 'YYYY-MM-DD', check: "day glob '????-??-??'" }),
        code: text('Currency, ISO 4217'),
        per_usd: real('Rate', { unit: 'units of the currency per US dollar', check: 'per_usd > 0' }),
      },
      key: ['code', 'day'],
    }),
  },
});

export type ForexTables = TablesOf<typeof FOREX_SNAPSHOT>;
/** What one US dollar bought of a currency on a day. */
export type RateRow = ForexTables['rate'];

/** Off the hour, after the publisher's run shortly after 00:00 UTC. Rates older than a week are never given without `stale: true`. */
export const FOREX_SCHEDULE: Schedule = {
  cron: ['17 6 * * *'],
  words: { en: 'daily at 11:47 IST', hi: 'हर दिन 11:47 IST पर' },
  staleAfterHours: 7 * 24,
};
