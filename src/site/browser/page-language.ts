import { defineWording, type Locale } from '../../i18n/locale.ts';

/** The language of the page that the script runs in. */
export const LOCALE: Locale = document.documentElement.lang === 'hi' ? 'hi' : 'en';

/** A script's texts in it: `const t = inPageLanguage({ copied: { en: 'Address copied', hi: 'पता कॉपी हो गया' } })`. */
export const inPageLanguage = <T extends object>(table: { [K in keyof T]: { en: T[K]; hi: NoInfer<T[K]> } }): Readonly<T> =>
  defineWording<T>(table)[LOCALE];

/** Says instants as the time of the day in India, `15:15`, `दोपहर 3:15`; with `more` the day too. */
export const clockOf = (more: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALE === 'hi' ? 'hi-IN' : 'en-GB', {
    hour: LOCALE === 'hi' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
    ...(LOCALE === 'hi' ? { dayPeriod: 'short' } : {}),
    ...more,
  });
