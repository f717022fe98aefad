import { SLUG } from '../../store/forms.ts';
import { defineSnapshot, real, type TablesOf, table, text } from '../../store/table.ts';

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
        symbol: text('Symbol of the asset in lower case: btc', { called: { hi: 'चिह्न' }, form: SLUG }),
        usd: real('Price of one', { called: { en: 'In US dollars', hi: 'अमेरिकी डॉलर में' }, unit: 'US dollars', check: 'usd > 0' }),
        inr: real('Price of one', { called: { en: 'In rupees', hi: 'रुपये में' }, unit: 'rupees', check: 'inr > 0' }),
      },
      key: ['symbol', 'day'],
    }),
  },
});

export type CryptoTables = TablesOf<typeof CRYPTO_SNAPSHOT>;
export type PriceRow = CryptoTables['price'];
