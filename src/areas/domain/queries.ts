import type { Kysely } from 'kysely';
import type { Difference } from '../../crawl/differences.ts';
import { inBatches } from '../../store/rows.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { DOMAIN_SNAPSHOT, type DomainTables, type RegistryRow } from './tables.ts';

export type DomainDatabase = Kysely<DomainTables>;

/** The registries' servers, read-only. */
export const domainDatabase = (): Promise<DomainDatabase> => openSnapshot(DOMAIN_SNAPSHOT);

/** Every ending with its server, in order. */
export const allRegistries = (db: DomainDatabase): Promise<RegistryRow[]> =>
  db.selectFrom('registry').selectAll().orderBy('ending').execute();

/** Those of some endings. */
export const findRegistries = (db: DomainDatabase, endings: readonly string[]): Promise<RegistryRow[]> =>
  db.selectFrom('registry').selectAll().where('ending', 'in', endings).execute();

/** Writes what came, changed and went. */
export async function putRegistries(db: DomainDatabase, { added, changed, removed }: Difference<RegistryRow>): Promise<void> {
  for (const { ending } of removed) await db.deleteFrom('registry').where('ending', '=', ending).execute();
  for (const { ending, ...values } of changed) await db.updateTable('registry').set(values).where('ending', '=', ending).execute();
  for (const rows of inBatches(added, 200)) await db.insertInto('registry').values(rows).execute();
}
