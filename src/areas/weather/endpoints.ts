import { snapshotCache } from '../../api/cache.ts';
import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery } from '../../api/query.ts';
import { MAIN_CITIES } from '../../places/cities.ts';
import { assumeCity } from '../../places/place-params.ts';
import { citiesBody, forecastBody, readingBody } from './responses.ts';
import { forecastQuery, weatherCities, weatherForecast, weatherQuery, weatherReading } from './schema.ts';
import { comingWeather, DEFAULT_CITY, weatherNow } from './values.ts';

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
  respond: async (call, context) => ({ ...readingBody(await weatherNow(call, context)), ...assumeCity(call, DEFAULT_CITY) }),
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
  respond: async ({ days, hours, ...place }, context) => ({
    ...forecastBody(await comingWeather(place, { days, hours }, context)),
    ...assumeCity(place, DEFAULT_CITY),
  }),
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
