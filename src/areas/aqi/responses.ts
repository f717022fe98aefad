import type { z } from 'zod';
import { creditLine } from '../../providers/attribution.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import { BREAKPOINTS, CATEGORIES, findCategory, INDEX, overallIndex, POLLUTANTS, subIndices, unitOf } from './naqi.ts';
import type { AirReport, AirStation } from './providers/provider.ts';
import type { airReading, airScale, cityStations } from './schema.ts';

const MODEL_NOTE =
  'Index of the hour from a model of the air (CAMS); the official index averages 24 hours (8 for CO and ozone) at a station.';
const CITY_NOTE = "Sub-indices as the CPCB publishes them, of the station in the middle of the city's; all of them are in stations.";
const STATION_NOTE = 'Sub-indices as the CPCB publishes them for the station.';
const FOREIGN_NOTE = 'Only an index on the US scale is known here; it is not convertible to the Indian one.';

/** The air's reading. Indices that came as such are passed on; concentrations are indexed by the CPCB's breakpoints. */
export function airBody(
  city: string | null,
  location: { lat: number; lon: number },
  { value: report, provider, stale }: QueryResult<AirReport>,
): z.output<typeof airReading> {
  const indices = report.indices ?? subIndices(report.concentrations);
  const overall = overallIndex(indices);
  const category = overall && findCategory(overall.aqi);
  const known = POLLUTANTS.flatMap((one) => {
    const value = report.concentrations[one];
    return value === undefined ? [] : [[one, { value: Math.round(value * 1000) / 1000, unit: unitOf(one) }] as const];
  });
  const indexed = Object.keys(indices).length > 0;
  return {
    status: 'ok',
    api: 'aqi',
    city,
    location: { lat: location.lat, lon: location.lon },
    scale: 'NAQI (India)',
    aqi: overall?.aqi ?? null,
    category: category?.name ?? null,
    dominant_pollutant: overall?.dominant ?? null,
    advice: category?.advice ?? null,
    sub_indices: indices,
    concentrations: Object.fromEntries(known),
    other_scale: report.foreign ?? null,
    basis: report.basis,
    station: report.station,
    ...(report.stations ? { stations: stationsBody(report.stations) } : {}),
    observed_at: report.observedAt,
    note: report.basis === 'model' ? MODEL_NOTE : report.stations ? CITY_NOTE : indexed ? STATION_NOTE : FOREIGN_NOTE,
    provider: provider.name,
    attribution: creditLine('Air quality data', provider),
    ...(stale ? { stale: true as const } : {}),
  };
}

/** A city's stations, with the index in their middle (the worse of two) and the worst. */
function stationsBody(stations: readonly AirStation[]): z.output<typeof cityStations> {
  const list = stations.map(({ name, lat, lon, indices, observedAt }) => {
    const overall = overallIndex(indices);
    return {
      station: name,
      location: { lat, lon },
      aqi: overall?.aqi ?? null,
      category: overall ? findCategory(overall.aqi).name : null,
      dominant_pollutant: overall?.dominant ?? null,
      sub_indices: indices,
      observed_at: observedAt,
    };
  });
  const ranked = list.flatMap(({ station, aqi }) => (aqi === null ? [] : [{ station, aqi }])).sort((a, b) => a.aqi - b.aqi);
  const worst = ranked.at(-1);
  return {
    count: list.length,
    median: ranked[Math.floor(ranked.length / 2)]?.aqi ?? null,
    worst: worst ? { ...worst, category: findCategory(worst.aqi).name } : null,
    list,
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
