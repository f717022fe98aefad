import { formatDay } from '../../i18n/format.ts';
import { inAllLocales, type Locale } from '../../i18n/locale.ts';
import { doubtsOf, nameOf, weekdayNameOf } from './values.ts';
import { HOLIDAYS } from './wording.ts';
import type { Holiday } from './year.ts';

/** A holiday in words, by the language. */
export function holidayText(holiday: Holiday) {
  const doubts = doubtsOf(holiday);
  return {
    name: (locale: Locale) => nameOf(holiday)[locale],
    weekday: (locale: Locale) => weekdayNameOf(holiday)[locale],
    day: (locale: Locale) => formatDay(holiday.date, true, locale),
    note: doubts ? { detail: inAllLocales(HOLIDAYS, (t) => t.doubts(doubts)) } : {},
  };
}
