import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import { crawlRecords } from '../../crawl/crawl-records.ts';
import { NORMALS_SOURCE } from './normals/source.ts';
import { NORMALS_SNAPSHOT, type NormalRow, type NormalTables } from './normals/tables.ts';

/** Brings data/weather.sqlite to the normals of data/starter. */
export const crawl = (options: CrawlOptions) =>
  crawlRecords<NormalTables, NormalRow>(
    { area: 'weather', schema: NORMALS_SNAPSHOT, table: 'normal', sources: [NORMALS_SOURCE], counted: 'normals' },
    options,
  );
