import type { z } from 'zod';
import { istDay, latestTime } from '../../kernel/time.ts';
import { distanceKm } from '../../places/near.ts';
import { creditLine } from '../../providers/attribution.ts';
import { ageOfReading, isStaleReading } from '../../providers/reading-age.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import { STATIONS_AS_OF, STATIONS_CREDIT, type Station } from './station-directory.ts';
import { categoryOf, type StationReading } from './station-reading.ts';
import type { airCities, airStations, CityRow, StationRow } from './station-schema.ts';
import type { AirRanking, CityAir } from './values.ts';

interface Page {
  page: number;
  limit: number;
}

const staleMember = (observedAt: string) => (isStaleReading(observedAt) ? { stale: true as const } : {});

/** What both lists begin with; `all` are the rows of all pages. */
function listBody<R>({ observedAt, provider, credit }: Omit<AirRanking, 'cities' | 'isStale'>, all: readonly R[], { page, limit }: Page) {
  const data = all.slice((page - 1) * limit, page * limit);
  return {
    status: 'ok' as const,
    scale: 'NAQI (India)' as const,
    as_of: istDay(new Date(observedAt)),
    observed_at: observedAt,
    total: all.length,
    count: data.length,
    page,
    limit,
    data,
    provider,
    attribution: credit,
    ...ageOfReading(observedAt),
  };
}

/** A page of stations whose figures nobody could be asked for. */
export function directoryBody(
  chosen: readonly Station[],
  { page, limit }: Page,
  point?: { lat: number; lon: number },
): z.output<typeof airStations> {
  const rows = sorted(
    chosen.map((one) => stationRow({ ...one, indices: {}, aqi: null, dominant: null, observedAt: null }, point)),
    point,
  );
  const data = rows.slice((page - 1) * limit, page * limit);
  return {
    status: 'ok',
    scale: 'NAQI (India)',
    as_of: STATIONS_AS_OF,
    observed_at: null,
    total: rows.length,
    count: data.length,
    page,
    limit,
    data,
    provider: 'directory',
    attribution: STATIONS_CREDIT,
  };
}

/** A page of some stations of a reading of the country: nearest to a point first, else by state, city and name. */
export function stationsBody(
  { value, provider }: QueryResult<StationReading[]>,
  chosen: readonly StationReading[],
  page: Page,
  point?: { lat: number; lon: number },
): z.output<typeof airStations> {
  const rows = chosen.map((station) => stationRow(station, point));
  const credits = { provider: provider.name, credit: creditLine('Air quality data', provider) };
  const observedAt = latestTime(value.map((station) => station.observedAt));
  return listBody({ observedAt, ...credits }, sorted(rows, point), page);
}

/** Nearest first where a point is given, else by state, city and name. */
const sorted = (rows: readonly StationRow[], point: object | undefined): StationRow[] =>
  rows.toSorted((a, b) => (point ? (a.distance_km ?? 0) - (b.distance_km ?? 0) : placeKey(a).localeCompare(placeKey(b), 'en')));

const placeKey = ({ state, city, station }: StationRow) => `${state} ${city} ${station}`;

const stationRow = (
  station: Omit<StationReading, 'observedAt'> & { observedAt: string | null },
  point: { lat: number; lon: number } | undefined,
): StationRow => ({
  station: station.name,
  city: station.city,
  state: station.state,
  lat: station.lat,
  lon: station.lon,
  aqi: station.aqi,
  category: categoryOf(station),
  dominant_pollutant: station.dominant,
  sub_indices: station.indices,
  observed_at: station.observedAt,
  ...(point ? { distance_km: Math.round(distanceKm(point, station) * 10) / 10 } : {}),
  ...(station.observedAt === null ? {} : staleMember(station.observedAt)),
});

/** A page of cities, the worst air first, those without an index last. */
export const citiesBody = ({ cities, ...about }: AirRanking, page: Page): z.output<typeof airCities> =>
  listBody(about, cities.map(cityRow), page);

const cityRow = ({ called: _called, state, dominant, observedAt, isStale, ...one }: CityAir): CityRow => ({
  city: one.city,
  state: state.name,
  lat: one.lat,
  lon: one.lon,
  aqi: one.aqi,
  category: one.category,
  dominant_pollutant: dominant,
  stations: one.stations,
  worst: one.worst,
  observed_at: observedAt,
  ...(isStale ? { stale: true as const } : {}),
});
