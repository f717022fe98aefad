import type { SourceRow, StationRow, StopRow, TrainRow } from './tables.ts';

/** A station with what people call it. */
export interface Station extends Omit<StationRow, 'aliases'> {
  aliases: readonly string[];
}

export type Stop = Omit<StopRow, 'train' | 'seq'>;

/** A train with all its stops in order. */
export interface Train extends Omit<TrainRow, 'classes'> {
  classes: readonly string[];
  stops: readonly Stop[];
}

/** What a source has to say: itself, stations and trains. */
export type TimetableRecord = { source: SourceRow } | { station: Station } | { train: Train };

/** A stop's departure; where the source prints one time for a halt, that time. */
export const departureOf = (stop: Stop): number | null => stop.departure ?? stop.arrival;
export const arrivalOf = (stop: Stop): number | null => stop.arrival ?? stop.departure;

/** First and last stop of a train. Throws for a train with fewer than two, which no source gives. */
export function endsOf({ number, stops }: Train): { first: Stop; last: Stop } {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || stops.length < 2) throw new Error(`Train ${number} has fewer than two stops`);
  return { first, last };
}
