import type { CrawlOptions } from '../../lib/crawl/crawl-area.ts';
import { crawlList } from '../../lib/crawl/crawl-list.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { allCodes, putCodes } from './queries.ts';
import { GST_SOURCES } from './sources/index.ts';
import { type CodeRow, CREATE_GST_TABLES, GST_VERSION, type GstTables } from './tables.ts';

/** Crawls the nomenclature of goods (HSN) and services (SAC) into data/gst.sqlite. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlList<GstTables, CodeRow>(
    {
      area: 'gst',
      version: GST_VERSION,
      tables: CREATE_GST_TABLES,
      older: 'rebuild',
      table: 'code',
      counted: 'codes',
      sources: GST_SOURCES,
      sourceOf: ({ source }) => source,
      key: ({ code }) => code,
      existing: allCodes,
      put: putCodes,
    },
    options,
  );
