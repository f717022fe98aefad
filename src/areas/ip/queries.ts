import { brotliDecompressSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { openSnapshot } from '../../store/snapshot.ts';
import { type EditionRow, IP_SNAPSHOT, type IpTables } from './tables.ts';

export type IpDatabase = Kysely<IpTables>;

/** The packed databases, read-only. */
export const ipDatabase = (): Promise<IpDatabase> => openSnapshot(IP_SNAPSHOT);

/** What is on record of a database, without its files. */
export const findEdition = (db: IpDatabase, name: string): Promise<Omit<EditionRow, 'ipv4' | 'ipv6'> | undefined> =>
  db.selectFrom('edition').select(['name', 'edition', 'source', 'sha256']).where('name', '=', name).executeTakeFirst();

/** No file of countries is larger. */
const MAX_FILE_BYTES = 128 * 1024 * 1024;
const unpack = (file: Uint8Array): Uint8Array => brotliDecompressSync(file, { maxOutputLength: MAX_FILE_BYTES });

/** A database with its files, unpacked. */
export async function readEdition(db: IpDatabase, name: string): Promise<EditionRow | undefined> {
  const row = await db.selectFrom('edition').selectAll().where('name', '=', name).executeTakeFirst();
  return row && { ...row, ipv4: unpack(row.ipv4), ipv6: row.ipv6 && unpack(row.ipv6) };
}

/** Puts an edition in the place of the one before. */
export async function putEdition(db: IpDatabase, row: EditionRow): Promise<void> {
  await db
    .insertInto('edition')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
