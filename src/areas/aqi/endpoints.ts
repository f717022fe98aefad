import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { ApiError } from '../../kernel/errors.ts';
import { CITIES, type City } from '../../places/cities.ts';
import { findPlace, indexPlaces, suggestPlaces } from '../../places/find.ts';
import { nearestCity } from '../../places/near.ts';
import { assumeCity, readPoint } from '../../places/place-params.ts';
import { findTown } from '../../places/town.ts';
import { currentAir } from './air-now.ts';
import { airBody, scaleBody } from './responses.ts';
import { airQuery, airReading, airScale } from './schema.ts';

const DEFAULT_CITY = 'Delhi';
const NEAR_KM = 25;
const INDEX = indexPlaces(CITIES);

/** A city or town by any of its names. Throws ApiError 404 with the nearest names. */
function requireCity(text: string): City {
  const city = findPlace(INDEX, text) ?? findTown(text);
  if (city) return city;
  throw new ApiError('unknown_place', `No city or town called ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(INDEX, text),
    hint: 'Any place can be asked for by lat and lon',
  });
}

export const current = defineEndpoint({
  path: '/aqi',
  title: 'Air quality now',
  summary: "India's air quality index (NAQI) of a city with its stations, or at coordinates, with sub-indices.",
  query: airQuery,
  response: airReading,
  cache: { scope: 'public', maxAge: 600 },
  queriesUpstream: true,
  errors: ['unknown_place', 'not_covered', 'upstream_unavailable', 'busy'],
  examples: [
    { title: 'Delhi', params: {} },
    { title: 'Coordinates', params: { lat: '22.57', lon: '88.36' } },
  ],
  async respond({ city, ...coordinates }, context) {
    const point = readPoint(coordinates);
    const place = point && city === undefined ? nearestCity(point, NEAR_KM) : requireCity(city ?? DEFAULT_CITY);
    const at = city === undefined && point ? point : (place ?? point);
    if (!at) throw new Error('a city or a point is always known here');
    const names = place && at === place ? [place.name, ...place.aliases] : [];
    const answer = await currentAir({ lat: at.lat, lon: at.lon, names }, context);
    return { ...airBody(place?.name.toLowerCase() ?? null, at, answer), ...assumeCity({ city, ...coordinates }, DEFAULT_CITY) };
  },
});

export const scale = defineEndpoint({
  path: '/aqi/scale',
  title: 'The scale',
  summary: 'Categories of the Indian index and the concentrations at which its bands end.',
  query: noQuery,
  response: airScale,
  cache: snapshotCache(86_400),
  table: ({ categories }) => categories,
  examples: [{ title: 'The scale', params: {} }],
  respond: async () => scaleBody(),
  staticFiles: async () => [{ path: '/aqi/scale.json', params: {} }],
});
