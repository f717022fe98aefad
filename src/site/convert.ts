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

export type Worth = Pick<Unit, 'code' | 'usd' | 'inr'>;

/** An amount of one thing in another. Where either is the rupee the rates in rupees decide, so that a page says one price of one thing. */
export function convert(amount: number, from: Worth, to: Worth): number {
  if (from.code === to.code) return amount;
  return from.code === 'INR' || to.code === 'INR' ? (amount * from.inr) / to.inr : (amount * from.usd) / to.usd;
}

/** The units of some codes, in that order. */
export const pickUnits = <U extends Unit>(units: readonly U[], codes: readonly string[]): U[] =>
  codes.flatMap((code) => units.find((one) => one.code === code) ?? []);

/** A name in letters without accents, as ISO 4217 writes them: for a few signs of long lists a page would load a face. */
export const toAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC');
