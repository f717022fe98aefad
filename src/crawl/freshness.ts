import { z } from 'zod';
import { now } from '../kernel/time.ts';

/** Members of every body with dated data. Files are prebuilt, so their readers compare `stale_after` with the clock. */
export const freshness = {
  stale: z.boolean().meta({ description: 'Was the newest data older than its schedule allows when this was written?' }),
  stale_after: z.iso.datetime().meta({ description: 'From then on this data is stale, ISO 8601 UTC' }),
};

/**
 * Freshness from the newest day (YYYY-MM-DD, counted from 00:00 UTC) or instant (ISO 8601) and the hours the area's schedule allows. `at`
 * is the time the answer is for.
 */
export function computeFreshness(newest: string, { staleAfterHours }: { staleAfterHours: number }, at: Date = now()) {
  const staleAfter = new Date(Date.parse(newest.length === 10 ? `${newest}T00:00:00Z` : newest) + staleAfterHours * 3_600_000);
  return { stale: at > staleAfter, stale_after: staleAfter.toISOString() };
}
