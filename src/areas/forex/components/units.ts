import { callEndpoint } from '../../../site/ask.ts';
import type { Unit } from '../../../site/convert.ts';
import { findCurrency } from '../currencies.ts';
import { rates } from '../endpoints.ts';
import { everydayHindiName } from '../names.ts';

/** More figures than any amount shows; all that a rate is worked out to would be a tenth of the page. */
const told = (rate: number) => Number(rate.toPrecision(9));

/** All currencies with a rate of the newest day, by code; none where the snapshot is not available. */
export async function currencyUnits(): Promise<Unit[]> {
  const body = await callEndpoint(rates, { base: 'USD' });
  const rupees = body?.rates.INR;
  if (!body || rupees === undefined) return [];
  return Object.entries({ USD: 1, ...body.rates })
    .map(([code, perUsd]) => ({
      code,
      name: findCurrency(code)?.name ?? code,
      hi: everydayHindiName(code),
      usd: told(1 / perUsd),
      inr: told(rupees / perUsd),
    }))
    .sort((a, b) => a.code.localeCompare(b.code));
}
