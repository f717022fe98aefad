import { addDays } from '../../../kernel/time.ts';
import { DAY_MINUTES, dayOffset } from '../clock.ts';
import type { Network } from '../timetable/network.ts';
import { arrivalTime, departureTime, isSuburban, type Stop, type Train, takesPassengers } from '../timetable/records.ts';
import { type Ride, rideRunsOn, toRide } from './direct.ts';

/** Two rides with a change of trains. */
export interface Journey {
  first: Ride;
  second: Ride;
  /** Minutes from the first train's arrival to the second one's departure. */
  wait: number;
  /** Minutes from the first departure to the last arrival. */
  total: number;
  distanceKm: number | null;
}

/** Whether the run days of both trains are known: where not, the second may not run on that day. */
export const areDaysKnown = ({ first, second }: Journey): boolean => first.daysRuns !== null && second.daysRuns !== null;

const MIN_WAIT = 30;
/** Between two local trains, which run every few minutes. */
const SHORTEST_WAIT_LOCAL = 5;
const MAX_WAIT = 6 * 60;
/** A journey longer than the shortest one by this factor is a detour. */
const MAX_DETOUR = 1.6;

/** A train to board at a change station. */
interface Onward {
  train: Train;
  from: Stop;
  to: Stop;
  /** Minutes of the day. */
  departs: number;
  /** Minutes on board. */
  rides: number;
  /** Infinity if unknown. */
  km: number;
}

/** The onward trains from a station, by time of day. */
interface OnwardFrom {
  rides: Onward[];
  /** Shortest of them in kilometres. */
  km: number;
}

interface Candidate {
  train: Train;
  boarding: Stop;
  change: Stop;
  next: Onward;
  wait: number;
  total: number;
  km: number;
}

/**
 * The best journeys with one change, by time, then distance; at most one per first and per second train, so that they differ. RAPTOR's two
 * rounds, meeting in the middle: what is reachable from `from` and what reaches `to`, joined at each station in both. With a day
 * (YYYY-MM-DD at the first station), only trains that run then, plus those with unknown run days.
 */
export function journeysVia(network: Network, from: string, to: string, day?: string, limit = 3): Journey[] {
  const onward = onwardRides(network, from, to);
  const firsts = firstRides(network, from, to, day).filter(({ changes }) => changes.some(({ station }) => onward.has(station)));
  const longest = shortestWay(firsts, onward) * MAX_DETOUR;
  const candidates = firsts.flatMap((first) => bestOnwards(first, onward, longest, day, limit));
  return choose(candidates, limit);
}

/** A train from the first station, with the stops where it can be left. */
interface First {
  train: Train;
  boarding: Stop;
  departure: number;
  changes: readonly Stop[];
}

function firstRides(network: Network, from: string, to: string, day: string | undefined): First[] {
  return (network.calls.get(from) ?? []).flatMap(({ train: index, stop }): First[] => {
    const train = network.trains[index];
    const boarding = train?.stops[stop];
    const departure = boarding ? departureTime(boarding) : null;
    if (!train || !boarding || departure === null || !takesPassengers(train)) return [];
    const last = train.stops.at(-1);
    const ride = last && toRide(train, boarding, last);
    if (day !== undefined && ride && !rideRunsOn(ride, day)) return [];
    const end = train.stops.findIndex(({ station }, at) => at > stop && (station === from || station === to));
    return [{ train, boarding, departure, changes: train.stops.slice(stop + 1, end === -1 ? undefined : end) }];
  });
}

/** Trains to `to` from every station where they can be boarded, except those that come through `from`: they need no change. */
function onwardRides(network: Network, from: string, to: string): Map<string, OnwardFrom> {
  const byStation = new Map<string, OnwardFrom>();
  for (const { train: index, stop } of network.calls.get(to) ?? []) {
    const train = network.trains[index];
    const alighting = train?.stops[stop];
    const arrival = alighting ? arrivalTime(alighting) : null;
    if (!train || !alighting || arrival === null || !takesPassengers(train)) continue;
    for (let at = stop - 1; at >= 0; at -= 1) {
      const boarding = train.stops[at];
      if (!boarding || boarding.station === from || boarding.station === to) break;
      const departure = departureTime(boarding);
      if (departure === null) continue;
      const km = journeyLength(boarding, alighting);
      const ride = { train, from: boarding, to: alighting, departs: departure % DAY_MINUTES, rides: arrival - departure, km };
      const onwards = byStation.get(boarding.station);
      if (!onwards) byStation.set(boarding.station, { rides: [ride], km });
      else {
        onwards.rides.push(ride);
        onwards.km = Math.min(onwards.km, km);
      }
    }
  }
  for (const { rides } of byStation.values()) rides.sort((a, b) => a.departs - b.departs);
  return byStation;
}

/** Kilometres of the shortest route with one change, whether or not the times fit; Infinity if none is known. */
function shortestWay(firsts: readonly First[], onward: ReadonlyMap<string, OnwardFrom>): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (const { boarding, changes } of firsts)
    for (const change of changes) {
      const next = onward.get(change.station);
      if (next) shortest = Math.min(shortest, journeyLength(boarding, change) + next.km);
    }
  return shortest;
}

/**
 * The best trains to change to from a given first train, each once. `limit` of them are enough, since the other chosen journeys use up
 * fewer. Trains at each station are scanned by departure, only as long as a better journey is possible.
 */
function bestOnwards(
  first: First,
  onward: ReadonlyMap<string, OnwardFrom>,
  longest: number,
  day: string | undefined,
  limit: number,
): Candidate[] {
  const { train, boarding, departure, changes } = first;
  const best = new Map<Train, Candidate>();
  let worst = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    const arrival = arrivalTime(change);
    const candidates = onward.get(change.station)?.rides;
    if (!candidates || arrival === null || arrival - departure >= worst) continue;
    const km = journeyLength(boarding, change);
    const clock = arrival % DAY_MINUTES;
    const local = isSuburban(train);
    const start = firstFrom(candidates, (clock + SHORTEST_WAIT_LOCAL) % DAY_MINUTES);
    for (let step = 0; step < candidates.length; step += 1) {
      const next = candidates[(start + step) % candidates.length] as Onward;
      const wait = (next.departs - clock + DAY_MINUTES) % DAY_MINUTES;
      if (wait > MAX_WAIT || arrival - departure + wait > worst) break;
      if (wait < (local && isSuburban(next.train) ? SHORTEST_WAIT_LOCAL : MIN_WAIT) || next.train === train) continue;
      const candidate: Candidate = {
        train,
        boarding,
        change,
        next,
        wait,
        total: arrival - departure + wait + next.rides,
        km: km + next.km,
      };
      if (candidate.total > worst || (Number.isFinite(candidate.km) && candidate.km > longest)) continue;
      const bestSoFar = best.get(next.train);
      if ((bestSoFar && !isBetter(candidate, bestSoFar)) || !secondRuns(candidate, day)) continue;
      best.set(next.train, candidate);
      if (best.size > limit) best.delete([...best.values()].reduce((one, other) => (isBetter(one, other) ? other : one)).next.train);
      if (best.size === limit) worst = Math.max(...[...best.values()].map(({ total }) => total));
    }
  }
  return [...best.values()];
}

const isBetter = (one: Candidate, other: Candidate): boolean => one.total < other.total || (one.total === other.total && one.km < other.km);

/** Index of the first ride that leaves at or after a time of day; 0, the first of the next day, if none does. */
function firstFrom(rides: readonly Onward[], time: number): number {
  let [low, high] = [0, rides.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rides[middle]?.departs ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low === rides.length ? 0 : low;
}

function journeyLength({ distance_km: from }: Stop, { distance_km: to }: Stop): number {
  return from === null || to === null ? Number.POSITIVE_INFINITY : to - from;
}

function choose(candidates: Candidate[], limit: number): Journey[] {
  candidates.sort((a, b) => a.total - b.total || a.km - b.km);
  const journeys: Journey[] = [];
  const taken = new Set<Train>();
  for (const one of candidates) {
    if (journeys.length === limit) break;
    if (taken.has(one.train) || taken.has(one.next.train)) continue;
    const journey = toJourney(one);
    if (!journey) continue;
    taken.add(one.train).add(one.next.train);
    journeys.push(journey);
  }
  return journeys;
}

function toJourney({ train, boarding, change, next, wait, total, km }: Candidate): Journey | undefined {
  const first = toRide(train, boarding, change);
  const second = toRide(next.train, next.from, next.to);
  return first && second && { first, second, wait, total, distanceKm: Number.isFinite(km) ? km : null };
}

/** Whether the second train runs on the day the first one arrives, as far as its days are known. */
function secondRuns({ boarding, change, next, wait }: Candidate, day: string | undefined): boolean {
  const ride = day === undefined ? undefined : toRide(next.train, next.from, next.to);
  if (!ride || day === undefined) return true;
  const midnight = dayOffset(departureTime(boarding) ?? 0) * DAY_MINUTES;
  return rideRunsOn(ride, addDays(day, dayOffset((arrivalTime(change) ?? 0) + wait - midnight)));
}
