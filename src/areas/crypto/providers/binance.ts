import { z } from 'zod';
import { upstreamBase } from '../../../lib/env.ts';
import { askUpstreamJson } from '../../../lib/net/upstream.ts';
import { expectShape } from '../../../lib/shape.ts';
import type { CryptoProvider } from './provider.ts';

/** Numbers come as strings. */
const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .transform(Number);
const ticker = z.object({
  lastPrice: decimal.refine((price) => price > 0),
  priceChangePercent: decimal,
  quoteVolume: decimal,
  closeTime: z.number(),
});

/** Binance's public data host: pairs with USDT, which stands for the dollar; it has no pair with the rupee. */
export const binance: CryptoProvider = {
  name: 'binance',
  title: 'Binance',
  url: 'https://www.binance.com',
  has: ({ pair }) => pair !== undefined,

  async price({ pair }, { signal, rupeesPerDollar }) {
    const base = upstreamBase('binance', 'https://data-api.binance.vision');
    const { body } = await askUpstreamJson({ url: `${base}/api/v3/ticker/24hr?symbol=${pair}`, signal });
    const { lastPrice, priceChangePercent, quoteVolume, closeTime } = expectShape(ticker, body, 'binance');
    const rupees = await rupeesPerDollar();
    return {
      usd: lastPrice,
      inr: rupees === null ? null : Number((lastPrice * rupees).toPrecision(8)),
      changePct: priceChangePercent,
      marketCapInr: null,
      volumeUsd: quoteVolume,
      updatedAt: new Date(closeTime).toISOString(),
    };
  },
};
