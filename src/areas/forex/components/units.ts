import { callEndpoint } from '../../../site/ask.ts';
import { findCurrency, POPULAR } from '../currencies.ts';
import { rates } from '../endpoints.ts';
import { everydayHindiName } from '../names.ts';

/** Something that can be converted: a currency or an asset. */
export interface Unit {
  code: string;
  name: string;
  /** Its name in Hindi, where one is known. */
  hi?: string | undefined;
  /** What one of it is worth in US dollars and in rupees. */
  usd: number;
  inr: number;
}

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

/** The units whose codes are asked for most, in that order. */
export const pickPopular = (units: readonly Unit[], codes: readonly string[] = POPULAR): Unit[] =>
  codes.flatMap((code) => units.find((one) => one.code === code) ?? []);

/** A name in letters without accents, as ISO 4217 writes them: for a few signs of long lists a page would load a face. */
export const toAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC');
