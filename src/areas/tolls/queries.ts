import type { Kysely } from 'kysely';
import { openSnapshot } from '../../store/snapshot.ts';
import { type PlazaRow, TOLLS_SNAPSHOT, type TollTables } from './tables.ts';

type TollsDatabase = Kysely<TollTables>;

export const tollsDatabase = (): Promise<TollsDatabase> => openSnapshot(TOLLS_SNAPSHOT);

/** Every plaza, by name. */
export const allPlazas = (db: TollsDatabase): Promise<PlazaRow[]> =>
  db.selectFrom('plaza').selectAll().orderBy('name').orderBy('id').execute();
