import { ApiError } from '../../../kernel/errors.ts';
import { findPlace } from '../../../places/find.ts';
import { GAZETTEER, type Place } from '../../../places/gazetteer.ts';
import { distanceKm } from '../../../places/near.ts';
import { STATES } from '../../../places/states.ts';
import { findTown } from '../../../places/town.ts';
import { fold } from '../../../text/fold.ts';
import { pointOf, stationsNear, stationsOfState } from '../stations/near-stations.ts';
import { type LocalStation, UNRECORDED_LOCALS } from '../stations/renamed.ts';
import { nameWithCode, nearStations, searchStations, stationsOfTown } from '../stations/station-search.ts';
import { type Network, stationByCode } from '../timetable/network.ts';
import type { Station } from '../timetable/records.ts';
import { directRides, type Ride } from './direct.ts';

/** One end of a journey: a station, or all of a town's, busiest first. */
export interface JourneyEnd {
  stations: readonly [Station, ...Station[]];
  /** Whether a town was named rather than a station. */
  isTown: boolean;
}

/** Smallest similarity at which a name means a station. */
const CONFIDENCE = 0.9;
const CODE = /^[a-z]{1,5}$/i;
/** Only the stations of a town with the most trains. */
const MAX_STATIONS = 8;
/** A prefix this short must be a whole word: Leh is not Lehra Gaga. */
const SHORT_NAME = 5;
/** A state with no more stations than this is treated like a town: Goa. */
const SMALL_STATE = 25;
/** A station farther away belongs to another town of the same name. */
const SAME_TOWN_KM = 100;
/** Farthest station for a town without one. */
const REACH_KM = 20;
const NEXT_KM = 300;
const MAX_OFFERED = 5;
const BUSY_TRAINS = 20;

/**
 * The station or town a text names: first a code (two letters are always one), then a town, meaning all its stations, then a state, then a
 * station's name. A small state means its stations; a larger one, or a town without a station, is an error that lists alternatives. Throws
 * ApiError 404 with stations to ask for; `param` is the name of the parameter.
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

/** The same, but undefined if there is none. */
export function findEnd(network: Network, text: string): JourneyEnd | undefined {
  try {
    return requireEnd(network, '', text);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Divisions of Central and Western Railway most of whose local trains are not on record. */
const MUMBAI_DIVISIONS: readonly (string | null)[] = ['BB', 'BCT'];

/** Whether all ends are of Mumbai's local lines. */
export const areMumbais = (...ends: readonly JourneyEnd[]): boolean =>
  ends.every(({ stations: [{ division }] }) => MUMBAI_DIVISIONS.includes(division));

/** The station a name certainly means: near the town of that name, if one is known. */
function findNamed(network: Network, text: string, place: Place | undefined): Station | undefined {
  const folded = fold(text);
  return searchStations(network, text)
    .filter(({ score }) => score >= CONFIDENCE)
    .map(({ station }) => station)
    .find(
      ({ name, aliases, lat, lon }) =>
        (folded.length >= SHORT_NAME || [name, ...aliases].some((one) => ` ${fold(one)} `.startsWith(` ${folded} `))) &&
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

/** For a town without a station of its name: the stations nearby, or an error with the nearest ones. */
function requireNear(network: Network, param: string, place: Place): JourneyEnd {
  const within = stationsNear(network, pointOf(place), REACH_KM).toSorted((a, b) => b.trains - a.trains);
  const end = toEnd(within.map(({ station }) => station));
  if (end) return end;
  throw unknownEnd(param, `no train of the timetable stops in ${place.name}.`, nextStations(network, place), place.name);
}

/** The nearest busy stations, or any if none is busy, with their distances. */
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
 * Direct rides between any stations of two ends, by departure. Each train appears once: from its first to its last station if those are
 * included, else between the busiest stations where it stops.
 */
export function ridesBetween(network: Network, from: JourneyEnd, to: JourneyEnd, day?: string): Ride[] {
  const rides = new Map<string, Ride>();
  for (const start of from.stations)
    for (const end of to.stations) {
      if (start === end) continue;
      for (const ride of directRides(network, start.code, end.code, day)) {
        const other = rides.get(ride.train.number);
        if (!other || countEnds(ride) > countEnds(other)) rides.set(ride.train.number, ride);
      }
    }
  return [...rides.values()].sort((a, b) => (a.departure % 1440) - (b.departure % 1440) || a.arrival - b.arrival);
}

/** How many of the train's own ends are the ride's. */
const countEnds = ({ train: { stops }, from, to }: Ride): number => Number(from === stops[0]) + Number(to === stops.at(-1));
