import type { z } from 'zod';
import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { computeFreshness } from '../../crawl/freshness.ts';
import { ApiError } from '../../kernel/errors.ts';
import { indexPlaces, suggestPlaces } from '../../places/find.ts';
import { findTown } from '../../places/town.ts';
import { fold } from '../../text/fold.ts';
import { askedHistory, countDays, listHistory, noneBetween } from '../price-history.ts';
import { airHistory, historyQuery } from './history-schema.ts';
import { airDatabase, allStations, daysOnRecord, readingsBetween } from './queries.ts';
import { AIR_SCHEDULE, type AirRow, SLOTS, type StationTableRow } from './tables.ts';

const DEFAULT_CITY = 'Delhi';

export const history = defineEndpoint({
  path: '/aqi/history',
  // By day and hour: for programs. Agents ask for the air of now.
  tool: false,
  title: 'The air of past days',
  summary:
    'The index of a city or a station at up to four times a day since the first crawl, newest first. Days without a reading are absent.',
  query: historyQuery,
  response: airHistory,
  cache: snapshotCache(3600),
  errors: ['not_found', 'unknown_place', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'Delhi', params: { city: 'delhi' } },
    { title: 'A month', params: { city: 'delhi', days: '30' } },
  ],
  async respond({ city, station, ...period }) {
    const db = await airDatabase();
    const stations = await allStations(db);
    if (stations.length === 0) throw notCrawledYet();
    const chosen = station === undefined ? stationsOfCity(stations, city ?? DEFAULT_CITY) : [requireStation(stations, station)];
    const ids = chosen.map(({ id }) => id);
    const record = await daysOnRecord(db, ids);
    const [first] = chosen;
    if (!record || !first) throw new ApiError('not_found', 'No reading of that place is on record yet.');
    const days = askedHistory(period, record.last);
    const rows = await readingsBetween(db, ids, days);
    if (rows.length === 0) throw noneBetween(`reading of ${station ?? first.city}`, days, record);
    const data = [...Map.groupBy(rows, ({ day }) => day)].map(([date, group]) => dayOf(date, group));
    return {
      status: 'ok' as const,
      scale: 'NAQI (India)' as const,
      city: first.city,
      state: first.state,
      station: station === undefined ? null : first.name,
      days: countDays(days),
      ...listHistory(data),
      source: 'cpcb-feed',
      ...computeFreshness(record.last, AIR_SCHEDULE),
    };
  },
});

/** Nothing was ever crawled: an empty list would say that nothing was measured. */
const notCrawledYet = (): ApiError =>
  new ApiError('snapshot_unavailable', 'No air of past days is on record yet: it begins with the first crawl.', {
    hint: 'The operator begins with: npm run crawl -- aqi. The air of now is at /aqi',
  });

function stationsOfCity(stations: readonly StationTableRow[], text: string): StationTableRow[] {
  const town = findTown(text);
  const names = new Set([text, ...(town ? [town.name, ...town.aliases] : [])].map(fold));
  const ofName = stations.filter(({ city }) => names.has(fold(city)));
  // City names are not unique: those of the state with most stations are meant.
  const [largest] = [...Map.groupBy(ofName, ({ state }) => state).values()].sort((a, b) => b.length - a.length);
  if (largest) return largest;
  throw unknown(text, [...new Set(stations.map(({ city }) => city))], 'No city');
}

function requireStation(stations: readonly StationTableRow[], text: string): StationTableRow {
  const station = stations.find(({ name }) => fold(name) === fold(text));
  if (station) return station;
  throw unknown(
    text,
    stations.map(({ name }) => name),
    'No station',
  );
}

const unknown = (text: string, names: readonly string[], what: string): ApiError =>
  new ApiError('unknown_place', `${what} called ${JSON.stringify(text)} has readings on record.`, {
    suggestions: suggestPlaces(indexPlaces(names.map((name) => ({ name, aliases: [] }))), text),
    hint: 'Stations and their cities are listed at /aqi/stations',
  });

type Day = z.output<typeof airHistory>['data'][number];

/** A day of some stations: at each time the index in their middle, the worse of two. */
function dayOf(date: string, rows: readonly AirRow[]): Day {
  const [h00, h06, h12, h18] = SLOTS.map((slot) => middle(rows.flatMap((row) => row[slot] ?? []))) as [Middle, Middle, Middle, Middle];
  const indices = [h00, h06, h12, h18].filter((index) => index !== null);
  return { date, lowest: Math.min(...indices), highest: Math.max(...indices), h00, h06, h12, h18, stations: rows.length };
}

type Middle = number | null;
const middle = (indices: readonly number[]): Middle => indices.toSorted((a, b) => a - b)[Math.floor(indices.length / 2)] ?? null;
