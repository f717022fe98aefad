import type { Kysely } from 'kysely';
import { GuardError, guardCount } from './guards.ts';
import { countByDay, countRows } from './queries.ts';

/** A table of which a crawl may lose nothing. */
export interface KeptTable {
  table: string;
  /** Column of the day, for dated rows: they go when they have left the window. Without it at least 80 % of the rows have to stay. */
  day?: string;
}

interface Count {
  kept: KeptTable;
  rows: number;
  byDay: ReadonlyMap<string, number>;
}

export const countKept = <DB>(db: Kysely<DB>, keeps: readonly KeptTable[]): Promise<Count[]> =>
  Promise.all(
    keeps.map(async (kept) => ({
      kept,
      rows: await countRows(db, kept.table),
      byDay: kept.day ? await countByDay(db, kept.table, kept.day) : new Map<string, number>(),
    })),
  );

/** Throws GuardError when a crawl would delete rows of days that are still in the window, or too much of a list; whatever the reason. */
export function guardKept(before: readonly Count[], after: readonly Count[], windowStart: string | undefined): void {
  if (after.every(({ rows }) => rows === 0)) throw new GuardError('nothing was parsed');
  for (const [index, { kept, rows, byDay }] of before.entries()) {
    const now = after[index];
    if (!now) continue;
    if (!kept.day) {
      guardCount(rows, now.rows, `rows of ${kept.table}`);
      continue;
    }
    const lost = [...byDay].filter(([day, count]) => day >= (windowStart ?? '') && (now.byDay.get(day) ?? 0) < count);
    if (lost.length > 0) {
      const gone = lost.reduce((sum, [day, count]) => sum + count - (now.byDay.get(day) ?? 0), 0);
      throw new GuardError(`it would delete ${gone} rows of ${kept.table} of ${lost.length} days that are to be kept`);
    }
  }
}
