import { z } from 'zod';
import { flagParam, misplacedParam, textParam } from '../../api/params.ts';
import { refusedMember } from '../../api/some.ts';
import { dayParam } from '../../api/when-params.ts';
import { datedMembers, freshness } from '../../crawl/freshness.ts';
import { asOfParam, byParam, daysParam, fromParam, historyList, periodHead, periodMembers, toParam } from '../price-history.ts';

const head = { status: z.literal('ok') };

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
    last_updated: z.string().meta({ description: 'ISO 8601 UTC of a live price; of a daily price its day' }),
    source: z.string(),
  })
  .meta({ id: 'CryptoRecord' });

export const cryptoPrices = z
  .strictObject({
    ...head,
    ...datedMembers,
    live: z.boolean().meta({ description: 'A price of this minute, or of the newest day on record?' }),
    count: z.int(),
    data: z.array(cryptoRecord),
    ...refusedMember,
    provider: z.string().optional().meta({ description: 'Who gave the live price' }),
    stale: z.boolean().meta({ description: 'A daily price older than a week, or a live price kept from before an outage' }),
    stale_after: z.iso.datetime().optional(),
  })
  .meta({ id: 'CryptoPrices' });

export const cryptoHistory = z
  .strictObject({
    ...head,
    id: z.string(),
    symbol: z.string(),
    days: z.int(),
    ...periodHead,
    ...historyList(z.strictObject({ date: z.iso.date(), inr: z.number(), usd: z.number(), ...periodMembers })),
    source: z.string(),
    ...freshness,
  })
  .meta({ id: 'CryptoHistory' });

export const cryptoList = z
  .strictObject({ ...head, count: z.int(), data: z.array(z.strictObject({ id: z.string(), symbol: z.string(), name: z.string() })) })
  .meta({ id: 'CryptoList' });

const symbol = { longest: 60, aliases: ['id', 'ids', 'symbols'] };
const ABOUT = 'An asset by symbol, CoinGecko id or name, such as btc';

export const pricesQuery = z.object({
  symbol: textParam({ ...symbol, about: `${ABOUT}; or several with commas between`, longest: 1000 }),
  date: dayParam({ about: 'The same as as_of', excludes: ['as_of'], forAgents: false }),
  as_of: asOfParam,
  live: flagParam({ about: '1 asks a provider for the price of this minute; needs symbol', default: false }),
  days: misplacedParam({ about: 'How many days', at: '/crypto/history' }),
  start: misplacedParam({ about: 'First day', at: '/crypto/history' }),
  end: misplacedParam({ about: 'Last day', at: '/crypto/history' }),
});
export const historyQuery = z.object({
  symbol: textParam({ ...symbol, about: ABOUT, required: true }),
  days: daysParam(130),
  from: fromParam,
  to: toParam,
  by: byParam,
  live: misplacedParam({ about: 'A price of this minute', at: '/crypto?live=1' }),
  date: misplacedParam({ about: 'One day', at: '/crypto?date=' }),
});
