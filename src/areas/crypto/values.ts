import { RATES_SCHEDULE } from '../../crawl/currency-api.ts';
import { computeFreshness } from '../../crawl/freshness.ts';
import { changePercent } from '../../kernel/money.ts';
import { addDays } from '../../kernel/time.ts';
import { ASSETS, type Asset } from './assets.ts';
import { cryptoDatabase, recentPrices } from './queries.ts';
import type { PriceRow } from './tables.ts';

/** What one of an asset is worth, by the rates of a day, and its change since the day before in per cent; null where that is not on record. */
export interface CoinPrice {
  asset: Asset;
  rupees: number;
  dollars: number;
  change: { rupees: number | null; dollars: number | null };
  /** YYYY-MM-DD. */
  day: string;
}

/** Days that tell the newest price and its change. */
export const RECENT_DAYS = 7;

/** The newest price of each asset among rows given newest first, in the order of the table of assets. */
export function toPrices(rows: readonly PriceRow[]): CoinPrice[] {
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  return ASSETS.flatMap((asset) => {
    const ofAsset = bySymbol.get(asset.symbol) ?? [];
    const [newest] = ofAsset;
    if (!newest) return [];
    const before = ofAsset.find(({ day }) => day === addDays(newest.day, -1));
    const change = { rupees: changePercent(before?.inr, newest.inr), dollars: changePercent(before?.usd, newest.usd) };
    return [{ asset, rupees: newest.inr, dollars: newest.usd, change, day: newest.day }];
  });
}

/** The newest price of every asset, the best known first. */
export const coinPrices = async (): Promise<CoinPrice[]> => toPrices(await recentPrices(await cryptoDatabase(), RECENT_DAYS));

/** Prices of an asset on so many days up to the newest on record, newest first. */
export const dailyPrices = async ({ symbol }: Asset, days: number): Promise<PriceRow[]> =>
  recentPrices(await cryptoDatabase(), days, symbol);

/** How old some prices are together: one old price makes the whole old. */
export const freshnessOf = (prices: readonly CoinPrice[], pastDay?: string) =>
  computeFreshness(prices.map(({ day }) => day).sort()[0] ?? '', RATES_SCHEDULE, pastDay);
