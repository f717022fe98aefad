import { onceFor } from '../../lib/once-for.ts';
import { allSources, allStations, allTrains, type TrainDatabase, trainDatabase } from './queries.ts';
import type { Station, Train } from './records.ts';
import { CODES_SINCE_RENAMED } from './renamed.ts';
import type { SourceRow } from './tables.ts';

/** A train's stop: indexes into `trains` and into that train's stops. */
export interface Call {
  train: number;
  stop: number;
}

/** The timetable in memory, with the trains of every station: about 20 MB, built in a fraction of a second, once a process. */
export interface Network {
  sources: ReadonlyMap<string, SourceRow>;
  stations: ReadonlyMap<string, Station>;
  /** By number. */
  trains: readonly Train[];
  byNumber: ReadonlyMap<string, Train>;
  /** Stops at a station by its code, in the order of the trains' numbers. */
  calls: ReadonlyMap<string, readonly Call[]>;
}

const networkIn = onceFor(readNetwork);

/** The timetable in memory. Throws ApiError `snapshot_unavailable`. */
export const timetableNetwork = async (): Promise<Network> => networkIn(await trainDatabase());

async function readNetwork(db: TrainDatabase): Promise<Network> {
  return networkOf(await allSources(db), await allStations(db), await allTrains(db));
}

/** Ties sources, stations and trains together. */
export function networkOf(sources: readonly SourceRow[], stations: readonly Station[], trains: readonly Train[]): Network {
  const calls = new Map<string, Call[]>();
  for (const [train, { stops }] of trains.entries()) {
    for (const [stop, { station }] of stops.entries()) {
      const known = calls.get(station);
      if (known) known.push({ train, stop });
      else calls.set(station, [{ train, stop }]);
    }
  }
  return {
    sources: new Map(sources.map((source) => [source.name, source])),
    stations: new Map(stations.map((station) => [station.code, station])),
    trains,
    byNumber: new Map(trains.map((train) => [train.number, train])),
    calls,
  };
}

/** The station of a code, today's or a former one, in any case. */
export function stationByCode(network: Network, code: string): Station | undefined {
  const upper = code.trim().toUpperCase();
  return network.stations.get(CODES_SINCE_RENAMED.get(upper) ?? upper);
}

/** How many trains of the timetable stop at a station. */
export const trainsAt = (network: Network, code: string): number => new Set((network.calls.get(code) ?? []).map(({ train }) => train)).size;
