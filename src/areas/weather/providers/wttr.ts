import { z } from 'zod';
import { now } from '../../../kernel/time.ts';
import { UpstreamError } from '../../../net/upstream.ts';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import { wmoFromWwo } from '../codes.ts';
import type { WeatherProvider } from './provider.ts';

/** It writes its numbers as strings. */
const number = z.union([z.number(), z.string().regex(/^\s*-?\d+(\.\d+)?\s*$/)]).transform(Number);
const reply = z.object({
  current_condition: z
    .array(
      z.object({
        temp_C: number,
        FeelsLikeC: number.optional(),
        humidity: number,
        windspeedKmph: number,
        winddirDegree: number.optional(),
        weatherCode: number,
        observation_time: z.string(),
      }),
    )
    .min(1),
});

export const wttr: WeatherProvider = {
  name: 'wttr',
  title: 'wttr.in',
  url: 'https://wttr.in/',
  address: 'https://wttr.in',
  // It is often overloaded.
  concurrency: 1,
  async current({ lat, lon }, { fetchJson }) {
    const { body } = await fetchJson(reply, `/${lat},${lon}?format=j1`).catch(throwUnlessUnknownPlace);
    const now = body.current_condition[0];
    if (!now) throw new UpstreamError('shape', 'wttr sent no current condition');
    const code = wmoFromWwo(now.weatherCode);
    if (code === undefined) throw new CannotAnswer('its word for the weather there is not known here');
    return {
      temperature: now.temp_C,
      feelsLike: now.FeelsLikeC ?? null,
      humidity: now.humidity,
      windSpeed: now.windspeedKmph,
      windDirection: now.winddirDegree ?? null,
      code,
      observedAt: observedAt(now.observation_time),
    };
  },
};

/** It answers 404 for a point without a place of its own near by. */
function throwUnlessUnknownPlace(error: unknown): never {
  throw error instanceof UpstreamError && error.status === 404 ? new CannotAnswer('it knows no place there') : error;
}

/** `05:30 AM`, UTC and without a day: the last such time. Throws UpstreamError for anything else. */
function observedAt(text: string): string {
  const match = /^(\d{1,2}):(\d\d) (AM|PM)$/.exec(text.trim());
  if (!match) throw new UpstreamError('shape', 'wttr sent no time of observation');
  const hour = (Number(match[1]) % 12) + (match[3] === 'PM' ? 12 : 0);
  const instant = now();
  const today = Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate(), hour, Number(match[2]));
  return new Date(today > instant.getTime() ? today - 86_400_000 : today).toISOString();
}
