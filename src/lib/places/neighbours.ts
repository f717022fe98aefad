import { PLACES, type Place } from './gazetteer.ts';
import { distanceKm } from './near.ts';

/** Farther away nobody calls it a neighbour. */
const FARTHEST_KM = 250;
const MOST = 8;

/** Towns near a place as the crow flies, nearest first: at most eight, none beyond 250 km; none for a place without coordinates. */
export function neighboursOf({ slug, lat, lon }: Place): { place: Place; km: number }[] {
  if (lat === undefined || lon === undefined) return [];
  return PLACES.flatMap((place) => {
    if (place.slug === slug || place.lat === undefined || place.lon === undefined) return [];
    const km = distanceKm({ lat, lon }, { lat: place.lat, lon: place.lon });
    return km <= FARTHEST_KM ? [{ place, km }] : [];
  })
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST);
}
