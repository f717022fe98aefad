import { slugify } from '../text.ts';
import { findPlace } from './find.ts';
import { GAZETTEER, type Place, placeBySlug } from './gazetteer.ts';

/** A city or town whose coordinates are known. */
export interface Town extends Place {
  lat: number;
  lon: number;
}

const hasPoint = (place: Place | undefined): place is Town => place?.lat !== undefined && place.lon !== undefined;

/** The city or town that a caller means by any of its names; where two share one, the larger, or the other with its state: `aurangabad, bihar`. */
export function findTown(text: string): Town | undefined {
  return [findPlace(GAZETTEER, text), placeBySlug(slugify(text))].find(hasPoint);
}
