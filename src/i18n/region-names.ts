import type { Locale } from './locale.ts';

/** Countries as Hindi newspapers call them, where CLDR has another name. */
const IN_HINDI: Readonly<Record<string, string>> = {
  US: 'अमेरिका',
  GB: 'ब्रिटेन',
  HK: 'हांगकांग',
  MO: 'मकाऊ',
};

const NAMES: Readonly<Record<Locale, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  hi: new Intl.DisplayNames('hi', { type: 'region', fallback: 'none' }),
};

/** A country or territory by its ISO 3166 code; undefined for a code that is none. @example regionName('US', 'hi') // 'अमेरिका' */
export const regionName = (code: string, locale: Locale): string | undefined =>
  (locale === 'hi' ? IN_HINDI[code] : undefined) ?? NAMES[locale].of(code);
