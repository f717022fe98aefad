import { keptIn } from '../kernel/memoize.ts';
import { CITIES, type City } from './cities.ts';
import { PLACES, type Place } from './gazetteer.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres between two points in degrees (haversine). */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

const KM_A_DEGREE = 111;

/** Whether two points in degrees may be within this many kilometres: most of all points are too far by latitude alone, which is cheap to check. */
export const mayBeWithin = (a: { lat: number }, b: { lat: number }, km: number): boolean => Math.abs(a.lat - b.lat) * KM_A_DEGREE <= km;

/** The known city nearest to a point in degrees, within this many kilometres. */
export function nearestCity(point: { lat: number; lon: number }, withinKm: number): City | undefined {
  let best: { city: City; km: number } | undefined;
  for (const city of CITIES) {
    if (!mayBeWithin(point, city, withinKm)) continue;
    const km = distanceKm(point, city);
    if (km <= withinKm && (!best || km < best.km)) best = { city, km };
  }
  return best?.city;
}

/** Places farther away are not neighbours. */
const MAX_DISTANCE_KM = 250;
const MAX_NEIGHBOURS = 8;

/** Towns near a place as the crow flies, nearest first: at most eight, within 250 km; none for a place without coordinates. */
export const listNeighbours = (place: Place): readonly { place: Place; km: number }[] =>
  keptIn(neighbours, place, () => findNeighbours(place));

/** Found once for the pages of a place in two languages. */
const neighbours = new WeakMap<Place, ReturnType<typeof listNeighbours>>();

function findNeighbours({ slug, lat, lon }: Place): { place: Place; km: number }[] {
  if (lat === undefined || lon === undefined) return [];
  const found: { place: Place; km: number }[] = [];
  for (const place of PLACES) {
    if (place.slug === slug || place.lat === undefined || place.lon === undefined) continue;
    const point = { lat: place.lat, lon: place.lon };
    if (!mayBeWithin({ lat }, point, MAX_DISTANCE_KM)) continue;
    const km = distanceKm({ lat, lon }, point);
    if (km <= MAX_DISTANCE_KM) found.push({ place, km });
  }
  return found.sort((a, b) => a.km - b.km).slice(0, MAX_NEIGHBOURS);
}
