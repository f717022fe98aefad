import { indexPlaces } from '../../places/find.ts';
import assets from './assets.json' with { type: 'json' };

/** A crypto asset: its symbol, the id that users of CoinGecko know, its name, and its pair with USDT on Binance where there is one. */
export interface Asset {
  /** Lower case. */
  symbol: string;
  id: string;
  name: string;
  pair?: string;
}

/** The best-known assets that the daily source rates. Those whose symbol means several things there are left out. */
export const ASSETS: readonly Asset[] = assets;

/** By symbol, id or name. */
export const ASSET_INDEX = indexPlaces(ASSETS.map((asset) => ({ ...asset, aliases: [asset.symbol, asset.id] })));
