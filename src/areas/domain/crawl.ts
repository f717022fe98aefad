import type { CrawlOptions } from '../../crawl/crawl-area.ts';
import { crawlList } from '../../crawl/crawl-list.ts';
import { allRegistries } from './queries.ts';
import { DOMAIN_SOURCES } from './sources.ts';
import { DOMAIN_SNAPSHOT, type DomainTables, type RegistryRow } from './tables.ts';

/** Crawls which server tells of which ending into data/domain.sqlite. */
export const crawl = (options: CrawlOptions) =>
  crawlList<DomainTables, RegistryRow>(
    {
      area: 'domain',
      schema: DOMAIN_SNAPSHOT,
      table: 'registry',
      counted: 'endings',
      sources: DOMAIN_SOURCES,
      key: 'ending',
      existing: allRegistries,
    },
    options,
  );
