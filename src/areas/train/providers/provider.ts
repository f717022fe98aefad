import { ApiError } from '../../../kernel/errors.ts';
import { CannotAnswer, type Provider, type QueryFn } from '../../../providers/upstream-query.ts';
import { kindNamed } from '../names/train-kinds.ts';
import type { Coach } from '../timetable/coaches.ts';

/** A station in a provider's answer; the name is empty if only the code is given. */
export interface StationRef {
  name: string;
  code: string;
}

/** A train between two stations, in the contract's formats. Null and empty mean that the provider does not say. */
export interface Summary {
  number: string;
  name: string;
  from: StationRef;
  to: StationRef;
  /** `HH.MM`, IST. */
  departure: string;
  arrival: string;
  /** `HH.MM`; hours may exceed 24. */
  duration: string;
  /** At the boarding station: seven 0 or 1, Monday first. */
  daysRuns: string | null;
  classes: string[];
  /** Upper case. */
  type: string | null;
  distanceKm: number | null;
  /** Rupees by class. */
  fare?: Fare;
}

/** How old a train's timetable record is and what it lacks; live answers have neither. */
export interface Dated {
  asOf?: string;
  note?: string;
}

/** What only the recorded timetable knows about a train. */
export interface OnRecord {
  nameHi: string | null;
  otherNames: readonly string[];
  /** In order from the engine at the first station; empty if unknown. */
  coaches: readonly Coach[];
  pantry: boolean | null;
  /** Code of the owning railway. */
  railway: string | null;
  /** First and last day on which it starts, YYYY-MM-DD; null if unlimited. */
  validFrom: string | null;
  validTo: string | null;
}

/** A train from end to end. */
export interface Details extends Omit<Summary, 'type' | 'fare'> {
  /** In normal case: `Super Fast`. */
  type: string | null;
  /** For trains in the recorded timetable. */
  onRecord?: OnRecord;
}

export interface RouteStop {
  station: StationRef;
  arrival: string | null;
  departure: string | null;
  haltMin: number | null;
  distanceKm: number | null;
  /** Day of the journey, 1 on the day of departure. */
  day: number;
  platform: string | null;
  lat: number | null;
  lon: number | null;
}

export interface Route {
  number: string;
  name: string;
  stops: RouteStop[];
}

/** Whole rupees by class code; classes with unknown fares are omitted. */
export type Fare = Record<string, number>;

export interface Running {
  /** False if the train does not start on that day: then nothing else is known. */
  runs?: false;
  /** The last station reached; null before it starts. */
  lastStation: StationRef | null;
  /** Whether it is still there; null if the provider does not say. */
  atStation: boolean | null;
  /** Minutes late; negative when early. */
  delayMin: number | null;
  /** ISO 8601 UTC. */
  updatedAt: string | null;
  nextStops: NextStop[];
}

/** The answer that a train does not start on the day asked for. */
export const NO_RUN: Running = { runs: false, lastStation: null, atStation: null, delayMin: null, updatedAt: null, nextStops: [] };

export interface NextStop {
  station: StationRef;
  /** `HH.MM`, IST. */
  scheduled: string | null;
  expected: string | null;
  delayMin: number | null;
  platform: string | null;
}

/** A ticket by its PNR. Names are never shown. */
export interface Ticket {
  train: { number: string; name: string };
  from: string | null;
  to: string | null;
  /** YYYYMMDD. */
  date: string;
  class: string | null;
  chartPrepared: boolean | null;
  passengers: Passenger[];
}

export interface Passenger {
  bookingStatus: string;
  currentStatus: string;
  coach: string | null;
  berth: string | null;
}

export interface BetweenQuery {
  from: string;
  to: string;
  /** YYYY-MM-DD, at the boarding station. */
  day: string;
}

export interface LiveQuery {
  number: string;
  /** The day the train leaves its first station, YYYY-MM-DD. */
  day: string;
}

export interface FareQuery extends LiveQuery {
  from: string;
  to: string;
}

/**
 * Implements the queries it can answer. Each throws ApiError `not_found` if the train, station or ticket does not exist, UpstreamError for
 * an outage.
 */
export interface TrainProvider extends Provider {
  /** Direct trains that run on that day at the boarding station; empty if there is none. */
  between?: QueryFn<BetweenQuery, Summary[]>;
  info?: QueryFn<string, Details>;
  route?: QueryFn<string, Route>;
  live?: QueryFn<LiveQuery, Running>;
  /** By PNR. */
  pnr?: QueryFn<string, Ticket>;
  /** For the whole route, or between the given stations. */
  fare?: QueryFn<FareQuery, Fare>;
}

/**
 * Sources show the run in progress, whichever was asked for. Throws CannotAnswer unless theirs started on the day asked for, both YYYY-MM-DD.
 */
export function requireRunOf(day: string, started: string | undefined): void {
  if (started !== day) throw new CannotAnswer('it has the position of another day');
}

export const noSuchTrain = (number: string): ApiError =>
  new ApiError('not_found', `There is no train with the number ${number}.`, { hint: 'Train numbers have five digits: 12951' });

/** Messages never repeat the number: they are logged and shown. */
export const noSuchTicket = (): ApiError =>
  new ApiError('not_found', 'No ticket with that PNR is known. It may have been cancelled, or the journey is long over.', {
    hint: 'The ten digits stand at the top left of a ticket',
  });

export const noSuchStation = (code: string): ApiError =>
  new ApiError('unknown_place', `The railways know no station with the code ${code}.`, { hint: 'Find codes at /train/stations?q=' });

/** A class code as the railways write it; undefined for quota tags (GN) and headings, which are in the same rows. */
export function classCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CLASSES.has(code) ? code : undefined;
}

const CLASSES: ReadonlySet<string> = new Set(['1A', '2A', '3A', '3E', 'EA', 'EC', 'EV', 'CC', 'FC', 'SL', '2S', 'VC', 'VS']);

const VANDE_BHARAT = 'Vande Bharat';
/** Abbreviations, as types and at the end of names: `NDLS BSB VB EXP`. */
const VB_TYPE = /^(vb|vnb|vande[ _]?bharat)$/i;
const VB_NAME = /\bVB(?: EXP\w*)?$/i;

/** A train's type as its source gives it, null for none; but a Vande Bharat is one, though sources call it `VB`, or a Shatabdi. */
export function trainType(name: string, type: string | null | undefined): string | null {
  const typed = type?.trim() ?? '';
  const isVandeBharat = kindNamed(name)?.name.en === VANDE_BHARAT || VB_NAME.test(name.trim()) || VB_TYPE.test(typed);
  return isVandeBharat ? VANDE_BHARAT : typed || null;
}

/** `Jan Shatabdi` from `JAN_SHATABDI` or `jan shatabdi`. */
export const capitalised = (type: string): string =>
  type
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
