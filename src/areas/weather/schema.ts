import { z } from 'zod';
import { numberParam, textParam } from '../../lib/params.ts';

const longitude = (about: string) => numberParam({ about, minimum: -180, maximum: 180 });

export const weatherQuery = z.object({
  city: textParam({ about: 'One of the twelve named cities; kolkata when neither city nor coordinates are given', example: 'mumbai' }),
  lat: numberParam({ about: 'Latitude in degrees, with a longitude', minimum: -90, maximum: 90 }),
  lon: longitude('Longitude in degrees, with lat'),
  lan: longitude('Another name of lon'),
  lng: longitude('Another name of lon'),
});

const measured = (unit: string) => z.strictObject({ value: z.number(), unit: z.literal(unit) });

export const weatherReading = z
  .strictObject({
    status: z.literal('ok'),
    api: z.literal('weather'),
    city: z.string().nullable().meta({ description: 'Lower-case name; for coordinates the nearest known city within 25 km, else null' }),
    location: z.strictObject({ lat: z.number(), lon: z.number() }),
    temperature: measured('°C'),
    feels_like: measured('°C').nullable().meta({ description: 'Null where the provider does not say' }),
    humidity: measured('%'),
    wind_speed: measured('km/h'),
    wind_direction: measured('°')
      .nullable()
      .meta({ description: 'Where it blows from, 0° is north; null where the provider does not say' }),
    condition: z.strictObject({ code: z.int().meta({ description: 'WMO weather code' }), description: z.string() }),
    observed_at: z.iso.datetime(),
    provider: z.string(),
    attribution: z.string(),
    stale: z
      .literal(true)
      .optional()
      .meta({ description: 'Present when every provider is out and this is an earlier answer, up to 3 h old' }),
  })
  .meta({ id: 'WeatherReading' });

export const noQuery = z.object({});
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
