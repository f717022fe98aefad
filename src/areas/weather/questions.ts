import { type Answered, type AskContext, defineQuestion } from '../../lib/asked.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import type { Forecast, Observation, Point, WeatherProvider } from './providers/provider.ts';

const askCurrent = defineQuestion<WeatherProvider, Point, Observation>({
  name: 'weather',
  providers: WEATHER_PROVIDERS,
  ask: ({ current }) => current,
  keep: { fresh: 10 * 60_000, stale: 3 * 3_600_000, until: ({ freshUntil }) => freshUntil },
});

const askForecast = defineQuestion<WeatherProvider, Point, Forecast>({
  name: 'weather forecast',
  providers: WEATHER_PROVIDERS,
  ask: ({ forecast }) => forecast,
  keep: { fresh: 3_600_000, stale: 12 * 3_600_000, until: ({ freshUntil }) => freshUntil },
});

// A hundredth of a degree is a kilometre: no model is finer.
const roughly = (degrees: number) => Math.round(degrees * 100) / 100;
const asKey = ({ lat, lon }: Point) => `${lat},${lon}`;
const rounded = ({ lat, lon }: Point): Point => ({ lat: roughly(lat), lon: roughly(lon) });

/**
 * The weather at a point now, kept for ten minutes (longer where the provider asks so). Throws ApiError: 502 when all are out for over 3 h,
 * 404 when all work and none knows that place.
 */
export const currentWeather = (point: Point, context: AskContext = {}): Promise<Answered<Observation>> =>
  askCurrent(asKey(rounded(point)), rounded(point), context);

/** The days and hours to come at a point, kept for an hour; an outage is bridged for twelve. Throws ApiError as `currentWeather` does. */
export const forecastWeather = (point: Point, context: AskContext = {}): Promise<Answered<Forecast>> =>
  askForecast(asKey(rounded(point)), rounded(point), context);
