import { callEndpoint } from '../../../site/ask.ts';
import { listing } from '../endpoints.ts';
import { FUEL_PLACES, type FuelPlace } from '../places.ts';
import type { FuelRecord } from '../responses.ts';

type Named = Pick<FuelRecord, 'location' | 'location_type'>;

export function requirePlaceOf(record: Named): FuelPlace {
  const place = FUEL_PLACES.find(({ name, type }) => name === record.location && type === record.location_type);
  if (!place) throw new Error(`${record.location} is not in areas/fuel/places.ts`);
  return place;
}

/** Pages of all places of a type, each with the prices of all of them. */
export async function listPlacePages(type: FuelPlace['type']) {
  const body = await callEndpoint(listing, { type });
  const records = body && 'data' in body ? body.data : [];
  return records.map((record) => ({ params: { slug: requirePlaceOf(record).slug }, props: { record, records } }));
}

/** Paths of pages from the root. */
export const placePage = (place: FuelPlace): string => `/browse/fuel/${place.id}`;
export const pagePath = (record: Named): string => placePage(requirePlaceOf(record));
