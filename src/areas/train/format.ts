import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { WEEKDAYS } from './clock.ts';

const HINDI_WEEKDAYS = ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'];

/** Run days in words: `Daily`, `Except Fri`, `Mon, Thu`; `Days not known` for null. In Hindi `रोज़`, `शुक्र छोड़कर`, `सोम, गुरु`. */
export function formatRunDays(daysRuns: string | null, locale: Locale = 'en'): string {
  const hindi = locale === 'hi';
  if (daysRuns === null) return hindi ? 'दिन पता नहीं' : 'Days not known';
  const weekdays: readonly string[] = hindi ? HINDI_WEEKDAYS : WEEKDAYS;
  const running = weekdays.filter((_, index) => daysRuns[index] === '1');
  const resting = weekdays.filter((_, index) => daysRuns[index] !== '1');
  if (resting.length === 0) return hindi ? 'रोज़' : 'Daily';
  if (resting.length > 2) return running.join(', ');
  return hindi ? `${resting.join(', ')} छोड़कर` : `Except ${resting.join(', ')}`;
}

/** The weekdays on which a train does not run: `Sun`, `Mon, Thu`; empty for one that runs daily. */
export const formatRestDays = (daysRuns: string, locale: Locale = 'en'): string =>
  (locale === 'hi' ? HINDI_WEEKDAYS : WEEKDAYS).filter((_, index) => daysRuns[index] !== '1').join(', ');

/** A timetable time as usually written: `17.00` as `17:00`. */
export const formatClock = (clock: string): string => clock.replace('.', ':');

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A timetable's date as its source gives it: `2015`, `March 2024`, `22 Dec 2017`; in Hindi `2015`, `मार्च 2024`, `22 दिसंबर 2017`. */
export function formatAge(asOf: string, locale: Locale = 'en'): string {
  const [year = '', month, day] = asOf.split('-');
  if (day) return formatDay(asOf, true, locale);
  if (!month) return year;
  return locale === 'hi' ? formatDay(`${asOf}-01`, true, locale).replace(/^1 /, '') : `${MONTHS[Number(month) - 1]} ${year}`;
}

/** Shown before all times of the recorded timetable. */
export const warning = (asOf: string, locale: Locale = 'en'): string =>
  locale === 'hi'
    ? `समय सारणी ${formatAge(asOf, locale)} की है, यात्रा से पहले जाँच लें।`
    : `Timetable of ${formatAge(asOf)}. Check before you travel.`;

/** `16.55` as `16 h 55 min`, `16 घंटे 55 मिनट`; in Hindi what is 0 is left out: `12 घंटे`, `40 मिनट`. */
export function formatDuration(duration: string, locale: Locale = 'en'): string {
  const [hours = '0', minutes = '0'] = duration.split('.').map(Number);
  if (locale !== 'hi') return `${hours} h ${minutes} min`;
  const parts = [Number(hours) > 0 && `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`, Number(minutes) > 0 && `${minutes} मिनट`];
  return parts.filter(Boolean).join(' ') || '0 मिनट';
}

/** Midnights between a departure (`16.50`) and the arrival so much later (`17.05`, hours and minutes). @example nightsOf('16.50', '17.05') // 1 */
export function nightsOf(departure: string, duration: string): number {
  const minutes = (clock: string) => {
    const [hours = 0, rest = 0] = clock.split('.').map(Number);
    return hours * 60 + rest;
  };
  return Math.floor((minutes(departure) + minutes(duration)) / 1440);
}
