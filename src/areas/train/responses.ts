import type { z } from 'zod';
import type { Attribution } from '../../lib/attribution.ts';
import { addDays } from '../../lib/time.ts';
import { compactDay, dayOffset, durationText } from './clock.ts';
import type { Told } from './lookup.ts';
import { type Network, trainsAt } from './network.ts';
import type { Dated, Details, Fare, NextStop, Route, RouteStop, Running, StationRef, Summary, Ticket } from './providers/provider.ts';
import type { Station } from './records.ts';
import type * as schema from './schema.ts';
import type { StationMatch } from './station-search.ts';
import { type BoardLine, boardOf, OFFICIAL_ENQUIRY, summaryOf, TIMETABLE } from './timetable.ts';
import type { Journey } from './via.ts';

type Body<S extends z.ZodType> = z.output<S>;

const creditOf = ({ name, title, url }: Attribution): string =>
  name === TIMETABLE.name ? `Timetable on record, from ${url} and others` : `Train data by ${title} (${url})`;
const answeredBy = ({ provider, stale }: Pick<Told<unknown>, 'provider' | 'stale'>) => ({
  provider: provider.name,
  attribution: creditOf(provider),
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
  from: Station;
  to: Station;
  /** YYYY-MM-DD. */
  day: string;
  trains: Told<(Summary & Dated)[]>;
  /** Where no train goes direct. */
  via: readonly Journey[] | undefined;
  /** Direct trains of the timetable that run on other days. */
  onOtherDays: number;
}

export function betweenBody(
  network: Network,
  { from, to, day, trains, via, onOtherDays }: BetweenAnswer,
): Body<typeof schema.trainsBetween> {
  const fromTimetable = trains.provider.name === TIMETABLE.name;
  const note = [
    ...(trains.value.length === 0 ? ['No direct train is known for that day.'] : []),
    ...(trains.value.length === 0 && onOtherDays > 0 ? [`${onOtherDays} ${onOtherDays === 1 ? 'runs' : 'run'} on other days.`] : []),
    ...(fromTimetable || via?.length ? [TIMETABLE_NOTE] : []),
  ].join(' ');
  return {
    status: 'ok',
    from: { name: from.name, code: from.code },
    to: { name: to.name, code: to.code },
    date: compactDay(day),
    count: trains.value.length,
    trains: trains.value.map((one) => summaryBody(network, one)),
    ...(via ? { via: via.map((one) => journeyBody(network, one, day)) } : {}),
    ...(note ? { note } : {}),
    ...answeredBy(trains),
  };
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
      { date: compactDay(day), ...summaryBody(network, summaryOf(network, first)) },
      { date: compactDay(secondDay), ...summaryBody(network, summaryOf(network, second)) },
    ],
  };
}

export function infoBody(network: Network, told: Told<Details & Dated>): Body<typeof schema.trainInfo> {
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
    ...datedBody(value),
    ...answeredBy(told),
  };
}

export function routeBody(network: Network, told: Told<Route & Dated>): Body<typeof schema.trainRoute> {
  const { value } = told;
  return {
    status: 'ok',
    train_number: value.number,
    train_name: value.name,
    count: value.stops.length,
    stops: value.stops.map((stop, index) => stopBody(network, stop, index + 1)),
    ...datedBody(value),
    ...answeredBy(told),
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
    platform: stop.platform,
    lat: placed ? stop.lat : (known?.lat ?? null),
    lon: placed ? stop.lon : (known?.lon ?? null),
  };
}

export function pnrBody({ value, provider }: Told<Ticket>): Body<typeof schema.trainPnr> {
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
    attribution: creditOf(provider),
  };
}

export interface LiveAnswer {
  day: string;
  train: Told<Details & Dated>;
  running: Told<Running> | undefined;
  fare: Told<Fare> | undefined;
}

export function liveBody(network: Network, { day, train, running, fare }: LiveAnswer): Body<typeof schema.trainLive> {
  const { value } = train;
  const parts = { train, running, fare };
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

const stationBody = (network: Network, { code, name, state, lat, lon, aliases }: Station) => ({
  code,
  name,
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
  const lines = boardOf(network, station.code);
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
      ...datedBody(line),
    })),
    note: TIMETABLE_NOTE,
    provider: TIMETABLE.name,
    attribution: creditOf(TIMETABLE),
  };
}
