import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import { crawlList } from '../../crawl/crawl-list.ts';
import { allOffices } from './queries.ts';
import { VEHICLE_SOURCES } from './sources.ts';
import { type OfficeRow, VEHICLE_SNAPSHOT, type VehicleTables } from './tables.ts';

/** Crawls the registering offices into data/vehicle.sqlite. */
export const crawl = (options: CrawlOptions) =>
  crawlList<VehicleTables, OfficeRow>(
    {
      area: 'vehicle',
      schema: VEHICLE_SNAPSHOT,
      table: 'office',
      counted: 'offices',
      sources: VEHICLE_SOURCES,
      key: 'code',
      existing: allOffices,
      index: 'office_text',
    },
    options,
  );
