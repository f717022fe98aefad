import { computeFreshness } from '../../crawl/freshness.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { noQuery } from '../../kernel/query.ts';
import { findPlace, suggestPlaces } from '../../places/find.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { askedHistory, noneBetween, refuseFuture } from '../price-history.ts';
import { ASSET_INDEX, ASSETS, type Asset } from './assets.ts';
import { CRYPTO_PROVIDERS } from './providers/index.ts';
import type { CryptoProvider, LivePrice, PriceQuery } from './providers/provider.ts';
import { cryptoDatabase, daysOnRecord, pricesBetween, pricesUntil, recentPrices } from './queries.ts';
import { dailyBody, historyBody, liveBody } from './responses.ts';
import { cryptoHistory, cryptoList, cryptoPrices, historyQuery, pricesQuery } from './schema.ts';
import { CRYPTO_SCHEDULE } from './tables.ts';

const CACHE = { scope: 'public', maxAge: 3600, staleWhileRevalidate: 86_400, cdnMaxAge: 600 } as const;
/** Days that tell the newest price and its change. */
const RECENT_DAYS = 7;
const FILE_HISTORY_DAYS = '90';

/** The asset named by symbol, id or name, or ApiError 404 with the nearest names. */
function requireAsset(text: string): Asset {
  const asset = findPlace(ASSET_INDEX, text);
  if (asset) return asset;
  throw new ApiError('not_found', `No crypto asset ${JSON.stringify(text)} is known here.`, {
    suggestions: suggestPlaces(ASSET_INDEX, text).map((name) => findPlace(ASSET_INDEX, name)?.symbol ?? name),
    hint: 'All assets are listed at /crypto/list',
  });
}

export const prices = defineEndpoint({
  path: '/crypto',
  title: 'Crypto prices',
  summary: 'The best-known crypto assets in rupees and dollars by the newest day on record; one of them live on request.',
  query: pricesQuery,
  response: cryptoPrices,
  // A live price is kept by the area itself; a daily one is cheap.
  cache: { scope: 'public', maxAge: 60, cdnMaxAge: 0 },
  queriesUpstream: ({ live }) => live,
  errors: ['missing_parameter', 'not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  table: ({ data }) => data,
  examples: [
    { title: 'All assets', params: {} },
    { title: 'Bitcoin', params: { symbol: 'btc' } },
    { title: 'Bitcoin on a past day', params: { symbol: 'btc', as_of: '2026-09-01' } },
  ],
  async respond({ symbol, live, date, as_of: asOf }, context) {
    const asset = symbol === undefined ? undefined : requireAsset(symbol);
    if (live && !asset) {
      throw new ApiError('missing_parameter', 'symbol is required with live=1: one asset at a time is asked for.', {
        extra: { parameter: 'symbol' },
      });
    }
    if (live && asOf)
      throw new ApiError('invalid_parameter', 'live=1 asks for the price of this minute and as_of for one of a past day.', {
        hint: 'Send either live or as_of',
        extra: { parameter: 'as_of' },
      });
    if (live && asset) return liveBody(asset, await livePrice(asset, context));
    const db = await cryptoDatabase();
    if (asOf) {
      refuseFuture(asOf);
      const known = await pricesUntil(db, asset?.symbol, asOf);
      if (known.length > 0) return dailyBody(known, asOf);
      throw new ApiError('not_found', `No price of ${asset?.name ?? 'any asset'} on or before ${asOf} is on record.`, {
        hint: 'Past days are at /crypto/history',
      });
    }
    const rows = await recentPrices(db, RECENT_DAYS, asset?.symbol, date);
    if (date !== undefined && rows[0]?.day !== date)
      throw new ApiError('not_found', `No prices of ${date} are on record.`, { hint: 'Past days are at /crypto/history' });
    if (rows.length === 0) throw new ApiError('not_found', `No price of ${asset?.name ?? 'any asset'} is on record.`);
    return dailyBody(rows);
  },
  async staticFiles() {
    const rows = await recentPrices(await cryptoDatabase(), RECENT_DAYS);
    const known = new Set(rows.map(({ symbol }) => symbol));
    return [
      { path: '/crypto.json', params: {} },
      ...[...known].sort().map((symbol) => ({ path: `/crypto/${symbol}.json`, params: { symbol } })),
    ];
  },
});

export const history = defineEndpoint({
  path: '/crypto/history',
  title: 'Crypto prices of past days',
  summary: 'Prices of one asset in rupees and dollars by day, week or month, newest first. Days without data are absent.',
  query: historyQuery,
  response: cryptoHistory,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [
    { title: 'A month of ether', params: { symbol: 'eth', days: '30' } },
    { title: 'Bitcoin by month', params: { symbol: 'btc', from: '2026-06-01', by: 'month' } },
  ],
  async respond({ symbol, by, ...asked }) {
    const asset = requireAsset(symbol);
    const db = await cryptoDatabase();
    const record = await daysOnRecord(db, asset.symbol);
    if (!record) throw new ApiError('not_found', `No price of ${asset.name} is on record.`);
    const days = askedHistory(asked, record.last);
    const rows = await pricesBetween(db, asset.symbol, days);
    if (rows.length === 0) throw noneBetween(`price of ${asset.name}`, days, record);
    return historyBody(asset, days, by, rows);
  },
  async staticFiles() {
    const rows = await recentPrices(await cryptoDatabase(), RECENT_DAYS);
    return [...new Set(rows.map(({ symbol }) => symbol))]
      .sort()
      .map((symbol) => ({ path: `/crypto/history/${symbol}.json`, params: { symbol, days: FILE_HISTORY_DAYS } }));
  },
});

export const list = defineEndpoint({
  path: '/crypto/list',
  title: 'Crypto assets',
  summary: 'Id, symbol and name of every asset.',
  query: noQuery,
  response: cryptoList,
  cache: CACHE,
  table: ({ data }) => data,
  examples: [{ title: 'All assets', params: {} }],
  respond: async () => ({
    status: 'ok' as const,
    count: ASSETS.length,
    data: ASSETS.map(({ id, symbol, name }) => ({ id, symbol, name })),
  }),
  staticFiles: async () => [{ path: '/crypto/list.json', params: {} }],
});

/** A price is asked for at most once a minute, and bridges an outage of ten. */
const queryPrice = defineQuery<CryptoProvider, PriceQuery, LivePrice>({
  name: 'crypto',
  providers: CRYPTO_PROVIDERS,
  query: ({ has, price }, { asset }) => (has(asset) ? price : undefined),
  cache: { freshMs: 60_000, staleMs: 600_000 },
});

/** An asset's price this minute, from the first provider that answers. Throws ApiError `upstream_unavailable`, or `not_covered`. */
export const livePrice = (asset: Asset, context: QueryContext = {}): Promise<QueryResult<LivePrice>> =>
  queryPrice(asset.symbol, { asset, rupeesPerDollar }, context);

/** By the daily prices of bitcoin in both currencies. */
async function rupeesPerDollar(): Promise<number | null> {
  const [newest] = await recentPrices(await cryptoDatabase(), 1, 'btc');
  return newest && !computeFreshness(newest.day, CRYPTO_SCHEDULE).stale ? newest.inr / newest.usd : null;
}
