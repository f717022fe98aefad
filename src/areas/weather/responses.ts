import type { z } from 'zod';
import type { MainCity } from '../../places/cities.ts';
import { ageOfReading } from '../../providers/reading-age.ts';
import type { weatherCities, weatherForecast, weatherReading } from './schema.ts';
import type { ComingWeather, Sky, WeatherDay, WeatherHour, WeatherNow } from './values.ts';

const measured = <U extends string>(value: number, unit: U) => ({ value, unit });
const measuredOrNull = <U extends string>(value: number | null, unit: U) => (value === null ? null : measured(value, unit));
const toCondition = ({ code, words }: Sky) => ({ code, description: words.en });

/** The contract's weather reading. */
export const readingBody = ({ city, point, sky, ...one }: WeatherNow): z.output<typeof weatherReading> => ({
  status: 'ok',
  api: 'weather',
  city,
  location: point,
  temperature: measured(one.temperature, '°C'),
  feels_like: measuredOrNull(one.feelsLike, '°C'),
  humidity: measured(one.humidity, '%'),
  wind_speed: measured(one.windSpeed, 'km/h'),
  wind_direction: measuredOrNull(one.windDirection, '°'),
  condition: toCondition(sky),
  observed_at: one.observedAt,
  provider: one.provider,
  attribution: one.credit,
  ...ageOfReading(one.observedAt, one.isStale),
});

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

/** The days and hours to come. */
export const forecastBody = ({ city, point, days, hours, note, ...one }: ComingWeather): ForecastBody => ({
  status: 'ok',
  api: 'weather/forecast',
  city,
  location: point,
  timezone: 'Asia/Kolkata',
  days: days.map(dayBody),
  hours: hours.map(hourBody),
  ...(note ? { note } : {}),
  provider: one.provider,
  attribution: one.credit,
  ...(one.isStale ? { stale: true as const } : {}),
});

const dayBody = (day: WeatherDay): ForecastBody['days'][number] => ({
  date: day.date,
  temperature_max: measured(day.highest, '°C'),
  temperature_min: measured(day.lowest, '°C'),
  precipitation: measuredOrNull(day.precipitation, 'mm'),
  precipitation_probability: measuredOrNull(day.probability, '%'),
  wind_speed_max: measuredOrNull(day.strongestWind, 'km/h'),
  condition: toCondition(day.sky),
});

const hourBody = (hour: WeatherHour): ForecastBody['hours'][number] => ({
  time: hour.time,
  temperature: measured(hour.temperature, '°C'),
  feels_like: measuredOrNull(hour.feelsLike, '°C'),
  humidity: measured(hour.humidity, '%'),
  precipitation: measuredOrNull(hour.precipitation, 'mm'),
  precipitation_probability: measuredOrNull(hour.probability, '%'),
  wind_speed: measured(hour.windSpeed, 'km/h'),
  wind_direction: measuredOrNull(hour.windDirection, '°'),
  condition: toCondition(hour.sky),
});
