import { snapshotCache } from '../../kernel/cache.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { noQuery } from '../../kernel/query.ts';
import { MAIN_CITIES } from '../../places/cities.ts';
import { findPlace, indexPlaces, suggestPlaces } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import { nearestCity } from '../../places/near.ts';
import { assumeCity, type PointParams, readPoint } from '../../places/place-params.ts';
import { findTown } from '../../places/town.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import type { Forecast, Observation, Point, WeatherProvider } from './providers/provider.ts';
import { citiesBody, forecastBody, readingBody } from './responses.ts';
import { forecastQuery, weatherCities, weatherForecast, weatherQuery, weatherReading } from './schema.ts';

const INDEX = indexPlaces(MAIN_CITIES);

const DEFAULT_CITY = 'Kolkata';
const NEAR_KM = 25;

/** The place that a call is about, and its name in bodies: one of the twelve, another in lower case, or null. */
interface RequestedPlace {
  city: string | null;
  point: Point;
}

/** Whose weather is asked for: a city by name, or coordinates with the nearest city's name. Throws ApiError 404 for an unknown name, 400 for half a point. */
function requirePlace({ city, ...coordinates }: PointParams & { city?: string | undefined }): RequestedPlace {
  const point = readPoint(coordinates);
  if (!point || city !== undefined) return requireCity(city ?? DEFAULT_CITY);
  const near = nearestCity(point, NEAR_KM);
  return { city: near ? cityApiName(near.name) : null, point };
}

function requireCity(text: string): RequestedPlace {
  const place = findPlace(INDEX, text) ?? findTown(text);
  if (place) return { city: cityApiName(place.name), point: { lat: place.lat, lon: place.lon } };
  throw new ApiError('unknown_place', `No city or town called ${JSON.stringify(text)} is known here.`, {
    suggestions: [...new Set([...suggestPlaces(INDEX, text), ...suggestPlaces(GAZETTEER, text)].map(cityApiName))].slice(0, 5),
    available: MAIN_CITIES.map(({ slug }) => slug),
    hint: 'Over 1,100 cities and towns are known by name, these twelve among them; any other place can be asked for by lat and lon',
  });
}

/** The contract's name where the city is one of the twelve, else the lower-case name. */
const cityApiName = (name: string): string => MAIN_CITIES.find((city) => city.name === name)?.slug ?? name.toLowerCase();

export const current = defineEndpoint({
  path: '/weather',
  title: 'Weather now',
  summary: 'The weather in a city or town, or at any coordinates. Kept for ten minutes.',
  query: weatherQuery,
  response: weatherReading,
  // Kept by the area itself, which knows when it may bridge an outage.
  cache: { scope: 'public', maxAge: 300 },
  queriesUpstream: true,
  errors: ['unknown_place', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'Kolkata', params: {} },
    { title: 'A city by another name', params: { city: 'bengaluru' } },
    { title: 'Coordinates', params: { lat: '27.33', lon: '88.61' } },
  ],
  async respond(params, context) {
    const { city, point } = requirePlace(params);
    return { ...readingBody(city, point, await currentWeather(point, context)), ...assumeCity(params, DEFAULT_CITY) };
  },
});

export const forecast = defineEndpoint({
  path: '/weather/forecast',
  title: 'Weather of the days to come',
  summary: 'Seven days by day and 48 hours by hour for a city, a town or any coordinates. Kept for an hour.',
  query: forecastQuery,
  response: weatherForecast,
  cache: { scope: 'public', maxAge: 900 },
  queriesUpstream: true,
  errors: ['unknown_place', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'Mumbai', params: { city: 'mumbai' } },
    { title: 'Three days of a town', params: { city: 'gangtok', days: '3', hours: '0' } },
  ],
  async respond({ days, hours, ...place }, context) {
    const { city, point } = requirePlace(place);
    return { ...forecastBody(city, point, await forecastWeather(point, context), { days, hours }), ...assumeCity(place, DEFAULT_CITY) };
  },
});

export const cities = defineEndpoint({
  path: '/weather/cities',
  title: 'Cities known by name',
  summary: 'The twelve cities with their coordinates and other names.',
  query: noQuery,
  response: weatherCities,
  cache: snapshotCache(86_400),
  table: ({ cities: rows }) => rows,
  examples: [{ title: 'The twelve', params: {} }],
  respond: async () => citiesBody(MAIN_CITIES),
  staticFiles: async () => [{ path: '/weather/cities.json', params: {} }],
});

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

/** The weather at a point now, kept for ten minutes or as its provider asks. Throws ApiError: 502 when all are out for over 3 h, 404 when none knows it. */
export const currentWeather = (point: Point, context: QueryContext = {}): Promise<QueryResult<Observation>> =>
  queryCurrent(cacheKey(rounded(point)), rounded(point), context);

/** The days and hours to come at a point, kept for an hour; an outage is bridged for twelve. Throws ApiError as `currentWeather` does. */
const forecastWeather = (point: Point, context: QueryContext = {}): Promise<QueryResult<Forecast>> =>
  queryForecast(cacheKey(rounded(point)), rounded(point), context);
