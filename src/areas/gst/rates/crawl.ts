import { type CrawlOptions, crawlArea } from '../../../crawl/crawl-area.ts';
import { compareRows, describeDifference, isDifferent, putDifference } from '../../../crawl/differences.ts';
import type { CrawlOutcome } from '../../../store/report.ts';
import { GST_RATES_SOURCE } from './source.ts';
import { type CodeRateRow, GST_RATES_SNAPSHOT, type GstRateTables, type RateRow } from './tables.ts';

/** Brings data/gst-rates.sqlite to the edition of data/starter. */
export const crawlGstRates = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<GstRateTables>(
    {
      area: 'gst',
      schema: GST_RATES_SNAPSHOT,
      older: 'rebuild',
      sources: [GST_RATES_SOURCE],
      counted: 'rates',
      protectedTables: [{ table: 'rate' }, { table: 'code_rate' }],
      async fill({ db, readSources }) {
        const before = {
          rate: await db.selectFrom('rate').selectAll().execute(),
          code_rate: await db.selectFrom('code_rate').selectAll().execute(),
        };
        let rates = compareRows<RateRow>(before.rate, before.rate, ({ id }) => String(id));
        let codes = compareRows<CodeRateRow>(before.code_rate, before.code_rate, ({ code }) => code);
        await readSources({
          sources: [GST_RATES_SOURCE],
          needs: undefined,
          accept([edition]) {
            if (!edition) return { rows: 0 };
            rates = compareRows(before.rate, edition.rate, ({ id }) => String(id));
            codes = compareRows(before.code_rate, edition.code_rate, ({ code }) => code);
            return { rows: edition.rate.length };
          },
        });
        await putDifference(db, 'rate', 'id', rates);
        await putDifference(db, 'code_rate', 'code', codes);
        return {
          changed: isDifferent(rates) || isDifferent(codes),
          message: `${describeDifference(rates, before.rate.length, 'rates')} of ${describeDifference(codes, before.code_rate.length, 'codes of goods')}`,
        };
      },
    },
    // `--source` is about the list of codes; the rates follow whatever is on record.
    { ...options, source: undefined },
  );
