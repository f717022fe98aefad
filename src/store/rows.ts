import type { InsertObject, Kysely } from 'kysely';

/** Rows in batches of so many: an INSERT takes no more values than SQLite allows. */
export const inBatches = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Rows of one statement: SQLite takes 32,766 values at most. */
const AT_ONCE = 500;

/** Adds rows; one whose key is on record is left alone. */
export async function addRows<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  for (const batch of inBatches(rows, AT_ONCE))
    await db
      .insertInto(table)
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Writes rows, each in the place of the one with its key, in a table without rowid. */
export async function replaceRows<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  for (const row of rows) await db.replaceInto(table).values(row).execute();
}
