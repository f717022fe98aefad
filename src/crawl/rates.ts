import type { Kysely } from 'kysely';
import { median } from '../kernel/money.ts';
import type { CrawlOutcome } from '../store/report.ts';
import type { SnapshotSchema } from '../store/table.ts';
import { type Crawl, type CrawlOptions, crawlArea } from './crawl-area.ts';
import { type DatedRates, RATE_SOURCES } from './currency-api.ts';
import { checkDays, type DayRules } from './days.ts';
import { GuardError } from './guards.ts';
import type { Refusal } from './refused-days.ts';

/** A day with fewer than this share of the usual series is requested again. */
const COMPLETE_SHARE = 0.8;

/** What rules on days make of rows. */
export interface Judged<Row> {
  rows: Row[];
  notes: string[];
  refused: readonly Refusal<Row>[];
}

export interface RateRules<Row> {
  /** Rates as rows; a code missing on a day has no row. */
  toRows(rates: readonly DatedRates[]): Row[];
  judge(rows: readonly Row[]): Judged<Row>;
}

/**
 * Rows of days not yet on record, from the first of the three sources whose rates pass `judge`; and of days that were refused before, if somebody has
 * accepted them or they pass by now. Days that are refused are not fetched again.
 */
export async function readRates<Row extends { day: string }>(
  { readSources, refused, now }: Pick<Crawl<unknown>, 'readSources' | 'refused' | 'now'>,
  onRecord: ReadonlySet<string>,
  { toRows, judge }: RateRules<Row>,
): Promise<{ rows: Row[]; days: number }> {
  refused.settle(onRecord);
  const kept = [...refused.acceptedRows<Row>(), ...judge(refused.openRows<Row>()).rows];
  const believed: Row[] = [...kept];
  let days = new Set(kept.map(({ day }) => day)).size;
  const knownDays = new Set([...onRecord, ...refused.days]);
  refused.settle(kept.map(({ day }) => day));
  await readSources({
    sources: RATE_SOURCES,
    needs: { knownDays },
    enough: () => true,
    accept(rates) {
      const newDays = rates.filter(({ day }) => !knownDays.has(day));
      const { rows, notes, refused: wrong } = judge(toRows(newDays));
      for (const one of wrong) refused.refuse(one, now);
      // Another source may have had it right.
      refused.settle(rows.map(({ day }) => day));
      // Nothing in it can be right, but the next source may have the right file.
      if (newDays.length > 0 && rows.length === 0 && notes.length > 0) throw new GuardError(notes.join('; '));
      believed.push(...rows);
      days += newDays.length;
      return { rows: rates.length, notes: [...notes, ...(newDays.length === 0 ? ['no day that is not on record'] : [])] };
    },
  });
  return { rows: believed, days };
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
        const onRecord = new Set(existing.map(key));
        const { rows, days } = await readRates(crawl, completeDays(existing), {
          toRows: (rates) => plan.toRows(rates).filter((row) => !onRecord.has(key(row))),
          judge: (rows) => checkDays(rows, existing, plan),
        });
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
