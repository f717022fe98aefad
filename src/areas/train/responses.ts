import type { z } from 'zod';
import { agedBody } from '../../crawl/freshness.ts';
import { compactDay, durationText } from './clock.ts';
import type { Answer } from './live/lookup.ts';
import type { Dated, Details, OnRecord, Route, RouteStop, StationRef, Summary } from './providers/provider.ts';
import { areMumbais } from './routes/ends.ts';
import { areDaysKnown } from './routes/via.ts';
import type * as schema from './schema.ts';
import { TRAIN_SCHEDULE } from './tables.ts';
import type { Network } from './timetable/network.ts';
import { TIMETABLE } from './timetable/timetable.ts';
import { type ChangeJourney, creditedTo, nameStation, type TrainLine, type TrainsBetween } from './values.ts';
import { TRAIN } from './wording.ts';

/** Who answered, and how old that is. */
export const creditBody = ({ provider, credit, newest, isStale }: ReturnType<typeof creditedTo>) => ({
  provider,
  attribution: credit,
  ...agedBody(newest, TRAIN_SCHEDULE, isStale),
});

/** A station in the contract's form. */
export const stationRef = ({ name, code }: StationRef): StationRef => ({ name, code });

export const datedBody = ({ asOf, note }: Dated) => ({ ...(asOf ? { as_of: asOf } : {}), ...(note ? { note } : {}) });

const lineBody = (one: TrainLine): z.output<typeof schema.trainSummary> => ({
  train_number: one.number,
  train_name: one.called.name,
  from: stationRef(one.from),
  to: stationRef(one.to),
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

export function betweenBody(journey: TrainsBetween): z.output<typeof schema.trainsBetween> {
  const { from, to, day, all, lines, via, onOtherDays, limit } = journey;
  const total = all.length;
  const note = [
    ...(total === 0 ? ['No direct train is known for that day.'] : []),
    ...(onOtherDays > 0 ? [TRAIN.en.onOtherDays(onOtherDays)] : []),
    ...(areMumbais(from, to) ? [`${TRAIN.en.lacksLocals}.`] : []),
    ...(journey.provider === TIMETABLE.name || via?.length ? [TIMETABLE_NOTE] : []),
  ].join(' ');
  return {
    status: 'ok',
    from: stationRef(from.stations[0]),
    to: stationRef(to.stations[0]),
    ...(from.isTown && { from_stations: from.stations.map(stationRef) }),
    ...(to.isTown && { to_stations: to.stations.map(stationRef) }),
    date: compactDay(day),
    count: lines.length,
    total,
    ...(total > limit && { pages: Math.ceil(total / limit), hours: hoursOf(all) }),
    trains: lines.map(lineBody),
    ...(via ? { via: via.map(journeyBody) } : {}),
    ...(note ? { note } : {}),
    ...creditBody(journey),
  };
}

/** Number of trains by hour of departure, for hours with any. */
function hoursOf(trains: readonly Summary[]): { hour: string; count: number }[] {
  const hours = Map.groupBy(trains, ({ departure }) => departure.slice(0, 2));
  return [...hours].map(([hour, all]) => ({ hour, count: all.length })).sort((a, b) => (a.hour < b.hour ? -1 : 1));
}

const journeyBody = ({ changeAt, waitMin, journey, legs: [first, second] }: ChangeJourney) => ({
  change_at: stationRef(changeAt),
  wait_min: waitMin,
  duration: durationText(journey.total),
  distance_km: journey.distanceKm,
  days_known: areDaysKnown(journey),
  legs: [
    { date: compactDay(first.day), ...lineBody(first) },
    { date: compactDay(second.day), ...lineBody(second) },
  ],
});

export function infoBody(network: Network, answer: Answer<Details & Dated>): z.output<typeof schema.trainInfo> {
  const { value } = answer;
  return {
    status: 'ok',
    train_number: value.number,
    train_name: value.name,
    type: value.type,
    from: value.from.code,
    to: value.to.code,
    from_name: nameStation(network, value.from).name,
    to_name: nameStation(network, value.to).name,
    departure: value.departure,
    arrival: value.arrival,
    duration: value.duration,
    distance_km: value.distanceKm,
    days_runs: value.daysRuns,
    classes: value.classes,
    ...(value.onRecord && onRecordBody(value.onRecord)),
    ...datedBody(value),
    ...creditBody(creditedTo(network, answer, [value.number])),
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

export function routeBody(network: Network, answer: Answer<Route & Dated>): z.output<typeof schema.trainRoute> {
  const { value } = answer;
  return {
    status: 'ok',
    train_number: value.number,
    train_name: value.name,
    count: value.stops.length,
    stops: value.stops.map((stop, index) => stopBody(network, stop, index + 1)),
    ...datedBody(value),
    ...creditBody(creditedTo(network, answer, [value.number])),
  };
}

function stopBody(network: Network, stop: RouteStop, seq: number) {
  const onRecord = network.stations.get(stop.station.code);
  const placed = stop.lat !== null && stop.lon !== null;
  return {
    seq,
    station: stationRef(nameStation(network, stop.station)),
    arrival: stop.arrival,
    departure: stop.departure,
    halt_min: stop.haltMin,
    distance_km: stop.distanceKm,
    day: stop.day,
    station_hi: onRecord?.name_hi ?? null,
    platform: stop.platform,
    lat: placed ? stop.lat : (onRecord?.lat ?? null),
    lon: placed ? stop.lon : (onRecord?.lon ?? null),
  };
}
