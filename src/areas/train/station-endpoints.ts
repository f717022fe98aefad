import { snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { requireStation, SEARCH_LIMIT } from './endpoints.ts';
import { timetableNetwork } from './network.ts';
import { boardBody, matchesBody } from './station-responses.ts';
import * as schema from './station-schema.ts';
import { searchStations } from './station-search.ts';
import { hasFile } from './timetable.ts';

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
  summary:
    'A station with every train of the timetable on record that stops there, by the clock. Where fewer than 20 stop there is no static file: it is answered live.',
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
    return codes.map((code) => ({ path: `/train/stations/${code}.json`, params: { code } }));
  },
});
