import { z } from 'zod';
import { freshness } from '../../lib/crawl/freshness.ts';
import { HISTORY_DAYS } from '../../lib/crawl/window.ts';
import { dayParam, elsewhereParam, flagParam, integerParam, textParam } from '../../lib/params.ts';

const head = { status: z.literal('ok') };
const timestamp = z.iso.datetime().meta({ description: 'ISO 8601 UTC' });

export const cryptoRecord = z
  .strictObject({
    id: z.string().meta({ description: 'As on CoinGecko' }),
    symbol: z.string(),
    name: z.string(),
    current_price: z.strictObject({
      inr: z.number().nullable().meta({ description: 'Null where a live provider has no rupees and no rate of this week is on record' }),
      usd: z.number(),
    }),
    price_change_percentage_24h: z.number().nullable().meta({ description: 'In dollars; null where the day before is not on record' }),
    price_change_percentage_24h_inr: z
      .number()
      .nullable()
      .optional()
      .meta({ description: 'In rupees; null where the day before is not on record, left out of a live price' }),
    market_cap: z.strictObject({ inr: z.number() }).optional(),
    total_volume: z.strictObject({ usd: z.number() }).optional(),
    last_updated: timestamp,
    source: z.string(),
  })
  .meta({ id: 'CryptoRecord' });

export const cryptoPrices = z
  .strictObject({
    ...head,
    live: z.boolean().meta({ description: 'A price of this minute, or of the newest day on record?' }),
    count: z.int(),
    data: z.array(cryptoRecord),
    provider: z.string().optional().meta({ description: 'Who gave the live price' }),
    stale: z.boolean().meta({ description: 'A daily price older than a week, or a live price kept from before an outage' }),
    stale_after: timestamp.optional(),
  })
  .meta({ id: 'CryptoPrices' });

export const cryptoHistory = z
  .strictObject({
    ...head,
    id: z.string(),
    symbol: z.string(),
    days: z.int(),
    data: z.array(z.strictObject({ date: z.iso.date(), inr: z.number(), usd: z.number() })),
    source: z.string(),
    ...freshness,
  })
  .meta({ id: 'CryptoHistory' });

export const cryptoList = z
  .strictObject({ ...head, count: z.int(), data: z.array(z.strictObject({ id: z.string(), symbol: z.string(), name: z.string() })) })
  .meta({ id: 'CryptoList' });

export const pricesQuery = z.object({
  symbol: textParam({
    about: 'An asset by symbol, CoinGecko id or name, such as btc; all when left out (id means the same)',
    longest: 60,
    aliases: ['id', 'ids', 'symbols'],
  }),
  date: dayParam({ about: 'The prices of a past day, YYYY-MM-DD; the newest on record when left out' }),
  live: flagParam({ about: '1 asks a provider for the price of this minute; needs symbol', default: false }),
  days: elsewhereParam({ about: 'How many days', at: '/crypto/history' }),
  start: elsewhereParam({ about: 'First day', at: '/crypto/history' }),
  end: elsewhereParam({ about: 'Last day', at: '/crypto/history' }),
});
export const historyQuery = z.object({
  symbol: textParam({
    about: 'an asset by symbol, CoinGecko id or name, such as btc (id means the same)',
    required: true,
    longest: 60,
    aliases: ['id', 'ids', 'symbols'],
  }),
  days: integerParam({ about: 'How many days, counted back from the newest on record', minimum: 1, maximum: HISTORY_DAYS, default: 7 }),
  live: elsewhereParam({ about: 'A price of this minute', at: '/crypto?live=1' }),
  date: elsewhereParam({ about: 'One day', at: '/crypto?date=' }),
});
export const noQuery = z.object({});
