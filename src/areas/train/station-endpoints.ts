import type { z } from 'zod';
import { snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { addDays } from '../../kernel/time.ts';
import { clockText, dayOffset, shiftDays } from './clock.ts';
import { toRide } from './direct.ts';
import { requireStation, SEARCH_LIMIT } from './endpoints.ts';
import { type Network, timetableNetwork, trainsAt } from './network.ts';
import { arrivalTime, departureTime, findEnds, type Station, type Stop, type Train } from './records.ts';
import { answeredBy, datedBody, TIMETABLE_NOTE } from './responses.ts';
import * as schema from './station-schema.ts';
import { type StationMatch, searchStations } from './station-search.ts';
import { dated, hasFile, TIMETABLE, toStationRef } from './timetable.ts';

const stationBody = (network: Network, { code, name, name_hi, state, lat, lon, aliases, doubt }: Station) => ({
  code,
  name,
  name_hi,
  state,
  lat,
  lon,
  doubt,
  aliases: [...aliases],
  trains: trainsAt(network, code),
});

const matchesBody = (network: Network, q: string, matches: readonly StationMatch[]): z.output<typeof schema.stationMatches> => ({
  status: 'ok',
  q,
  count: matches.length,
  stations: matches.map(({ station, score }) => ({ ...stationBody(network, station), score })),
});

/** Trains at a station by departure time, or arrival time for those that end there. */
function listDepartures(network: Network, code: string) {
  const lines = (network.calls.get(code) ?? []).flatMap(({ train: index, stop: at }) => {
    const train = network.trains[index];
    const stop = train?.stops[at];
    if (!train || !stop) return [];
    const { first, last } = findEnds(train);
    const after = train.stops[at + 1];
    const time = departureTime(stop) ?? arrivalTime(stop) ?? 0;
    const line = {
      train_number: train.number,
      train_name: train.name,
      from: toStationRef(network, first.station),
      to: toStationRef(network, last.station),
      arrival: stop.arrival === null ? null : clockText(stop.arrival),
      departure: stop.departure === null ? null : clockText(stop.departure),
      days_runs: toRide(train, stop, last)?.daysRuns ?? lastDays(train, stop),
      type: train.type,
      name_hi: train.name_hi,
      platform: stop.platform,
      next: after ? toStationRef(network, after.station) : null,
      valid_from: shiftedDay(train.valid_from, time),
      valid_to: shiftedDay(train.valid_to, time),
      ...datedBody(dated(train)),
    };
    return [{ time: time % 1440, line }];
  });
  return lines.sort((a, b) => a.time - b.time || (a.line.train_number < b.line.train_number ? -1 : 1)).map(({ line }) => line);
}

/** Run days at a train's last stop, from where there is no ride. */
const lastDays = (train: Train, { arrival }: Stop): string | null =>
  train.days_runs === null || arrival === null ? null : shiftDays(train.days_runs, dayOffset(arrival));

const shiftedDay = (day: string | null, minutes: number): string | null => day && addDays(day, dayOffset(minutes));

/** All trains at a station, by the clock. */
export function boardBody(network: Network, station: Station): z.output<typeof schema.stationBoard> {
  const trains = listDepartures(network, station.code);
  const numbers = trains.map((line) => line.train_number);
  return {
    status: 'ok',
    station: {
      ...stationBody(network, station),
      source: network.sources.get(station.source)?.title ?? station.source,
      as_of: station.as_of,
    },
    count: trains.length,
    trains,
    note: TIMETABLE_NOTE,
    ...answeredBy(network, { provider: TIMETABLE, stale: false }, numbers),
    provider: TIMETABLE.name,
  };
}

export const stations = defineEndpoint({
  path: '/train/stations',
  tool: 'train_stations',
  title: 'Find a station',
  summary: 'Stations by name, code or town, best first: former names, Hindi names and misspellings are understood. At most 20.',
  query: schema.stationsQuery,
  response: schema.stationMatches,
  cache: snapshotCache(86_400),
  errors: ['snapshot_unavailable'],
  examples: [
    { title: 'A town', params: { q: 'kanpur' } },
    { title: 'A former code', params: { q: 'MGS' } },
  ],
  async respond({ q }) {
    const network = await timetableNetwork();
    return matchesBody(network, q, searchStations(network, q, SEARCH_LIMIT));
  },
  table: ({ stations }) => stations,
});

export const station = defineEndpoint({
  path: '/train/stations/{code}',
  tool: 'train_stations',
  title: 'Trains at a station',
  summary: 'A station with every train of the timetable on record that stops there, by the clock.',
  query: schema.stationQuery,
  response: schema.stationBoard,
  cache: snapshotCache(86_400),
  errors: ['unknown_place', 'snapshot_unavailable'],
  examples: [{ title: 'New Delhi', params: { code: 'NDLS' } }],
  async respond({ code }) {
    const network = await timetableNetwork();
    return boardBody(network, requireStation(network, 'code', code));
  },
  table: ({ trains }) => trains,
  tableFiles: false,
  async staticFiles() {
    const network = await timetableNetwork();
    const codes = [...network.calls.keys()].filter((code) => hasFile(network, code));
    return codes.map((code) => ({ path: `/train/stations/${code}.json`, params: { code }, onRequest: 'all' }));
  },
});
