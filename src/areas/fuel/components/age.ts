import { computeFreshness } from '../../../crawl/freshness.ts';
import { FUEL_SCHEDULE } from '../tables.ts';
import { newestOf, type PlacePrices } from '../values.ts';

/** How old the prices of places are, by the newest of them: for a page's line of age. There is at least one place. */
export function ageOfPrices(all: readonly PlacePrices[]): { day: string; source: string; staleAfter: string } {
  const { day, source, observedAt } = all.map(({ prices }) => newestOf(prices)).reduce((a, b) => (a.observedAt >= b.observedAt ? a : b));
  return { day, source, staleAfter: computeFreshness(observedAt, FUEL_SCHEDULE).stale_after };
}
