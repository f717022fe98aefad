import { hoursSince } from '../../lib/time.ts';

/** Rates older than this are never given without `stale: true`. */
export const STALE_AFTER_HOURS = 7 * 24;

/** Fresh or stale by the day of a rate. */
export function freshnessOfDay(day: string) {
  const staleAfter = new Date(Date.parse(`${day}T00:00:00Z`) + STALE_AFTER_HOURS * 3_600_000).toISOString();
  return { stale: hoursSince(staleAfter) > 0, stale_after: staleAfter };
}

/** Eight significant digits: as many as the publisher gives. */
export const roundRate = (value: number): number => Number(value.toPrecision(8));
