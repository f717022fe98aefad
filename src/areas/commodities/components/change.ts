import type { z } from 'zod';
import { callEndpoint } from '../../../site/ask.ts';
import { slugify } from '../../../text/fold.ts';
import { history } from '../endpoints.ts';
import type { CommodityRecord } from '../responses.ts';
import type { commodityHistory } from '../schema.ts';

export type MetalDays = z.output<typeof commodityHistory>['data'];

/** Days of a record's metal and place, newest first; none if the snapshot is unavailable. */
export const loadDays = async ({ commodity, location }: Pick<CommodityRecord, 'commodity' | 'location'>): Promise<MetalDays> =>
  (await callEndpoint(history, { metal: commodity, city: slugify(location), days: '90' }))?.data ?? [];

/** A record's price change since the previous recorded day, in rupees per the metal's unit; null if unknown. */
export function rupeeChange(record: CommodityRecord, [newest, before]: MetalDays): number | null {
  return record.change_pct === null || !newest || !before ? null : Number(newest.price) - Number(before.price);
}
