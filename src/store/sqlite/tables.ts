import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Row } from '../../api/csv.ts';
import { userVersion } from '../snapshot.ts';
import { sqliteDialect } from './dialect.ts';
import type { OpenMode } from './node-database.ts';

const PART_ROWS = 1_000;

export interface Column {
  name: string;
  /** As declared; empty if undeclared, as for index columns. */
  type: string;
  /** Whether it can be null. */
  nullable: boolean;
  /** Its position in the primary key from 1; 0 if not part of it. */
  key: number;
}

export interface Table {
  name: string;
  /** A virtual table is an index over others; its rows are not read. */
  virtual: boolean;
  columns: Column[];
  /** Number of rows; null for a virtual table. */
  rows: number | null;
}

/** A database file's schema version and tables, without SQLite's internal ones. */
export async function describeTables(file: string): Promise<{ version: number; tables: Table[] }> {
  return withDatabase(file, async (db) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select name, type from pragma_table_list
      where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite\\_%' escape '\\' order by name`.execute(db);
    const tables: Table[] = [];
    for (const { name, type } of rows) tables.push(await describeTable(db, name, type === 'virtual'));
    return { version: await userVersion(db), tables };
  });
}

async function describeTable(db: Kysely<unknown>, name: string, virtual: boolean): Promise<Table> {
  const { rows } = await sql<{ name: string; type: string; notnull: number; pk: number }>`
    select name, type, "notnull", pk from pragma_table_info(${name})`.execute(db);
  const columns = rows.map((one) => ({ name: one.name, type: one.type, nullable: one.notnull === 0 && one.pk === 0, key: one.pk }));
  return { name, virtual, columns, rows: virtual ? null : await countRows(db, name) };
}

/** A table's row count. Its name comes from our own schemas, never from outside. */
export async function countRows(db: QueryExecutorProvider, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All rows of a table, in stored order. */
export const readRows = (file: string, table: string): Promise<readonly Row[]> =>
  withDatabase(file, async (db) => (await sql<Row>`select * from ${sql.table(table)}`.execute(db)).rows);

/** The same in parts of a thousand, between which others have their turn: a table of 180,000 rows takes 200 MB at once, and seconds. */
export async function* readRowsInParts(file: string, table: string): AsyncGenerator<readonly Row[]> {
  const db = openDatabase(file);
  try {
    let part: Row[] = [];
    for await (const row of db.selectFrom(sql.table<Row>(table).as('whole')).selectAll().stream()) {
      part.push(row);
      if (part.length < PART_ROWS) continue;
      yield part;
      part = [];
      await setImmediate();
    }
    if (part.length > 0) yield part;
  } finally {
    await db.destroy();
  }
}

/**
 * A database file for download, without its full-text indexes (FTS5): SQLite from before 2023, as in Debian 12, cannot open all kinds of
 * them, and programs that look at every table then fail. Tables, rows and all other indexes are unchanged; the same file gives the same
 * bytes.
 */
export async function readWithoutWordIndexes(file: string): Promise<Uint8Array> {
  const names = await withDatabase(file, listVirtual);
  if (names.length === 0) return readFile(file);
  const folder = await mkdtemp(join(tmpdir(), 'jaankari-download-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    await copyFile(file, copy);
    await withDatabase(
      copy,
      async (db) => {
        for (const name of names) await sql`drop table ${sql.table(name)}`.execute(db);
        await sql`vacuum`.execute(db);
      },
      'write',
    );
    return await readFile(copy);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Virtual tables, with those that refer to another first. */
async function listVirtual(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where sql like 'create virtual table %'
    order by sql not like '%fts5vocab(%'`.execute(db);
  return rows.map(({ name }) => name);
}

const openDatabase = <DB = unknown>(file: string, mode: OpenMode = 'read') =>
  new Kysely<DB>({ dialect: sqliteDialect(file, mode, 'node') });

/** The result of work on a file opened for it. */
export async function withDatabase<T, DB = unknown>(
  file: string,
  work: (db: Kysely<DB>) => Promise<T>,
  mode: OpenMode = 'read',
): Promise<T> {
  const db = openDatabase<DB>(file, mode);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
