import { sharedWork } from '../../../kernel/inputs.ts';
import { keptIn } from '../../../kernel/memoize.ts';
import { callEndpoint } from '../../../site/ask.ts';
import { listing } from '../endpoints.ts';
import type { CommodityRecord } from '../responses.ts';
import type { Metal } from '../tables.ts';
import { loadDays } from './change.ts';

export interface Spread {
  /** How far published prices stood from the estimate of their day at most, as a share. */
  share: number;
  /** On how many days that both are known of, and where. */
  days: number;
  places: string[];
}

/** Places whose prices are measured; a crawl brings over a hundred. */
const MAX_PLACES = 12;
const SPREADS = new Map<Metal, () => Promise<Spread | undefined>>();

/** How good the estimates of a metal were wherever a published price can judge them; undefined where none can. Once a build. */
export const loadSpread = (metal: Metal): Promise<Spread | undefined> => keptIn(SPREADS, metal, () => sharedWork(() => measure(metal)))();

async function measure(metal: Metal): Promise<Spread | undefined> {
  const records = (await callEndpoint(listing, { metal }))?.data ?? [];
  const indian = records.filter(({ region }) => region === 'india');
  const isQuoted = ({ basis, last_quote }: CommodityRecord) => basis === 'quote' || last_quote !== undefined;
  // An estimate that is borrowed from a dearer tier is another number.
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

/** How far a price may be off, as a share: nothing for one that was published, else what its estimates have been off, wider where its tier is borrowed. */
export function priceUncertainty({ basis, price, range }: CommodityRecord, spread: Spread | undefined): number {
  if (basis === 'quote') return 0;
  const half = range ? Math.max(Number(range.high) / Number(price) - 1, 1 - Number(range.low) / Number(price)) : 0;
  return (1 + half) * (1 + (spread?.share ?? 0)) - 1;
}
