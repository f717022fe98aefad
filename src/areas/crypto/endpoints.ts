import type { z } from 'zod';
import { defineEndpoint } from '../../api/endpoint.ts';
import { noQuery, splitList } from '../../api/query.ts';
import { findSome } from '../../api/some.ts';
import { RATES_PUBLISHER, RATES_SCHEDULE } from '../../crawl/currency-api.ts';
import { computeFreshness, datedBody } from '../../crawl/freshness.ts';
import { ApiError } from '../../kernel/errors.ts';
import { istDay, latestTime } from '../../kernel/time.ts';
import { findPlace, suggestPlaces } from '../../places/find.ts';
import { defineQuery, type QueryContext, type QueryResult } from '../../providers/upstream-query.ts';
import { askedHistory, countDays, lastOfEach, listHistory, noneBetween, periodsOf, refuseFuture } from '../price-history.ts';
import { ASSET_INDEX, ASSETS, type Asset } from './assets.ts';
import { binance } from './providers/binance.ts';
import { coingecko } from './providers/coingecko.ts';
import type { CryptoProvider, LivePrice, PriceQuery } from './providers/provider.ts';
import { cryptoDatabase, daysOnRecord, pricesBetween, pricesUntil, recentPrices } from './queries.ts';
import { cryptoHistory, cryptoList, cryptoPrices, type cryptoRecord, historyQuery, pricesQuery } from './schema.ts';
import type { PriceRow } from './tables.ts';
import { type CoinPrice, freshnessOf, RECENT_DAYS, toPrices } from './values.ts';

const assetName = ({ id, symbol, name }: Asset) => ({ id, symbol, name });

const dailyRecord = ({ asset, rupees, dollars, change, day }: CoinPrice): z.output<typeof cryptoRecord> => ({
  ...assetName(asset),
  current_price: { inr: rupees, usd: dollars },
  price_change_percentage_24h: change.dollars,
  price_change_percentage_24h_inr: change.rupees,
  last_updated: day,
  source: RATES_PUBLISHER,
});

/** Daily prices of assets, in the order of the table; `rows` newest first. */
function dailyBody(rows: readonly PriceRow[], pastDay?: string): z.output<typeof cryptoPrices> {
  const prices = toPrices(rows);
  const data = prices.map(dailyRecord);
  const dated = datedBody(latestTime(prices.map(({ day }) => day)), pastDay);
  return { status: 'ok', ...dated, live: false, count: data.length, data, ...freshnessOf(prices, pastDay) };
}

function liveBody(asset: Asset, { value, provider, stale }: QueryResult<LivePrice>): z.output<typeof cryptoPrices> {
  const { usd, inr, changePct, marketCapInr, volumeUsd, updatedAt } = value;
  const record = {
    ...assetName(asset),
    current_price: { inr, usd },
    price_change_percentage_24h: changePct,
    ...(marketCapInr === null ? {} : { market_cap: { inr: marketCapInr } }),
    ...(volumeUsd === null ? {} : { total_volume: { usd: volumeUsd } }),
    last_updated: updatedAt,
    source: provider.name,
  };
  return { status: 'ok', ...datedBody(istDay(new Date(updatedAt))), live: true, count: 1, data: [record], provider: provider.name, stale };
}

const CACHE = { scope: 'public', maxAge: 3600, staleWhileRevalidate: 86_400, cdnMaxAge: 600 } as const;
const FILE_HISTORY_DAYS = '90';

/** Symbols of the assets that have a recent price. */
async function knownSymbols(): Promise<string[]> {
  const rows = await recentPrices(await cryptoDatabase(), RECENT_DAYS);
  return [...new Set(rows.map(({ symbol }) => symbol))].sort();
}

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
    { title: 'Two of them', params: { symbol: 'btc,eth' } },
    { title: 'Bitcoin on a past day', params: { symbol: 'btc', as_of: '2026-09-01' } },
  ],
  async respond({ symbol, live, date, as_of: asOf }, context) {
    const { found: assets, refused } = findSome(splitList(symbol ?? ''), requireAsset);
    const [asset, ...others] = assets;
    if (live && (!asset || splitList(symbol ?? '').length > 1)) {
      throw new ApiError('missing_parameter', 'symbol is required with live=1: one asset at a time is asked for.', {
        extra: { parameter: 'symbol' },
      });
    }
    const day = asOf ?? date;
    const name = asOf ? 'as_of' : 'date';
    if (live && day)
      throw new ApiError('invalid_parameter', `live=1 asks for the price of this minute and ${name} for one of a past day.`, {
        hint: `Send either live or ${name}`,
        extra: { parameter: name },
      });
    if (live && asset) return liveBody(asset, await livePrice(asset, context));
    const one = others.length > 0 ? undefined : asset?.symbol;
    const isAsked = ({ symbol }: PriceRow) => !asset || [asset, ...others].some((one) => one.symbol === symbol);
    const db = await cryptoDatabase();
    if (day) {
      refuseFuture(day, name);
      const prices = (await pricesUntil(db, one, day)).filter(isAsked);
      if (prices.length > 0) return { ...dailyBody(prices, day), ...refused };
      throw new ApiError('not_found', `No price of ${asset?.name ?? 'any asset'} on or before ${day} is on record.`, {
        hint: `Past days are at /crypto/history?symbol=${asset?.symbol ?? 'btc'}`,
      });
    }
    const rows = (await recentPrices(db, RECENT_DAYS, one)).filter(isAsked);
    if (rows.length === 0) throw new ApiError('not_found', `No price of ${asset?.name ?? 'any asset'} is on record.`);
    return { ...dailyBody(rows), ...refused };
  },
  async staticFiles() {
    return [
      { path: '/crypto.json', params: {} },
      ...(await knownSymbols()).map((symbol) => ({ path: `/crypto/${symbol}.json`, params: { symbol } })),
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
  async respond({ symbol, by, ...span }) {
    const asset = requireAsset(symbol);
    const db = await cryptoDatabase();
    const record = await daysOnRecord(db, asset.symbol);
    if (!record) throw new ApiError('not_found', `No price of ${asset.name} is on record.`);
    const days = askedHistory(span, record.last);
    const rows = await pricesBetween(db, asset.symbol, days);
    if (rows.length === 0) throw noneBetween(`price of ${asset.name}`, days, record);
    return {
      status: 'ok' as const,
      id: asset.id,
      symbol: asset.symbol,
      days: countDays(days),
      ...periodsOf(by),
      ...listHistory(lastOfEach(rows, by).map(({ row: { day, inr, usd }, ...period }) => ({ date: day, inr, usd, ...period }))),
      source: RATES_PUBLISHER,
      ...computeFreshness(rows[0]?.day ?? '', RATES_SCHEDULE, span.to),
    };
  },
  async staticFiles() {
    return (await knownSymbols()).map((symbol) => ({
      path: `/crypto/history/${symbol}.json`,
      params: { symbol, days: FILE_HISTORY_DAYS },
    }));
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

/** In the order in which they are asked. */
export const CRYPTO_PROVIDERS: readonly CryptoProvider[] = [coingecko, binance];

/** A price is asked for at most once a minute, and bridges an outage of ten. */
const queryPrice = defineQuery<CryptoProvider, PriceQuery, LivePrice>({
  name: 'crypto',
  providers: CRYPTO_PROVIDERS,
  query: ({ has, price }, { asset }) => (has(asset) ? price : undefined),
  cache: { freshMs: 60_000, staleMs: 600_000 },
});

/** An asset's price this minute, from the first provider that answers. Throws ApiError `upstream_unavailable`, or `not_covered`. */
const livePrice = (asset: Asset, context: QueryContext = {}): Promise<QueryResult<LivePrice>> =>
  queryPrice(asset.symbol, { asset, rupeesPerDollar }, context);

/** By the daily prices of bitcoin in both currencies. */
async function rupeesPerDollar(): Promise<number | null> {
  const [newest] = await recentPrices(await cryptoDatabase(), 1, 'btc');
  return newest && !computeFreshness(newest.day, RATES_SCHEDULE).stale ? newest.inr / newest.usd : null;
}
