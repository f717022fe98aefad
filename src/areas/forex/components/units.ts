import type { Unit } from '../../../site/convert.ts';
import { withoutSnapshot } from '../../../store/snapshot.ts';
import { findCurrency } from '../currencies.ts';
import { everydayHindiName } from '../names.ts';
import { dollarRates } from '../values.ts';

/** More figures than any amount shows; all that a rate is worked out to would be a tenth of the page. */
const shorten = (rate: number) => Number(rate.toPrecision(9));

/** All currencies with a rate of the newest day, by code; none where the snapshot is not available. */
export async function currencyUnits(): Promise<Unit[]> {
  const { perDollar } = (await withoutSnapshot(dollarRates, undefined)) ?? {};
  const rupees = perDollar?.get('INR');
  if (!perDollar || rupees === undefined) return [];
  return [...perDollar]
    .map(([code, rate]) => ({
      code,
      name: findCurrency(code)?.name ?? code,
      hi: everydayHindiName(code),
      usd: shorten(1 / rate),
      inr: shorten(rupees / rate),
    }))
    .sort((a, b) => a.code.localeCompare(b.code));
}
