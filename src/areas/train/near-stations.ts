import { keptIn } from '../../kernel/memoize.ts';
import { PLACES, type Place } from '../../places/gazetteer.ts';
import { distanceKm } from '../../places/near.ts';
import { type Network, trainsAt } from './network.ts';
import type { Station } from './records.ts';

export interface NearStation {
  station: Station;
  km: number;
  /** Trains of the timetable that stop there. */
  trains: number;
}

/** A station so near to a town of a state is one of the state's. */
const TOWN_KM = 20;
const KM_A_DEGREE = 111;

/** Stations at which trains stop, no farther from a point than so many kilometres; the nearest first. */
export function stationsNear(network: Network, point: { lat: number; lon: number }, km: number): NearStation[] {
  const near: NearStation[] = [];
  for (const station of network.stations.values()) {
    const { code, lat, lon } = station;
    // By latitude alone most are too far, which takes no time to see.
    if (lat === null || lon === null || Math.abs(lat - point.lat) * KM_A_DEGREE > km) continue;
    const away = distanceKm(point, { lat, lon });
    const trains = away <= km ? trainsAt(network, code) : 0;
    if (trains > 0) near.push({ station, km: away, trains });
  }
  return near.sort((a, b) => a.km - b.km);
}

const TOWNS_WITH_POINT = PLACES.filter(({ type, lat }) => type === 'town' && lat !== undefined);

/** The town nearest to a station that stands within 20 km of one. */
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

/** Stations of the towns of a state at which trains stop, the busiest first. */
export function stationsOfState(network: Network, state: string): readonly Station[] {
  const known = keptIn(ofStates, network, () => new Map());
  return keptIn(known, state, () => {
    const found = new Map<Station, number>();
    for (const town of TOWNS_WITH_POINT.filter((place) => place.state === state))
      for (const { station, trains } of stationsNear(network, pointOf(town), TOWN_KM))
        if (!found.has(station) && nearestTown(station)?.state === state) found.set(station, trains);
    return [...found].toSorted(([, a], [, b]) => b - a).map(([station]) => station);
  });
}

/** Of a town, whose place is known; of anything else the middle of nowhere. */
export const pointOf = ({ lat = Number.NaN, lon = Number.NaN }: Place): { lat: number; lon: number } => ({ lat, lon });
