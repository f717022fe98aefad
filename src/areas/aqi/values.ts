import type { z } from 'zod';
import type { CallContext } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { latestTime } from '../../kernel/time.ts';
import { indexPlaces, suggestPlaces } from '../../places/find.ts';
import { requireState } from '../../places/find-state.ts';
import { findStateName } from '../../places/states.ts';
import { findTown, findTownName } from '../../places/town.ts';
import { creditLine } from '../../providers/attribution.ts';
import { isStaleReading } from '../../providers/reading-age.ts';
import { fold } from '../../text/fold.ts';
import { stationsNow } from './air-now.ts';
import citiesInHindi from './cities-hindi.json' with { type: 'json' };
import type { Pollutant } from './naqi.ts';
import { STATIONS, type Station } from './station-directory.ts';
import { categoryOf, medianStation, type StationReading } from './station-reading.ts';
import type { latestQuery } from './station-schema.ts';

/** A place by its names. */
export type PlaceName = Readonly<{ name: string; hi?: string }>;

/** The air of a city by the station in its middle, on India's scale. Null is what stations do not tell. */
export interface CityAir {
  /** As the publisher writes it. */
  city: string;
  /** As it is called here. */
  called: PlaceName;
  state: PlaceName;
  /** Degrees, the mean of its stations. */
  lat: number;
  lon: number;
  aqi: number | null;
  category: ReturnType<typeof categoryOf>;
  dominant: Pollutant | null;
  stations: number;
  worst: { station: string; aqi: number } | null;
  /** ISO 8601 UTC. */
  observedAt: string;
  isStale: boolean;
}

/** The cities of a reading of the country, the worst air first, those without an index last. */
export interface AirRanking {
  cities: readonly CityAir[];
  observedAt: string;
  isStale: boolean;
  provider: string;
  credit: string;
}

/** A city where the air is measured: what is known of it while nobody can be asked for figures. */
export type MeasuredCity = Pick<CityAir, 'city' | 'called' | 'state' | 'lat' | 'lon' | 'stations'>;

/** The cities with stations, of a state or of all, those with the most first. Throws ApiError 404 for a state that is not known. */
export function measuredCities(state: string | undefined): MeasuredCity[] {
  const inState = state === undefined ? undefined : requireState(state).name;
  return [...Map.groupBy(chooseStations(STATIONS, inState, undefined), (one) => `${one.city}, ${one.state}`).values()]
    .flatMap((group) => {
      const [first] = group;
      return first ? { city: first.city, ...placesOf(first), ...middleOf(group), stations: group.length } : [];
    })
    .sort((a, b) => b.stations - a.stations || a.city.localeCompare(b.city, 'en'));
}

const IN_HINDI: Readonly<Record<string, string>> = citiesInHindi;

/** The names of a station's city: as of the town, else from the list of those that are no town of ours. */
export function cityNames(city: string): { name: string; hi?: string } {
  const town = findTownName(city);
  const hi = town.hi ?? IN_HINDI[city];
  return { name: town.name, ...(hi === undefined ? {} : { hi }) };
}

/** How a station's city and state are called here. */
const placesOf = ({ city, state }: Station) => ({ called: cityNames(city), state: findStateName(state) });
const middleOf = (stations: readonly Station[]) => ({
  lat: average(stations.map(({ lat }) => lat)),
  lon: average(stations.map(({ lon }) => lon)),
});

/** Cities by their air now, of a state or one alone. Throws ApiError 404 for a name that is not known, 502 where nobody answers. */
export async function airByCity(
  { state, city }: Pick<z.output<typeof latestQuery>, 'state' | 'city'>,
  context: CallContext,
): Promise<AirRanking> {
  const inState = state === undefined ? undefined : requireState(state).name;
  const { value, provider } = await stationsNow(context);
  const observedAt = latestTime(value.map((station) => station.observedAt));
  return {
    cities: rankCities(chooseStations(value, inState, city)),
    observedAt,
    isStale: isStaleReading(observedAt),
    provider: provider.name,
    credit: creditLine('Air quality data', provider),
  };
}

/** The cities of some stations, each by the station in its middle: the worst air first. */
export const rankCities = (stations: readonly StationReading[]): CityAir[] =>
  [...Map.groupBy(stations, ({ state, city }) => `${city}, ${state}`).values()]
    .flatMap((group) => toCity(group) ?? [])
    .sort((a, b) => (b.aqi ?? -1) - (a.aqi ?? -1) || a.city.localeCompare(b.city, 'en'));

function toCity(stations: readonly StationReading[]): CityAir | undefined {
  const middle = medianStation(stations);
  if (!middle) return undefined;
  const worst = stations.reduce((one, other) => ((other.aqi ?? -1) > (one.aqi ?? -1) ? other : one));
  return {
    city: middle.city,
    ...placesOf(middle),
    ...middleOf(stations),
    aqi: middle.aqi,
    category: categoryOf(middle),
    dominant: middle.dominant,
    stations: stations.length,
    worst: worst.aqi === null ? null : { station: worst.name, aqi: worst.aqi },
    observedAt: middle.observedAt,
    isStale: isStaleReading(middle.observedAt),
  };
}

const average = (degrees: readonly number[]): number =>
  Math.round((degrees.reduce((sum, one) => sum + one, 0) / degrees.length) * 10_000) / 10_000;

/** The stations of a state by its name here, a city, or both. Throws ApiError 404 for a city that neither our places nor the stations have. */
export function chooseStations<S extends Station>(all: readonly S[], inState: string | undefined, city: string | undefined): S[] {
  const town = city === undefined ? undefined : findTown(city);
  const names = new Set([...(city === undefined ? [] : [city]), ...(town ? [town.name, ...town.aliases] : [])].map(fold));
  const ofCity = city === undefined ? all : all.filter((station) => names.has(fold(station.city)));
  if (city !== undefined && !town && ofCity.length === 0) throw unknownCity(all, city);
  return ofCity.filter((station) => inState === undefined || station.state === inState);
}

function unknownCity(all: readonly Station[], city: string): ApiError {
  const cities = [...new Set(all.map((station) => station.city))].map((name) => ({ name, aliases: [] }));
  return new ApiError('unknown_place', `No city called ${JSON.stringify(city)} has a station that measures the air.`, {
    suggestions: suggestPlaces(indexPlaces(cities), city),
    hint: 'All cities with a station are listed at /aqi/latest',
    extra: { parameter: 'city' },
  });
}
