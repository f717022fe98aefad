import type { Kysely } from 'kysely';
import { insertRows } from '../../store/rows.ts';
import { openSnapshot } from '../../store/snapshot.ts';
import { type StationRow, TRAIN_SNAPSHOT, type TrainRow, type TrainTables } from './tables.ts';
import type { Timetable } from './timetable/merge.ts';
import { packStops, unpackStops } from './timetable/packed-stops.ts';
import type { Station, Train } from './timetable/records.ts';

export type TrainDatabase = Kysely<TrainTables>;

export const trainDatabase = (): Promise<TrainDatabase> => openSnapshot(TRAIN_SNAPSHOT);

/** Rows read in one go; in between, the server answers other calls. */
const PAGE = 250;

export async function readTimetable(db: TrainDatabase): Promise<Timetable> {
  const sources = await db.selectFrom('source').selectAll().orderBy('name').execute();
  const stations = await allStations(db);
  const former = await db.selectFrom('former_train').selectAll().orderBy('number').execute();
  return { sources, stations, trains: await allTrains(db, stations), former };
}

async function allStations(db: TrainDatabase): Promise<Station[]> {
  const stations: Station[] = [];
  const readAfter = (code: string) => db.selectFrom('station').selectAll().where('code', '>', code).orderBy('code').limit(PAGE).execute();
  for (let rows = await readAfter(''); rows.length > 0; rows = await readAfter(rows.at(-1)?.code ?? '')) {
    for (const row of rows) stations.push({ ...row, aliases: JSON.parse(row.aliases) as string[] });
  }
  return stations;
}

/** Every train with its stops, by number. */
async function allTrains(db: TrainDatabase, stations: readonly Station[]): Promise<Train[]> {
  const codes = new Map(stations.map(({ code }) => [code, code]));
  const rakes = new Map((await db.selectFrom('rake').selectAll().execute()).map(({ id, coaches }) => [id, coaches]));
  const readAfter = (number: string) =>
    db.selectFrom('train').selectAll().where('number', '>', number).orderBy('number').limit(PAGE).execute();
  const trains: Train[] = [];
  for (let rows = await readAfter(''); rows.length > 0; rows = await readAfter(rows.at(-1)?.number ?? '')) {
    for (const { classes, pantry, rake, stops, aliases, ...row } of rows)
      trains.push({
        ...row,
        classes: classes === '' ? [] : classes.split(','),
        pantry: pantry === null ? null : pantry === 1,
        coaches: rake === null ? null : (rakes.get(rake) ?? null),
        aliases: JSON.parse(aliases) as string[],
        stops: unpackStops(stops, codes),
      });
  }
  return trains;
}

export async function putTimetable(db: TrainDatabase, { sources, stations, trains, former }: Timetable): Promise<void> {
  for (const table of ['train', 'rake', 'station', 'source', 'former_train'] as const) await db.deleteFrom(table).execute();
  await insertRows(db, 'source', sources);
  const stationRows = stations.map((one): StationRow => ({ ...one, aliases: JSON.stringify(one.aliases) }));
  await insertRows(db, 'station', stationRows);
  const rakes = new Map([...new Set(trains.flatMap(({ coaches }) => coaches ?? []))].toSorted().map((coaches, at) => [coaches, at + 1]));
  await insertRows(
    db,
    'rake',
    [...rakes].map(([coaches, id]) => ({ id, coaches })),
  );
  const trainRows = trains.map(
    ({ classes, pantry, coaches, aliases, stops, ...train }): TrainRow => ({
      ...train,
      classes: classes.join(','),
      pantry: pantry === null ? null : Number(pantry),
      rake: coaches === null ? null : (rakes.get(coaches) ?? null),
      stops: packStops(stops),
      aliases: JSON.stringify(aliases),
    }),
  );
  await insertRows(db, 'train', trainRows);
  await insertRows(db, 'former_train', former);
}
