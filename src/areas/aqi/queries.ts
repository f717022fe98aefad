import type { Kysely } from 'kysely';
import { openSnapshot } from '../../store/snapshot.ts';
import type { Days } from '../price-history.ts';
import { AIR_SNAPSHOT, type AirRow, type AirTables, type StationTableRow } from './tables.ts';

export type AirDatabase = Kysely<AirTables>;

export const airDatabase = (): Promise<AirDatabase> => openSnapshot(AIR_SNAPSHOT);

export const allStations = (db: AirDatabase): Promise<StationTableRow[]> => db.selectFrom('station').selectAll().orderBy('name').execute();

/** The first and the last day on record of some stations, or of all; undefined for none. */
export async function daysOnRecord(db: AirDatabase, stations?: readonly number[]): Promise<Days | undefined> {
  const row = await db
    .selectFrom('air')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .$if(stations !== undefined, (one) => one.where('station', 'in', [...(stations ?? [])]))
    .executeTakeFirst();
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined;
}

/** What was read of some stations from one day to another, newest first. */
export const readingsBetween = (db: AirDatabase, stations: readonly number[], { first, last }: Days): Promise<AirRow[]> =>
  db
    .selectFrom('air')
    .selectAll()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('station', 'in', [...stations])
    .orderBy('day', 'desc')
    .execute();

/** How many stations were read on a day. */
export async function countStationsOn(db: AirDatabase, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('air')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(count);
}
