import type { z } from 'zod';
import { history } from '../../areas/commodities/endpoints.ts';
import type { CommodityRecord } from '../../areas/commodities/responses.ts';
import type { commodityHistory } from '../../areas/commodities/schema.ts';
import { slugify } from '../../lib/text.ts';
import { ask } from '../ask.ts';

export type MetalDays = z.output<typeof commodityHistory>['data'];

/** Days of a record's metal and place, newest first; none where the snapshot is not available. */
export const daysOf = async ({ commodity, location }: Pick<CommodityRecord, 'commodity' | 'location'>): Promise<MetalDays> =>
  (await ask(history, { metal: commodity, city: slugify(location), days: '90' }))?.data ?? [];

/** Change of a record's price against the day before on record, in rupees for the metal's unit; null where the record knows no change. */
export function rupeeChange(record: CommodityRecord, [newest, before]: MetalDays): number | null {
  return record.change_pct === null || !newest || !before ? null : Number(newest.price) - Number(before.price);
}
