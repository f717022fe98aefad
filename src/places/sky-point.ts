import { CITIES } from './cities.ts';
import type { Place } from './gazetteer.ts';
import { STATES } from './states.ts';
import { findTown } from './town.ts';

/** The point from which a place's sky is observed, in degrees. */
export interface SkyPoint {
  /** As known to `findTown`. */
  town: string;
  hi?: string;
  lat: number;
  lon: number;
  /** Whether it is the capital that represents a state. */
  isCapital: boolean;
}

/** A town's point; for a state, its capital's. Undefined if neither is known. */
export function findSkyPoint(place: Place): SkyPoint | undefined {
  const { name, slug, lat, lon, hi } = place;
  if (lat !== undefined && lon !== undefined) return { town: slug, ...(hi ? { hi } : {}), lat, lon, isCapital: false };
  const capital = STATES.find((state) => state.name === name)?.capital;
  const city = capital === undefined ? undefined : (findTown(capital) ?? CITIES.find((one) => one.name === capital));
  return city && { town: city.name, ...(city.hi ? { hi: city.hi } : {}), lat: city.lat, lon: city.lon, isCapital: true };
}

/** A title that names the capital if it represents a state. */
export const titleWithPoint = (title: { en: string; hi: string }, { town, hi, isCapital }: SkyPoint): { en: string; hi: string } =>
  isCapital ? { en: `${title.en}, ${town}`, hi: `${title.hi}, ${hi ?? town}` } : title;

/** The name of the place of observation: the capital for a state. */
export const skyPointName = (place: Place, { town, hi, isCapital }: SkyPoint): { name: string; hi?: string } =>
  isCapital ? { name: town, ...(hi ? { hi } : {}) } : place;
