import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import type { DatedRates } from '../../crawl/currency-api.ts';
import { crawlRates } from '../../crawl/rates.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { addRows } from '../../store/rows.ts';
import { ASSETS } from './assets.ts';
import { CRYPTO_SNAPSHOT, type CryptoTables, type PriceRow } from './tables.ts';

/** Crawls prices of crypto assets into data/crypto.sqlite: the days that are missing, from the first of three ways to the same rates. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlRates<CryptoTables, PriceRow>(
    {
      area: 'crypto',
      schema: CRYPTO_SNAPSHOT,
      table: 'price',
      existing: (db) => db.selectFrom('price').selectAll().execute(),
      add: (db, rows) => addRows(db, 'price', rows),
      toRows: priceRows,
      series: ({ symbol }) => symbol,
      value: ({ usd }) => usd,
      // Assets do move by half within days; by more, and back again, a price was misread.
      largestMove: 0.6,
      // In the middle of all assets, the largest step of summer 2026 was 11 %; crashes of earlier years had 40 %.
      largestMedianMove: 0.5,
      pegged: ['usdt', 'usdc', 'dai'],
    },
    options,
  );

/** An asset that a day lacks gives no row. Eight significant digits: as many as the publisher gives. */
const priceRows = (rates: readonly DatedRates[]): PriceRow[] =>
  rates.flatMap(({ day, perUsd }) => {
    const rupees = perUsd.inr;
    if (rupees === undefined) return [];
    return ASSETS.flatMap(({ symbol }): PriceRow[] => {
      const perDollar = perUsd[symbol];
      if (perDollar === undefined) return [];
      return [{ day, symbol, usd: Number((1 / perDollar).toPrecision(8)), inr: Number((rupees / perDollar).toPrecision(8)) }];
    });
  });
