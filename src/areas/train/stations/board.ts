import { addDays } from '../../../kernel/time.ts';
import { clockText, dayOffset, shiftDays } from '../clock.ts';
import type { Dated } from '../providers/provider.ts';
import { requireStation } from '../require.ts';
import { toRide } from '../routes/direct.ts';
import { type Network, timetableNetwork } from '../timetable/network.ts';
import { arrivalTime, departureTime, findEnds, isSuburban, type Station, type Stop, type Train } from '../timetable/records.ts';
import { dated, pageOfTrain, toStationRef } from '../timetable/timetable.ts';
import { nameStation, type RailName, railName, type StationName } from '../values.ts';

/** A train that stops at a station. Days are those of the stop. */
export interface Departure extends Dated {
  number: string;
  called: RailName;
  type: string | null;
  from: StationName;
  to: StationName;
  /** `HH.MM`, IST. */
  arrival: string | null;
  departure: string | null;
  daysRuns: string | null;
  platform: string | null;
  /** The station after this one. */
  next: StationName | null;
  /** First and last day, YYYY-MM-DD. */
  validFrom: string | null;
  validTo: string | null;
  page: string;
}

/** A station with the trains that stop there, by the clock. */
export interface StationBoard {
  station: Station;
  departures: readonly Departure[];
}

/** The trains at a station by its code. Throws ApiError 404. */
export async function boardOf(code: string): Promise<StationBoard> {
  const network = await timetableNetwork();
  const station = requireStation(network, 'code', code);
  return { station, departures: departuresAt(network, station.code) };
}

/** The trains that still run on a day (YYYY-MM-DD) or begin later: specials stay in a timetable when their last day is over. */
export const stillRunning = (departures: readonly Departure[], day: string): Departure[] =>
  departures.filter(({ validTo }) => validTo === null || validTo >= day);

/** From so many trains on a board is told in two pages, where each has at least so many. */
const LONG_BOARD = 250;
const OF_EACH = 20;

/**
 * The local trains of a station and its others, where all of them are too many for one page: who waits for an express does not look for it among a local
 * train every three minutes. Undefined where one page tells them all.
 */
export function localsApart(departures: readonly Departure[]): { locals: Departure[]; others: Departure[] } | undefined {
  if (departures.length < LONG_BOARD) return undefined;
  const locals = departures.filter(isSuburban);
  const others = departures.filter((train) => !isSuburban(train));
  return Math.min(locals.length, others.length) < OF_EACH ? undefined : { locals, others };
}

/** Trains at a station by departure time, or arrival time for those that end there. */
export function departuresAt(network: Network, code: string): Departure[] {
  const departures = (network.calls.get(code) ?? []).flatMap(({ train: index, stop: at }) => {
    const train = network.trains[index];
    const stop = train?.stops[at];
    return train && stop ? [toDeparture(network, train, stop, train.stops[at + 1])] : [];
  });
  return departures.sort((a, b) => a.time - b.time || (a.line.number < b.line.number ? -1 : 1)).map(({ line }) => line);
}

function toDeparture(network: Network, train: Train, stop: Stop, after: Stop | undefined): { time: number; line: Departure } {
  const { first, last } = findEnds(train);
  const time = departureTime(stop) ?? arrivalTime(stop) ?? 0;
  const nameOf = (code: string) => nameStation(network, toStationRef(network, code));
  const { asOf, note } = dated(train);
  return {
    time: time % 1440,
    line: {
      number: train.number,
      called: railName(train.name, train.name_hi),
      type: train.type,
      from: nameOf(first.station),
      to: nameOf(last.station),
      arrival: stop.arrival === null ? null : clockText(stop.arrival),
      departure: stop.departure === null ? null : clockText(stop.departure),
      daysRuns: toRide(train, stop, last)?.daysRuns ?? lastDays(train, stop),
      platform: stop.platform,
      next: after ? nameOf(after.station) : null,
      validFrom: shiftedDay(train.valid_from, time),
      validTo: shiftedDay(train.valid_to, time),
      page: pageOfTrain(train),
      ...(asOf && { asOf }),
      ...(note && { note }),
    },
  };
}

/** Run days at a train's last stop, from where there is no ride. */
const lastDays = (train: Train, { arrival }: Stop): string | null =>
  train.days_runs === null || arrival === null ? null : shiftDays(train.days_runs, dayOffset(arrival));

const shiftedDay = (day: string | null, minutes: number): string | null => day && addDays(day, dayOffset(minutes));
