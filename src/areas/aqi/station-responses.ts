import type { z } from 'zod';
import { istDay, latestTime } from '../../kernel/time.ts';
import { distanceKm } from '../../places/near.ts';
import { creditLine } from '../../providers/attribution.ts';
import { ageOfReading, isStaleReading } from '../../providers/reading-age.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import { categoryOf, medianStation, type StationReading } from './station-reading.ts';
import type { airCities, airStations, CityRow, StationRow } from './station-schema.ts';

interface Page {
  page: number;
  limit: number;
}

const staleMember = (observedAt: string) => (isStaleReading(observedAt) ? { stale: true as const } : {});

/** What both lists begin with; `all` are the rows of all pages. */
function listBody<R>({ value, provider }: QueryResult<StationReading[]>, all: readonly R[], { page, limit }: Page) {
  const newest = latestTime(value.map(({ observedAt }) => observedAt));
  const data = all.slice((page - 1) * limit, page * limit);
  return {
    status: 'ok' as const,
    scale: 'NAQI (India)' as const,
    as_of: istDay(new Date(newest)),
    observed_at: newest,
    total: all.length,
    count: data.length,
    page,
    limit,
    data,
    provider: provider.name,
    attribution: creditLine('Air quality data', provider),
    ...ageOfReading(newest),
  };
}

/** A page of some stations of a reading of the country: nearest to a point first, else by state, city and name. */
export function stationsBody(
  result: QueryResult<StationReading[]>,
  chosen: readonly StationReading[],
  page: Page,
  point?: { lat: number; lon: number },
): z.output<typeof airStations> {
  const rows = chosen.map((station) => stationRow(station, point));
  const byName = (a: StationRow, b: StationRow) => placeKey(a).localeCompare(placeKey(b), 'en');
  const byDistance = (a: StationRow, b: StationRow) => (a.distance_km ?? 0) - (b.distance_km ?? 0);
  return listBody(result, rows.sort(point ? byDistance : byName), page);
}

const placeKey = ({ state, city, station }: StationRow) => `${state} ${city} ${station}`;

const stationRow = (station: StationReading, point: { lat: number; lon: number } | undefined): StationRow => ({
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
  ...staleMember(station.observedAt),
});

/** A page of the cities of some stations, the worst air first, those without an index last. */
export function citiesBody(
  result: QueryResult<StationReading[]>,
  chosen: readonly StationReading[],
  page: Page,
): z.output<typeof airCities> {
  return listBody(result, rankCities(chosen), page);
}

/** The cities of some stations, each by the station in its middle: the worst air first. */
export const rankCities = (stations: readonly StationReading[]): CityRow[] =>
  [...Map.groupBy(stations, ({ state, city }) => `${city}, ${state}`).values()]
    .flatMap((group) => cityRow(group) ?? [])
    .sort((a, b) => (b.aqi ?? -1) - (a.aqi ?? -1) || a.city.localeCompare(b.city, 'en'));

function cityRow(stations: readonly StationReading[]): CityRow | undefined {
  const middle = medianStation(stations);
  if (!middle) return undefined;
  const worst = stations.reduce((one, other) => ((other.aqi ?? -1) > (one.aqi ?? -1) ? other : one));
  return {
    city: middle.city,
    state: middle.state,
    lat: average(stations.map(({ lat }) => lat)),
    lon: average(stations.map(({ lon }) => lon)),
    aqi: middle.aqi,
    category: categoryOf(middle),
    dominant_pollutant: middle.dominant,
    stations: stations.length,
    worst: worst.aqi === null ? null : { station: worst.name, aqi: worst.aqi },
    observed_at: middle.observedAt,
    ...staleMember(middle.observedAt),
  };
}

const average = (degrees: readonly number[]): number =>
  Math.round((degrees.reduce((sum, one) => sum + one, 0) / degrees.length) * 10_000) / 10_000;
