import { addDays } from '../../../kernel/time.ts';
import { dayOffset, runsOn, shiftDays } from '../clock.ts';
import type { Network } from '../timetable/network.ts';
import { arrivalTime, departureTime, type Stop, type Train, takesPassengers } from '../timetable/records.ts';

/** A ride on one train from a stop to a later one. Minutes count from midnight of the day the train starts. */
export interface Ride {
  train: Train;
  from: Stop;
  to: Stop;
  departure: number;
  arrival: number;
  /** At the boarding station; null if unknown. */
  daysRuns: string | null;
  /** Null if not in the timetable. */
  distanceKm: number | null;
}

/**
 * Direct rides between two stations, by departure. With a day (YYYY-MM-DD, at the boarding station), only trains that run then, plus those
 * with unknown run days.
 */
export function directRides(network: Network, from: string, to: string, day?: string): Ride[] {
  const boarding = network.calls.get(from) ?? [];
  const rides = new Map<Train, Ride>();
  for (const { train: index, stop } of boarding) {
    const train = network.trains[index];
    if (train && !takesPassengers(train)) continue;
    const ride = train && shortestRide(train, stop, to);
    const other = train && rides.get(train);
    // A train may call at a station twice: the shorter ride is meant.
    if (ride && (!other || ride.arrival - ride.departure < other.arrival - other.departure)) rides.set(train, ride);
  }
  return [...rides.values()].filter((ride) => day === undefined || rideRunsOn(ride, day)).sort(byClock);
}

/** Whether it can be boarded on a day (YYYY-MM-DD, at the boarding station). True if its days are unknown. */
export const rideRunsOn = ({ train, departure, daysRuns }: Pick<Ride, 'train' | 'departure' | 'daysRuns'>, day: string): boolean =>
  (daysRuns === null || runsOn(daysRuns, day)) && isValidOn(train, addDays(day, -dayOffset(departure)));

/** Whether a train's record is valid for a start on a day (YYYY-MM-DD). */
const isValidOn = ({ valid_from, valid_to }: Train, start: string): boolean =>
  (valid_from === null || valid_from <= start) && (valid_to === null || start <= valid_to);

function shortestRide(train: Train, boarding: number, to: string): Ride | undefined {
  const alighting = train.stops.findIndex(({ station }, index) => index > boarding && station === to);
  const [fromStop, toStop] = [train.stops[boarding], train.stops[alighting]];
  return fromStop && toStop ? toRide(train, fromStop, toStop) : undefined;
}

/** A ride between two stops of a train; undefined unless the timetable has both times. */
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
