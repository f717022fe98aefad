import { defineEndpoint } from '../../api/endpoint.ts';
import { ApiError, type ErrorCode } from '../../kernel/errors.ts';
import { requireState } from '../../places/find-state.ts';
import { readPoint } from '../../places/place-params.ts';
import { stationsNow } from './air-now.ts';
import { STATIONS } from './station-directory.ts';
import { citiesBody, directoryBody, stationsBody } from './station-responses.ts';
import { airCities, airStations, latestQuery, stationsQuery } from './station-schema.ts';
import { airByCity, chooseStations } from './values.ts';

// One reading of the country an hour is kept by the area itself.
const CACHE = { scope: 'public', maxAge: 600 } as const;
const ERRORS = ['unknown_place', 'not_covered', 'upstream_unavailable', 'busy'] as const;

/** An outage leaves the stations that are known; other errors are the caller's to know. */
function withoutFigures(error: unknown): undefined {
  if (!(error instanceof ApiError) || !OUTAGES.includes(error.code)) throw error;
  return undefined;
}
const OUTAGES: readonly ErrorCode[] = ['upstream_unavailable', 'not_configured'];

export const stations = defineEndpoint({
  path: '/aqi/stations',
  title: 'Stations that measure the air',
  summary: 'Every monitoring station with its figures now, by state or city, or the nearest first.',
  query: stationsQuery,
  response: airStations,
  cache: CACHE,
  queriesUpstream: ({ provider }) => provider !== 'directory',
  errors: ['unknown_place', 'busy'],
  table: ({ data }) => data,
  examples: [
    { title: 'All of a city', params: { city: 'delhi' } },
    { title: 'The nearest three', params: { lat: '28.57', lon: '77.32', limit: '3' } },
    { title: 'Stations of a state, without figures', params: { state: 'kerala', provider: 'directory' } },
  ],
  async respond({ state, city, page, limit, provider, ...coordinates }, context) {
    const point = readPoint(coordinates);
    const inState = state === undefined ? undefined : requireState(state).name;
    const result = provider === 'directory' ? undefined : await stationsNow(context).catch(withoutFigures);
    if (!result) return directoryBody(chooseStations(STATIONS, inState, city), { page, limit }, point);
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
  respond: async ({ state, city, ...page }, context) => citiesBody(await airByCity({ state, city }, context), page),
});
