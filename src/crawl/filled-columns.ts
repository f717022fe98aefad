// What a crawl must not lose besides rows: values. That a source does not tell something is no reason to forget it.
import { type Kysely, sql } from 'kysely';
import { userVersion } from '../store/snapshot.ts';
import type { Column, SnapshotSchema, Table } from '../store/table.ts';
import { GuardError } from './guards.ts';

/** A column may lose at most this share of its values. */
const MAX_LOST_SHARE = 0.02;

/** How many rows have a value in a column, by `table.column`, before and after a crawl; only columns that are empty in some row. */
export type FilledColumns = Record<string, readonly [before: number, after: number]>;

/** The snapshot before the crawl, as the working copy's connection calls it. */
const BEFORE = 'before';

type Columns = readonly (readonly [name: string, column: Column])[];

interface Filled {
  rows: number;
  /** Rows with a value, by column. */
  values: Readonly<Record<string, number>>;
}

/**
 * Compares a working copy with the snapshot `file` that it was copied from; undefined for none. Throws GuardError if a crawl emptied a column of
 * a row without a newer row in its place, or took over 2 % of a column's values. Returns the counts.
 */
export async function guardFilledColumns<DB>(db: Kysely<DB>, schema: SnapshotSchema, file: string | undefined): Promise<FilledColumns> {
  if (file !== undefined) await sql`attach database ${file} as ${sql.ref(BEFORE)}`.execute(db);
  const comparable = file !== undefined && (await userVersion(db, BEFORE)) === schema.version;
  const counts: FilledColumns = {};
  for (const [name, table] of Object.entries(schema.tables)) {
    const columns = Object.entries(table.columns).filter(([column, one]) => canBeEmpty(one) && !keyOf(table).includes(column));
    if (table.using || columns.length === 0) continue;
    const after = await countFilled(db, `main.${name}`, columns);
    const before = comparable ? await countFilled(db, `${BEFORE}.${name}`, columns) : { rows: 0, values: {} };
    const guarded = columns.filter(([, { mayClear }]) => !mayClear);
    if (table.renewedBy === 'list') guardList(name, guarded, before, after);
    else if (comparable) await guardRows(db, name, table, guarded, before);
    for (const [column] of columns) {
      const [was, is] = [before.values[column] ?? 0, after.values[column] ?? 0];
      if (is < after.rows || was < before.rows) counts[`${name}.${column}`] = [was, is];
    }
  }
  return counts;
}

const canBeEmpty = ({ null: nullable, type }: Column): boolean => nullable === true || type === 'text';

/** The columns that identify a row. */
const keyOf = ({ key, columns }: Table): readonly string[] =>
  key ?? Object.entries(columns).flatMap(([name, { primary }]) => (primary ? [name] : []));

/** An empty text, JSON object or list, or a list of an empty text, is no value either. */
const hasValue = (row: string, column: string) => sql`coalesce(${sql.ref(`${row}.${column}`)}, '') not in ('', '[]', '[""]', '{}')`;

async function countFilled<DB>(db: Kysely<DB>, table: string, columns: Columns): Promise<Filled> {
  const sums = columns.map(([column]) => sql`coalesce(sum(${hasValue('one', column)}), 0) as ${sql.ref(column)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(sums)}, count(*) as "rows" from ${sql.table(table)} as one`.execute(
    db,
  );
  return { rows: rows[0]?.rows ?? 0, values: rows[0] ?? {} };
}

/** A list is replaced as a whole, and its rows may be numbered anew: of as many rows, as many have a value as before. */
function guardList(name: string, columns: Columns, before: Filled, after: Filled): void {
  for (const [column] of columns) {
    const due = (before.values[column] ?? 0) * Math.min(1, after.rows / before.rows);
    guardLost(`${name}.${column}`, due, Math.max(0, due - (after.values[column] ?? 0)));
  }
}

/** Counts over the rows that stand in both: that a row goes is for others to judge. */
async function guardRows<DB>(db: Kysely<DB>, name: string, table: Table, columns: Columns, before: Filled): Promise<void> {
  const renewed = typeof table.renewedBy === 'object' ? table.renewedBy.column : undefined;
  const isOld = renewed === undefined ? sql`1` : sql`${sql.ref(`one.${renewed}`)} <= ${sql.ref(`was.${renewed}`)}`;
  const same = keyOf(table).map((key) => sql`${sql.ref(`one.${key}`)} = ${sql.ref(`was.${key}`)}`);
  for (const [column] of columns.filter(([one]) => (before.values[one] ?? 0) > 0)) {
    const emptied = sql`not ${hasValue('one', column)}`;
    const { rows } = await sql<{ kept: number; lost: number; old: number }>`
      select count(*) as kept, coalesce(sum(${emptied}), 0) as lost, coalesce(sum(${emptied} and ${isOld}), 0) as old
      from ${sql.table(`${BEFORE}.${name}`)} as was join ${sql.table(`main.${name}`)} as one on ${sql.join(same, sql` and `)}
      where ${hasValue('was', column)}`.execute(db);
    const { kept = 0, lost = 0, old = 0 } = rows[0] ?? {};
    if (old > 0) throw new GuardError(`it would empty ${column} in ${old} rows of ${name} that it does not replace by newer ones`);
    guardLost(`${name}.${column}`, kept, lost);
  }
}

function guardLost(column: string, before: number, lost: number): void {
  if (lost > before * MAX_LOST_SHARE)
    throw new GuardError(`it would take ${Math.round(lost)} of ${Math.round(before)} values from ${column} (over 2 %)`);
}
