import type { z } from 'zod';
import { snapshotCache } from '../../../api/cache.ts';
import { defineEndpoint } from '../../../api/endpoint.ts';
import { type Paging, pageOf } from '../../../api/paging.ts';
import { creditBody, datedBody, stationRef, TIMETABLE_NOTE } from '../responses.ts';
import { type Network, timetableNetwork, trainsAt } from '../timetable/network.ts';
import type { Station } from '../timetable/records.ts';
import { hasFile, TIMETABLE } from '../timetable/timetable.ts';
import { creditedTo } from '../values.ts';
import { boardOf, type Departure, type StationBoard } from './board.ts';
import * as schema from './station-schema.ts';
import { type StationMatch, searchStations } from './station-search.ts';

const stationBody = (network: Network, { code, name, name_hi, state, lat, lon, aliases, doubt }: Station) => ({
  code,
  name,
  name_hi,
  state,
  lat,
  lon,
  aliases: [...aliases],
  doubt,
  trains: trainsAt(network, code),
});

function matchesBody(network: Network, q: string, matches: readonly StationMatch[], page: Paging): z.output<typeof schema.stationMatches> {
  const { rows, paging } = pageOf(matches, page);
  const stations = rows.map(({ station, score }) => ({ ...stationBody(network, station), score }));
  return { status: 'ok', q, count: rows.length, ...paging, stations };
}

const departureBody = (one: Departure) => ({
  train_number: one.number,
  train_name: one.called.name,
  from: stationRef(one.from),
  to: stationRef(one.to),
  arrival: one.arrival,
  departure: one.departure,
  days_runs: one.daysRuns,
  type: one.type,
  name_hi: one.called.hi ?? null,
  platform: one.platform,
  next: one.next && stationRef(one.next),
  valid_from: one.validFrom,
  valid_to: one.validTo,
  ...datedBody(one),
});

/** All trains at a station, by the clock. */
export function boardBody(network: Network, { station, departures }: StationBoard): z.output<typeof schema.stationBoard> {
  const numbers = departures.map(({ number }) => number);
  return {
    status: 'ok',
    station: {
      ...stationBody(network, station),
      source: network.sources.get(station.source)?.title ?? station.source,
      as_of: station.as_of,
    },
    count: departures.length,
    trains: departures.map(departureBody),
    note: TIMETABLE_NOTE,
    ...creditBody(creditedTo(network, { provider: TIMETABLE, stale: false }, numbers)),
    provider: TIMETABLE.name,
  };
}

export const stations = defineEndpoint({
  path: '/train/stations',
  tool: 'train_stations',
  title: 'Find a station',
  summary: 'Stations by name, code or town, best first: former names, Hindi names and misspellings are understood.',
  query: schema.stationsQuery,
  response: schema.stationMatches,
  cache: snapshotCache(86_400),
  errors: ['snapshot_unavailable'],
  examples: [
    { title: 'A town', params: { q: 'kanpur' } },
    { title: 'A former code', params: { q: 'MGS' } },
  ],
  async respond({ q, ...paging }) {
    const network = await timetableNetwork();
    return matchesBody(network, q, searchStations(network, q, network.stations.size), paging);
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
  respond: async ({ code }) => boardBody(await timetableNetwork(), await boardOf(code)),
  table: ({ trains }) => trains,
  tableFiles: false,
  async staticFiles() {
    const network = await timetableNetwork();
    const codes = [...network.calls.keys()].filter((code) => hasFile(network, code));
    return codes.map((code) => ({ path: `/train/stations/${code}.json`, params: { code }, onRequest: 'all' }));
  },
});
