import type { z } from 'zod';
import { agedBody } from '../../crawl/freshness.ts';
import { addDays, latestTimeOrUndefined } from '../../kernel/time.ts';
import type { Attribution } from '../../providers/attribution.ts';
import { compactDay, dayOffset, durationText } from './clock.ts';
import type { JourneyEnd } from './ends.ts';
import type { Answer } from './lookup.ts';
import type { Network } from './network.ts';
import type { Dated, Details, OnRecord, Route, RouteStop, StationRef, Summary } from './providers/provider.ts';
import type { Station } from './records.ts';
import type * as schema from './schema.ts';
import { TRAIN_SCHEDULE } from './tables.ts';
import { ageToDay, describeAge, TIMETABLE, toSummary } from './timetable.ts';
import type { Journey } from './via.ts';

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
/** Who answered, and how old that is: an answer of the timetable is as old as the newest of its records. */
export function answeredBy(network: Network, { provider, stale }: Pick<Answer<unknown>, 'provider' | 'stale'>, numbers: readonly string[]) {
  const records = recordsOf(network, numbers);
  const age = provider.name === TIMETABLE.name ? latestTimeOrUndefined(records.map(({ as_of }) => as_of)) : undefined;
  return {
    provider: provider.name,
    attribution: creditLine(network, provider, records),
    ...agedBody(age && ageToDay(age), TRAIN_SCHEDULE, stale),
  };
}

/** Fills in our name for providers that give only a station's code. */
export const named = (network: Network, { code, name }: StationRef): StationRef => ({
  name: name || network.stations.get(code)?.name || code,
  code,
});

export const datedBody = ({ asOf, note }: Dated) => ({ ...(asOf ? { as_of: asOf } : {}), ...(note ? { note } : {}) });

const summaryBody = (network: Network, one: Summary & Dated): z.output<typeof schema.trainSummary> => ({
  train_number: one.number,
  train_name: one.name,
  from: named(network, one.from),
  to: named(network, one.to),
  departure: one.departure,
  arrival: one.arrival,
  duration: one.duration,
  days_runs: one.daysRuns,
  classes: one.classes,
  train_type: one.type,
  distance_km: one.distanceKm,
  ...(one.fare && Object.keys(one.fare).length ? { fare: one.fare } : {}),
  ...datedBody(one),
});

/** Shown before any time of the timetable. */
export const TIMETABLE_NOTE = `From the timetable on record, of the day, month or year that as_of says. Check before you travel: ${TIMETABLE.url}`;

export interface BetweenAnswer {
  from: JourneyEnd;
  to: JourneyEnd;
  /** YYYY-MM-DD. */
  day: string;
  trains: Answer<(Summary & Dated)[]>;
  /** If there is no direct train. */
  via: readonly Journey[] | undefined;
  /** Direct trains in the timetable that run on other days. */
  onOtherDays: number;
  page: { limit: number; page: number };
}

const reference = ({ name, code }: Station): StationRef => ({ name, code });

/** Divisions of Central and Western Railway most of whose local trains are not on record. */
const MUMBAI_DIVISIONS: readonly (string | null)[] = ['BB', 'BCT'];
const LOCALS_NOTE = "The record lacks most local trains of Mumbai's Western, Harbour and Trans-Harbour lines.";
const areMumbais = (...ends: readonly JourneyEnd[]): boolean =>
  ends.every(({ stations: [{ division }] }) => MUMBAI_DIVISIONS.includes(division));

export function betweenBody(
  network: Network,
  { from, to, day, trains, via, onOtherDays, page: { limit, page } }: BetweenAnswer,
): z.output<typeof schema.trainsBetween> {
  const fromTimetable = trains.provider.name === TIMETABLE.name;
  const note = [
    ...(trains.value.length === 0 ? ['No direct train is known for that day.'] : []),
    ...(trains.value.length === 0 && onOtherDays > 0 ? [`${onOtherDays} ${onOtherDays === 1 ? 'runs' : 'run'} on other days.`] : []),
    ...(areMumbais(from, to) ? [LOCALS_NOTE] : []),
    ...(fromTimetable || via?.length ? [TIMETABLE_NOTE] : []),
  ].join(' ');
  const total = trains.value.length;
  const shown = trains.value.slice((page - 1) * limit, page * limit);
  const numbers = [
    ...shown.map(({ number }) => number),
    ...(via ?? []).flatMap(({ first, second }) => [first.train.number, second.train.number]),
  ];
  return {
    status: 'ok',
    from: reference(from.stations[0]),
    to: reference(to.stations[0]),
    ...(from.isTown && { from_stations: from.stations.map(reference) }),
    ...(to.isTown && { to_stations: to.stations.map(reference) }),
    date: compactDay(day),
    count: shown.length,
    total,
    ...(total > limit && { pages: Math.ceil(total / limit), hours: hoursOf(trains.value) }),
    trains: shown.map((one) => summaryBody(network, one)),
    ...(via ? { via: via.map((one) => journeyBody(network, one, day)) } : {}),
    ...(note ? { note } : {}),
    ...answeredBy(network, trains, numbers),
  };
}

/** Number of trains by hour of departure, for hours with any. */
function hoursOf(trains: readonly Summary[]): { hour: string; count: number }[] {
  const hours = Map.groupBy(trains, ({ departure }) => departure.slice(0, 2));
  return [...hours].map(([hour, all]) => ({ hour, count: all.length })).sort((a, b) => (a.hour < b.hour ? -1 : 1));
}

function journeyBody(network: Network, { first, second, wait, total, distanceKm }: Journey, day: string) {
  const midnight = dayOffset(first.departure) * 1440;
  const secondDay = addDays(day, dayOffset(first.arrival + wait - midnight));
  const change = network.stations.get(first.to.station);
  return {
    change_at: { name: change?.name ?? first.to.station, code: first.to.station },
    wait_min: wait,
    duration: durationText(total),
    distance_km: distanceKm,
    days_known: first.daysRuns !== null && second.daysRuns !== null,
    legs: [
      { date: compactDay(day), ...summaryBody(network, toSummary(network, first)) },
      { date: compactDay(secondDay), ...summaryBody(network, toSummary(network, second)) },
    ],
  };
}

export function infoBody(network: Network, told: Answer<Details & Dated>): z.output<typeof schema.trainInfo> {
  const { value } = told;
  return {
    status: 'ok',
    train_number: value.number,
    train_name: value.name,
    type: value.type,
    from: value.from.code,
    to: value.to.code,
    from_name: named(network, value.from).name,
    to_name: named(network, value.to).name,
    departure: value.departure,
    arrival: value.arrival,
    duration: value.duration,
    distance_km: value.distanceKm,
    days_runs: value.daysRuns,
    classes: value.classes,
    ...(value.onRecord && onRecordBody(value.onRecord)),
    ...datedBody(value),
    ...answeredBy(network, told, [value.number]),
  };
}

const onRecordBody = ({ nameHi, otherNames, coaches, pantry, railway, validFrom, validTo }: OnRecord) => ({
  name_hi: nameHi,
  other_names: [...otherNames],
  coaches: coaches.map(({ id, kinds }) => ({ id: id ?? null, classes: kinds })),
  pantry,
  railway,
  valid_from: validFrom,
  valid_to: validTo,
});

export function routeBody(network: Network, told: Answer<Route & Dated>): z.output<typeof schema.trainRoute> {
  const { value } = told;
  return {
    status: 'ok',
    train_number: value.number,
    train_name: value.name,
    count: value.stops.length,
    stops: value.stops.map((stop, index) => stopBody(network, stop, index + 1)),
    ...datedBody(value),
    ...answeredBy(network, told, [value.number]),
  };
}

function stopBody(network: Network, stop: RouteStop, seq: number) {
  const known = network.stations.get(stop.station.code);
  const placed = stop.lat !== null && stop.lon !== null;
  return {
    seq,
    station: named(network, stop.station),
    arrival: stop.arrival,
    departure: stop.departure,
    halt_min: stop.haltMin,
    distance_km: stop.distanceKm,
    day: stop.day,
    station_hi: known?.name_hi ?? null,
    platform: stop.platform,
    lat: placed ? stop.lat : (known?.lat ?? null),
    lon: placed ? stop.lon : (known?.lon ?? null),
  };
}
