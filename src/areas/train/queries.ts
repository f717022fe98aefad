import { type Kysely, sql } from 'kysely';
import { openSnapshot } from '../../lib/snapshot.ts';
import type { Station, Stop, Train } from './records.ts';
import { type SourceRow, type StationRow, TRAIN_VERSION, type TrainRow, type TrainTables } from './tables.ts';

export type TrainDatabase = Kysely<TrainTables>;

/** The timetable, read-only. */
export const trainDatabase = (): Promise<TrainDatabase> => openSnapshot<TrainTables>('train', TRAIN_VERSION);

export const allSources = (db: TrainDatabase): Promise<SourceRow[]> => db.selectFrom('source').selectAll().orderBy('name').execute();

export async function allStations(db: TrainDatabase): Promise<Station[]> {
  const stations: Station[] = [];
  const readAfter = (code: string) => db.selectFrom('station').selectAll().where('code', '>', code).orderBy('code').limit(PAGE).execute();
  for (let rows = await readAfter(''); rows.length > 0; rows = await readAfter(rows.at(-1)?.code ?? '')) {
    for (const row of rows) stations.push({ ...row, aliases: JSON.parse(row.aliases) as string[] });
  }
  return stations;
}

type PackedStop = [station: string, arrival: number | null, departure: number | null, distance_km: number | null];

/** Every train with its stops, by number. One row a train: a row a stop would take ten times as long to hand over. */
export async function allTrains(db: TrainDatabase): Promise<Train[]> {
  const trains: Train[] = [];
  for (let rows = await trainsAfter(db, ''); rows.length > 0; rows = await trainsAfter(db, rows.at(-1)?.number ?? '')) {
    for (const { classes, stops, ...row } of rows)
      trains.push({
        ...row,
        classes: classes === '' ? [] : classes.split(','),
        stops: (JSON.parse(stops) as PackedStop[]).map(
          ([station, arrival, departure, distance_km]): Stop => ({ station, arrival, departure, distance_km }),
        ),
      });
  }
  return trains;
}

/** Rows read at once: between two pages the server answers others. */
const PAGE = 250;

async function trainsAfter(db: TrainDatabase, number: string): Promise<(TrainRow & { stops: string })[]> {
  const { rows } = await sql<TrainRow & { stops: string }>`
    select train.*, (
      select json_group_array(json_array(station, arrival, departure, distance_km))
      from (select * from stop where stop.train = train.number order by seq)
    ) as stops from train where number > ${number} order by number limit ${PAGE}`.execute(db);
  return rows;
}

const BATCH = 400;

/** Replaces the whole timetable. */
export async function putTimetable(
  db: TrainDatabase,
  timetable: { sources: readonly SourceRow[]; stations: readonly Station[]; trains: readonly Train[] },
): Promise<void> {
  for (const table of ['stop', 'train', 'station', 'source'] as const) await db.deleteFrom(table).execute();
  const stops = timetable.trains.flatMap(({ number, stops }) => stops.map((stop, index) => ({ train: number, seq: index + 1, ...stop })));
  await putAll(timetable.sources, (rows) => db.insertInto('source').values(rows).execute());
  const stations = timetable.stations.map((one): StationRow => ({ ...one, aliases: JSON.stringify(one.aliases) }));
  await putAll(stations, (rows) => db.insertInto('station').values(rows).execute());
  const trains = timetable.trains.map(({ stops: _, classes, ...train }): TrainRow => ({ ...train, classes: classes.join(',') }));
  await putAll(trains, (rows) => db.insertInto('train').values(rows).execute());
  await putAll(stops, (rows) => db.insertInto('stop').values(rows).execute());
}

async function putAll<Row>(rows: readonly Row[], put: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) await put(rows.slice(at, at + BATCH));
}
