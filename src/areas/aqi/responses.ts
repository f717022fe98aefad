import type { z } from 'zod';
import { creditLine } from '../../providers/attribution.ts';
import { ageOfReading, isStaleReading } from '../../providers/reading-age.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import type { MeasuredAir } from './air-now.ts';
import { BREAKPOINTS, CATEGORIES, findCategory, INDEX, overallIndex, POLLUTANTS, subIndices, unitOf } from './naqi.ts';
import type { AirReport } from './providers/provider.ts';
import type { airReading, airScale, cityStations } from './schema.ts';
import { categoryOf, medianStation, type StationReading } from './station-reading.ts';

const MODEL_NOTE =
  'Index of the hour from a model of the air (CAMS); the official index averages 24 hours (8 for CO and ozone) at a station.';
const CITY_NOTE = "Sub-indices as the CPCB publishes them, of the station in the middle of the city's; all of them are in stations.";
const STATION_NOTE = 'Sub-indices as the CPCB publishes them for the station.';
const FOREIGN_NOTE = 'Only an index on the US scale is known here; it is not convertible to the Indian one.';

type AirReading = z.output<typeof airReading>;

/** The air's reading at a place. Indices that came as such are passed on; concentrations are indexed by the CPCB's breakpoints. */
export function airBody(
  city: string | null,
  location: { lat: number; lon: number },
  { value, provider, stale }: QueryResult<MeasuredAir | AirReport>,
): AirReading {
  const figures = value.basis === 'measured' ? measuredFigures(value) : reportedFigures(value);
  return {
    status: 'ok',
    api: 'aqi',
    city,
    location: { lat: location.lat, lon: location.lon },
    scale: 'NAQI (India)',
    ...figures,
    provider: provider.name,
    attribution: creditLine('Air quality data', provider),
    ...ageOfReading(figures.observed_at, stale),
  };
}

type Figures = Omit<
  AirReading,
  'status' | 'api' | 'city' | 'location' | 'scale' | 'provider' | 'attribution' | 'assumed' | 'stale' | 'stale_after'
>;

const indexMembers = (aqi: number | null, dominant: StationReading['dominant']) => {
  const category = aqi === null ? null : findCategory(aqi);
  return { aqi, category: category?.name ?? null, dominant_pollutant: dominant, advice: category?.advice ?? null };
};

function measuredFigures({ station, distanceKm, stations }: MeasuredAir): Figures {
  return {
    ...indexMembers(station.aqi, station.dominant),
    sub_indices: station.indices,
    concentrations: {},
    other_scale: null,
    basis: 'station',
    station: station.name,
    distance_km: distanceKm,
    ...(stations ? { stations: stationsBody(stations) } : {}),
    observed_at: station.observedAt,
    note: stations ? CITY_NOTE : STATION_NOTE,
  };
}

function reportedFigures({ concentrations, foreign, basis, station, observedAt }: AirReport): Figures {
  const indices = subIndices(concentrations);
  const overall = overallIndex(indices);
  const amounts = POLLUTANTS.flatMap((one) => {
    const value = concentrations[one];
    return value === undefined ? [] : [[one, { value: Math.round(value * 1000) / 1000, unit: unitOf(one) }] as const];
  });
  return {
    ...indexMembers(overall?.aqi ?? null, overall?.dominant ?? null),
    sub_indices: indices,
    concentrations: Object.fromEntries(amounts),
    other_scale: foreign ?? null,
    basis,
    station,
    observed_at: observedAt,
    note: basis === 'model' ? MODEL_NOTE : FOREIGN_NOTE,
  };
}

/** A city's stations, with the index in their middle (the worse of two) and the worst. */
function stationsBody(stations: readonly StationReading[]): z.output<typeof cityStations> {
  const worst = stations.filter(({ aqi }) => aqi !== null).toSorted((a, b) => (b.aqi ?? 0) - (a.aqi ?? 0))[0];
  return {
    count: stations.length,
    median: medianStation(stations)?.aqi ?? null,
    worst: worst?.aqi == null ? null : { station: worst.name, aqi: worst.aqi, category: findCategory(worst.aqi).name },
    list: stations.map((station) => ({
      station: station.name,
      location: { lat: station.lat, lon: station.lon },
      aqi: station.aqi,
      category: categoryOf(station),
      dominant_pollutant: station.dominant,
      sub_indices: station.indices,
      observed_at: station.observedAt,
      ...(isStaleReading(station.observedAt) ? { stale: true as const } : {}),
    })),
  };
}

/** The scale itself: categories and the concentrations at which they end. */
export function scaleBody(): z.output<typeof airScale> {
  return {
    status: 'ok',
    api: 'aqi/scale',
    scale: 'NAQI (India)',
    categories: CATEGORIES.map(({ name, upTo, advice }, at) => ({
      category: name,
      from: (CATEGORIES[at - 1]?.upTo ?? -1) + 1,
      to: upTo,
      advice,
    })),
    breakpoints: POLLUTANTS.map((pollutant) => ({
      pollutant,
      unit: unitOf(pollutant),
      at: BREAKPOINTS[pollutant].map((concentration, at) => ({ index: INDEX[at + 1] ?? 0, concentration })),
    })),
    source: 'Central Pollution Control Board, National Air Quality Index (2014); the advice is in our own words',
  };
}
