import { FUEL_PLACES, type FuelPlace } from '../../areas/fuel/places.ts';
import type { FuelRecord } from '../../areas/fuel/responses.ts';

type Named = Pick<FuelRecord, 'location' | 'location_type'>;

/** The place that a record is of. */
export function placeOf(record: Named): FuelPlace {
  const place = FUEL_PLACES.find(({ name, type }) => name === record.location && type === record.location_type);
  if (!place) throw new Error(`${record.location} is not in areas/fuel/places.ts`);
  return place;
}

/** Paths of pages from the root. */
export const placePage = (place: FuelPlace): string => `/browse/fuel/${place.id}`;
export const pageOf = (record: Named): string => placePage(placeOf(record));
export const hindiOf = (record: Named): string => placeOf(record).hi;
