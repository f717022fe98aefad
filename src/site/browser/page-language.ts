import { defineWording, type Locale } from '../../i18n/locale.ts';

/** The language of the page that the script runs in. */
export const LOCALE: Locale = document.documentElement.lang === 'hi' ? 'hi' : 'en';

/** A script's texts in it: `const t = inPageLanguage({ copied: { en: 'Address copied', hi: 'पता कॉपी हो गया' } })`. */
export const inPageLanguage = <T extends object>(table: { [K in keyof T]: { en: T[K]; hi: NoInfer<T[K]> } }): Readonly<T> =>
  defineWording<T>(table)[LOCALE];
