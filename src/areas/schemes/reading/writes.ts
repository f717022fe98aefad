import { sql } from 'kysely';
import type { SchemesDatabase } from '../queries.ts';
import { indexText, parseList } from '../search/index-text.ts';
import type { SchemeRow } from '../tables.ts';

/** Writes a scheme with its side tables and index words, replacing the old one; without an id it is new. */
export async function putScheme(db: SchemesDatabase, row: Omit<SchemeRow, 'id'> & { id?: number }): Promise<void> {
  if (row.id !== undefined) await dropScheme(db, row.id);
  const inserted = await db
    .insertInto('scheme')
    .values(row as SchemeRow)
    .executeTakeFirstOrThrow();
  const id = row.id ?? Number(inserted.insertId);
  for (const state of new Set(parseList(row.states))) await db.insertInto('scheme_state').values({ state, scheme: id }).execute();
  for (const category of new Set(parseList(row.categories)))
    await db.insertInto('scheme_category').values({ category, scheme: id }).execute();
  await db
    .insertInto('scheme_text')
    .values({ rowid: id, ...indexText(row) })
    .execute();
}

/** Records since which day (YYYY-MM-DD) a scheme is no longer listed. */
export async function markGone(db: SchemesDatabase, id: number, day: string | null): Promise<void> {
  await db.updateTable('scheme').set({ gone_since: day }).where('id', '=', id).execute();
}

export async function dropScheme(db: SchemesDatabase, id: number): Promise<void> {
  await db.deleteFrom('scheme').where('id', '=', id).execute();
  await db.deleteFrom('scheme_state').where('scheme', '=', id).execute();
  await db.deleteFrom('scheme_category').where('scheme', '=', id).execute();
  await db.deleteFrom('scheme_text').where('rowid', '=', id).execute();
}

/** Merges the index's segments, of which a first fill leaves many. */
export async function optimizeIndex(db: SchemesDatabase): Promise<void> {
  await sql`insert into scheme_text(scheme_text) values ('optimize')`.execute(db);
}
