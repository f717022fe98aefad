import { keptIn } from '../../../kernel/memoize.ts';
import { PLACES, type Place } from '../../../places/gazetteer.ts';
import { distanceKm } from '../../../places/near.ts';
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
const KM_A_DEGREE = 111;

/** Stations with trains within this many kilometres of a point, nearest first. */
export function stationsNear(network: Network, point: { lat: number; lon: number }, km: number): NearStation[] {
  const near: NearStation[] = [];
  for (const station of network.stations.values()) {
    const { code, lat, lon } = station;
    // Most are too far by latitude alone, which is cheap to check.
    if (lat === null || lon === null || Math.abs(lat - point.lat) * KM_A_DEGREE > km) continue;
    const away = distanceKm(point, { lat, lon });
    const trains = away <= km ? trainsAt(network, code) : 0;
    if (trains > 0) near.push({ station, km: away, trains });
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
    if (Math.abs(lat - point.lat) * KM_A_DEGREE > TOWN_KM) continue;
    const km = distanceKm(point, { lat, lon });
    if (!best || km < best.km) best = { place, km };
  }
  return best?.place;
}

const ofStates = new WeakMap<Network, Map<string, readonly Station[]>>();

/** A state's stations, by its towns, where trains stop; busiest first. */
export function stationsOfState(network: Network, state: string): readonly Station[] {
  const byState = keptIn(ofStates, network, () => new Map());
  return keptIn(byState, state, () => {
    const trainsOf = new Map<Station, number>();
    for (const town of TOWNS_WITH_POINT.filter((place) => place.state === state))
      for (const { station, trains } of stationsNear(network, pointOf(town), TOWN_KM))
        if (!trainsOf.has(station) && nearestTown(station)?.state === state) trainsOf.set(station, trains);
    return [...trainsOf].toSorted(([, a], [, b]) => b - a).map(([station]) => station);
  });
}

/** A place's point; NaN if it has none. */
export const pointOf = ({ lat = Number.NaN, lon = Number.NaN }: Place): { lat: number; lon: number } => ({ lat, lon });
