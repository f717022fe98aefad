import type { Provider, QueryFn } from '../../../providers/upstream-query.ts';
import type { Asset } from '../assets.ts';

/** An asset's price this minute. */
export interface LivePrice {
  usd: number;
  /** Null where the provider has no rupees and no rate of this week is on record. */
  inr: number | null;
  /** Over the last 24 hours, in per cent. */
  changePct: number | null;
  marketCapInr: number | null;
  volumeUsd: number | null;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

export interface PriceQuery {
  asset: Asset;
  /** Rupees for a dollar by a rate not older than a week, for a provider without rupees; null where there is none. */
  rupeesPerDollar(): Promise<number | null>;
}

export interface CryptoProvider extends Provider {
  has(asset: Asset): boolean;
  price: QueryFn<PriceQuery, LivePrice>;
}
