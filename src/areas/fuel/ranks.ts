import type { FuelRecord } from './responses.ts';
import type { Fuel } from './tables.ts';

export interface Ranked {
  record: FuelRecord;
  price: number;
  /** 1 is the cheapest; equal prices share a rank. */
  rank: number;
}

/** Records that have a price of this fuel, cheapest first. */
export function rankByPrice(records: readonly FuelRecord[], fuel: Fuel): Ranked[] {
  const priced = records
    .flatMap((record) => (record[fuel] ? [{ record, price: record[fuel].price }] : []))
    .sort((a, b) => a.price - b.price || a.record.location.localeCompare(b.record.location, 'en'));
  return priced.map((one) => ({ ...one, rank: priced.filter(({ price }) => price < one.price).length + 1 }));
}
