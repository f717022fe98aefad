import type { CallContext } from '../../api/endpoint.ts';
import type { LocalizedText } from '../../i18n/locale.ts';
import { ApiError } from '../../kernel/errors.ts';
import { istDay, now } from '../../kernel/time.ts';
import { MAIN_CITIES } from '../../places/cities.ts';
import { findPlace, indexPlaces, suggestPlaces } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import { nearestCity } from '../../places/near.ts';
import { type PointParams, readPoint } from '../../places/place-params.ts';
import { findTown } from '../../places/town.ts';
import { creditLine } from '../../providers/attribution.ts';
import { isStaleReading } from '../../providers/reading-age.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { describeCondition } from './codes.ts';
import { conditionInHindi } from './conditions-hindi.ts';
import { WEATHER_PROVIDERS } from './providers/index.ts';
import type { Forecast, ForecastDay, ForecastHour, Observation, Point, WeatherProvider } from './providers/provider.ts';

const INDEX = indexPlaces(MAIN_CITIES);

export const DEFAULT_CITY = 'Kolkata';
const NEAR_KM = 25;

/** The place that a call is about, and its name in bodies: one of the twelve, another in lower case, or null. */
export interface RequestedPlace {
  city: string | null;
  point: Point;
}

/** Whose weather is asked for: a city by name, or coordinates with the nearest city's name. Throws ApiError 404 for an unknown name, 400 for half a point. */
export function requirePlace({ city, ...coordinates }: PointParams & { city?: string | undefined }): RequestedPlace {
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

/** The place whose weather a call asks for, as bodies and pages name it. */
type PlaceCall = PointParams & { city?: string | undefined };

/** The provider. */
interface Told {
  provider: string;
  credit: string;
  isStale: boolean;
}

/** The sky by its WMO code, in both languages. */
export interface Sky {
  code: number;
  words: Required<LocalizedText>;
}

/** The weather at a place now: degrees Celsius, km/h, per cent. */
export interface WeatherNow extends RequestedPlace, Told, Omit<Observation, 'code' | 'freshUntil'> {
  sky: Sky;
}

/** A day or an hour to come with its sky. */
export type WeatherDay = Omit<ForecastDay, 'code'> & { sky: Sky };
export type WeatherHour = Omit<ForecastHour, 'code'> & { sky: Sky };

/** The days and hours to come, from today and this hour on, so that a kept forecast never shows what is past. */
export interface ComingWeather extends RequestedPlace, Told {
  days: readonly WeatherDay[];
  hours: readonly WeatherHour[];
  note: string | undefined;
}

export const skyOf = (code: number): Sky => ({ code, words: { en: describeCondition(code), hi: conditionInHindi(code) } });

/** The weather of a place now. Throws ApiError 404 for a place that is not known, 502 where all are out. */
export async function weatherNow(call: PlaceCall, context: CallContext): Promise<WeatherNow> {
  const place = requirePlace(call);
  const { value, provider, stale } = await currentWeather(place.point, context);
  const { code, freshUntil: _fresh, ...measured } = value;
  const isStale = stale || isStaleReading(value.observedAt);
  return { ...place, ...measured, sky: skyOf(code), provider: provider.name, credit: creditLine('Weather data', provider), isStale };
}

/** The days and hours to come at a place. Throws ApiError as `weatherNow` does. */
export async function comingWeather(call: PlaceCall, most: { days: number; hours: number }, context: CallContext): Promise<ComingWeather> {
  const place = requirePlace(call);
  const { value, provider, stale } = await forecastWeather(place.point, context);
  const thisHour = Math.floor(now().getTime() / 3_600_000) * 3_600_000;
  const days = value.days.filter(({ date }) => date >= istDay()).slice(0, most.days);
  const hours = value.hours.filter(({ time }) => Date.parse(time) > thisHour - 3_600_000).slice(0, most.hours);
  return {
    ...place,
    days: days.map(({ code, ...day }) => ({ ...day, sky: skyOf(code) })),
    hours: hours.map(({ code, ...hour }) => ({ ...hour, sky: skyOf(code) })),
    note: value.note,
    provider: provider.name,
    credit: creditLine('Weather data', provider),
    isStale: stale,
  };
}

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
