import { type Kysely, sql } from 'kysely';
import { findMisfit, longestOf } from '../store/forms.ts';
import type { Column, SnapshotSchema, Table } from '../store/table.ts';
import { GuardError } from './guards.ts';

/**
 * Throws GuardError if a snapshot's tables hold a value that their declaration does not take, whoever wrote it. What a crawl can tell apart row
 * by row it leaves out before (`keepFitting`); this is the last look.
 */
export async function guardForms<DB>(db: Kysely<DB>, { tables }: SnapshotSchema): Promise<void> {
  for (const [name, table] of Object.entries(tables)) {
    const columns = table.using ? [] : Object.entries(table.columns).filter(([, { type }]) => type === 'text' || type === 'blob');
    if (columns.length > 0) await guardTable(db, name, table, columns);
  }
}

async function guardTable<DB>(db: Kysely<DB>, name: string, table: Table, columns: readonly (readonly [string, Column])[]): Promise<void> {
  // SQLite finds what is too long, before it is read into memory; bytes of a text are at most three for each of its UTF-16 units.
  const isLong = columns.map(
    ([column, one]) => sql`length(cast(${sql.ref(column)} as blob)) > ${sql.lit(longestOf(one) * (one.type === 'blob' ? 1 : 3))}`,
  );
  const long = await sql<object>`select 1 from ${sql.table(name)} where ${sql.join(isLong, sql` or `)} limit 1`.execute(db);
  if (long.rows.length > 0) throw new GuardError(`a value of ${name} is longer than its column takes`);
  const texts = columns.filter(([, { type }]) => type === 'text').map(([column]) => column);
  for (const column of texts) {
    // Each value once: most columns repeat few.
    const { rows } = await sql<object>`select distinct ${sql.ref(column)} from ${sql.table(name)}`.execute(db);
    for (const row of rows) {
      const why = findMisfit(table, row);
      if (why !== undefined) throw new GuardError(`a row of ${name} has a value that its column does not take: ${why}`);
    }
  }
}
