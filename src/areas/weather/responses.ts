import type { z } from 'zod';
import { istDay, now } from '../../kernel/time.ts';
import type { MainCity } from '../../places/cities.ts';
import { creditLine } from '../../providers/attribution.ts';
import { ageOfReading } from '../../providers/reading-age.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import { describeCondition } from './codes.ts';
import type { Forecast, ForecastDay, ForecastHour, Observation, Point } from './providers/provider.ts';
import type { weatherCities, weatherForecast, weatherReading } from './schema.ts';

const measured = <U extends string>(value: number, unit: U) => ({ value, unit });
const known = <U extends string>(value: number | null, unit: U) => (value === null ? null : measured(value, unit));
const toCondition = (code: number) => ({ code, description: describeCondition(code) });

/** The contract's weather reading. */
export function readingBody(
  city: string | null,
  location: Point,
  { value, provider, stale }: QueryResult<Observation>,
): z.output<typeof weatherReading> {
  const { temperature, feelsLike, humidity, windSpeed, windDirection, code, observedAt } = value;
  return {
    status: 'ok',
    api: 'weather',
    city,
    location,
    temperature: measured(temperature, '°C'),
    feels_like: known(feelsLike, '°C'),
    humidity: measured(humidity, '%'),
    wind_speed: measured(windSpeed, 'km/h'),
    wind_direction: known(windDirection, '°'),
    condition: toCondition(code),
    observed_at: observedAt,
    provider: provider.name,
    attribution: creditLine('Weather data', provider),
    ...ageOfReading(observedAt, stale),
  };
}

/** The cities known by name. */
export function citiesBody(cities: readonly MainCity[]): z.output<typeof weatherCities> {
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

type ForecastBody = z.output<typeof weatherForecast>;

/** The days and hours to come, from today and this hour on, so that a kept forecast never shows what is past. */
export function forecastBody(
  city: string | null,
  location: Point,
  { value, provider, stale }: QueryResult<Forecast>,
  most: { days: number; hours: number },
): ForecastBody {
  const today = istDay();
  const thisHour = Math.floor(now().getTime() / 3_600_000) * 3_600_000;
  return {
    status: 'ok',
    api: 'weather/forecast',
    city,
    location,
    timezone: 'Asia/Kolkata',
    days: value.days
      .filter(({ date }) => date >= today)
      .slice(0, most.days)
      .map(dayBody),
    hours: value.hours
      .filter(({ time }) => Date.parse(time) > thisHour - 3_600_000)
      .slice(0, most.hours)
      .map(hourBody),
    ...(value.note ? { note: value.note } : {}),
    provider: provider.name,
    attribution: creditLine('Weather data', provider),
    ...(stale ? { stale: true as const } : {}),
  };
}

const dayBody = (day: ForecastDay): ForecastBody['days'][number] => ({
  date: day.date,
  temperature_max: measured(day.highest, '°C'),
  temperature_min: measured(day.lowest, '°C'),
  precipitation: known(day.precipitation, 'mm'),
  precipitation_probability: known(day.probability, '%'),
  wind_speed_max: known(day.strongestWind, 'km/h'),
  condition: toCondition(day.code),
});

const hourBody = (hour: ForecastHour): ForecastBody['hours'][number] => ({
  time: hour.time,
  temperature: measured(hour.temperature, '°C'),
  feels_like: known(hour.feelsLike, '°C'),
  humidity: measured(hour.humidity, '%'),
  precipitation: known(hour.precipitation, 'mm'),
  precipitation_probability: known(hour.probability, '%'),
  wind_speed: measured(hour.windSpeed, 'km/h'),
  wind_direction: known(hour.windDirection, '°'),
  condition: toCondition(hour.code),
});
