import type { z } from 'zod';
import { addDays } from '../../kernel/time.ts';
import type { Attribution } from '../../providers/attribution.ts';
import { compactDay, dayOffset, durationText } from './clock.ts';
import type { JourneyEnd } from './ends.ts';
import type { Answer } from './lookup.ts';
import { type Network, trainsAt } from './network.ts';
import type {
  Dated,
  Details,
  Fare,
  NextStop,
  OnRecord,
  Route,
  RouteStop,
  Running,
  StationRef,
  Summary,
  Ticket,
} from './providers/provider.ts';
import type { Station } from './records.ts';
import type * as schema from './schema.ts';
import type { StationMatch } from './station-search.ts';
import { type BoardLine, describeAge, listDepartures, OFFICIAL_ENQUIRY, TIMETABLE, toSummary } from './timetable.ts';
import type { Journey } from './via.ts';

type Body<S extends z.ZodType> = z.output<S>;

const creditOfProvider = ({ title, url }: Pick<Attribution, 'title' | 'url'>): string => `Train data by ${title} (${url})`;

/** Who is to be named: the provider, or the sources of the records that an answer stands on, the most frequent first. */
function creditLine(network: Network, { name, title, url }: Attribution, records: Iterable<{ source: string }>): string {
  if (name !== TIMETABLE.name) return creditOfProvider({ title, url });
  const counts = new Map<string, number>();
  for (const { source } of records) counts.set(source, (counts.get(source) ?? 0) + 1);
  const sources = [...counts].sort(([, a], [, b]) => b - a).flatMap(([source]) => network.sources.get(source) ?? []);
  if (sources.length === 0) return describeAge(network).source;
  return sources.map(({ title, url, licence }) => `${title} (${url}${licence ? `, ${licence}` : ''})`).join('; ');
}
const recordsOf = (network: Network, numbers: readonly string[]) => numbers.flatMap((number) => network.byNumber.get(number) ?? []);
const answeredBy = (network: Network, { provider, stale }: Pick<Answer<unknown>, 'provider' | 'stale'>, numbers: readonly string[]) => ({
  provider: provider.name,
  attribution: creditLine(network, provider, recordsOf(network, numbers)),
  ...(stale ? { stale: true as const } : {}),
});
const datedBody = ({ asOf, note }: Dated) => ({ ...(asOf ? { as_of: asOf } : {}), ...(note ? { note } : {}) });

/** Providers that know a station by its code alone get our name for it. */
const named = (network: Network, { code, name }: StationRef): StationRef => ({
  name: name || network.stations.get(code)?.name || code,
  code,
});

const summaryBody = (network: Network, one: Summary & Dated): Body<typeof schema.trainSummary> => ({
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

/** The words that stand before any time of the timetable. */
export const TIMETABLE_NOTE = `From the timetable on record, of the day, month or year that as_of says. Check before you travel: ${OFFICIAL_ENQUIRY}`;

export interface BetweenAnswer {
  from: JourneyEnd;
  to: JourneyEnd;
  /** YYYY-MM-DD. */
  day: string;
  trains: Answer<(Summary & Dated)[]>;
  /** Where no train goes direct. */
  via: readonly Journey[] | undefined;
  /** Direct trains of the timetable that run on other days. */
  onOtherDays: number;
  page: { limit: number; page: number };
}

const reference = ({ name, code }: Station): StationRef => ({ name, code });

/** Divisions of Central and Western Railway whose local trains the record lacks for the most part. */
const MUMBAI_DIVISIONS: readonly (string | null)[] = ['BB', 'BCT'];
const LOCALS_NOTE = "The record lacks most local trains of Mumbai's Western, Harbour and Trans-Harbour lines.";
const areMumbais = (...ends: readonly JourneyEnd[]): boolean =>
  ends.every(({ stations: [{ division }] }) => MUMBAI_DIVISIONS.includes(division));

export function betweenBody(
  network: Network,
  { from, to, day, trains, via, onOtherDays, page: { limit, page } }: BetweenAnswer,
): Body<typeof schema.trainsBetween> {
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

/** How many trains leave in each hour of the day that has one. */
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

export function infoBody(network: Network, told: Answer<Details & Dated>): Body<typeof schema.trainInfo> {
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

export function routeBody(network: Network, told: Answer<Route & Dated>): Body<typeof schema.trainRoute> {
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

export function pnrBody({ value, provider }: Answer<Ticket>): Body<typeof schema.trainPnr> {
  return {
    status: 'ok',
    train_number: value.train.number,
    train_name: value.train.name,
    from: value.from,
    to: value.to,
    date: value.date,
    class: value.class,
    chart: value.chartPrepared === null ? null : value.chartPrepared ? 'prepared' : 'not prepared',
    count: value.passengers.length,
    passengers: value.passengers.map(({ bookingStatus, currentStatus, coach, berth }) => ({
      booking_status: bookingStatus,
      current_status: currentStatus,
      coach,
      berth,
    })),
    provider: provider.name,
    attribution: creditOfProvider(provider),
  };
}

export interface LiveAnswer {
  day: string;
  train: Answer<Details & Dated>;
  running: Answer<Running> | undefined;
  fare: Answer<Fare> | undefined;
  /** Does the train leave on that day, by the timetable on record? Null where its days are not known. */
  runs: boolean | null;
}

export function liveBody(network: Network, { day, train, running, fare, runs }: LiveAnswer): Body<typeof schema.trainLive> {
  const { value } = train;
  // Where a train is on a day on which it does not run is no part that somebody failed to tell.
  const parts: Record<string, Answer<unknown> | undefined> = runs === false ? { train, fare } : { train, running, fare };
  return {
    status: 'ok',
    train_number: value.number,
    train_name: value.name,
    from: named(network, value.from),
    to: named(network, value.to),
    date: compactDay(day),
    departure: value.departure,
    arrival: value.arrival,
    duration: value.duration,
    distance_km: value.distanceKm,
    train_type: value.type?.toUpperCase() ?? null,
    fare: fare?.value ?? {},
    ...(Object.keys(fare?.value ?? {}).length === 0 && { fare_note: 'No provider could tell a fare now; none is on record.' }),
    runs_on_date: runs,
    running: running ? runningBody(network, running.value) : null,
    ...datedBody(value),
    providers: Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part.provider.name]] : []))),
    unavailable: Object.entries(parts).flatMap(([name, part]) => (part ? [] : [name])),
    ...(Object.values(parts).some((part) => part?.stale) ? { stale: true as const } : {}),
  };
}

const runningBody = (network: Network, { lastStation, atStation, delayMin, updatedAt, nextStops }: Running) => ({
  last_station: lastStation && named(network, lastStation),
  at_station: atStation,
  delay_min: delayMin,
  updated_at: updatedAt,
  next_stops: nextStops.map(({ station, scheduled, expected, delayMin, platform }: NextStop) => ({
    station: named(network, station),
    scheduled,
    expected,
    delay_min: delayMin,
    platform,
  })),
});

const stationBody = (network: Network, { code, name, name_hi, state, lat, lon, aliases }: Station) => ({
  code,
  name,
  name_hi,
  state,
  lat,
  lon,
  aliases: [...aliases],
  trains: trainsAt(network, code),
});

export const matchesBody = (network: Network, q: string, matches: readonly StationMatch[]): Body<typeof schema.stationMatches> => ({
  status: 'ok',
  q,
  count: matches.length,
  stations: matches.map(({ station, score }) => ({ ...stationBody(network, station), score })),
});

export function boardBody(network: Network, station: Station): Body<typeof schema.stationBoard> {
  const lines = listDepartures(network, station.code);
  return {
    status: 'ok',
    station: {
      ...stationBody(network, station),
      source: network.sources.get(station.source)?.title ?? station.source,
      as_of: station.as_of,
    },
    count: lines.length,
    trains: lines.map((line: BoardLine) => ({
      train_number: line.number,
      train_name: line.name,
      from: line.from,
      to: line.to,
      arrival: line.arrival,
      departure: line.departure,
      days_runs: line.daysRuns,
      type: line.type,
      name_hi: line.nameHi,
      platform: line.platform,
      next: line.next,
      valid_from: line.validFrom,
      valid_to: line.validTo,
      ...datedBody(line),
    })),
    note: TIMETABLE_NOTE,
    provider: TIMETABLE.name,
    attribution: creditLine(
      network,
      TIMETABLE,
      recordsOf(
        network,
        lines.map(({ number }) => number),
      ),
    ),
  };
}
