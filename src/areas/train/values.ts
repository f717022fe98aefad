import type { z } from 'zod';
import type { CallContext } from '../../api/endpoint.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ApiError } from '../../kernel/errors.ts';
import { addDays, latestTimeOrUndefined } from '../../kernel/time.ts';
import type { Attribution } from '../../providers/attribution.ts';
import { dayOffset } from './clock.ts';
import { type Answer, trainsBetween as askedBetween, fromTimetable, orTimetable } from './live/lookup.ts';
import type { Dated, Details, OnRecord, RouteStop, StationRef, Summary } from './providers/provider.ts';
import { requireDay, requireTrain } from './require.ts';
import { type JourneyEnd, requireEnd, ridesBetween } from './routes/ends.ts';
import { type Journey, journeysVia } from './routes/via.ts';
import type { betweenQuery } from './schema.ts';
import { type Network, timetableNetwork } from './timetable/network.ts';
import {
  ageToDay,
  caveatsOf,
  describeAge,
  pageOfTrain,
  TIMETABLE,
  toDetails,
  toRoute,
  toStationRef,
  toSummary,
} from './timetable/timetable.ts';

/** What a train or a station is called; live answers name one that is not on record in English alone. */
export type RailName = Readonly<{ name: string; hi?: string }>;

export type StationName = RailName & StationRef;

/** The name of a train or station with its Hindi one, where that is known. */
export const railName = (name: string, hi: string | null | undefined): RailName => (hi ? { name, hi } : { name });

/** A station with our names, also where a provider gives only its code. */
export function nameStation({ stations }: Network, { code, name }: StationRef): StationName {
  const station = stations.get(code);
  return { ...railName(name || station?.name || code, station?.name_hi), code };
}

/** A station offered instead of another: `Kathua (KTHU), 140 km away`, whose distance may be left out. */
const OFFERED = /^.+ \((?<code>[A-Z]{1,5})\)(?:, (?<km>\d+) km away)?$/;

/** Stations offered in an error, which are in English, in a language. */
export async function suggestionsIn(locale: Locale, offered: readonly string[]): Promise<readonly string[]> {
  if (locale === 'en') return offered;
  const { stations } = await timetableNetwork();
  return offered.map((text) => {
    const { code, km } = OFFERED.exec(text)?.groups ?? {};
    const name = stations.get(code ?? '')?.name_hi;
    return name ? `${name} (${code})${km ? `, ${km} किमी दूर` : ''}` : text.replace(/ km away$/, ' किमी दूर');
  });
}

/** A train on its way between two stations, in both languages. */
export interface TrainLine extends Omit<Summary, 'name' | 'from' | 'to'>, Dated {
  called: RailName;
  from: StationName;
  to: StationName;
  page: string;
}

export const toLine = (network: Network, { name, from, to, ...one }: Summary & Dated): TrainLine => ({
  ...one,
  called: railName(name, network.byNumber.get(one.number)?.name_hi),
  from: nameStation(network, from),
  to: nameStation(network, to),
  page: pageOfTrain({ number: one.number, type: one.type === 'SUBURBAN' ? 'Suburban' : one.type }),
});

/** A journey with one change; days are those of boarding, YYYY-MM-DD. */
export interface ChangeJourney {
  changeAt: StationName;
  waitMin: number;
  journey: Journey;
  legs: readonly [TrainLine & { day: string }, TrainLine & { day: string }];
}

/** Trains from one end to another on a day. */
export interface TrainsBetween {
  from: JourneyEnd;
  to: JourneyEnd;
  /** YYYY-MM-DD. */
  day: string;
  /** All of that day, by departure. */
  all: readonly (Summary & Dated)[];
  /** Those of the page that was asked for. */
  lines: readonly TrainLine[];
  page: number;
  limit: number;
  /** If there is no direct train. */
  via: readonly ChangeJourney[] | undefined;
  /** Direct trains in the timetable that run on other days. */
  onOtherDays: number;
  /** Who answers: a provider, or the timetable on record. */
  provider: string;
  credit: string;
  /** Day of the newest record of a timetable's answer, YYYY-MM-DD; undefined for a live one. */
  newest: string | undefined;
  isStale: boolean;
}

/** The credit of a provider. */
export const creditOfProvider = ({ title, url }: Pick<Attribution, 'title' | 'url'>): string => `Train data by ${title} (${url})`;

/** The credit: the provider, or the sources of the records used, most frequent first. */
export function creditLine(network: Network, { name, title, url }: Attribution, records: Iterable<{ source: string }>): string {
  if (name !== TIMETABLE.name) return creditOfProvider({ title, url });
  const counts = new Map<string, number>();
  for (const { source } of records) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sources = [...counts].sort(([, a], [, b]) => b - a).flatMap(([source]) => network.sources.get(source) ?? []);
  if (sources.length === 0) return describeAge(network).source;
  return sources.map(({ title, url, licence }) => `${title} (${url}${licence ? `, ${licence}` : ''})`).join('; ');
}

export const recordsOf = (network: Network, numbers: readonly string[]) => numbers.flatMap((number) => network.byNumber.get(number) ?? []);

/**
 * Trains between two places on a day, as a call asks: from providers, or from the timetable for towns, on request, or where nobody answers.
 * Throws ApiError 400 for a day or ends that cannot be, 404 for a place that is not known.
 */
export async function trainsBetween(
  { from: fromText, to: toText, date, provider, limit, page }: z.output<typeof betweenQuery>,
  context: CallContext,
): Promise<TrainsBetween> {
  const network = await timetableNetwork();
  const day = requireDay(date);
  const ends = { from: requireEnd(network, 'from', fromText), to: requireEnd(network, 'to', toText) };
  const [from, to] = [ends.from.stations[0], ends.to.stations[0]];
  if (from === to)
    throw new ApiError('invalid_parameter', `from and to are the same station, ${from.name} (${from.code}).`, {
      extra: { parameter: 'to' },
    });
  const onRecord = () => ridesBetween(network, ends.from, ends.to, day).map((ride) => toSummary(network, ride));
  const question = { from: from.code, to: to.code, day };
  // Providers know pairs of stations; trains between towns come from the timetable.
  const ofTimetable = provider === TIMETABLE.name || ends.from.isTown || ends.to.isTown;
  const answer = ofTimetable ? fromTimetable(onRecord()) : await orTimetable(() => askedBetween(question, context), onRecord);
  const none = answer.value.length === 0;
  const via = none ? journeysVia(network, from.code, to.code, day).map((one) => toChange(network, one, day)) : undefined;
  const lines = answer.value.slice((page - 1) * limit, page * limit).map((one) => toLine(network, one));
  return {
    ...ends,
    day,
    all: answer.value,
    lines,
    page,
    limit,
    via,
    onOtherDays: none
      ? ridesBetween(network, ends.from, ends.to).filter(({ train }) => train.valid_to === null || train.valid_to >= day).length
      : 0,
    ...creditedTo(
      network,
      answer,
      [...lines, ...(via ?? []).flatMap(({ legs }) => legs)].map(({ number }) => number),
    ),
  };
}

/** Who answered a question about trains of these numbers, and how old that is: the timetable's answer is as old as the newest of its records. */
export function creditedTo(network: Network, { provider, stale }: Pick<Answer<unknown>, 'provider' | 'stale'>, numbers: readonly string[]) {
  const records = recordsOf(network, numbers);
  const age = provider.name === TIMETABLE.name ? latestTimeOrUndefined(records.map(({ as_of }) => as_of)) : undefined;
  return {
    provider: provider.name,
    credit: creditLine(network, provider, records),
    newest: age && ageToDay(age),
    isStale: Boolean(stale),
  };
}

function toChange(network: Network, journey: Journey, day: string): ChangeJourney {
  const { first, second, wait } = journey;
  const midnight = dayOffset(first.departure) * 1440;
  const secondDay = addDays(day, dayOffset(first.arrival + wait - midnight));
  return {
    changeAt: nameStation(network, toStationRef(network, first.to.station)),
    waitMin: wait,
    journey,
    legs: [
      { day, ...toLine(network, toSummary(network, first)) },
      { day: secondDay, ...toLine(network, toSummary(network, second)) },
    ],
  };
}

/** A stop of a train, by both names. */
export interface TrainStop extends Omit<RouteStop, 'station'> {
  station: StationName;
}

/** A train of the timetable on record, with its stops. */
export interface TrainOnRecord extends Omit<Details, 'name' | 'from' | 'to' | 'onRecord'>, OnRecord {
  called: RailName;
  from: StationName;
  to: StationName;
  stops: readonly TrainStop[];
  /** Day, month or year of its times. */
  asOf: string;
  /** What is not known or doubtful, in English; its last day is in `validTo`. */
  caveats: string;
  /** The same train on its way back. */
  back: { number: string; page: string } | undefined;
}

/** The train beside it by number that goes from its last station to its first: pairs have an odd number and the even one behind it, but for a few. */
function wayBackOf(network: Network, number: string, from: StationRef, to: StationRef): TrainOnRecord['back'] {
  const behind = Number(number) % 2 === 1 ? 1 : -1;
  const numbers = [behind, -behind].map((step) => String(Number(number) + step).padStart(number.length, '0'));
  const back = recordsOf(network, numbers).find((one) => {
    const ends = toDetails(network, one);
    return ends.from.code === to.code && ends.to.code === from.code;
  });
  return back && { number: back.number, page: pageOfTrain(back) };
}

/** A train of the timetable on record by number. Throws ApiError 404. */
export async function trainOnRecord(number: string): Promise<TrainOnRecord> {
  const network = await timetableNetwork();
  const train = requireTrain(network, number);
  const { name, from, to, onRecord, ...details } = toDetails(network, train);
  return {
    ...details,
    ...onRecord,
    called: railName(name, onRecord.nameHi),
    from: nameStation(network, from),
    to: nameStation(network, to),
    stops: toRoute(network, train).stops.map((stop) => ({ ...stop, station: nameStation(network, stop.station) })),
    asOf: train.as_of,
    caveats: caveatsOf(train),
    back: wayBackOf(network, number, from, to),
  };
}
