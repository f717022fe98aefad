import type { FormerTrainRow, SourceRow, StationRow, TrainRow } from '../tables.ts';
import { PARCEL_TYPE } from './train-rules.ts';

/** A station with its other names. */
export interface Station extends Omit<StationRow, 'aliases'> {
  aliases: readonly string[];
}

export interface Stop {
  /** Station code. */
  station: string;
  /** Minutes since midnight (IST) of the day the train starts; null at the first station and if unknown. */
  arrival: number | null;
  departure: number | null;
  /** From the first station; null if unknown. */
  distance_km: number | null;
  /** `4` or `1A`; null if unknown. */
  platform: string | null;
}

export interface Train extends Omit<TrainRow, 'classes' | 'pantry' | 'rake' | 'stops' | 'aliases'> {
  classes: readonly string[];
  pantry: boolean | null;
  /** From the engine at the first station, space-separated: `LPR 3A:B1 3A:B2`; null if unknown. */
  coaches: string | null;
  aliases: readonly string[];
  stops: readonly Stop[];
}

/**
 * What a source provides: itself, stations, trains, withdrawn numbers; and whether it is complete, so that trains missing from it no longer
 * run. `until` is the last day (YYYY-MM-DD) for which the source speaks: a special that nobody else knows runs no longer.
 */
export type TimetableRecord =
  | { source: SourceRow }
  | { station: Station }
  | { train: Train; until?: string }
  | { former: FormerTrainRow }
  | { whole: { as_of: string } };

/** A stop's departure, or its arrival if the source gives one time for a halt. */
export const departureTime = (stop: Stop): number | null => stop.departure ?? stop.arrival;
export const arrivalTime = (stop: Stop): number | null => stop.arrival ?? stop.departure;

/** A train's first and last stop. Throws if it has fewer than two, which no source gives. */
export function findEnds({ number, stops }: Train): { first: Stop; last: Stop } {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || stops.length < 2) throw new Error(`Train ${number} has fewer than two stops`);
  return { first, last };
}

/** Local trains of suburban networks: thousands, with hardly any difference in names and coaches. */
export const isSuburban = ({ type }: Pick<Train, 'type'>): boolean => type === 'Suburban';
/** Parcel trains take no passengers. */
export const takesPassengers = ({ type }: Pick<Train, 'type'>): boolean => type !== PARCEL_TYPE;
