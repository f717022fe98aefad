import { CITIES } from './cities.ts';
import type { Place } from './gazetteer.ts';
import { STATES } from './states.ts';
import { findTown } from './town.ts';

/** Where the sky over a place is looked at, in degrees. */
export interface SkyPoint {
  /** As `findTown` knows it. */
  town: string;
  hi?: string;
  lat: number;
  lon: number;
  /** Is it the capital of a state that was meant? */
  isCapital: boolean;
}

/** The point of a town; of a state that of its capital. Undefined where neither is known. */
export function findSkyPoint(place: Place): SkyPoint | undefined {
  const { name, slug, lat, lon, hi } = place;
  if (lat !== undefined && lon !== undefined) return { town: slug, ...(hi ? { hi } : {}), lat, lon, isCapital: false };
  const capital = STATES.find((state) => state.name === name)?.capital;
  const city = capital === undefined ? undefined : (findTown(capital) ?? CITIES.find((one) => one.name === capital));
  return city && { town: city.name, ...(city.hi ? { hi: city.hi } : {}), lat: city.lat, lon: city.lon, isCapital: true };
}

/** A title with the capital in it, where the sky is looked at from there. */
export const titleWithPoint = (title: { en: string; hi: string }, { town, hi, isCapital }: SkyPoint): { en: string; hi: string } =>
  isCapital ? { en: `${title.en}, ${town}`, hi: `${title.hi}, ${hi ?? town}` } : title;

/** What the place is called whose sky is looked at: the capital's name for a state. */
export const skyPointName = (place: Place, { town, hi, isCapital }: SkyPoint): { name: string; hi?: string } =>
  isCapital ? { name: town, ...(hi ? { hi } : {}) } : place;
