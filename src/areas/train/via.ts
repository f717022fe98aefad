import { addDays } from '../../lib/time.ts';
import { dayOffset, runsOn } from './clock.ts';
import { type Ride, rideOf } from './direct.ts';
import type { Network } from './network.ts';
import { arrivalOf, departureOf, type Stop, type Train } from './records.ts';

/** Two rides with a change of trains between them. */
export interface Journey {
  first: Ride;
  second: Ride;
  /** Minutes between the arrival of the first train and the departure of the second. */
  wait: number;
  /** Minutes from the first departure to the last arrival. */
  total: number;
  distanceKm: number | null;
}

const SHORTEST_WAIT = 30;
const LONGEST_WAIT = 6 * 60;
const DAY_MINUTES = 1440;
/** Beside the shortest, a journey of more than so many times its length is a detour. */
const LONGEST_DETOUR = 1.6;

/** The second train as it can be boarded at a station where one changes. */
interface Onward {
  train: Train;
  from: Stop;
  to: Stop;
  /** Minutes of the day. */
  departs: number;
  /** Minutes on the train. */
  rides: number;
}

/**
 * The best journeys with one change, by time and then by distance; at most one for each first and each second train, so that they differ.
 * RAPTOR's two rounds, met in the middle: what can be reached from `from`, and what reaches `to`, joined at every station that both know.
 * With a day (YYYY-MM-DD at the first station) only trains that run then; trains of unknown run days stay in.
 */
export function journeysVia(network: Network, from: string, to: string, day?: string, limit = 3): Journey[] {
  const onward = onwardRides(network, from, to);
  const best = new Map<string, Found>();
  for (const { train: index, stop } of network.calls.get(from) ?? []) {
    const train = network.trains[index];
    const boarding = train?.stops[stop];
    const departure = boarding ? departureOf(boarding) : null;
    if (!train || !boarding || departure === null) continue;
    for (const change of train.stops.slice(stop + 1)) {
      if (change.station === from || change.station === to) break;
      const arrival = arrivalOf(change);
      const candidates = onward.get(change.station);
      if (!candidates || arrival === null) continue;
      for (const next of candidates) {
        if (next.train === train) continue;
        const wait = waitFor(arrival % DAY_MINUTES, next.departs);
        if (wait < SHORTEST_WAIT || wait > LONGEST_WAIT) continue;
        const total = arrival - departure + wait + next.rides;
        const key = `${train.number} ${next.train.number}`;
        const known = best.get(key);
        const km = lengthOf(boarding, change, next);
        if (!known || total < known.total || (total === known.total && km < known.km))
          best.set(key, { train, boarding, change, next, wait, total, km });
      }
    }
  }
  return choose([...best.values()], day, limit);
}

interface Found {
  train: Train;
  boarding: Stop;
  change: Stop;
  next: Onward;
  wait: number;
  total: number;
  /** Infinite where unknown. */
  km: number;
}

/** Trains to `to` by every station where they can be boarded, save those that come through `from`: they are no change. */
function onwardRides(network: Network, from: string, to: string): Map<string, Onward[]> {
  const byStation = new Map<string, Onward[]>();
  for (const { train: index, stop } of network.calls.get(to) ?? []) {
    const train = network.trains[index];
    const alighting = train?.stops[stop];
    const arrival = alighting ? arrivalOf(alighting) : null;
    if (!train || !alighting || arrival === null) continue;
    for (let at = stop - 1; at >= 0; at -= 1) {
      const boarding = train.stops[at];
      if (!boarding || boarding.station === from || boarding.station === to) break;
      const departure = departureOf(boarding);
      if (departure === null) continue;
      const onward = { train, from: boarding, to: alighting, departs: departure % DAY_MINUTES, rides: arrival - departure };
      const known = byStation.get(boarding.station);
      if (known) known.push(onward);
      else byStation.set(boarding.station, [onward]);
    }
  }
  return byStation;
}

/** Minutes from one time of day to the next time that the clock shows another. */
const waitFor = (arrives: number, departs: number): number => (departs - arrives + DAY_MINUTES) % DAY_MINUTES;

function lengthOf(boarding: Stop, change: Stop, next: Onward): number {
  const parts = [boarding.distance_km, change.distance_km, next.from.distance_km, next.to.distance_km];
  const [a, b, c, d] = parts;
  return a == null || b == null || c == null || d == null ? Number.POSITIVE_INFINITY : b - a + d - c;
}

function choose(found: Found[], day: string | undefined, limit: number): Journey[] {
  const shortest = Math.min(...found.map(({ km }) => km));
  found.sort((a, b) => a.total - b.total || a.km - b.km);
  const journeys: Journey[] = [];
  const taken = new Set<Train>();
  for (const one of found) {
    if (journeys.length === limit) break;
    if (taken.has(one.train) || taken.has(one.next.train)) continue;
    if (Number.isFinite(one.km) && one.km > shortest * LONGEST_DETOUR) continue;
    const journey = journeyOf(one);
    if (!journey || !runs(journey, day)) continue;
    taken.add(one.train).add(one.next.train);
    journeys.push(journey);
  }
  return journeys;
}

function journeyOf({ train, boarding, change, next, wait, total, km }: Found): Journey | undefined {
  const first = rideOf(train, boarding, change);
  const second = rideOf(next.train, next.from, next.to);
  return first && second && { first, second, wait, total, distanceKm: Number.isFinite(km) ? km : null };
}

/** Can both trains be taken, as far as their run days are known? */
function runs({ first, second, wait }: Journey, day: string | undefined): boolean {
  if (day === undefined) return true;
  const midnight = first.departure - (first.departure % DAY_MINUTES);
  const secondDay = addDays(day, dayOffset(first.arrival + wait - midnight));
  const goes = ({ daysRuns }: Ride, when: string) => daysRuns === null || runsOn(daysRuns, when);
  return goes(first, day) && goes(second, secondDay);
}
