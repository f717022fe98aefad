import { z } from 'zod';
import { gmtTime, MAX_PLACES, placesQuery, placesReply } from '../../../providers/open-meteo.ts';
import { asCurrent } from '../../../providers/reading-age.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import { forecast } from './open-meteo-forecast.ts';
import type { Observation, WeatherProvider } from './provider.ts';

const FIELDS = 'temperature_2m,relative_humidity_2m,apparent_temperature,wind_speed_10m,wind_direction_10m,weather_code';
// Null where its models end.
const place = z.object({
  current: z.object({
    time: gmtTime,
    temperature_2m: z.number().nullable(),
    relative_humidity_2m: z.number().nullable(),
    apparent_temperature: z.number().nullish(),
    wind_speed_10m: z.number().nullable(),
    wind_direction_10m: z.number().nullish(),
    weather_code: z.int().min(0).max(99).nullable(),
  }),
});

export const openMeteo: WeatherProvider = {
  name: 'open-meteo',
  title: 'Open-Meteo',
  url: 'https://open-meteo.com/',
  licence: 'CC BY 4.0',
  address: 'https://api.open-meteo.com',
  concurrency: 1,
  current: {
    maxBatch: MAX_PLACES,
    async query(points, { fetchJson }) {
      const { body } = await fetchJson(placesReply(place, points.length), `/v1/forecast?${placesQuery(points)}&current=${FIELDS}`);
      return body.map(({ current }) => toObservation(current));
    },
  },
  forecast,
};

function toObservation(current: z.output<typeof place>['current']): Observation | CannotAnswer {
  const { temperature_2m: temperature, relative_humidity_2m: humidity, wind_speed_10m: windSpeed, weather_code: code } = current;
  if (temperature === null || humidity === null || windSpeed === null || code === null)
    return new CannotAnswer('its model has no weather there');
  return asCurrent({
    temperature,
    feelsLike: current.apparent_temperature ?? null,
    humidity,
    windSpeed,
    windDirection: current.wind_direction_10m ?? null,
    code,
    observedAt: current.time,
  });
}
