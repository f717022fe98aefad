import { z } from 'zod';
import { integerParam } from '../../api/params.ts';
import { assumedPlace, placeParams } from '../../places/place-params.ts';
import { readingAge } from '../../providers/reading-age.ts';

export const weatherQuery = z.object(placeParams({ about: 'A city or town; kolkata without coordinates', example: 'mumbai' }));

const MAX_DAYS = 7;
const MAX_HOURS = 48;
export const forecastQuery = weatherQuery.extend({
  days: integerParam({ about: 'Days, today first', aliases: ['forecast_days'], minimum: 1, maximum: MAX_DAYS, default: MAX_DAYS }),
  hours: integerParam({ about: 'Hours, this one first', minimum: 0, maximum: MAX_HOURS, default: MAX_HOURS }),
});

const measured = (unit: string) => z.strictObject({ value: z.number(), unit: z.literal(unit) });

const unknown = { description: 'Null where the provider does not say' };
const condition = z.strictObject({ code: z.int().meta({ description: 'WMO weather code' }), description: z.string() });

export const weatherReading = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('weather'),
    city: z.string().nullable().meta({ description: 'Lower-case name; for coordinates the nearest known city within 25 km, else null' }),
    assumed: assumedPlace,
    location: z.strictObject({ lat: z.number(), lon: z.number() }),
    temperature: measured('°C'),
    feels_like: measured('°C').nullable().meta(unknown),
    humidity: measured('%'),
    wind_speed: measured('km/h'),
    wind_direction: measured('°')
      .nullable()
      .meta({ description: 'Where it blows from, 0° is north; null where the provider does not say' }),
    condition,
    observed_at: z.iso.datetime(),
    provider: z.string(),
    attribution: z.string(),
    ...readingAge,
  })
  .meta({ id: 'WeatherReading' });

const forecastDay = z
  .strictObject({
    date: z.iso.date().meta({ description: 'Day in India' }),
    temperature_max: measured('°C'),
    temperature_min: measured('°C'),
    precipitation: measured('mm').nullable().meta(unknown),
    precipitation_probability: measured('%').nullable().meta(unknown),
    wind_speed_max: measured('km/h').nullable().meta(unknown),
    condition: condition.meta({ description: "The day's severest" }),
  })
  .meta({ id: 'WeatherDay' });
const forecastHour = z
  .strictObject({
    time: z.iso.datetime(),
    temperature: measured('°C'),
    feels_like: measured('°C').nullable().meta(unknown),
    humidity: measured('%'),
    precipitation: measured('mm').nullable().meta(unknown),
    precipitation_probability: measured('%').nullable().meta(unknown),
    wind_speed: measured('km/h'),
    wind_direction: measured('°').nullable().meta(unknown),
    condition,
  })
  .meta({ id: 'WeatherHour' });

export const weatherForecast = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('weather/forecast'),
    city: z.string().nullable(),
    assumed: assumedPlace,
    location: z.strictObject({ lat: z.number(), lon: z.number() }),
    timezone: z.literal('Asia/Kolkata').meta({ description: 'Of the days; hours are in UTC' }),
    days: z.array(forecastDay),
    hours: z.array(forecastHour),
    note: z.string().optional().meta({ description: 'What has to be known of how the days were made' }),
    provider: z.string(),
    attribution: z.string(),
    stale: z
      .literal(true)
      .optional()
      .meta({ description: 'Present when every provider is out and this is an earlier forecast, up to 12 h old' }),
  })
  .meta({ id: 'WeatherForecast' });

export const weatherCities = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('weather/cities'),
    count: z.int(),
    cities: z.array(
      z.strictObject({
        city: z.string().meta({ description: 'The name to ask with' }),
        name: z.string(),
        state: z.string(),
        location: z.strictObject({ lat: z.number(), lon: z.number() }),
        aliases: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'WeatherCities' });
