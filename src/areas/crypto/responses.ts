import type { z } from 'zod';
import { RATES_PUBLISHER, ratesInstant } from '../../crawl/currency-api.ts';
import { computeFreshness } from '../../crawl/freshness.ts';
import { changePercent } from '../../kernel/money.ts';
import { addDays } from '../../kernel/time.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import { countDays, type Days, lastOfEach, listHistory, type Period, periodsOf } from '../price-history.ts';
import { ASSETS, type Asset } from './assets.ts';
import type { LivePrice } from './providers/provider.ts';
import type { cryptoHistory, cryptoPrices, cryptoRecord } from './schema.ts';
import { CRYPTO_SCHEDULE, type PriceRow } from './tables.ts';

const assetName = ({ id, symbol, name }: Asset) => ({ id, symbol, name });

/** The newest price of an asset with its change; `rows` are its prices, newest first. */
function dailyRecord(asset: Asset, rows: readonly PriceRow[]): z.output<typeof cryptoRecord>[] {
  const [newest] = rows;
  if (!newest) return [];
  const before = rows.find(({ day }) => day === addDays(newest.day, -1));
  return [
    {
      ...assetName(asset),
      current_price: { inr: newest.inr, usd: newest.usd },
      price_change_percentage_24h: changePercent(before?.usd, newest.usd),
      price_change_percentage_24h_inr: changePercent(before?.inr, newest.inr),
      last_updated: ratesInstant(newest.day),
      source: RATES_PUBLISHER,
    },
  ];
}

/** Daily prices of assets, in the order of the table; `rows` newest first. */
export function dailyBody(rows: readonly PriceRow[], asOf?: string): z.output<typeof cryptoPrices> {
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  const data = ASSETS.flatMap((asset) => dailyRecord(asset, bySymbol.get(asset.symbol) ?? []));
  // One old price makes the whole old: the oldest of those shown is what counts.
  const oldest = data.map(({ last_updated }) => last_updated.slice(0, 10)).sort()[0] ?? '';
  const freshness = computeFreshness(oldest, CRYPTO_SCHEDULE);
  return { status: 'ok', ...(asOf && { as_of: asOf }), live: false, count: data.length, data, ...freshness };
}

export function liveBody(asset: Asset, { value, provider, stale }: QueryResult<LivePrice>): z.output<typeof cryptoPrices> {
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
  return { status: 'ok', live: true, count: 1, data: [record], provider: provider.name, stale };
}

export function historyBody(asset: Asset, days: Days, by: Period, rows: readonly PriceRow[]): z.output<typeof cryptoHistory> {
  return {
    status: 'ok',
    id: asset.id,
    symbol: asset.symbol,
    days: countDays(days),
    ...periodsOf(by),
    ...listHistory(lastOfEach(rows, by).map(({ row: { day, inr, usd }, ...period }) => ({ date: day, inr, usd, ...period }))),
    source: RATES_PUBLISHER,
    ...computeFreshness(rows[0]?.day ?? '', CRYPTO_SCHEDULE),
  };
}
