import type { CrawlOptions } from '../../lib/crawl/crawl-area.ts';
import { crawlList } from '../../lib/crawl/crawl-list.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { allOffices, putOffices } from './queries.ts';
import { VEHICLE_SOURCES } from './sources/index.ts';
import { CREATE_VEHICLE_TABLES, type OfficeRow, VEHICLE_VERSION, type VehicleTables } from './tables.ts';

/** Crawls the registering offices into data/vehicle.sqlite. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlList<VehicleTables, OfficeRow>(
    {
      area: 'vehicle',
      version: VEHICLE_VERSION,
      tables: CREATE_VEHICLE_TABLES,
      older: 'rebuild',
      table: 'office',
      counted: 'offices',
      sources: VEHICLE_SOURCES,
      key: ({ code }) => code,
      existing: allOffices,
      put: putOffices,
    },
    options,
  );
