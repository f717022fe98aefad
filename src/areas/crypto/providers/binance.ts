import { z } from 'zod';
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
  address: 'https://data-api.binance.vision',
  has: ({ pair }) => pair !== undefined,

  async price({ asset, rupeesPerDollar }, { fetchJson }) {
    const { body } = await fetchJson(ticker, `/api/v3/ticker/24hr?symbol=${asset.pair}`);
    const { lastPrice, priceChangePercent, quoteVolume, closeTime } = body;
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
