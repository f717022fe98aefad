import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import { crawlList } from '../../crawl/crawl-list.ts';
import { joinOutcomes } from '../../crawl/crawl-records.ts';
import type { CrawlOutcome } from '../../store/report.ts';
import { allCodes } from './queries.ts';
import { crawlGstRates } from './rates/crawl.ts';
import { GST_SOURCES } from './sources.ts';
import { type CodeRow, GST_SNAPSHOT, type GstTables } from './tables.ts';

/** Crawls the nomenclature of goods (HSN) and services (SAC) into data/gst.sqlite, and the rates of goods into data/gst-rates.sqlite. */
export async function crawl(options: CrawlOptions): Promise<CrawlOutcome> {
  const codes = await crawlCodes(options);
  return joinOutcomes(codes, [await crawlGstRates(options)]);
}

const crawlCodes = (options: CrawlOptions) =>
  crawlList<GstTables, CodeRow>(
    {
      area: 'gst',
      schema: GST_SNAPSHOT,
      table: 'code',
      counted: 'codes',
      sources: GST_SOURCES,
      findSource: ({ source }) => source,
      key: 'code',
      existing: allCodes,
      index: 'code_text',
    },
    options,
  );
