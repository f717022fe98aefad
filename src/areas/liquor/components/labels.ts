import { groupDigits } from '../../../i18n/format.ts';
import type { Label } from '../values.ts';

/** `₹620`, `₹82.67`; a dash where no price is known. */
export const rupees = (price: number | null): string => (price === null ? '–' : `₹${groupDigits(price, Number.isInteger(price) ? 0 : 2)}`);

/** Bands of prices in rupees, as people look for them. */
export const PRICE_BANDS = [
  { from: 0, to: 200 },
  { from: 200, to: 500 },
  { from: 500, to: 1000 },
  { from: 1000, to: 2500 },
  { from: 2500, to: 5000 },
  { from: 5000, to: 1e9 },
] as const;

/** The size that most labels come in, and from which to which price: `₹600 – ₹1,950`. Undefined where no size has a price. */
export function usualPrices(labels: readonly Label[]): { volume: string; prices: string } | undefined {
  const priced = labels.flatMap(({ sizes }) => sizes.flatMap(({ volume, price }) => (volume && price !== null ? [{ volume, price }] : [])));
  const [most] = [...Map.groupBy(priced, ({ volume }) => volume)].sort(([, a], [, b]) => b.length - a.length);
  if (!most) return undefined;
  const [volume, of] = most;
  const prices = of.map(({ price }) => price);
  return { volume, prices: [...new Set([Math.min(...prices), Math.max(...prices)].map(rupees))].join(' – ') };
}
