import { z } from 'zod';
import type { WeatherProvider } from './provider.ts';

const FIELDS = 'temperature_2m,relative_humidity_2m,apparent_temperature,wind_speed_10m,wind_direction_10m,weather_code';
const reply = z.object({
  current: z.object({
    time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    apparent_temperature: z.number().nullish(),
    wind_speed_10m: z.number(),
    wind_direction_10m: z.number().nullish(),
    weather_code: z.int().min(0).max(99),
  }),
});

export const openMeteo: WeatherProvider = {
  name: 'open-meteo',
  title: 'Open-Meteo',
  url: 'https://open-meteo.com/',
  licence: 'CC BY 4.0',
  address: 'https://api.open-meteo.com',
  // Its free tier serves one call of ours at a time.
  atOnce: 1,
  async current({ lat, lon }, { askJson }) {
    const { body } = await askJson(reply, `/v1/forecast?latitude=${lat}&longitude=${lon}&current=${FIELDS}&timezone=GMT`);
    const { current } = body;
    return {
      temperature: current.temperature_2m,
      feelsLike: current.apparent_temperature ?? null,
      humidity: current.relative_humidity_2m,
      windSpeed: current.wind_speed_10m,
      windDirection: current.wind_direction_10m ?? null,
      code: current.weather_code,
      observedAt: new Date(`${current.time}:00Z`).toISOString(),
    };
  },
};
