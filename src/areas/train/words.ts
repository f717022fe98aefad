import { dayInWords } from '../../lib/words.ts';
import { WEEKDAYS } from './clock.ts';

/** Run days as people say them: `Daily`, `Except Fri`, `Mon, Thu`; `Days not known` for null. */
export function daysInWords(daysRuns: string | null): string {
  if (daysRuns === null) return 'Days not known';
  const running = WEEKDAYS.filter((_, index) => daysRuns[index] === '1');
  const resting = WEEKDAYS.filter((_, index) => daysRuns[index] !== '1');
  if (resting.length === 0) return 'Daily';
  return resting.length <= 2 ? `Except ${resting.join(', ')}` : running.join(', ');
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** The age of a timetable as its source tells it: `2015`, `March 2024`, `22 Dec 2017`. */
export function ageInWords(asOf: string): string {
  const [year = '', month, day] = asOf.split('-');
  if (day) return dayInWords(asOf);
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year;
}

/** What stands before every time of the timetable on record. */
export const warning = (asOf: string): string => `Timetable of ${ageInWords(asOf)}. Check before you travel.`;

/** `16.55` as `16 h 55 min`. */
export function durationInWords(duration: string): string {
  const [hours = '0', minutes = '0'] = duration.split('.');
  return `${Number(hours)} h ${Number(minutes)} min`;
}
