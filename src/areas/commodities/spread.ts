import { keptIn, shareWork } from '../../kernel/memoize.ts';
import type { MetalPlace } from './places.ts';
import type { Metal } from './tables.ts';
import { dailyPrices, type MetalPrice, metalPrices } from './values.ts';

/** How accurate the estimates of a metal were. */
export interface Spread {
  /** Largest deviation of published prices from the day's estimate, as a share. */
  share: number;
  /** Days on which both are known, and where. */
  days: number;
  places: MetalPlace[];
}

/** Places compared; a crawl has over a hundred. */
const MAX_PLACES = 12;
const COMPARED_DAYS = 90;
const SPREADS = new Map<Metal, () => Promise<Spread | undefined>>();

/** How accurate a metal's estimates were where published prices exist; undefined if there are none. Once per build. */
export const loadSpread = (metal: Metal): Promise<Spread | undefined> => keptIn(SPREADS, metal, () => shareWork(() => measure(metal)))();

async function measure(metal: Metal): Promise<Spread | undefined> {
  const indian = (await metalPrices(metal)).filter(({ place }) => place.region === 'india');
  const isQuoted = ({ basis, lastQuote }: MetalPrice) => basis === 'quote' || lastQuote !== undefined;
  // An estimate borrowed from the dearer tier is a different figure.
  const estimated = indian.find((price) => price.basis === 'estimate' && !isQuoted(price) && !price.range);
  if (!estimated) return undefined;
  const estimates = new Map(
    (await dailyPrices(metal, estimated.place, COMPARED_DAYS)).map(({ day, rupees, basis }) => [day, basis === 'estimate' ? rupees : 0]),
  );
  const off: { place: MetalPlace; share: number }[] = [];
  for (const { place } of indian.filter(isQuoted).slice(0, MAX_PLACES))
    for (const { day, rupees, basis } of await dailyPrices(metal, place, COMPARED_DAYS)) {
      const estimate = estimates.get(day);
      if (basis === 'quote' && estimate) off.push({ place, share: Math.abs(rupees / estimate - 1) });
    }
  if (off.length === 0) return undefined;
  return { share: Math.max(...off.map(({ share }) => share)), days: off.length, places: [...new Set(off.map(({ place }) => place))] };
}

/** How far a price may be off, as a share: zero if published, else the past error of estimates, more if its tier is borrowed. */
export function priceUncertainty({ basis, rupees, range }: MetalPrice, spread: Spread | undefined): number {
  if (basis === 'quote') return 0;
  const half = range ? Math.max(range.high / rupees - 1, 1 - range.low / rupees) : 0;
  return (1 + half) * (1 + (spread?.share ?? 0)) - 1;
}
