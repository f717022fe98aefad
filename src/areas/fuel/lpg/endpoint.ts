import { z } from 'zod';
import { snapshotCache } from '../../../api/cache.ts';
import { defineEndpoint } from '../../../api/endpoint.ts';
import { textParam } from '../../../api/params.ts';
import { computeFreshness, freshness } from '../../../crawl/freshness.ts';
import { ApiError } from '../../../kernel/errors.ts';
import { latestTime } from '../../../kernel/time.ts';
import type { FuelPlace } from '../places.ts';
import { LPG_STALE } from './tables.ts';
import { type LpgPrice, lpgPrices } from './values.ts';

export const lpgQuery = z.object({ state: textParam({ about: 'A state or union territory, by any of its names; all unless said' }) });

const cylinder = z.strictObject({
  price: z.number().meta({ description: 'INR a cylinder, before any subsidy' }),
  unit: z.literal('per_cylinder'),
  kg: z.number(),
});
export const fuelLpg = z
  .strictObject({
    status: z.literal('ok'),
    endpoint: z.literal('/fuel/lpg'),
    count: z.int(),
    data: z.array(
      z.strictObject({
        location: z.string(),
        location_type: z.literal('state'),
        domestic: cylinder,
        commercial: cylinder.nullable().meta({ description: 'null where no price was printed' }),
        as_of: z.iso.date().meta({ description: 'Day on which the price was checked' }),
        source: z.string(),
      }),
    ),
    ...freshness,
  })
  .meta({ id: 'FuelLpg' });

const HOME_KG = 14.2;
const SHOP_KG = 19;

const cell = (price: number, kg: number) => ({ price, unit: 'per_cylinder' as const, kg });

const record = ({ place, domestic, commercial, day, source }: LpgPrice) => ({
  location: place.name,
  location_type: 'state' as const,
  domestic: cell(domestic, HOME_KG),
  commercial: commercial === null ? null : cell(commercial, SHOP_KG),
  as_of: day,
  source,
});

/** `/fuel/lpg`; `requireState` gives a state by its name or throws ApiError 404. */
export const defineLpg = (requireState: (name: string) => FuelPlace) =>
  defineEndpoint({
    path: '/fuel/lpg',
    title: 'LPG cylinders',
    summary: 'Cylinders of 14.2 and 19 kg by state.',
    query: lpgQuery,
    response: fuelLpg,
    cache: snapshotCache(1800),
    errors: ['unknown_place', 'not_found', 'snapshot_unavailable'],
    table: ({ data }) => data,
    examples: [
      { title: 'All states', params: {} },
      { title: 'One state', params: { state: 'kerala' } },
    ],
    async respond({ state }) {
      const all = await lpgPrices();
      const place = state === undefined ? undefined : requireState(state);
      const data = all.filter((one) => !place || one.place.id === place.id).map(record);
      if (place && data.length === 0)
        throw new ApiError('not_found', `No LPG price of ${place.name} is on record.`, { hint: 'States with a price are at /fuel/lpg' });
      const newest = latestTime(all.map(({ day }) => day));
      return { status: 'ok' as const, endpoint: '/fuel/lpg' as const, count: data.length, data, ...computeFreshness(newest, LPG_STALE) };
    },
    staticFiles: async () => [{ path: '/fuel/lpg.json', params: {} }],
  });
