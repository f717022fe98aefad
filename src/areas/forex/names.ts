import { POPULAR } from './currencies.ts';
import names from './names.json' with { type: 'json' };

/**
 * Where a currency is money, as ISO 3166 codes, beyond the country its own code begins with: territories and countries that share it
 * (ISO 4217). Currencies of unions begin with X or EU, so all their members stand here.
 */
const SHARED: Readonly<Record<string, string>> = names.shared;

/** What people call the countries besides their names. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = names.nicknames;

/** Hindi names as people say them, where CLDR has another or none. */
const HINDI: Readonly<Record<string, string>> = names.hindi;

const regions = (['en', 'hi'] as const).map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
const shortRegions = new Intl.DisplayNames('en', { type: 'region', style: 'short', fallback: 'none' });
const hindiCurrencies = new Intl.DisplayNames('hi', { type: 'currency', fallback: 'none' });

/** ISO 3166 codes of the countries and territories whose money a currency (ISO 4217) is. */
export function currencyRegions(code: string): string[] {
  const country = code.startsWith('X') ? [] : [code.slice(0, 2)];
  return [...country, ...(SHARED[code]?.split(' ') ?? [])];
}

/** Countries and territories whose money a currency is, in English and Hindi; of the most used also what people call them. */
export function countryNames(code: string): string[] {
  const names = currencyRegions(code).flatMap((region) => [...regions, shortRegions].map((language) => language.of(region)));
  const all = [...names.filter((name) => name !== undefined), ...(NICKNAMES[code] ?? [])];
  // अमेरिकी of अमेरिका, जापानी of जापान.
  const adjectives = all.filter((name) => /^[\u0900-\u097f]+[\u0915-\u0939ा]$/u.test(name)).map((name) => name.replace(/ा?$/u, 'ी'));
  return [...new Set([...all, ...(POPULAR.includes(code) ? adjectives : [])])];
}

/** The name of a currency in Hindi (CLDR), where it has one. */
export const hindiName = (code: string): string | undefined => hindiCurrencies.of(code);

/** The same as people say it, for pages. */
export const everydayHindiName = (code: string): string | undefined => HINDI[code] ?? hindiName(code);
