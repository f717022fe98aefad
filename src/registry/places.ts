import type { Area, PlacePart } from '../areas/area.ts';
import { ApiError } from '../lib/errors.ts';
import type { Place } from '../lib/places/gazetteer.ts';

/** What all areas know of a place, in their order. An area whose snapshot cannot be read is left out; its own pages and Status say why. */
export async function placeParts(areas: readonly Area[], place: Place): Promise<PlacePart[]> {
  const parts = await Promise.all(areas.map((area) => partOf(area, place)));
  return parts.flatMap((part) => part ?? []);
}

async function partOf(area: Area, place: Place): Promise<PlacePart | undefined> {
  try {
    return await area.place?.(place);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return undefined;
    throw error;
  }
}
