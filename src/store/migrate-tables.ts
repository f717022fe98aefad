import { type Kysely, sql } from 'kysely';
import { type SnapshotSchema, statementOf, type Table } from './table.ts';

/** Makes every table as it is declared now, with its rows. Returns what changed: `price: octane added`. */
export async function migrateTables(db: Kysely<any>, { tables }: SnapshotSchema): Promise<string[]> {
  const changes: string[] = [];
  // Otherwise renaming a table would rename it in what refers to it too.
  await sql`pragma legacy_alter_table = on`.execute(db);
  for (const [name, one] of Object.entries(tables)) {
    const change = one.using ? undefined : await migrateTable(db, name, one);
    if (change) changes.push(`${name}: ${change}`);
  }
  return changes;
}

async function migrateTable(db: Kysely<any>, name: string, one: Table): Promise<string | undefined> {
  const statement = statementOf(name, one);
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where type = 'table' and name = ${name}`.execute(db);
  const [onRecord] = rows;
  if (!onRecord || plain(onRecord.sql) === plain(statement)) return undefined;
  const columns = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(db);
  const columnsBefore = new Set(columns.rows.map((column) => column.name));
  const added = Object.keys(one.columns).filter((column) => !columnsBefore.has(column));
  const dropped = [...columnsBefore].filter((column) => !(column in one.columns));
  const values = Object.entries(one.columns).map(([column, { before, null: mayBeNull }]) => {
    if (columnsBefore.has(column)) return column;
    if (before === undefined && !mayBeNull)
      throw new Error(`${name}.${column} is new and says nothing of older rows: give it before: "'…'", or null: true`);
    return before ?? 'null';
  });
  await sql.raw(`alter table ${name} rename to ${name}_before`).execute(db);
  await sql.raw(statement).execute(db);
  await sql.raw(`insert into ${name} (${Object.keys(one.columns).join(', ')}) select ${values.join(', ')} from ${name}_before`).execute(db);
  await sql.raw(`drop table ${name}_before`).execute(db);
  const changes = [...added.map((column) => `${column} added`), ...dropped.map((column) => `${column} dropped`)];
  return changes.join(', ') || 'declared otherwise';
}

/** A statement without what does not matter: case, spaces, and that the table may be there. */
const plain = (statement: string): string =>
  statement
    .toLowerCase()
    .replace('if not exists ', '')
    .replaceAll(/["\s]+/g, ' ');
