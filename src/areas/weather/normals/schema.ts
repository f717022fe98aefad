import { z } from 'zod';
import { integerParam } from '../../../api/params.ts';
import { datedMembers, freshness } from '../../../crawl/freshness.ts';
import { assumedPlace } from '../../../places/place-params.ts';
import { weatherQuery } from '../schema.ts';

export const normalsQuery = weatherQuery.extend({
  month: integerParam({ about: 'Month of the year, 1 to 12; all unless said', minimum: 1, maximum: 12 }),
});

const mean = (description: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `${description}; null where none is on record` });
const record = (what: string) =>
  z
    .strictObject({ value: z.number(), date: z.iso.date() })
    .nullable()
    .meta({ description: `${what} over all years of the station, with its day` });

export const monthNormals = z
  .strictObject({
    month: z.int().meta({ description: '1 to 12' }),
    temperature_max: mean('Mean of the days’ highest, °C'),
    temperature_min: mean('Mean of the days’ lowest, °C'),
    hottest: mean('Mean of each year’s hottest day, °C'),
    coldest: mean('Mean of each year’s coldest night, °C'),
    rain: mean('mm'),
    rainy_days: mean('Days with 2.5 mm or more'),
    humidity_morning: mean('% at 08:30 IST'),
    humidity_evening: mean('% at 17:30 IST'),
    wind_speed: mean('km/h'),
    record_high: record('Highest temperature, °C,'),
    record_low: record('Lowest temperature, °C,'),
    record_rain_24h: record('Most rain in 24 hours, mm,'),
    doubt: z.literal(true).optional().meta({ description: 'A record contradicted the means and was left out' }),
  })
  .meta({ id: 'MonthNormals' });

export const weatherNormals = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('weather/normals'),
    city: z.string().nullable(),
    assumed: assumedPlace,
    location: z.strictObject({ lat: z.number(), lon: z.number() }),
    station: z
      .strictObject({
        id: z.int(),
        name: z.string(),
        state: z.string(),
        altitude_m: z.number().nullable(),
        distance_km: z
          .number()
          .nullable()
          .meta({ description: 'From the place asked for; null where the point of the station is not on record' }),
      })
      .meta({ description: 'Named after the town, or else the nearest within 60 km' }),
    period: z.literal('1991-2020').meta({ description: 'Years of the means' }),
    count: z.int(),
    months: z.array(monthNormals),
    source: z.string(),
    licence: z.string().meta({ description: 'Of the database: name its source, share alike' }),
    ...datedMembers,
    ...freshness,
  })
  .meta({ id: 'WeatherNormals' });
