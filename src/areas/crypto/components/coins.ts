import { callEndpoint } from '../../../site/ask.ts';
import { prices } from '../endpoints.ts';
import { COINS_IN_HINDI } from '../wording.ts';

export type CoinRecord = Awaited<ReturnType<typeof coinRecords>>[number];

/** Every asset with its price of the newest day, the best known first; empty where the snapshot is not available. */
export async function coinRecords() {
  return (await callEndpoint(prices))?.data ?? [];
}

/** The assets, and the rupee and the dollar, as a converter takes them: each at the one price that the page shows. */
export function coinUnits(records: readonly CoinRecord[]) {
  const [first] = records;
  if (!first?.current_price.inr) return [];
  const rupeesPerDollar = first.current_price.inr / first.current_price.usd;
  return [
    ...records.flatMap(({ symbol, name, current_price: { usd, inr } }) =>
      inr === null ? [] : [{ code: symbol.toUpperCase(), name, hi: COINS_IN_HINDI[symbol], usd, inr }],
    ),
    { code: 'INR', name: 'Indian Rupee', hi: 'भारतीय रुपया', usd: 1 / rupeesPerDollar, inr: 1 },
    { code: 'USD', name: 'US Dollar', hi: 'अमेरिकी डॉलर', usd: 1, inr: rupeesPerDollar },
  ];
}
