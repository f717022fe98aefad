import { INDIA } from '../places.ts';
import type { CommodityRecord } from '../responses.ts';

export interface PlaceGroups {
  /** Places that a price was published for, now or before. */
  own: CommodityRecord[];
  /** The others, by the one price that holds for all of a group; that of the national price first, abroad last. */
  shared: { price: string; basis: CommodityRecord['basis']; region: CommodityRecord['region']; records: CommodityRecord[] }[];
}

/** Sorts the records of a metal into those with a price of their own, and groups that share one; the national price is in none. */
export function groupPlaces(records: readonly CommodityRecord[]): PlaceGroups {
  const national = records.find(({ location }) => location === INDIA.name);
  const places = records.filter((record) => record !== national);
  const own = places.filter(({ basis, last_quote }) => basis === 'quote' || last_quote);
  const rest = places.filter((record) => !own.includes(record));
  const shared = [...Map.groupBy(rest, ({ price, basis, region }) => `${region} ${basis} ${price}`).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ price: first.price, basis: first.basis, region: first.region, records: group }] : [];
  });
  return {
    own,
    shared: shared.sort(
      (a, b) => a.region.localeCompare(b.region) || Number(b.price === national?.price) - Number(a.price === national?.price),
    ),
  };
}
