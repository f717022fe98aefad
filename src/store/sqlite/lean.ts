import { deflateSync, inflateSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { withDatabase } from './tables.ts';

/** What was taken out of a snapshot that is carried in a compressed file, as a whole. */
export interface Lean {
  /** The SQL that makes its indexes. */
  indexes: readonly string[];
  /** Columns whose values were deflated one by one, and are plain in it: together they take a quarter less. */
  inflated: readonly (readonly [table: string, column: string])[];
}

/** zlib's magic number, as `deflateSync` writes it. */
const DEFLATED = 0x78;
/** Level 9 takes nine times as long for a tenth less. */
const LEVEL = 1;

/** Takes all indexes but those of keys and of words out of a snapshot, and inflates what is deflated in it. Gives what `makeWhole` needs. */
export const makeLean = (file: string): Promise<Lean> =>
  withDatabase(
    file,
    async (db) => {
      const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
        where type = 'index' and sql is not null order by name`.execute(db);
      for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
      const inflated = await listDeflated(db);
      for (const column of inflated) await rewrite(db, column, inflateSync);
      if (rows.length + inflated.length > 0) await sql`vacuum`.execute(db);
      return { indexes: rows.map((row) => row.sql), inflated };
    },
    'write',
  );

/** The other way round, for a file that nobody reads yet: what is lost if the machine stops meanwhile is made again. */
export const makeWhole = (file: string, { indexes, inflated }: Lean): Promise<void> =>
  withDatabase(
    file,
    async (db) => {
      await sql`pragma synchronous = off`.execute(db);
      for (const column of inflated) await rewrite(db, column, (bytes) => deflateSync(bytes, { level: LEVEL }));
      for (const statement of indexes) await sql.raw(statement).execute(db);
    },
    'write',
  );

/** Columns of which every value is deflated. */
async function listDeflated(db: Kysely<unknown>): Promise<[table: string, column: string][]> {
  const { rows } = await sql<{ name: string; column: string }>`select list.name, info.name as "column"
    from pragma_table_list as list, pragma_table_info(list.name) as info
    where list.schema = 'main' and list.type = 'table' and list.wr = 0 and lower(info.type) = 'blob' order by 1, 2`.execute(db);
  const deflated: [string, string][] = [];
  for (const { name, column } of rows) {
    const values = await readValues(db, [name, column]);
    if (values.length > 0 && values.every(({ bytes }) => bytes?.[0] === DEFLATED && canInflate(bytes))) deflated.push([name, column]);
  }
  return deflated;
}

function canInflate(bytes: Uint8Array): boolean {
  try {
    inflateSync(bytes);
    return true;
  } catch {
    return false;
  }
}

async function readValues(db: Kysely<unknown>, [table, column]: readonly [string, string]) {
  const { rows } = await sql<{ id: number; bytes: Uint8Array | null }>`
    select rowid as id, ${sql.ref(column)} as bytes from ${sql.table(table)}`.execute(db);
  return rows;
}

async function rewrite(db: Kysely<unknown>, names: readonly [string, string], change: (bytes: Uint8Array) => Uint8Array): Promise<void> {
  const [table, column] = names;
  await db.transaction().execute(async (transaction) => {
    for (const { id, bytes } of await readValues(transaction, names))
      if (bytes) await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${change(bytes)} where rowid = ${id}`.execute(transaction);
  });
}
