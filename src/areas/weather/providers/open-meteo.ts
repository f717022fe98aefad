import { z } from 'zod';
import { upstreamBase } from '../../../lib/env.ts';
import { askUpstreamJson } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import { Turns } from '../../../lib/turns.ts';
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
// Its free tier serves one call of ours at a time.
const turns = new Turns(1);

export const openMeteo: WeatherProvider = {
  name: 'open-meteo',
  title: 'Open-Meteo',
  url: 'https://open-meteo.com/',
  licence: 'CC BY 4.0',
  async current({ lat, lon }, signal) {
    const base = upstreamBase('open-meteo', 'https://api.open-meteo.com');
    const url = `${base}/v1/forecast?latitude=${lat}&longitude=${lon}&current=${FIELDS}&timezone=GMT`;
    const { body } = await turns.run(() => askUpstreamJson({ url, signal }), signal);
    const { current } = expectShape(reply, body, 'open-meteo');
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
