import type { Asset } from '../assets.ts';
import type { CoinPrice } from '../values.ts';
import { COINS_IN_HINDI } from '../wording.ts';

/** How an asset is called in both languages. */
export const coinName = ({ symbol, name }: Asset) => ({ name, hi: COINS_IN_HINDI[symbol] });

/** The assets, and the rupee and the dollar, as a converter takes them: each at the one price that the page shows. */
export function coinUnits(prices: readonly CoinPrice[]) {
  const [first] = prices;
  if (!first) return [];
  const rupeesPerDollar = first.rupees / first.dollars;
  return [
    ...prices.map(({ asset, rupees, dollars }) => ({ code: asset.symbol.toUpperCase(), ...coinName(asset), usd: dollars, inr: rupees })),
    { code: 'INR', name: 'Indian Rupee', hi: 'भारतीय रुपया', usd: 1 / rupeesPerDollar, inr: 1 },
    { code: 'USD', name: 'US Dollar', hi: 'अमेरिकी डॉलर', usd: 1, inr: rupeesPerDollar },
  ];
}
