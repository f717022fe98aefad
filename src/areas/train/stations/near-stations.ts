import { keptIn } from '../../../kernel/memoize.ts';
import { PLACES, type Place } from '../../../places/gazetteer.ts';
import { distanceKm, mayBeWithin } from '../../../places/near.ts';
import { type Network, trainsAt } from '../timetable/network.ts';
import type { Station } from '../timetable/records.ts';

export interface NearStation {
  station: Station;
  km: number;
  /** Trains in the timetable that stop there. */
  trains: number;
}

/** A station this close to a town belongs to the town's state. */
const TOWN_KM = 20;

interface Stop extends Pick<NearStation, 'station' | 'trains'> {
  lat: number;
  lon: number;
}

const stops = new WeakMap<Network, readonly Stop[]>();

/** Stations with a point where trains stop. */
const stopsOf = (network: Network): readonly Stop[] =>
  keptIn(stops, network, () =>
    [...network.stations.values()].flatMap((station) => {
      const { code, lat, lon } = station;
      const trains = trainsAt(network, code);
      return lat === null || lon === null || trains === 0 ? [] : [{ station, trains, lat, lon }];
    }),
  );

/** Stations with trains within this many kilometres of a point, nearest first. */
export function stationsNear(network: Network, point: { lat: number; lon: number }, km: number): NearStation[] {
  const near: NearStation[] = [];
  for (const stop of stopsOf(network)) {
    const away = mayBeWithin(point, stop, km) ? distanceKm(point, stop) : Number.POSITIVE_INFINITY;
    if (away <= km) near.push({ station: stop.station, km: away, trains: stop.trains });
  }
  return near.sort((a, b) => a.km - b.km);
}

const TOWNS_WITH_POINT = PLACES.filter(({ type, lat }) => type === 'town' && lat !== undefined);

/** The nearest town within 20 km of a station. */
function nearestTown({ lat, lon }: Station): Place | undefined {
  if (lat === null || lon === null) return undefined;
  let best: { place: Place; km: number } | undefined;
  for (const place of TOWNS_WITH_POINT) {
    const point = pointOf(place);
    if (!mayBeWithin({ lat }, point, TOWN_KM)) continue;
    const km = distanceKm(point, { lat, lon });
    if (!best || km < best.km) best = { place, km };
  }
  return best?.place;
}

const ofStates = new WeakMap<Network, Map<string, readonly Station[]>>();

/** A state's stations where trains stop, by their records, else by its towns; busiest first. */
export function stationsOfState(network: Network, state: string): readonly Station[] {
  const byState = keptIn(ofStates, network, () => new Map());
  return keptIn(byState, state, () => {
    const trainsOf = new Map(
      stopsOf(network).flatMap(({ station, trains }) => (station.state === state ? [[station, trains] as const] : [])),
    );
    for (const town of TOWNS_WITH_POINT.filter((place) => place.state === state))
      for (const { station, trains } of stationsNear(network, pointOf(town), TOWN_KM))
        if (!trainsOf.has(station) && (station.state ?? nearestTown(station)?.state) === state) trainsOf.set(station, trains);
    return [...trainsOf].toSorted(([, a], [, b]) => b - a).map(([station]) => station);
  });
}

/** A place's point; NaN if it has none. */
export const pointOf = ({ lat = Number.NaN, lon = Number.NaN }: Place): { lat: number; lon: number } => ({ lat, lon });
