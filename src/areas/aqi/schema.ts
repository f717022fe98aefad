import { z } from 'zod';
import { assumedPlace, placeParams } from '../../places/place-params.ts';
import { readingAge } from '../../providers/reading-age.ts';
import { CATEGORIES, POLLUTANTS } from './naqi.ts';

export const airQuery = z.object(placeParams({ about: 'An Indian city or town; delhi without coordinates', example: 'kolkata' }));

const pollutant = z.enum(POLLUTANTS);
const category = z.enum(CATEGORIES.map(({ name }) => name));
const staleStation = z.literal(true).optional().meta({ description: 'Present where its reading is older than 3 h' });
export const cityStations = z
  .strictObject({
    count: z.int(),
    median: z.int().nullable().meta({ description: 'Index of the station in the middle; null where none has one' }),
    worst: z.strictObject({ station: z.string(), aqi: z.int(), category }).nullable(),
    list: z.array(
      z.strictObject({
        station: z.string(),
        location: z.strictObject({ lat: z.number(), lon: z.number() }),
        aqi: z.int().nullable().meta({ description: 'Null with fewer than three pollutants or without particles' }),
        category: category.nullable(),
        dominant_pollutant: pollutant.nullable(),
        sub_indices: z.partialRecord(pollutant, z.int()),
        observed_at: z.iso.datetime(),
        stale: staleStation,
      }),
    ),
  })
  .meta({ id: 'AirStations', description: 'All stations of the city, where the CPCB is asked about one; nearest to its centre first' });

export const airReading = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('aqi'),
    city: z.string().nullable(),
    assumed: assumedPlace,
    location: z.strictObject({ lat: z.number(), lon: z.number() }),
    scale: z.literal('NAQI (India)'),
    aqi: z
      .int()
      .min(0)
      .max(500)
      .nullable()
      .meta({ description: 'Null with fewer than three pollutants or without particles, as the CPCB asks' }),
    category: category.nullable(),
    dominant_pollutant: pollutant.nullable(),
    advice: z.string().nullable(),
    sub_indices: z.partialRecord(pollutant, z.int()),
    concentrations: z.partialRecord(pollutant, z.strictObject({ value: z.number(), unit: z.enum(['µg/m³', 'mg/m³']) })),
    other_scale: z.strictObject({ scale: z.string(), aqi: z.number() }).nullable(),
    basis: z.enum(['model', 'station']),
    station: z
      .string()
      .nullable()
      .meta({ description: 'Whose figures these are: of a city the station in the middle, of coordinates the nearest' }),
    distance_km: z.number().optional().meta({ description: 'From the place to the station' }),
    stations: cityStations.optional(),
    observed_at: z.iso.datetime(),
    note: z.string(),
    provider: z.string(),
    attribution: z.string(),
    ...readingAge,
  })
  .meta({ id: 'AirReading' });

export const airScale = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('aqi/scale'),
    scale: z.literal('NAQI (India)'),
    categories: z.array(z.strictObject({ category, from: z.int(), to: z.int(), advice: z.string() })),
    breakpoints: z.array(
      z.strictObject({
        pollutant,
        unit: z.enum(['µg/m³', 'mg/m³']),
        at: z.array(z.strictObject({ index: z.int(), concentration: z.number() })),
      }),
    ),
    source: z.string(),
  })
  .meta({ id: 'AirScale' });
