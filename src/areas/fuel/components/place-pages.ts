import { withoutSnapshot } from '../../../store/snapshot.ts';
import type { PlaceType } from '../places.ts';
import { pricesOfAll } from '../values.ts';

/** Pages of all places of a type, each with the prices of all of them. */
export async function listPlacePages(type: PlaceType) {
  const all = await withoutSnapshot(() => pricesOfAll(type), []);
  return all.map((at) => ({ params: { slug: at.place.slug }, props: { at, all } }));
}
