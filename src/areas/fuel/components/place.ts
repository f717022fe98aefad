import { FUEL_PLACES, type FuelPlace } from '../places.ts';
import type { FuelRecord } from '../responses.ts';

type Named = Pick<FuelRecord, 'location' | 'location_type'>;

/** The place that a record is of. */
export function requirePlaceOf(record: Named): FuelPlace {
  const place = FUEL_PLACES.find(({ name, type }) => name === record.location && type === record.location_type);
  if (!place) throw new Error(`${record.location} is not in areas/fuel/places.ts`);
  return place;
}

/** Paths of pages from the root. */
export const placePage = (place: FuelPlace): string => `/browse/fuel/${place.id}`;
export const pagePath = (record: Named): string => placePage(requirePlaceOf(record));
