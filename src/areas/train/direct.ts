import { addDays } from '../../kernel/time.ts';
import { dayOffset, runsOn, shiftDays } from './clock.ts';
import type { Network } from './network.ts';
import { arrivalTime, departureTime, type Stop, type Train, takesPassengers } from './records.ts';

/** A ride on one train from one of its stops to a later one. Minutes are counted from midnight of the day on which the train starts. */
export interface Ride {
  train: Train;
  from: Stop;
  to: Stop;
  departure: number;
  arrival: number;
  /** Where the passenger boards; null where unknown. */
  daysRuns: string | null;
  /** Null where the timetable does not tell it. */
  distanceKm: number | null;
}

/**
 * Rides without a change between two stations, by departure. With a day (YYYY-MM-DD, at the boarding station) only trains that run then; those
 * whose run days are unknown stay in.
 */
export function directRides(network: Network, from: string, to: string, day?: string): Ride[] {
  const boarding = network.calls.get(from) ?? [];
  const rides = new Map<Train, Ride>();
  for (const { train: index, stop } of boarding) {
    const train = network.trains[index];
    if (train && !takesPassengers(train)) continue;
    const ride = train && shortestRide(train, stop, to);
    const known = train && rides.get(train);
    // A train may pass a station twice: the shorter ride is the one meant.
    if (ride && (!known || ride.arrival - ride.departure < known.arrival - known.departure)) rides.set(train, ride);
  }
  return [...rides.values()].filter((ride) => day === undefined || rideRunsOn(ride, day)).sort(byClock);
}

/** Can it be boarded on a day (YYYY-MM-DD, at the boarding station)? True where its days are not known. */
export const rideRunsOn = ({ train, departure, daysRuns }: Pick<Ride, 'train' | 'departure' | 'daysRuns'>, day: string): boolean =>
  (daysRuns === null || runsOn(daysRuns, day)) && isValidOn(train, addDays(day, -dayOffset(departure)));

/** Does a train's record hold for a start on a day (YYYY-MM-DD)? */
const isValidOn = ({ valid_from, valid_to }: Train, start: string): boolean =>
  (valid_from === null || valid_from <= start) && (valid_to === null || start <= valid_to);

function shortestRide(train: Train, boarding: number, to: string): Ride | undefined {
  const alighting = train.stops.findIndex(({ station }, index) => index > boarding && station === to);
  const [fromStop, toStop] = [train.stops[boarding], train.stops[alighting]];
  return fromStop && toStop ? toRide(train, fromStop, toStop) : undefined;
}

/** A ride between two stops of a train; undefined where the timetable does not give both times. */
export function toRide(train: Train, from: Stop, to: Stop): Ride | undefined {
  const [departure, arrival] = [departureTime(from), arrivalTime(to)];
  if (departure === null || arrival === null) return undefined;
  const [start, end] = [from.distance_km, to.distance_km];
  return {
    train,
    from,
    to,
    departure,
    arrival,
    daysRuns: train.days_runs === null ? null : shiftDays(train.days_runs, dayOffset(departure)),
    distanceKm: start === null || end === null ? null : end - start,
  };
}

const byClock = (a: Ride, b: Ride) =>
  (a.departure % 1440) - (b.departure % 1440) ||
  a.arrival - a.departure - (b.arrival - b.departure) ||
  (a.train.number < b.train.number ? -1 : 1);
