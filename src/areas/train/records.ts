import type { FormerTrainRow, SourceRow, StationRow, TrainRow } from './tables.ts';

/** A station with what people call it. */
export interface Station extends Omit<StationRow, 'aliases'> {
  aliases: readonly string[];
}

export interface Stop {
  /** Code of the station. */
  station: string;
  /** Minutes since midnight (IST) of the day on which the train starts; null at the first station, and where unknown. */
  arrival: number | null;
  departure: number | null;
  /** From the first station; null where unknown. */
  distance_km: number | null;
  /** `4` or `1A`; null where unknown. */
  platform: string | null;
}

export interface Train extends Omit<TrainRow, 'classes' | 'pantry' | 'rake' | 'stops' | 'aliases'> {
  classes: readonly string[];
  pantry: boolean | null;
  /** From the engine at the first station, separated by spaces: `LPR 3A:B1 3A:B2`; null where unknown. */
  coaches: string | null;
  aliases: readonly string[];
  stops: readonly Stop[];
}

/**
 * What a source has to say: itself, stations, trains, numbers that it no longer has; and that it is a whole timetable, so that a train of an older record
 * that it does not have no longer runs.
 */
export type TimetableRecord =
  | { source: SourceRow }
  | { station: Station }
  | { train: Train }
  | { former: FormerTrainRow }
  | { whole: { as_of: string } };

/** A stop's departure; where the source prints one time for a halt, that time. */
export const departureTime = (stop: Stop): number | null => stop.departure ?? stop.arrival;
export const arrivalTime = (stop: Stop): number | null => stop.arrival ?? stop.departure;

/** First and last stop of a train. Throws for a train with fewer than two, which no source gives. */
export function findEnds({ number, stops }: Train): { first: Stop; last: Stop } {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || stops.length < 2) throw new Error(`Train ${number} has fewer than two stops`);
  return { first, last };
}

/** Local trains of the suburban networks: thousands, with names and coaches that hardly differ. */
export const isSuburban = ({ type }: Pick<Train, 'type'>): boolean => type === 'Suburban';
/** Parcel trains take no passengers. */
export const takesPassengers = ({ type }: Pick<Train, 'type'>): boolean => type !== 'Parcel Express';
