import type { SnapshotMeaning } from '../dictionary.ts';
import type { CryptoTables } from './tables.ts';

/** What stands in data/crypto.sqlite. */
export const CRYPTO_MEANING: SnapshotMeaning<CryptoTables> = {
  name: 'crypto',
  about: 'Daily prices of the 50 best-known crypto assets. Live prices are asked for on request and are not on record.',
  sources: [{ name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' }],
  tables: {
    price: {
      about: 'The price of an asset on a day.',
      source: 'currency-api',
      columns: {
        day: { about: 'Day by which the publisher dates it', unit: 'YYYY-MM-DD' },
        symbol: { about: 'Symbol of the asset in lower case: btc' },
        usd: { about: 'Price of one', unit: 'US dollars' },
        inr: { about: 'Price of one', unit: 'rupees' },
      },
    },
  },
};
