import { CITIES, type City } from './cities.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres between two points in degrees (haversine). */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The known city nearest to a point in degrees, no farther than so many kilometres. */
export function nearestCity(point: { lat: number; lon: number }, withinKm: number): City | undefined {
  let best: { city: City; km: number } | undefined;
  for (const city of CITIES) {
    const km = distanceKm(point, city);
    if (km <= withinKm && (!best || km < best.km)) best = { city, km };
  }
  return best?.city;
}
