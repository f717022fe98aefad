import type { Kysely } from 'kysely';
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
