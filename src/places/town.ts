import { slugify } from '../text/fold.ts';
import { findPlace, indexPlaces } from './find.ts';
import { PLACES, type Place, placeBySlug } from './gazetteer.ts';

/** A city or town with known coordinates. */
export interface Town extends Place {
  lat: number;
  lon: number;
}

/** Without states, so that Puducherry, called Pondicherry here, is found as a town. */
const TOWNS = indexPlaces(PLACES.filter(({ type }) => type === 'town'));

const hasPoint = (place: Place | undefined): place is Town => place?.lat !== undefined && place.lon !== undefined;

/** Finds a city or town by any of its names. If two share one, the larger is meant, or the one whose state follows: `aurangabad, bihar`. */
export function findTown(text: string): Town | undefined {
  return [findPlace(TOWNS, text), placeBySlug(slugify(text))].find(hasPoint);
}

/** The names of the city or town that a name means; just the name if none is known. */
export const findTownName = (name: string): { name: string; hi?: string } => findTown(name) ?? { name };

const BY_STATE = new Map(PLACES.flatMap((place) => (place.type === 'town' ? [[`${place.name}, ${place.state}`, place] as const] : [])));

/** The names of the town of exactly this name in a state; just the name where there is none: an office or a branch may bear a town's name. */
export const townOfState = (name: string, state: string): { name: string; hi?: string } => BY_STATE.get(`${name}, ${state}`) ?? { name };
