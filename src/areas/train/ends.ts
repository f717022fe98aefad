import { ApiError } from '../../kernel/errors.ts';
import { findPlace } from '../../places/find.ts';
import { GAZETTEER, type Place } from '../../places/gazetteer.ts';
import { distanceKm } from '../../places/near.ts';
import { STATES } from '../../places/states.ts';
import { findTown } from '../../places/town.ts';
import { fold } from '../../text/fold.ts';
import { directRides, type Ride } from './direct.ts';
import { pointOf, stationsNear, stationsOfState } from './near-stations.ts';
import { type Network, stationByCode } from './network.ts';
import type { Station } from './records.ts';
import { type LocalStation, UNRECORDED_LOCALS } from './renamed.ts';
import { nameWithCode, nearStations, searchStations, stationsOfTown } from './station-search.ts';

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
/** A beginning so short is a name only where it is a whole word: Leh is not Lehra Gaga. */
const SHORT_NAME = 5;
/** A state with no more stations is gone to as a town is: Goa. */
const SMALL_STATE = 25;
/** A station of a town's name so far away is another town's. */
const SAME_TOWN_KM = 100;
/** Who goes to a town without a station leaves the train no farther away. */
const REACH_KM = 20;
const NEXT_KM = 300;
const MAX_OFFERED = 5;
const BUSY_TRAINS = 20;

/**
 * The station or the town that a text names: a code first (two letters stay a code), then a town, which is all its stations, then a state, then a
 * station's name. A small state is its stations; a larger one, and a town without a station, is an error that says which are there.
 * Throws ApiError 404 with stations to ask for; `param` is the parameter it came by.
 */
export function requireEnd(network: Network, param: string, text: string): JourneyEnd {
  const byCode = CODE.test(text) && (text === text.toUpperCase() || text.length < 3) ? stationByCode(network, text) : undefined;
  if (byCode) return { stations: [byCode], isTown: false };
  const ofTown = toEnd(stationsOfTown(network, text));
  if (ofTown) return ofTown;
  const place = findPlace(GAZETTEER, text);
  if (place?.type === 'state') return requireState(network, param, place);
  const best = findNamed(network, text, place);
  const byLowerCode = CODE.test(text) && !place ? stationByCode(network, text) : undefined;
  if (byLowerCode) return { stations: [byLowerCode], isTown: false };
  if (best) return { stations: [best], isTown: false };
  const local = UNRECORDED_LOCALS.get(fold(text));
  if (local) throw notRecorded(network, param, local);
  if (place) return requireNear(network, param, place);
  throw unknownEnd(param, `no station or town called ${JSON.stringify(text)} is known.`, nearStations(network, text), text);
}

/** The same; undefined where there is none. */
export function findEnd(network: Network, text: string): JourneyEnd | undefined {
  try {
    return requireEnd(network, '', text);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The station that a name is sure to mean: near the town of that name, where one is known. */
function findNamed(network: Network, text: string, place: Place | undefined): Station | undefined {
  const wanted = fold(text);
  return searchStations(network, text)
    .filter(({ score }) => score >= CONFIDENCE)
    .map(({ station }) => station)
    .find(
      ({ name, aliases, lat, lon }) =>
        (wanted.length >= SHORT_NAME || [name, ...aliases].some((one) => ` ${fold(one)} `.startsWith(` ${wanted} `))) &&
        (!place || lat === null || lon === null || distanceKm(pointOf(place), { lat, lon }) <= SAME_TOWN_KM),
    );
}

function toEnd(stations: readonly Station[]): JourneyEnd | undefined {
  const [main, ...others] = stations.slice(0, MAX_STATIONS);
  return main && { stations: [main, ...others], isTown: others.length > 0 };
}

function requireState(network: Network, param: string, { name }: Place): JourneyEnd {
  const stations = stationsOfState(network, name);
  const end = stations.length <= SMALL_STATE ? toEnd(stations) : undefined;
  if (end) return end;
  if (stations.length > 0)
    throw unknownEnd(
      param,
      `${name} is a state with many stations: name one of them or a town.`,
      stations.slice(0, MAX_OFFERED).map(nameWithCode),
      name,
    );
  const capital = findTown(STATES.find((one) => one.name === name)?.capital ?? '');
  throw unknownEnd(param, `no train of the timetable stops in a town of ${name}.`, capital ? nextStations(network, capital) : [], name);
}

/** A town that no station is named after: the stations near it, or an error with the next ones. */
function requireNear(network: Network, param: string, place: Place): JourneyEnd {
  const within = stationsNear(network, pointOf(place), REACH_KM).toSorted((a, b) => b.trains - a.trains);
  const end = toEnd(within.map(({ station }) => station));
  if (end) return end;
  throw unknownEnd(param, `no train of the timetable stops in ${place.name}.`, nextStations(network, place), place.name);
}

/** The next stations from which trains go through the day, with how far they are. */
function nextStations(network: Network, place: Place): string[] {
  const near = stationsNear(network, pointOf(place), NEXT_KM);
  const busy = near.filter(({ trains }) => trains >= BUSY_TRAINS);
  return (busy.length > 0 ? busy : near)
    .slice(0, MAX_OFFERED)
    .map(({ station, km }) => `${nameWithCode(station)}, ${Math.round(km)} km away`);
}

const notRecorded = (network: Network, param: string, { name, near }: LocalStation): ApiError =>
  unknownEnd(
    param,
    `${name} is a station of Mumbai's local trains at which no train of this timetable stops: its record lacks most trains of the Harbour, Trans-Harbour and Western lines.`,
    near.flatMap((code) => stationByCode(network, code) ?? []).map(nameWithCode),
    name,
  );

const unknownEnd = (param: string, said: string, suggestions: string[], text: string): ApiError =>
  new ApiError('unknown_place', `${param}: ${said}`, {
    suggestions,
    hint: `Find stations at /train/stations?q=${encodeURIComponent(text.toLowerCase())}`,
  });

/**
 * Rides without a change between any two stations of two ends, by departure: a train once, from where it begins and to where it ends if that is there,
 * else between the busiest of the stations where it stops.
 */
export function ridesBetween(network: Network, from: JourneyEnd, to: JourneyEnd, day?: string): Ride[] {
  const rides = new Map<string, Ride>();
  for (const start of from.stations)
    for (const end of to.stations) {
      if (start === end) continue;
      for (const ride of directRides(network, start.code, end.code, day)) {
        const known = rides.get(ride.train.number);
        if (!known || countEnds(ride) > countEnds(known)) rides.set(ride.train.number, ride);
      }
    }
  return [...rides.values()].sort((a, b) => (a.departure % 1440) - (b.departure % 1440) || a.arrival - b.arrival);
}

/** How many of the train's own ends are those of a ride. */
const countEnds = ({ train: { stops }, from, to }: Ride): number => Number(from === stops[0]) + Number(to === stops.at(-1));
