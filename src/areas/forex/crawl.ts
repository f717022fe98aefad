import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import type { DatedRates } from '../../crawl/currency-api.ts';
import { crawlRates } from '../../crawl/rates.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { addRows } from '../../store/rows.ts';
import { CURRENCIES } from './currencies.ts';
import { FOREX_SNAPSHOT, type ForexTables, type RateRow } from './tables.ts';

/** Crawls exchange rates into data/forex.sqlite: the days that are missing, from the first of three ways to the same rates. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlRates<ForexTables, RateRow>(
    {
      area: 'forex',
      schema: FOREX_SNAPSHOT,
      table: 'rate',
      existing: (db) => db.selectFrom('rate').selectAll().execute(),
      add: (db, rows) => addRows(db, 'rate', rows),
      toRows: rateRows,
      series: ({ code }) => code,
      value: ({ per_usd }) => per_usd,
      // A currency that moves by more within days was misread, or was redenominated: then the new level is believed ten days later.
      largestMove: 0.3,
      // In the middle of all currencies, the largest step of summer 2026 was 0.4 %.
      largestMedianMove: 0.05,
    },
    options,
  );

/** A currency that a day lacks gives no row. */
const rateRows = (rates: readonly DatedRates[]): RateRow[] =>
  rates.flatMap(({ day, perUsd }) =>
    CURRENCIES.flatMap(({ code }) => {
      const perDollar = code === 'USD' ? 1 : perUsd[code.toLowerCase()];
      return perDollar === undefined ? [] : [{ day, code, per_usd: perDollar }];
    }),
  );
