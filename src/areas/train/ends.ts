import { ApiError } from '../../kernel/errors.ts';
import { directRides, type Ride } from './direct.ts';
import { type Network, stationByCode } from './network.ts';
import type { Station } from './records.ts';
import { nearStations, searchStations, stationsOfTown } from './station-search.ts';

/** Where a journey begins or ends: one station, or all of a town, the busiest first. */
export interface JourneyEnd {
  stations: readonly [Station, ...Station[]];
  /** Was a town named, and no station? */
  isTown: boolean;
}

/** A name is a station's where it is this much like it. */
const CONFIDENCE = 0.9;
const CODE = /^[a-z]{1,5}$/i;
/** Of a town's stations those from which most trains go. */
const MAX_STATIONS = 8;

/**
 * The station or the town that a text names: a code first (two letters stay a code), then a town, which is all its stations, then a station's name.
 * Throws ApiError 404 with stations of a like name; `param` is the parameter it came by.
 */
export function requireEnd(network: Network, param: string, text: string): JourneyEnd {
  const byCode = CODE.test(text) && (text === text.toUpperCase() || text.length < 3) ? stationByCode(network, text) : undefined;
  if (byCode) return { stations: [byCode], isTown: false };
  const [main, ...others] = stationsOfTown(network, text).slice(0, MAX_STATIONS);
  if (main) return { stations: [main, ...others], isTown: others.length > 0 };
  const byLowerCode = CODE.test(text) ? stationByCode(network, text) : undefined;
  if (byLowerCode) return { stations: [byLowerCode], isTown: false };
  const [best] = searchStations(network, text, 1);
  if (best && best.score >= CONFIDENCE) return { stations: [best.station], isTown: false };
  throw new ApiError('unknown_place', `${param}: no station or town called ${JSON.stringify(text)} is known.`, {
    suggestions: nearStations(network, text),
    hint: `Find stations at /train/stations?q=${encodeURIComponent(text.toLowerCase())}`,
  });
}

/** Rides without a change between any two stations of two ends, by departure: a train once, between the busiest of the stations where it stops. */
export function ridesBetween(network: Network, from: JourneyEnd, to: JourneyEnd, day?: string): Ride[] {
  const rides = new Map<string, Ride>();
  for (const start of from.stations)
    for (const end of to.stations) {
      if (start === end) continue;
      for (const ride of directRides(network, start.code, end.code, day))
        if (!rides.has(ride.train.number)) rides.set(ride.train.number, ride);
    }
  return [...rides.values()].sort((a, b) => (a.departure % 1440) - (b.departure % 1440) || a.arrival - b.arrival);
}
