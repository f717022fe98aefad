import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { indexPlaces, suggestPlaces } from '../../places/find.ts';
import { requireState } from '../../places/find-state.ts';
import { readPoint } from '../../places/place-params.ts';
import { findTown } from '../../places/town.ts';
import { fold } from '../../text/fold.ts';
import { stationsNow } from './air-now.ts';
import type { StationReading } from './station-reading.ts';
import { citiesBody, stationsBody } from './station-responses.ts';
import { airCities, airStations, latestQuery, stationsQuery } from './station-schema.ts';

// One reading of the country an hour is kept by the area itself.
const CACHE = { scope: 'public', maxAge: 600 } as const;
const ERRORS = ['unknown_place', 'not_covered', 'upstream_unavailable', 'busy'] as const;

export const stations = defineEndpoint({
  path: '/aqi/stations',
  title: 'Stations that measure the air',
  summary: 'Every monitoring station with its figures now, by state or city, or the nearest first.',
  query: stationsQuery,
  response: airStations,
  cache: CACHE,
  queriesUpstream: true,
  errors: ERRORS,
  table: ({ data }) => data,
  examples: [
    { title: 'All of a city', params: { city: 'delhi' } },
    { title: 'The nearest three', params: { lat: '28.57', lon: '77.32', limit: '3' } },
  ],
  async respond({ state, city, page, limit, ...coordinates }, context) {
    const point = readPoint(coordinates);
    const inState = state === undefined ? undefined : requireState(state).name;
    const result = await stationsNow(context);
    return stationsBody(result, chooseStations(result.value, inState, city), { page, limit }, point);
  },
});

export const latest = defineEndpoint({
  path: '/aqi/latest',
  title: 'Cities by their air now',
  summary: 'Cities by the index of the station in their middle, the worst air first.',
  query: latestQuery,
  response: airCities,
  cache: CACHE,
  queriesUpstream: true,
  errors: ERRORS,
  table: ({ data }) => data,
  examples: [
    { title: 'The ten with the worst air', params: { limit: '10' } },
    { title: 'Cities of Punjab', params: { state: 'punjab' } },
  ],
  async respond({ state, city, page, limit }, context) {
    const inState = state === undefined ? undefined : requireState(state).name;
    const result = await stationsNow(context);
    return citiesBody(result, chooseStations(result.value, inState, city), { page, limit });
  },
});

/** The stations of a state by its name here, a city, or both. Throws ApiError 404 for a city that neither our places nor the stations have. */
function chooseStations(all: readonly StationReading[], inState: string | undefined, city: string | undefined): StationReading[] {
  const known = city === undefined ? undefined : findTown(city);
  const names = new Set([...(city === undefined ? [] : [city]), ...(known ? [known.name, ...known.aliases] : [])].map(fold));
  const ofCity = city === undefined ? all : all.filter((station) => names.has(fold(station.city)));
  if (city !== undefined && !known && ofCity.length === 0) throw unknownCity(all, city);
  return ofCity.filter((station) => inState === undefined || station.state === inState);
}

function unknownCity(all: readonly StationReading[], city: string): ApiError {
  const cities = [...new Set(all.map((station) => station.city))].map((name) => ({ name, aliases: [] }));
  return new ApiError('unknown_place', `No city called ${JSON.stringify(city)} has a station that measures the air.`, {
    suggestions: suggestPlaces(indexPlaces(cities), city),
    hint: 'All cities with a station are listed at /aqi/latest',
    extra: { parameter: 'city' },
  });
}
