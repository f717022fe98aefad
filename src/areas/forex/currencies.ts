import { indexPlaces, suggestPlaces } from '../../places/find.ts';
import currencies from './currencies.json' with { type: 'json' };

export interface Currency {
  /** ISO 4217, upper case. */
  code: string;
  name: string;
}

/** Currencies in use that the source rates: ISO 4217 codes with the English names of CLDR. */
export const CURRENCIES: readonly Currency[] = currencies;

export const CODES = CURRENCIES.map(({ code }) => code);

/** Codes that people in India ask for most, the most asked first. */
export const POPULAR: readonly string[] = 'USD EUR GBP AED SAR SGD CAD AUD JPY QAR KWD OMR BHD NPR THB MYR'.split(' ');

const BY_CODE = new Map(CURRENCIES.map((currency) => [currency.code, currency]));
const INDEX = indexPlaces(CURRENCIES.map(({ code, name }) => ({ name: code, aliases: [name] })));

/** The currency with a code, in any case. */
export const findCurrency = (code: string): Currency | undefined => BY_CODE.get(code.trim().toUpperCase());

/** Codes that a text may mean: by name or likeness, else those that share most letters in their places; at most five. */
export function nearCodes(text: string): string[] {
  const typed = text.trim().toUpperCase();
  const alike = suggestPlaces(INDEX, text);
  if (alike.length > 0) return alike;
  const shared = (code: string) => [...code].filter((letter, index) => typed[index] === letter).length;
  return CODES.filter((code) => shared(code) > 0)
    .sort((a, b) => shared(b) - shared(a) || a.localeCompare(b))
    .slice(0, 5);
}
