import { slugify } from '../text/fold.ts';
import { findPlace, indexPlaces } from './find.ts';
import { PLACES, type Place, placeBySlug } from './gazetteer.ts';

/** A city or town whose coordinates are known. */
export interface Town extends Place {
  lat: number;
  lon: number;
}

/** Without states: Puducherry is a town too, which is called Pondicherry here. */
const TOWNS = indexPlaces(PLACES.filter(({ type }) => type === 'town'));

const hasPoint = (place: Place | undefined): place is Town => place?.lat !== undefined && place.lon !== undefined;

/** The city or town that a caller means by any of its names; where two share one, the larger, or the other with its state: `aurangabad, bihar`. */
export function findTown(text: string): Town | undefined {
  return [findPlace(TOWNS, text), placeBySlug(slugify(text))].find(hasPoint);
}

/** What a city or town of any of its names is called; its name alone where none is known by it. */
export const findTownName = (name: string): { name: string; hi?: string } => findTown(name) ?? { name };
