import { type InsertObject, type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** Splits rows into batches: SQLite limits the values of an INSERT. */
export const inBatches = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Rows per statement: SQLite takes at most 32,766 values. */
const AT_ONCE = 500;

/** Inserts rows; their keys must be new. */
export async function insertRows<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  for (const batch of inBatches(rows, AT_ONCE)) await db.insertInto(table).values(batch).execute();
}

/** Refills a full-text index (FTS5) in one segment: merging many would leave megabytes of empty pages in the file. */
export async function refillWordIndex<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  await command(db, table, 'delete-all');
  await command(db, table, 'hashsize', 67_108_864);
  await insertRows(db, table, rows);
  await command(db, table, 'optimize');
}

/** Rebuilds a full-text index of another table (FTS5 with `content`) from its rows. */
export async function rebuildWordIndex(db: QueryExecutorProvider, index: string): Promise<void> {
  await command(db, index, 'rebuild');
  await command(db, index, 'optimize');
}

/** The value is part of the statement: a bound number would arrive as a float, which SQLite does not accept here. */
const command = (db: QueryExecutorProvider, index: string, name: string, value: number | null = null) =>
  sql`insert into ${sql.table(index)}(${sql.ref(index)}, rank) values (${sql.lit(name)}, ${sql.lit(value)})`.execute(db);

/** Inserts rows; rows whose key exists stay unchanged. */
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

/** Inserts rows or replaces those with the same key, in a table without rowid. */
export async function replaceRows<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  for (const row of rows) await db.replaceInto(table).values(row).execute();
}
