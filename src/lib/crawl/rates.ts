import type { Kysely } from 'kysely';
import { type Crawl, type CrawlOptions, crawlArea } from './crawl-area.ts';
import { type DatedRates, RATE_SOURCES } from './currency-api.ts';
import type { CrawlOutcome } from './report.ts';

/** Dated rates of days that are not on record yet, from the first of the three ways that answers. */
export async function askRates({ ask }: Pick<Crawl<unknown>, 'ask'>, knownDays: ReadonlySet<string>): Promise<DatedRates[]> {
  const found: DatedRates[] = [];
  await ask({
    sources: RATE_SOURCES,
    needs: { knownDays },
    enough: () => true,
    take(rates) {
      found.push(...rates.filter(({ day }) => !knownDays.has(day)));
      return { rows: rates.length, ...(rates.length === 0 ? { notes: ['no day that is not on record'] } : {}) };
    },
  });
  return found;
}

/** A snapshot that is made of dated rates alone. */
export interface RatesPlan<DB> {
  area: string;
  version: number;
  tables: readonly string[];
  /** The table of the rates; its column of the day is `day`. */
  table: string;
  /** Days on record. */
  days(db: Kysely<DB>): Promise<string[]>;
  /** Writes rates of days that are not on record; gives how many values it took and, in words, what it dropped as noise. */
  add(db: Kysely<DB>, rates: readonly DatedRates[]): Promise<{ added: number; dropped: string[] }>;
}

/** Crawls such a snapshot. When no source answers it stays as it is and the outcome is `failed`. */
export const crawlRates = <DB>(plan: RatesPlan<DB>, options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<DB>(
    {
      ...plan,
      sources: RATE_SOURCES,
      counted: 'rates',
      keeps: [{ table: plan.table, day: 'day' }],
      async fill(crawl) {
        const rates = await askRates(crawl, new Set(await plan.days(crawl.db)));
        const { added, dropped } = await plan.add(crawl.db, rates);
        if (dropped.length > 0) options.log(`${plan.area}: dropped as noise: ${dropped.join(', ')}`);
        return { changed: added > 0, message: `${added} rates of ${rates.length} new days` };
      },
    },
    options,
  );
