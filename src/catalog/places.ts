import type { Area } from '../areas/area.ts';
import type { PlaceSection } from '../areas/place-part.ts';
import { ApiError } from '../kernel/errors.ts';
import type { Place } from '../places/gazetteer.ts';

/** What all areas know of a place, in their order. An area whose snapshot cannot be read is left out; its own pages and Status say why. */
export async function placeSections(areas: readonly Area[], place: Place): Promise<PlaceSection[]> {
  const parts = await Promise.all(areas.map((area) => sectionFrom(area, place)));
  return parts.flatMap((part) => part ?? []);
}

async function sectionFrom(area: Area, place: Place): Promise<PlaceSection | undefined> {
  try {
    return await area.placePart?.(place);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'snapshot_unavailable') return undefined;
    throw error;
  }
}
