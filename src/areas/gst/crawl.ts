import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import { crawlList } from '../../crawl/crawl-list.ts';
import { allCodes } from './queries.ts';
import { GST_SOURCES } from './sources.ts';
import { type CodeRow, GST_SNAPSHOT, type GstTables } from './tables.ts';

/** Crawls the nomenclature of goods (HSN) and services (SAC) into data/gst.sqlite. */
export const crawl = (options: CrawlOptions) =>
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
