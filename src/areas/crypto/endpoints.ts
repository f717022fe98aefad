import { ApiError } from '../../lib/errors.ts';
import { findPlace, suggestPlaces } from '../../lib/places/find.ts';
import { defineEndpoint } from '../area.ts';
import { ASSET_INDEX, ASSETS, type Asset } from './assets.ts';
import { livePrice } from './live.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import { dailyBody, historyBody, liveBody } from './responses.ts';
import { cryptoHistory, cryptoList, cryptoPrices, historyQuery, noQuery, pricesQuery } from './schema.ts';

const CACHE = { scope: 'public', maxAge: 3600, staleWhileRevalidate: 86_400, memo: 600 } as const;
/** Days that tell the newest price and its change. */
const RECENT_DAYS = 7;
const TWIN_HISTORY_DAYS = '90';

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
  cache: { scope: 'public', maxAge: 60, memo: 0 },
  asks: ({ live }) => live,
  errors: ['missing_parameter', 'not_found', 'snapshot_unavailable', 'not_covered', 'upstream_unavailable', 'busy'],
  table: ({ data }) => data,
  examples: [
    { title: 'All assets', params: {} },
    { title: 'Bitcoin', params: { symbol: 'btc' } },
  ],
  async respond({ symbol, live, date }, context) {
    const asset = symbol === undefined ? undefined : requireAsset(symbol);
    if (live && !asset) {
      throw new ApiError('missing_parameter', 'symbol is required with live=1: one asset at a time is asked for.', {
        extra: { parameter: 'symbol' },
      });
    }
    if (live && asset) return liveBody(asset, await livePrice(asset, context));
    const rows = await recentPrices(await cryptoDatabase(), RECENT_DAYS, asset?.symbol, date);
    if (date !== undefined && rows[0]?.day !== date)
      throw new ApiError('not_found', `No prices of ${date} are on record.`, { hint: 'Past days are at /crypto/history' });
    if (rows.length === 0) throw new ApiError('not_found', `No price of ${asset?.name ?? 'any asset'} is on record.`);
    return dailyBody(rows);
  },
  async twins() {
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
  summary: 'Daily prices of one asset in rupees and dollars, newest first. Days without data are absent.',
  query: historyQuery,
  response: cryptoHistory,
  cache: CACHE,
  errors: ['not_found', 'snapshot_unavailable'],
  table: ({ data }) => data,
  examples: [{ title: 'A month of ether', params: { symbol: 'eth', days: '30' } }],
  async respond({ symbol, days }) {
    const asset = requireAsset(symbol);
    const rows = await recentPrices(await cryptoDatabase(), days, asset.symbol);
    if (rows.length === 0) throw new ApiError('not_found', `No price of ${asset.name} is on record.`);
    return historyBody(asset, days, rows);
  },
  async twins() {
    const rows = await recentPrices(await cryptoDatabase(), RECENT_DAYS);
    return [...new Set(rows.map(({ symbol }) => symbol))]
      .sort()
      .map((symbol) => ({ path: `/crypto/history/${symbol}.json`, params: { symbol, days: TWIN_HISTORY_DAYS } }));
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
  twins: async () => [{ path: '/crypto/list.json', params: {} }],
});
