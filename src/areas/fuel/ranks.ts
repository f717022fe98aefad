import { ordinal } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Fuel } from './tables.ts';
import { type PlacePrices, priceOf } from './values.ts';
import { FUEL } from './wording.ts';

export interface Ranked {
  at: PlacePrices;
  /** Rupees a litre. */
  price: number;
  /** 1 is the cheapest; equal prices share a rank. */
  rank: number;
}

/**
 * A price's rank, from the nearer end: `cheapest of 36`, `3rd dearest of 36`; in Hindi with the kind of place. Undefined if the place has
 * no price.
 */
export function describeRank(ranked: readonly Ranked[], { place }: PlacePrices, locale: Locale = 'en'): string | undefined {
  const ranking = ranked.find(({ at }) => at.place.id === place.id);
  if (!ranking) return undefined;
  const dearer = ranked.filter(({ price }) => price > ranking.price).length + 1;
  const isCheap = ranking.rank <= dearer;
  const rank = isCheap ? ranking.rank : dearer;
  return FUEL[locale].rank(rank === 1 ? undefined : ordinal(rank, locale), isCheap, ranked.length, place.type);
}

/** Places with a price of this fuel, cheapest first. */
export function rankByPrice(all: readonly PlacePrices[], fuel: Fuel): Ranked[] {
  const priced = all
    .flatMap((at) => {
      const price = priceOf(at, fuel);
      return price ? [{ at, price: price.rupees }] : [];
    })
    .sort((a, b) => a.price - b.price || a.at.place.name.localeCompare(b.at.place.name, 'en'));
  return priced.map((one) => ({ ...one, rank: priced.filter(({ price }) => price < one.price).length + 1 }));
}
