import { sharedWork } from '../../../kernel/inputs.ts';
import { keptIn } from '../../../kernel/memoize.ts';
import { callEndpoint } from '../../../site/ask.ts';
import { listing } from '../endpoints.ts';
import type { CommodityRecord } from '../responses.ts';
import type { Metal } from '../tables.ts';
import { loadDays } from './change.ts';

export interface Spread {
  /** Largest deviation of published prices from the day's estimate, as a share. */
  share: number;
  /** Days on which both are known, and where. */
  days: number;
  places: string[];
}

/** Places compared; a crawl has over a hundred. */
const MAX_PLACES = 12;
const SPREADS = new Map<Metal, () => Promise<Spread | undefined>>();

/** How accurate a metal's estimates were where published prices exist; undefined if there are none. Once per build. */
export const loadSpread = (metal: Metal): Promise<Spread | undefined> => keptIn(SPREADS, metal, () => sharedWork(() => measure(metal)))();

async function measure(metal: Metal): Promise<Spread | undefined> {
  const records = (await callEndpoint(listing, { metal }))?.data ?? [];
  const indian = records.filter(({ region }) => region === 'india');
  const isQuoted = ({ basis, last_quote }: CommodityRecord) => basis === 'quote' || last_quote !== undefined;
  // An estimate borrowed from the dearer tier is a different figure.
  const estimated = indian.find((record) => record.basis === 'estimate' && !isQuoted(record) && !record.range);
  if (!estimated) return undefined;
  const estimates = new Map((await loadDays(estimated)).map(({ date, price, basis }) => [date, basis === 'estimate' ? Number(price) : 0]));
  const off: { place: string; share: number }[] = [];
  for (const record of indian.filter(isQuoted).slice(0, MAX_PLACES))
    for (const { date, price, basis } of await loadDays(record)) {
      const estimate = estimates.get(date);
      if (basis === 'quote' && estimate) off.push({ place: record.location, share: Math.abs(Number(price) / estimate - 1) });
    }
  if (off.length === 0) return undefined;
  return { share: Math.max(...off.map(({ share }) => share)), days: off.length, places: [...new Set(off.map(({ place }) => place))] };
}

/** How far a price may be off, as a share: zero if published, else the past error of estimates, more if its tier is borrowed. */
export function priceUncertainty({ basis, price, range }: CommodityRecord, spread: Spread | undefined): number {
  if (basis === 'quote') return 0;
  const half = range ? Math.max(Number(range.high) / Number(price) - 1, 1 - Number(range.low) / Number(price)) : 0;
  return (1 + half) * (1 + (spread?.share ?? 0)) - 1;
}
