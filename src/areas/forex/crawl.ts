import type { CrawlOptions } from '../../lib/crawl/crawl-area.ts';
import type { DatedRates } from '../../lib/crawl/currency-api.ts';
import { splitNoise } from '../../lib/crawl/noise.ts';
import { crawlRates } from '../../lib/crawl/rates.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { CURRENCIES } from './currencies.ts';
import { addRates, allRates, daysOnRecord, type ForexDatabase } from './queries.ts';
import { CREATE_FOREX_TABLES, FOREX_VERSION, type ForexTables, type RateRow } from './tables.ts';

/** A currency that moves by more within days was misread, or was redenominated: then the new level is believed ten days later. */
const LARGEST_MOVE = 0.3;

/** Crawls exchange rates into data/forex.sqlite: the days that are missing, from the first of three ways to the same rates. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlRates<ForexTables>(
    { area: 'forex', version: FOREX_VERSION, tables: CREATE_FOREX_TABLES, table: 'rate', days: daysOnRecord, add: addDays },
    options,
  );

async function addDays(db: ForexDatabase, rates: readonly DatedRates[]): Promise<{ added: number; dropped: string[] }> {
  const { rows, noise } = splitNoise(rateRows(rates), await allRates(db), {
    series: ({ code }) => code,
    value: ({ per_usd }) => per_usd,
    share: () => LARGEST_MOVE,
  });
  await addRates(db, rows);
  return { added: rows.length, dropped: noise.map(({ code, day }) => `${code} of ${day}`) };
}

/** A currency that a day lacks gives no row. */
const rateRows = (rates: readonly DatedRates[]): RateRow[] =>
  rates.flatMap(({ day, perUsd }) =>
    CURRENCIES.flatMap(({ code }) => {
      const perDollar = code === 'USD' ? 1 : perUsd[code.toLowerCase()];
      return perDollar === undefined ? [] : [{ day, code, per_usd: perDollar }];
    }),
  );
