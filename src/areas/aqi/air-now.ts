import { ApiError, type ErrorCode } from '../../kernel/errors.ts';
import { distanceKm } from '../../places/near.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { fold } from '../../text/fold.ts';
import { AIR_PROVIDERS, STATION_PROVIDERS } from './providers/index.ts';
import type { AirProvider, AirQuery, AirReport, StationProvider } from './providers/provider.ts';
import { currentReadings, medianStation, type StationReading } from './station-reading.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A station farther away is no guide to the air at a point. */
const NEAR_KM = 30;
/** City names are not unique: a station farther away is a namesake's. */
const CITY_KM = 60;

/** Whose air is asked for: of a city by its names, the usual one first, or at a point (no names). */
export interface AirQuestion extends AirQuery {
  names: readonly string[];
}

/** The air as stations measure it. */
export interface MeasuredAir {
  basis: 'measured';
  /** The station whose figures represent the place: the middle one of a city, the nearest one to a point. */
  station: StationReading;
  distanceKm: number;
  /** All of the city, nearest to its centre first, where the city was asked for. */
  stations?: StationReading[];
}

const queryStations = defineQuery<StationProvider, 'india', StationReading[]>({
  name: 'aqi stations',
  providers: STATION_PROVIDERS,
  query: ({ stations }) => stations,
  // The CPCB renews them each hour. An older reading bridges an outage: each station says how old its own figures are.
  cache: { freshMs: HOUR_MS, staleMs: 24 * HOUR_MS, max: 1 },
  timeout: 8_000,
  budget: 16_000,
});

const queryAir = defineQuery<AirProvider, AirQuery, AirReport>({
  name: 'aqi',
  providers: AIR_PROVIDERS,
  query: ({ air }) => air,
  cache: { freshMs: 20 * MINUTE_MS, staleMs: 3 * HOUR_MS },
});

/** All stations of the country, at least one: one reading an hour, shared by all questions. Throws ApiError as `firstAnswer` does. */
export async function stationsNow(context: QueryContext = {}): Promise<QueryResult<StationReading[]>> {
  const result = await queryStations('india', 'india', context);
  const value = currentReadings(result.value);
  if (value.length > 0) return { ...result, value };
  // A kept one of before an outage, which has grown too old meanwhile.
  throw new ApiError(
    'upstream_unavailable',
    `No provider could be reached, and the last figures of ${result.provider.name} are a day old.`,
    {
      hint: 'This is an outage on the way to the source, not an answer about what you asked. Try again in a minute.',
      extra: { providers: [result.provider.name] },
    },
  );
}

/**
 * The air of a city or at a point now: by stations, else by a model (kept for 20 minutes; models move by the hour). Throws ApiError: 502 when one that
 * may know is out, 404 when none has that place.
 */
export async function currentAir(question: AirQuestion, context: QueryContext = {}): Promise<QueryResult<MeasuredAir | AirReport>> {
  try {
    const { value, ...result } = await stationsNow(context);
    return { ...result, value: measuredAir(question, value, result.provider.name) };
  } catch (first) {
    if (!isNoAnswer(first)) throw first;
    const point = { lat: roundCoordinate(question.lat), lon: roundCoordinate(question.lon) };
    return queryAir(`${point.lat},${point.lon}`, point, context).catch((second) => {
      throw isNoAnswer(second) ? joinErrors(first, second) : second;
    });
  }
}

/** Errors after which somebody else may still know; a caller's limit is none. */
const NO_ANSWER: readonly ErrorCode[] = ['upstream_unavailable', 'not_configured', 'not_covered', 'busy'];
const isNoAnswer = (error: unknown): error is ApiError => error instanceof ApiError && NO_ANSWER.includes(error.code);

const roundCoordinate = (degrees: number) => Math.round(degrees * 100) / 100;

/** The reading of a place by its stations. Throws ApiError `not_covered` if none is near. */
function measuredAir({ names, ...point }: AirQuestion, readings: readonly StationReading[], provider: string): MeasuredAir {
  const near = readings
    .filter(({ indices }) => Object.keys(indices).length > 0)
    .map((station) => ({ station, km: distanceKm(point, station) }))
    .sort((a, b) => a.km - b.km);
  const cityNames = new Set(names.map(fold));
  const ofCity = near.filter(({ station, km }) => km <= CITY_KM && cityNames.has(fold(station.city))).map(({ station }) => station);
  const nearest = near.find(({ km }) => km <= NEAR_KM)?.station;
  const station = medianStation(ofCity) ?? nearest;
  if (!station)
    throw new ApiError('not_covered', `No provider has this: ${provider} (no station reports within ${NEAR_KM} km).`, {
      hint: 'Nothing is out of order, so asking again soon will not help',
      extra: { providers: [provider] },
    });
  const km = Math.round(distanceKm(point, station) * 10) / 10;
  return { basis: 'measured', station, distanceKm: km, ...(ofCity.length > 0 ? { stations: ofCity } : {}) };
}

/** One error for two questions that had no answer: an outage if either was one, since it may have known. */
function joinErrors(first: ApiError, second: ApiError): ApiError {
  const [main, other] = second.code === 'not_covered' ? [first, second] : [second, first];
  const providers = [first, second].flatMap(({ details }) => (details.extra?.providers as string[] | undefined) ?? []);
  return new ApiError(main.code, `${first.message} ${second.message}`, {
    ...(main.details.hint ? { hint: main.details.hint } : {}),
    extra: { providers },
    cause: [main, other],
  });
}
