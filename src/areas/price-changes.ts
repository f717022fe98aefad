import { formatDay } from '../i18n/format.ts';
import { rupeeText } from '../kernel/money.ts';

/** A price that was published for a day. */
export interface DatedPrice {
  /** YYYY-MM-DD. */
  day: string;
  paise: number;
  observed_at: string;
}

/** A price that differs from the one published before it. */
export interface PriceChange<P extends DatedPrice = DatedPrice> {
  price: P;
  before: P;
}

/** The changes among prices of one thing, newest first; a day that was not published is not made up. */
export function priceChanges<P extends DatedPrice>(prices: readonly P[]): PriceChange<P>[] {
  const sorted = prices.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const pairs = sorted.slice(1).map((price, at) => ({ price, before: sorted[at] as P }));
  return pairs.filter(({ price, before }) => price.paise !== before.paise).toReversed();
}

/** `₹104.08, up ₹0.30 since 6 Jun 2026`. */
export function describeChange({ price, before }: PriceChange): string {
  const by = price.paise - before.paise;
  return `₹${rupeeText(price.paise)}, ${by > 0 ? 'up' : 'down'} ₹${rupeeText(Math.abs(by))} since ${formatDay(before.day)}`;
}
