import { defineSnapshot, real, type TablesOf, table, text } from '../../store/table.ts';
import type { Schedule } from '../area.ts';

/** data/crypto.sqlite. */
export const CRYPTO_SNAPSHOT = defineSnapshot({
  name: 'crypto',
  version: 1,
  about: 'Daily prices of the 50 best-known crypto assets. Live prices are asked for on request and are not on record.',
  sources: [{ name: 'currency-api', url: 'https://github.com/fawazahmed0/exchange-api', licence: 'CC0' }],
  tables: {
    price: table({
      about: 'The price of an asset on a day.',
      source: 'currency-api',
      columns: {
        day: text('Day by which the publisher dates it', { unit: 'YYYY-MM-DD', check: "day glob '????-??-??'" }),
        symbol: text('Symbol of the asset in lower case: btc'),
        usd: real('Price of one', { unit: 'US dollars', check: 'usd > 0' }),
        inr: real('Price of one', { unit: 'rupees', check: 'inr > 0' }),
      },
      key: ['symbol', 'day'],
    }),
  },
});

export type CryptoTables = TablesOf<typeof CRYPTO_SNAPSHOT>;
/** The price of an asset on a day. */
export type PriceRow = CryptoTables['price'];

/** Off the hour, after the publisher's run shortly after 00:00 UTC. Prices older than a week are never given without `stale: true`. */
export const CRYPTO_SCHEDULE: Schedule = {
  cron: ['17 6 * * *'],
  words: { en: 'daily at 11:47 IST', hi: 'हर दिन 11:47 IST पर' },
  staleAfterHours: 7 * 24,
};
