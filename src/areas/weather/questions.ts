import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import type { Forecast, Observation, Point, WeatherProvider } from './providers/provider.ts';

const queryCurrent = defineQuery<WeatherProvider, Point, Observation>({
  name: 'weather',
  providers: WEATHER_PROVIDERS,
  query: ({ current }) => current,
  cache: { freshMs: 10 * 60_000, staleMs: 3 * 3_600_000, freshUntil: ({ freshUntil }) => freshUntil },
});

const queryForecast = defineQuery<WeatherProvider, Point, Forecast>({
  name: 'weather forecast',
  providers: WEATHER_PROVIDERS,
  query: ({ forecast }) => forecast,
  cache: { freshMs: 3_600_000, staleMs: 12 * 3_600_000, freshUntil: ({ freshUntil }) => freshUntil },
});

// A hundredth of a degree is a kilometre: no model is finer.
const roundCoordinate = (degrees: number) => Math.round(degrees * 100) / 100;
const cacheKey = ({ lat, lon }: Point) => `${lat},${lon}`;
const rounded = ({ lat, lon }: Point): Point => ({ lat: roundCoordinate(lat), lon: roundCoordinate(lon) });

/**
 * The weather at a point now, kept for ten minutes (longer where the provider asks so). Throws ApiError: 502 when all are out for over 3 h,
 * 404 when all work and none knows that place.
 */
export const currentWeather = (point: Point, context: QueryContext = {}): Promise<QueryResult<Observation>> =>
  queryCurrent(cacheKey(rounded(point)), rounded(point), context);

/** The days and hours to come at a point, kept for an hour; an outage is bridged for twelve. Throws ApiError as `currentWeather` does. */
export const forecastWeather = (point: Point, context: QueryContext = {}): Promise<QueryResult<Forecast>> =>
  queryForecast(cacheKey(rounded(point)), rounded(point), context);
