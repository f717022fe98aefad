import { snapshotCache } from '../../lib/cache.ts';
import { ApiError } from '../../lib/errors.ts';
import { findPlace, suggestPlaces } from '../../lib/places/find.ts';
import { nearestCity } from '../../lib/places/near.ts';
import { pointOf } from '../../lib/places/point.ts';
import { defineEndpoint } from '../area.ts';
import { currentWeather } from './current.ts';
import { WEATHER_CITIES, WEATHER_INDEX, type WeatherCity } from './places.ts';
import { citiesBody, readingBody } from './responses.ts';
import { noQuery, weatherCities, weatherQuery, weatherReading } from './schema.ts';

const DEFAULT_CITY = 'kolkata';
const NEAR_KM = 25;

function requireCity(text: string): WeatherCity {
  const city = findPlace(WEATHER_INDEX, text);
  if (city) return city;
  throw new ApiError('unknown_place', `${JSON.stringify(text)} is none of the twelve cities known by name.`, {
    suggestions: suggestPlaces(WEATHER_INDEX, text).map((name) => findPlace(WEATHER_INDEX, name)?.slug ?? name),
    available: WEATHER_CITIES.map(({ slug }) => slug),
    hint: 'Any other place can be asked for by lat and lon',
  });
}

export const current = defineEndpoint({
  path: '/weather',
  title: 'Weather now',
  summary: 'Current conditions in one of twelve cities or at any coordinates. Kept for ten minutes.',
  query: weatherQuery,
  response: weatherReading,
  // Kept by the area itself, which knows when it may bridge an outage.
  cache: { scope: 'public', maxAge: 300, memo: 0 },
  asks: true,
  errors: ['unknown_place'],
  examples: [
    { title: 'Kolkata', params: {} },
    { title: 'A city by another name', params: { city: 'bengaluru' } },
    { title: 'Coordinates', params: { lat: '27.33', lon: '88.61' } },
  ],
  async respond({ city, ...coordinates }, context) {
    const point = pointOf(coordinates);
    if (point && city === undefined) {
      const near = nearestCity(point, NEAR_KM);
      return readingBody(near ? nameOf(near.name) : null, point, await currentWeather(point, context));
    }
    const known = requireCity(city ?? DEFAULT_CITY);
    return readingBody(known.slug, known, await currentWeather(known, context));
  },
});

export const cities = defineEndpoint({
  path: '/weather/cities',
  title: 'Cities known by name',
  summary: 'The twelve cities with their coordinates and other names.',
  query: noQuery,
  response: weatherCities,
  cache: snapshotCache(86_400),
  examples: [{ title: 'The twelve', params: {} }],
  respond: async () => citiesBody(WEATHER_CITIES),
  twins: async () => [{ path: '/weather/cities.json', params: {} }],
});

/** The contract's name where the city is one of the twelve, else the lower-case name. */
const nameOf = (name: string): string => WEATHER_CITIES.find((city) => city.name === name)?.slug ?? name.toLowerCase();
