import { type Answered, type AskContext, defineQuestion } from '../../lib/asked.ts';
import { freshnessOf } from '../../lib/crawl/freshness.ts';
import type { Asset } from './assets.ts';
import { CRYPTO_PROVIDERS } from './providers/index.ts';
import type { CryptoProvider, LivePrice, PriceQuestion } from './providers/provider.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { CRYPTO_SCHEDULE } from './schedule.ts';

/** A price is asked for at most once a minute, and bridges an outage of ten. */
const askPrice = defineQuestion<CryptoProvider, PriceQuestion, LivePrice>({
  name: 'crypto',
  providers: CRYPTO_PROVIDERS,
  ask: ({ has, price }, { asset }) => (has(asset) ? price : undefined),
  keep: { fresh: 60_000, stale: 600_000 },
});

/** An asset's price this minute, from the first provider that answers. Throws ApiError `upstream_unavailable`, or `not_covered`. */
export const livePrice = (asset: Asset, context: AskContext = {}): Promise<Answered<LivePrice>> =>
  askPrice(asset.symbol, { asset, rupeesPerDollar }, context);

/** By the daily prices of bitcoin in both currencies. */
async function rupeesPerDollar(): Promise<number | null> {
  const [newest] = await recentPrices(await cryptoDatabase(), 1, 'btc');
  return newest && !freshnessOf(newest.day, CRYPTO_SCHEDULE).stale ? newest.inr / newest.usd : null;
}
