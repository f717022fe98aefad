import { MONTHS, type Name, WEEKDAYS } from './almanac-names.ts';
import { formatClock, hindiDayPart } from './clock.ts';
import { formatDay } from './format.ts';
import type { Locale } from './locale.ts';

/**
 * A time of the day from an ISO instant with its offset, as people write it: `06:48`, `सुबह 6:48`; with the day where it is another than `date`:
 * `05:57, 12 Nov`, `12 नवंबर, सुबह 5:57`.
 */
export function formatTime(instant: string, date: string, locale: Locale = 'en'): string {
  const clock = formatClock(instant, locale);
  const time = locale === 'hi' ? `${hindiDayPart(instant)} ${clock}` : clock;
  const day = instant.slice(0, 10);
  if (day === date) return time;
  return locale === 'hi' ? `${formatDay(day, false, locale)}, ${time}` : `${time}, ${formatDay(day, false, locale)}`;
}

/** The end of an element, shown behind its name. */
export function formatEnd(end: string, date: string, locale: Locale = 'en'): string {
  const time = formatTime(end, date, locale);
  return locale === 'hi' ? `${time} तक` : `until ${time}`;
}

/**
 * From one time to another: `15:50 to 17:13`; `दोपहर 3:50 से शाम 5:13`. Another day, and in Hindi the part of the day, is said once where both lie in
 * that: `00:07 to 01:47, 22 Nov`; `22 नवंबर, रात 12:07 से 1:47`.
 */
export function formatSpan({ start, end }: { start: string; end: string }, date: string, locale: Locale = 'en'): string {
  const [from, to] = [formatTime(start, date, locale), formatTime(end, date, locale)];
  if (locale === 'hi') {
    if (start.slice(0, 10) !== end.slice(0, 10)) return `${from} से ${to}`;
    return `${from} से ${hindiDayPart(start) === hindiDayPart(end) ? formatClock(end, locale) : formatTime(end, end.slice(0, 10), locale)}`;
  }
  return `${start.slice(0, 10) === end.slice(0, 10) ? formatClock(start, locale) : from} – ${to}`;
}

const inHindi = (names: readonly Name[], en: string) => names.find((name) => name.en === en)?.hi ?? en;

/** A weekday by its English name, as bodies have it: `Saturday`, `शनिवार`; short `Sat`, `शनि`. */
export function formatWeekday(weekday: string, locale: Locale = 'en', isShort = false): string {
  if (locale === 'hi') return inHindi(WEEKDAYS, weekday).replace(isShort ? /वार$/ : /^$/, '');
  return isShort ? weekday.slice(0, 3) : weekday;
}

/** A lunar month, or one of the national calendar, by its English name. */
export const formatLunarMonth = (month: string, locale: Locale = 'en'): string => (locale === 'hi' ? inHindi(MONTHS, month) : month);

/** Saturday, 21 November 2026; शनिवार, 21 नवंबर 2026. */
export function formatDate(date: string, locale: Locale = 'en'): string {
  const instant = new Date(`${date}T00:00:00Z`);
  if (locale === 'hi') return `${WEEKDAYS[instant.getUTCDay()]?.hi}, ${formatDay(date, true, locale)}`;
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    instant,
  );
}

const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** November 2026; नवंबर 2026. */
export function formatMonth(month: string, locale: Locale = 'en'): string {
  if (locale === 'hi') return formatDay(`${month}-01`, true, locale).replace(/^1 /, '');
  return MONTH_AND_YEAR.format(new Date(`${month}-01T00:00:00Z`));
}

/** The name of a month (`2026-11`, in any year): November; नवंबर. */
export const formatMonthName = (month: string, locale: Locale = 'en'): string => formatMonth(month, locale).replace(/ \d{4}$/, '');

/** The day of a list that says its month or not: `21 Nov, Sat`, `21 नवंबर, शनि`. */
export const formatShortDay = (date: string, weekday: string, locale: Locale = 'en'): string =>
  `${formatDay(date, false, locale)}, ${formatWeekday(weekday, locale, true)}`;
