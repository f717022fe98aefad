import { z } from 'zod';
import { CannotAnswer } from '../../../lib/asked.ts';
import { UpstreamError } from '../../../lib/net/upstream.ts';
import { now } from '../../../lib/time.ts';
import { wmoFromMetSymbol } from '../codes.ts';
import { kilometresPerHour, type WeatherProvider } from './provider.ts';

const period = z.object({ summary: z.object({ symbol_code: z.string() }) });
const reply = z.object({
  properties: z.object({
    timeseries: z
      .array(
        z.object({
          time: z.iso.datetime(),
          data: z.object({
            instant: z.object({
              details: z.object({
                air_temperature: z.number(),
                relative_humidity: z.number(),
                wind_speed: z.number(),
                wind_from_direction: z.number().optional(),
              }),
            }),
            next_1_hours: period.optional(),
            next_6_hours: period.optional(),
          }),
        }),
      )
      .min(1),
  }),
});

/** Five decimals and more are refused with 403. */
const fourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

export const metNorway: WeatherProvider = {
  name: 'met-norway',
  title: 'MET Norway',
  url: 'https://api.met.no/',
  licence: 'CC BY 4.0',
  address: 'https://api.met.no',
  async current({ lat, lon }, { askJson }) {
    const path = `/weatherapi/locationforecast/2.0/compact?lat=${fourDecimals(lat)}&lon=${fourDecimals(lon)}`;
    const { body, headers } = await askJson(reply, path);
    const { timeseries } = body.properties;
    // The series may begin an hour ago: the last step that has begun is now.
    const instant = now().getTime();
    const step = timeseries.findLast(({ time }) => Date.parse(time) <= instant) ?? timeseries[0];
    const symbol = (step?.data.next_1_hours ?? step?.data.next_6_hours)?.summary.symbol_code;
    if (!step || symbol === undefined) throw new UpstreamError('shape', 'met-norway sent no weather symbol');
    const code = wmoFromMetSymbol(symbol);
    if (code === undefined) throw new CannotAnswer('its word for the weather there is not known here');
    const { details } = step.data.instant;
    const expires = Date.parse(headers.expires ?? '');
    return {
      temperature: details.air_temperature,
      feelsLike: null,
      humidity: details.relative_humidity,
      windSpeed: kilometresPerHour(details.wind_speed),
      windDirection: details.wind_from_direction ?? null,
      code,
      observedAt: new Date(step.time).toISOString(),
      ...(Number.isFinite(expires) ? { freshUntil: expires } : {}),
    };
  },
};
