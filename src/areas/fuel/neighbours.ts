import { CITIES, type City } from '../../places/cities.ts';
import { distanceKm } from '../../places/near.ts';
import { borderingStates, STATES } from '../../places/states.ts';
import { findTown } from '../../places/town.ts';
import { FUEL_PLACES, type FuelPlace } from './places.ts';

export interface Neighbour {
  place: FuelPlace;
  /** From city to city, or from capital to capital. */
  km: number;
}

/** A city's own point; for a state, its capital's. Undefined if the capital's coordinates are not on record. */
function findPoint(place: FuelPlace): City | undefined {
  if (place.type === 'state') return findTown(STATES.find(({ name }) => name === place.name)?.capital ?? '');
  // There is an Aurangabad and a Bilaspur in two states each, but the popular cities are unique.
  return CITIES.find((city) => city.name === place.name);
}

/** Places farther away are not neighbours. */
const MAX_DISTANCE_KM = 250;

/** For a city, the nearest within 250 km, nearest first; for a state, those that border on it, states before union territories. */
export function nearestPlaces(place: FuelPlace, limit: number): Neighbour[] {
  const here = findPoint(place);
  if (!here) return [];
  if (place.type === 'state')
    return borderingStates(place.name)
      .flatMap((name) => {
        const other = FUEL_PLACES.find((one) => one.type === 'state' && one.name === name);
        const there = other && findPoint(other);
        return other && there ? [{ place: other, km: distanceKm(here, there) }] : [];
      })
      .slice(0, limit);
  return FUEL_PLACES.filter((other) => other.type === place.type && other.id !== place.id)
    .flatMap((other) => {
      const there = findPoint(other);
      const km = there ? distanceKm(here, there) : Number.POSITIVE_INFINITY;
      return km <= MAX_DISTANCE_KM ? [{ place: other, km }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}
