import { RATES_PUBLISHER } from '../../crawl/currency-api.ts';
import { eachLocale, inAllLocales, localName, toLocalizedText } from '../../i18n/locale.ts';
import type { Query } from '../intent.ts';
import { type AskedQuantities, amountsOfEach, limitIn, type Point, type Quantity } from '../quantity.ts';
import { ASSETS } from './assets.ts';
import { figure } from './figure.ts';
import { cryptoDatabase, daysOnRecord, lastPrice, pricesBetween } from './queries.ts';
import type { PriceRow } from './tables.ts';
import { COINS_IN_HINDI, CRYPTO } from './wording.ts';

type Asset = (typeof ASSETS)[number];

/** The price of an asset, or of so much of it, in rupees or dollars. */
export function priceOf({ symbol, name }: Asset, money: 'inr' | 'usd', amount: number): Quantity<Point & PriceRow> {
  const toPoint = (row: PriceRow) => ({ ...row, value: row[money] * amount, source: RATES_PUBLISHER });
  const title = eachLocale(
    (locale) => `${amount === 1 ? '' : `${amount} `}${localName(locale, { name, hi: COINS_IN_HINDI[symbol] })} (${symbol.toUpperCase()})`,
  );
  return {
    title,
    name: title,
    record: {
      newest: async (days) => {
        const row = await lastPrice(await cryptoDatabase(), symbol, days);
        return row && toPoint(row);
      },
      ends: async () => daysOnRecord(await cryptoDatabase(), symbol),
    },
    points: async (days) => (await pricesBetween(await cryptoDatabase(), symbol, days)).map(toPoint).reverse(),
    show: (value) => toLocalizedText(`${money === 'inr' ? '₹' : '$'}${figure(value)}`),
    url: `/browse/crypto/${symbol}`,
  };
}

/** The prices of assets that a question names, and of all for a ranking. */
export function cryptoQuantities(query: Query): AskedQuantities | undefined {
  const { entities } = query;
  const assets = entities.flatMap((one) => ASSETS.filter(({ symbol }) => one === `coin ${symbol}`));
  if (assets.length === 0 && !entities.includes('crypto')) return undefined;
  const money = entities.includes('dollars') ? 'usd' : 'inr';
  const limit = limitIn(query);
  const amounts = limit ? [] : amountsOfEach(query, assets.length);
  return {
    named: assets.map((one, at) => priceOf(one, money, amounts[at]?.value ?? 1)),
    all: assets.length === 0 ? async () => ASSETS.map((one) => priceOf(one, money, 1)) : undefined,
    ranking: (end) => inAllLocales(CRYPTO, (t) => t.ranking(end === 'least')),
    isOfAll: assets.length === 0,
    url: '/browse/crypto',
    uses: ['time', ...(limit || amounts.length > 0 ? (['amount'] as const) : [])],
  };
}
