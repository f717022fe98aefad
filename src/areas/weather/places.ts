import { ApiError } from '../../kernel/errors.ts';
import { MAIN_CITIES } from '../../places/cities.ts';
import { findPlace, indexPlaces, suggestPlaces } from '../../places/find.ts';
import { GAZETTEER } from '../../places/gazetteer.ts';
import { nearestCity } from '../../places/near.ts';
import { type PointParams, readPoint } from '../../places/point.ts';
import { findTown } from '../../places/town.ts';
import type { Point } from './providers/provider.ts';

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
    hint: 'Over 800 cities and towns are known by name, these twelve among them; any other place can be asked for by lat and lon',
  });
}

/** The contract's name where the city is one of the twelve, else the lower-case name. */
const cityApiName = (name: string): string => MAIN_CITIES.find((city) => city.name === name)?.slug ?? name.toLowerCase();
