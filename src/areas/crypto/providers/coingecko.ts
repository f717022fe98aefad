import { z } from 'zod';
import { CannotAnswer } from '../../../providers/upstream-query.ts';
import type { CryptoProvider } from './provider.ts';

const amount = z.number().nullable().optional();
const prices = z.record(
  z.string(),
  z.object({
    usd: z.number().positive(),
    inr: z.number().positive(),
    inr_market_cap: amount,
    usd_24h_vol: amount,
    usd_24h_change: amount,
    last_updated_at: z.number(),
  }),
);

const FIELDS = 'vs_currencies=inr,usd&include_market_cap=true&include_24hr_vol=true&include_24hr_change=true&include_last_updated_at=true';

/** CoinGecko: rupees of its own. Keyless at a few calls a minute; COINGECKO_API_KEY is a demo key with more. */
export const coingecko: CryptoProvider = {
  name: 'coingecko',
  title: 'CoinGecko',
  url: 'https://www.coingecko.com',
  address: 'https://api.coingecko.com',
  has: () => true,

  async price({ asset: { id } }, { fetchJson, secret }) {
    const headers: Record<string, string> = secret() ? { 'x-cg-demo-api-key': secret() } : {};
    const { body } = await fetchJson(prices, `/api/v3/simple/price?ids=${id}&${FIELDS}`, { headers });
    // An id that it does not know is left out, with 200: our table is out of date, and the next provider is asked.
    const coin = body[id];
    if (!coin) throw new CannotAnswer(`it lists nothing called ${id}`);
    return {
      usd: coin.usd,
      inr: coin.inr,
      changePct: coin.usd_24h_change ?? null,
      marketCapInr: coin.inr_market_cap ?? null,
      volumeUsd: coin.usd_24h_vol ?? null,
      updatedAt: new Date(coin.last_updated_at * 1000).toISOString(),
    };
  },
};
