import type { Kysely } from 'kysely';
import { openSnapshot } from '../../store/snapshot.ts';
import { type EditionRow, IP_SNAPSHOT, type IpTables } from './tables.ts';

export type IpDatabase = Kysely<IpTables>;

/** The packed databases, read-only. */
export const ipDatabase = (): Promise<IpDatabase> => openSnapshot(IP_SNAPSHOT);

/** What is on record of a database, without its files. */
export const findEdition = (db: IpDatabase, name: string): Promise<Omit<EditionRow, 'ipv4' | 'ipv6'> | undefined> =>
  db.selectFrom('edition').select(['name', 'edition', 'source', 'sha256']).where('name', '=', name).executeTakeFirst();

/** A database with its files. */
export const wholeEdition = (db: IpDatabase, name: string): Promise<EditionRow | undefined> =>
  db.selectFrom('edition').selectAll().where('name', '=', name).executeTakeFirst();

/** Puts an edition in the place of the one before. */
export async function putEdition(db: IpDatabase, row: EditionRow): Promise<void> {
  await db
    .insertInto('edition')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
