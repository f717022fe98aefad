import type { CrawlOptions } from '../../lib/crawl/crawl-area.ts';
import { crawlList } from '../../lib/crawl/crawl-list.ts';
import type { CrawlOutcome } from '../../lib/crawl/report.ts';
import { allRegistries, putRegistries } from './queries.ts';
import { DOMAIN_SOURCES } from './sources/index.ts';
import { CREATE_DOMAIN_TABLES, DOMAIN_VERSION, type DomainTables, type RegistryRow } from './tables.ts';

/** Crawls which server tells of which ending into data/domain.sqlite. */
export const crawl = (options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlList<DomainTables, RegistryRow>(
    {
      area: 'domain',
      version: DOMAIN_VERSION,
      tables: CREATE_DOMAIN_TABLES,
      older: 'rebuild',
      table: 'registry',
      counted: 'endings',
      sources: DOMAIN_SOURCES,
      key: ({ ending }) => ending,
      existing: allRegistries,
      put: putRegistries,
    },
    options,
  );
