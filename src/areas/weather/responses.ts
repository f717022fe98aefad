import type { z } from 'zod';
import type { Answered } from '../../lib/asked.ts';
import { creditOf } from '../../lib/attribution.ts';
import { describeCondition } from './codes.ts';
import type { WeatherCity } from './places.ts';
import type { Observation, Point } from './providers/provider.ts';
import type { weatherCities, weatherReading } from './schema.ts';

/** The contract's weather reading. */
export function readingBody(
  city: string | null,
  location: Point,
  { value, provider, stale }: Answered<Observation>,
): z.output<typeof weatherReading> {
  const { temperature, feelsLike, humidity, windSpeed, windDirection, code, observedAt } = value;
  return {
    status: 'ok',
    api: 'weather',
    city,
    location: { lat: location.lat, lon: location.lon },
    temperature: { value: temperature, unit: '°C' },
    feels_like: feelsLike === null ? null : { value: feelsLike, unit: '°C' },
    humidity: { value: humidity, unit: '%' },
    wind_speed: { value: windSpeed, unit: 'km/h' },
    wind_direction: windDirection === null ? null : { value: windDirection, unit: '°' },
    condition: { code, description: describeCondition(code) },
    observed_at: observedAt,
    provider: provider.name,
    attribution: creditOf('Weather data', provider),
    ...(stale ? { stale: true as const } : {}),
  };
}

/** The cities known by name. */
export function citiesBody(cities: readonly WeatherCity[]): z.output<typeof weatherCities> {
  return {
    status: 'ok',
    api: 'weather/cities',
    count: cities.length,
    cities: cities.map(({ slug, name, state, lat, lon, aliases }) => ({
      city: slug,
      name,
      state,
      location: { lat, lon },
      aliases: [...aliases],
    })),
  };
}
