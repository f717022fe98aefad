import type { Kysely } from 'kysely';
import { median } from '../kernel/money.ts';
import type { CrawlOutcome } from '../store/report.ts';
import type { SnapshotSchema } from '../store/table.ts';
import { type Crawl, type CrawlOptions, crawlArea } from './crawl-area.ts';
import { type DatedRates, RATE_SOURCES } from './currency-api.ts';
import { checkDays, type DayRules } from './days.ts';
import { GuardError } from './guards.ts';

/** A day with fewer than this share of the usual series is requested again. */
const COMPLETE_SHARE = 0.8;

/** Dated rates of days not yet on record, from the first of the three sources whose rates pass `judge`. */
export async function readRates<Row>(
  { readSources }: Pick<Crawl<unknown>, 'readSources'>,
  knownDays: ReadonlySet<string>,
  judge: (rates: readonly DatedRates[]) => { rows: Row[]; notes: string[] },
): Promise<{ rows: Row[]; days: number }> {
  const found: Row[] = [];
  let days = 0;
  await readSources({
    sources: RATE_SOURCES,
    needs: { knownDays },
    enough: () => true,
    accept(rates) {
      const asked = rates.filter(({ day }) => !knownDays.has(day));
      const { rows, notes } = judge(asked);
      // Nothing in it can be right, but the next source may have the right file.
      if (asked.length > 0 && rows.length === 0 && notes.length > 0) throw new GuardError(notes.join('; '));
      found.push(...rows);
      days = asked.length;
      return { rows: rates.length, notes: [...notes, ...(asked.length === 0 ? ['no day that is not on record'] : [])] };
    },
  });
  return { rows: found, days };
}

/** A snapshot that consists of dated rates. */
export interface RatesPlan<DB, Row extends { day: string }> extends DayRules<Row> {
  area: string;
  schema: SnapshotSchema;
  /** The table of rates; its day column is `day`. */
  table: string;
  existing(db: Kysely<DB>): Promise<Row[]>;
  /** Adds rows; existing ones stay unchanged. */
  add(db: Kysely<DB>, rows: readonly Row[]): Promise<void>;
  /** Rates as rows; a code missing on a day has no row. */
  toRows(rates: readonly DatedRates[]): Row[];
}

/** Crawls such a snapshot. If no source answers, it stays as it is and the outcome is `failed`. */
export const crawlRates = <DB, Row extends { day: string }>(plan: RatesPlan<DB, Row>, options: CrawlOptions): Promise<CrawlOutcome> =>
  crawlArea<DB>(
    {
      ...plan,
      sources: RATE_SOURCES,
      counted: 'rates',
      protectedTables: [{ table: plan.table, day: 'day' }],
      async fill(crawl) {
        const existing = await plan.existing(crawl.db);
        const key = (row: Row) => `${plan.series(row)} ${row.day}`;
        const known = new Set(existing.map(key));
        const { rows, days } = await readRates(crawl, completeDays(existing), (rates) =>
          checkDays(
            plan.toRows(rates).filter((row) => !known.has(key(row))),
            existing,
            plan,
          ),
        );
        await plan.add(crawl.db, rows);
        return { changed: rows.length > 0, message: `${rows.length} rates of ${days} new days` };
      },
    },
    options,
  );

/** Days with about as many rows as most days have. */
export function completeDays(rows: readonly { day: string }[]): Set<string> {
  const counts = [...Map.groupBy(rows, ({ day }) => day)].map(([day, all]) => [day, all.length] as const);
  const usual = counts.length > 0 ? median(counts.map(([, count]) => count)) : 0;
  return new Set(counts.filter(([, count]) => count >= usual * COMPLETE_SHARE).map(([day]) => day));
}
