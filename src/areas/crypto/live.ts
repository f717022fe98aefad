import { freshnessOf } from '../../lib/crawl/freshness.ts';
import { firstAnswer } from '../../lib/failover.ts';
import { keepRecent, type RecentAnswer } from '../../lib/recent.ts';
import type { Asset } from './assets.ts';
import { CRYPTO_PROVIDERS } from './providers/index.ts';
import type { LivePrice } from './providers/provider.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { CRYPTO_SCHEDULE } from './schedule.ts';

export interface ProvidedPrice extends LivePrice {
  /** Name of the provider that gave it. */
  provider: string;
}

/** A price is asked for at most once a minute, and bridges an outage of ten. */
const recent = keepRecent<ProvidedPrice>({ shared: 'crypto', fresh: 60_000, stale: 600_000 });

/** An asset's price this minute, from the first provider that answers. Throws ApiError `upstream_unavailable`, or `not_covered`. */
export const livePrice = (asset: Asset): Promise<RecentAnswer<ProvidedPrice>> =>
  recent(asset.symbol, async () => {
    const { value, provider } = await firstAnswer(CRYPTO_PROVIDERS, (one) =>
      one.has(asset) ? (signal) => one.price(asset, { signal, rupeesPerDollar }) : undefined,
    );
    return { ...value, provider: provider.name };
  });

/** By the daily prices of bitcoin in both currencies. */
async function rupeesPerDollar(): Promise<number | null> {
  const [newest] = await recentPrices(await cryptoDatabase(), 1, 'btc');
  return newest && !freshnessOf(newest.day, CRYPTO_SCHEDULE).stale ? newest.inr / newest.usd : null;
}
