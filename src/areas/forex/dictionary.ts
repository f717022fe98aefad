import type { SnapshotMeaning } from '../dictionary.ts';
import type { ForexTables } from './tables.ts';

/** What stands in data/forex.sqlite. */
export const FOREX_MEANING: SnapshotMeaning<ForexTables> = {
  name: 'forex',
  about: 'Daily rates of about 150 currencies against the US dollar; any other pair is the quotient of two rows of one day.',
  sources: [{ name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' }],
  tables: {
    rate: {
      about: 'What one US dollar bought of a currency on a day.',
      source: 'currency-api',
      columns: {
        day: { about: 'Day by which the publisher dates it', unit: 'YYYY-MM-DD' },
        code: { about: 'Currency, ISO 4217' },
        per_usd: { about: 'Rate', unit: 'units of the currency per US dollar' },
      },
    },
  },
};
