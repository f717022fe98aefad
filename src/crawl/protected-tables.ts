import { type Kysely, sql } from 'kysely';
import { countRows } from '../store/sqlite/tables.ts';
import { GuardError, guardCount } from './guards.ts';

/** A table whose rows no crawl may lose. */
export interface ProtectedTable {
  table: string;
  /** For dated rows, the column of the day: every day is kept for good. Without it, at least 80 % of the rows must remain. */
  day?: string;
}

/** The same with what its declaration says: the column with the day since which a row is gone, if it has one (`lifetime`). */
interface CountedTable extends ProtectedTable {
  until?: string | undefined;
}

interface TableCount {
  table: CountedTable;
  rows: number;
  /** Rows that are not gone: all, where the table has no such column. */
  listed: number;
  byDay: ReadonlyMap<string, number>;
}

export const countProtected = <DB>(db: Kysely<DB>, tables: readonly CountedTable[]): Promise<TableCount[]> =>
  Promise.all(
    tables.map(async (table) => ({
      table,
      rows: await countRows(db, table.table),
      listed: await countListed(db, table),
      byDay: table.day ? await countByDay(db, table.table, table.day) : new Map<string, number>(),
    })),
  );

async function countListed<DB>(db: Kysely<DB>, { table, until }: CountedTable): Promise<number> {
  if (until === undefined) return countRows(db, table);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} where ${sql.ref(until)} is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function countByDay<DB>(db: Kysely<DB>, table: string, day: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    select ${sql.ref(day)} as day, count(*) as count from ${sql.table(table)} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** Throws GuardError if a crawl would delete dated rows or too much of a list, for whatever reason. */
export function guardProtected(before: readonly TableCount[], after: readonly TableCount[]): void {
  if (after.every(({ rows }) => rows === 0)) throw new GuardError('nothing was parsed');
  for (const [index, { table, rows, listed, byDay }] of before.entries()) {
    const now = after[index];
    if (!now) continue;
    if (!table.day) {
      guardCount(rows, now.rows, `rows of ${table.table}`);
      // A row that is marked as gone is gone for whoever reads, though it stands for a while.
      if (listed > 0) guardCount(listed, now.listed, `rows of ${table.table} that are not gone`);
      continue;
    }
    const lost = [...byDay].filter(([day, count]) => (now.byDay.get(day) ?? 0) < count);
    if (lost.length > 0) {
      const dropped = lost.reduce((sum, [day, count]) => sum + count - (now.byDay.get(day) ?? 0), 0);
      throw new GuardError(`it would delete ${dropped} rows of ${table.table} of ${lost.length} days that are to be kept`);
    }
  }
}
