import type { Kysely } from 'kysely';
import type { Difference } from '../../lib/crawl/differences.ts';
import { openSnapshot } from '../../lib/snapshot.ts';
import { type BankRow, IFSC_VERSION, type IfscTables } from './tables.ts';

export type IfscDatabase = Kysely<IfscTables>;

/** The codes, read-only. */
export const ifscDatabase = (): Promise<IfscDatabase> => openSnapshot<IfscTables>('ifsc', IFSC_VERSION);

/** Every bank with its codes packed, by its four letters. */
export const readBanks = (db: IfscDatabase): Promise<BankRow[]> => db.selectFrom('bank').selectAll().orderBy('code').execute();

/** The edition of the list: `2.0.50`; undefined before the first crawl. */
export async function readVersion(db: IfscDatabase): Promise<string | undefined> {
  return (await db.selectFrom('edition').select('version').executeTakeFirst())?.version;
}

/** Writes what came, changed and went, and which edition it is. */
export async function putBanks(
  db: IfscDatabase,
  { added, changed, gone }: Difference<BankRow>,
  edition: IfscTables['edition'],
): Promise<void> {
  for (const { code } of gone) await db.deleteFrom('bank').where('code', '=', code).execute();
  for (const { code, ...values } of changed) await db.updateTable('bank').set(values).where('code', '=', code).execute();
  for (const row of added) await db.insertInto('bank').values(row).execute();
  await db
    .insertInto('edition')
    .values(edition)
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ version: edition.version }))
    .execute();
}
