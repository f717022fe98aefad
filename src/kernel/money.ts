/** Rupees to whole paise. Prices are kept as integers to avoid rounding drift. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Rupees as the contract's decimal string: `94.72`. */
export const rupeeText = (paise: number): string => (paise / 100).toFixed(2);

/** Percent change between two values, two decimals; null if there is nothing to compare with. */
export function changePercent(from: number | null | undefined, to: number): number | null {
  if (!from) return null;
  return Math.round(((to - from) / from) * 10_000) / 100 + 0;
}

/** The first decimal number in a text that may contain ₹, Rs., spaces and Indian grouping: `₹1,02,800.50` is 102800.5. */
export function parseRupees(text: string): number | undefined {
  const match = /-?\d[\d,]*(\.\d+)?/.exec(text.replace(/&#x20b9;/gi, ''));
  return match ? Number(match[0].replaceAll(',', '')) : undefined;
}

/** The median of at least one number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('No numbers, no median');
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
