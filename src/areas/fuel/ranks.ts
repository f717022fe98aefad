import { ordinal } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { FuelRecord } from './responses.ts';
import type { Fuel } from './tables.ts';
import { FUEL } from './wording.ts';

export interface Ranked {
  record: FuelRecord;
  price: number;
  /** 1 is the cheapest; equal prices share a rank. */
  rank: number;
}

/**
 * A price's rank, from the nearer end: `cheapest of 36`, `3rd dearest of 36`; in Hindi with the kind of place. Undefined if the record has
 * no price.
 */
export function describeRank(ranked: readonly Ranked[], record: FuelRecord, locale: Locale = 'en'): string | undefined {
  const own = ranked.find((one) => one.record === record);
  if (!own) return undefined;
  const dearer = ranked.filter(({ price }) => price > own.price).length + 1;
  const isCheap = own.rank <= dearer;
  const rank = isCheap ? own.rank : dearer;
  return FUEL[locale].rank(rank === 1 ? undefined : ordinal(rank, locale), isCheap, ranked.length, record.location_type);
}

/** Records with a price of this fuel, cheapest first. */
export function rankByPrice(records: readonly FuelRecord[], fuel: Fuel): Ranked[] {
  const priced = records
    .flatMap((record) => (record[fuel] ? [{ record, price: record[fuel].price }] : []))
    .sort((a, b) => a.price - b.price || a.record.location.localeCompare(b.record.location, 'en'));
  return priced.map((one) => ({ ...one, rank: priced.filter(({ price }) => price < one.price).length + 1 }));
}
