import { openNodeDatabase } from '../src/store/sqlite/node-database.ts';

/** A snapshot as lines of text: its version, then each table's definition and rows in key order. */
export interface SnapshotText {
  version: number;
  tables: { name: string; definition: string; rows: string[] }[];
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Reads a snapshot as text, one line per row; the same content gives the same text, whatever the file's page layout. Search indexes and
 * their shadow tables are left out, since they add nothing to the tables.
 */
export async function readSnapshotText(file: string): Promise<SnapshotText> {
  const database = openNodeDatabase(file, 'read');
  const read = (sql: string, ...parameters: string[]) => database.prepare(sql).all(parameters) as Record<string, unknown>[];
  try {
    const [{ user_version: version = 0 } = {}] = read('pragma user_version');
    const listed = read(
      `select list.name, schema.sql from pragma_table_list list join sqlite_schema schema on schema.name = list.name
       where list.schema = 'main' and list.type = 'table' and list.name not like 'sqlite~_%' escape '~' order by list.name`,
    );
    const tables = [];
    for (const { name, sql } of listed) tables.push({ name: String(name), definition: String(sql), rows: readRows(String(name)) });
    return { version: Number(version), tables };
  } finally {
    database.close();
  }

  function readRows(table: string): string[] {
    const columns = read(`select name, pk from pragma_table_info(?) order by pk = 0, pk, cid`, table);
    const keys = columns.filter(({ pk }) => Number(pk) > 0);
    const order = (keys.length > 0 ? keys : columns).map(({ name }) => quote(String(name))).join(', ');
    const rows = read(`select * from ${quote(table)} order by ${order}`);
    return rows.map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))));
  }
}

/** Images and other bytes are shown by length. */
const asText = (value: unknown) => (value instanceof Uint8Array ? `<${value.length} bytes>` : value);

/** The whole text, for git's textconv. */
export function* dumpLines({ version, tables }: SnapshotText): Generator<string> {
  yield `schema version ${version}`;
  for (const { name, definition, rows } of tables) {
    yield '';
    yield `${definition};`;
    yield `-- ${name}: ${rows.length} rows`;
    yield* rows;
  }
}

/** Rows added (`+`) and removed (`-`) between two snapshots, by table; no lines if they are equal. */
export function* diffLines(before: SnapshotText, after: SnapshotText): Generator<string> {
  if (before.version !== after.version) yield `schema version ${before.version} -> ${after.version}`;
  const names = [...new Set([...before.tables, ...after.tables].map(({ name }) => name))].sort();
  for (const name of names) {
    const rowsIn = ({ tables }: SnapshotText) => new Set(tables.find((table) => table.name === name)?.rows);
    const gone = rowsIn(before).difference(rowsIn(after));
    const added = rowsIn(after).difference(rowsIn(before));
    if (gone.size + added.size === 0) continue;
    yield `${name}: ${gone.size} rows gone, ${added.size} new`;
    const lines = [...[...gone].map((row) => ({ row, sign: '-' })), ...[...added].map((row) => ({ row, sign: '+' }))];
    // By content, so that a row's old and new state are adjacent.
    for (const { row, sign } of lines.sort((a, b) => (a.row < b.row ? -1 : a.row > b.row ? 1 : 0))) yield `${sign} ${row}`;
  }
}
