import { type InsertObject, type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** Rows in batches of so many: an INSERT takes no more values than SQLite allows. */
export const inBatches = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Rows of one statement: SQLite takes 32,766 values at most. */
const AT_ONCE = 500;

/** Adds rows; none may have a key that is on record. */
export async function insertRows<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  for (const batch of inBatches(rows, AT_ONCE)) await db.insertInto(table).values(batch).execute();
}

/** Fills an index of words (FTS5) anew. It is written in one piece: merging many would leave megabytes of empty pages in the file. */
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

/** Makes an index of the words of another table (FTS5 with its `content`) anew from its rows. */
export async function rebuildWordIndex(db: QueryExecutorProvider, index: string): Promise<void> {
  await command(db, index, 'rebuild');
  await command(db, index, 'optimize');
}

/** Written into the statement: as a parameter a number would be a real one, which SQLite does not take there. */
const command = (db: QueryExecutorProvider, index: string, name: string, value: number | null = null) =>
  sql`insert into ${sql.table(index)}(${sql.ref(index)}, rank) values (${sql.lit(name)}, ${sql.lit(value)})`.execute(db);

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
