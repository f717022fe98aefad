import type { Kysely } from 'kysely';
import { groupDigits } from '../i18n/format.ts';
import { insertRows } from '../store/rows.ts';

/** How a list differs from the one on record. */
export interface Difference<Row> {
  added: Row[];
  /** The new rows. */
  changed: Row[];
  /** The old rows. */
  removed: Row[];
}

/** Compares two lists by key. Rows are equal if every member of the new one is. */
export function compareRows<Row extends object>(before: Iterable<Row>, after: Iterable<Row>, key: (row: Row) => string): Difference<Row> {
  const old = new Map<string, Row>();
  for (const row of before) old.set(key(row), row);
  const added: Row[] = [];
  const changed: Row[] = [];
  for (const row of after) {
    const before = old.get(key(row));
    old.delete(key(row));
    if (!before) added.push(row);
    else if ((Object.keys(row) as (keyof Row)[]).some((member) => row[member] !== before[member])) changed.push(row);
  }
  return { added, changed, removed: [...old.values()] };
}

/** Writes added, changed and removed rows to a table keyed by one column. */
export async function putDifference<DB, Row extends object>(
  db: Kysely<DB>,
  table: keyof DB & string,
  key: keyof Row & string,
  difference: Difference<Row>,
): Promise<void> {
  await putRows(db as unknown as Kysely<AnyTables>, table, key, difference as Difference<object> as Difference<AnyTables[string]>);
}

type AnyTables = Record<string, Record<string, unknown>>;

async function putRows(
  db: Kysely<AnyTables>,
  table: string,
  key: string,
  { added, changed, removed }: Difference<AnyTables[string]>,
): Promise<void> {
  for (const row of removed) await db.deleteFrom(table).where(key, '=', row[key]).execute();
  for (const { [key]: id, ...values } of changed) await db.updateTable(table).set(values).where(key, '=', id).execute();
  await insertRows(db, table, added);
}

export const isDifferent = ({ added, changed, removed }: Difference<unknown>): boolean =>
  added.length + changed.length + removed.length > 0;

/** `first 22,473 codes`, `3 of 22,473 codes changed, 12 new, 1 gone`. `before` is the previous count. */
export function describeDifference({ added, changed, removed }: Difference<unknown>, before: number, counted: string): string {
  if (before === 0) return `first ${groupDigits(added.length)} ${counted}`;
  const parts = [
    `${groupDigits(changed.length)} of ${groupDigits(before)} ${counted} changed`,
    ...(added.length > 0 ? [`${groupDigits(added.length)} new`] : []),
    ...(removed.length > 0 ? [`${groupDigits(removed.length)} gone`] : []),
  ];
  return parts.join(', ');
}
