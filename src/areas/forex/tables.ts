import { defineSnapshot, real, type TablesOf, table, text } from '../../store/table.ts';

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
        code: text('Currency, ISO 4217', { called: { en: 'Currency', hi: 'मुद्रा' }, form: /^[A-Z]{3}$/ }),
        per_usd: real('Rate', {
          called: { en: 'For one US dollar', hi: 'एक अमेरिकी डॉलर के बदले' },
          unit: 'units of the currency per US dollar',
          check: 'per_usd > 0',
        }),
      },
      key: ['code', 'day'],
    }),
  },
});

export type ForexTables = TablesOf<typeof FOREX_SNAPSHOT>;
export type RateRow = ForexTables['rate'];
