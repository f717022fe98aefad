import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import { crawlList } from '../../crawl/crawl-list.ts';
import { allPlazas } from './queries.ts';
import { TOLLS_SOURCE } from './source.ts';
import { type PlazaRow, TOLLS_SNAPSHOT, type TollTables } from './tables.ts';

/** Brings data/tolls.sqlite to the list of data/starter. */
export const crawl = (options: CrawlOptions) =>
  crawlList<TollTables, PlazaRow>(
    {
      area: 'tolls',
      schema: TOLLS_SNAPSHOT,
      table: 'plaza',
      counted: 'plazas',
      sources: [TOLLS_SOURCE],
      key: 'id',
      existing: allPlazas,
    },
    options,
  );
