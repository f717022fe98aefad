import { giveWay } from '../../../kernel/give-way.ts';
import { keptIn, memoizeAsync } from '../../../kernel/memoize.ts';
import { isDoubted } from '../../../store/doubts.ts';
import { readTimetable, type TrainDatabase, trainDatabase } from '../queries.ts';
import { CODES_SINCE_RENAMED } from '../stations/renamed.ts';
import type { Point } from '../stations/station-points.ts';
import type { FormerTrainRow, SourceRow } from '../tables.ts';
import type { Timetable } from './merge.ts';
import type { Station, Train } from './records.ts';

/** A train's stop, as indexes into `trains` and the train's stops. */
interface Call {
  train: number;
  stop: number;
}

/** The timetable in memory, with the trains of every station: about 35 MB, built in half a second, once per process. */
export interface Network {
  sources: ReadonlyMap<string, SourceRow>;
  stations: ReadonlyMap<string, Station>;
  /** Points on record that do not fit their neighbours, by station code; `stations` has none there. */
  doubtedPoints: ReadonlyMap<string, Point>;
  /** By number. */
  trains: readonly Train[];
  byNumber: ReadonlyMap<string, Train>;
  /** Trains of earlier timetables whose numbers are in none of the present ones, by number. */
  former: ReadonlyMap<string, FormerTrainRow>;
  /** Stops at a station by its code, ordered by train number. */
  calls: ReadonlyMap<string, readonly Call[]>;
}

const loadNetwork = memoizeAsync(async (db: TrainDatabase) => {
  const timetable = await readTimetable(db);
  await giveWay();
  return createNetwork(timetable);
});

/** The timetable in memory. Throws ApiError `snapshot_unavailable`. */
export const timetableNetwork = async (): Promise<Network> => loadNetwork(await trainDatabase());

/** Links sources, stations and trains. */
export function createNetwork({ sources, stations, trains, former }: Timetable): Network {
  const calls = new Map<string, Call[]>();
  for (const [train, { stops }] of trains.entries()) {
    for (const [stop, { station }] of stops.entries()) {
      keptIn(calls, station, () => []).push({ train, stop });
    }
  }
  return {
    sources: new Map(sources.map((source) => [source.name, source])),
    stations: new Map(stations.map((station) => [station.code, withoutDoubtedPoint(station)])),
    doubtedPoints: new Map(
      stations.flatMap(({ code, lat, lon, doubt }) =>
        lat !== null && lon !== null && isDoubted({ doubt }, 'point') ? [[code, { lat, lon }]] : [],
      ),
    ),
    trains,
    byNumber: new Map(trains.map((train) => [train.number, train])),
    former: new Map(former.map((train) => [train.number, train])),
    calls,
  };
}

/** A point that does not fit the station's neighbours would mislead maps and distances. */
const withoutDoubtedPoint = (station: Station): Station => (isDoubted(station, 'point') ? { ...station, lat: null, lon: null } : station);

/** A station by its present or former code, in any case. */
export function stationByCode(network: Network, code: string): Station | undefined {
  const upper = code.trim().toUpperCase();
  return network.stations.get(CODES_SINCE_RENAMED.get(upper) ?? upper);
}

/** How many trains in the timetable stop at a station, optionally only some. */
export const trainsAt = (network: Network, code: string, counts: (train: Train) => boolean = () => true): number =>
  new Set((network.calls.get(code) ?? []).map(({ train }) => train).filter((at) => counts(network.trains[at] as Train))).size;
