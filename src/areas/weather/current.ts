import { type Answered, type AskContext, defineQuestion } from '../../lib/asked.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import type { Observation, Point, WeatherProvider } from './providers/provider.ts';

const askCurrent = defineQuestion<WeatherProvider, Point, Observation>({
  name: 'weather',
  providers: WEATHER_PROVIDERS,
  ask: ({ current }) => current,
  keep: { fresh: 10 * 60_000, stale: 3 * 3_600_000, until: ({ freshUntil }) => freshUntil },
});

// A hundredth of a degree is a kilometre: no model is finer.
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * The weather at a point now, kept for ten minutes (longer where the provider asks so). Throws ApiError: 502 when all are out for over 3 h,
 * 404 when all work and none knows that place.
 */
export function currentWeather({ lat, lon }: Point, context: AskContext = {}): Promise<Answered<Observation>> {
  const point = { lat: roughly(lat), lon: roughly(lon) };
  return askCurrent(`${point.lat},${point.lon}`, point, context);
}
