import { type LunarMonth, purnimantaAt } from '../../astronomy/calendar/months.ts';
import { type Name, nameAt, SAMVATSARAS } from '../../i18n/almanac-names.ts';
import { addDays, daysBetween } from '../../kernel/time.ts';

const YEAR_MS = 365.2425 * 86_400_000;
const MONTHS = 12;
/** Years of the Common Era less Shaka years once Chaitra has begun, and Vikram years less Shaka years. */
const SHAKA_ERA = 78;
const VIKRAM_AHEAD = 135;
/** The middle of Chaitra as a share of the civil year: about 8 April. */
const MIDDLE_OF_CHAITRA = 0.27;
const KARTIKA = 7;
const CHAITRA = 0;
const PHALGUNA = 11;
/** What is added to a Shaka year to count the sixty years as the south does, without leaving one out (Shaka 1945: Shobhakrit). */
const SAMVATSARA_OFFSET = 11;

export interface Samvats {
  /** Changes with Chaitra Shukla Pratipada; the name is that of the southern count. */
  shaka: { year: number; name: Name };
  /** Changes with Chaitra Shukla Pratipada (Hindu new year of the north). */
  vikram: number;
  /** Changes with the purnimanta Chaitra, a fortnight earlier, as some almanacs print it. */
  vikramPurnimanta: number;
  /** Vikram year of Gujarat: changes with Kartika Shukla Pratipada. */
  gujarati: number;
}

/** The years of a lunar month and an instant in it. */
export function samvatsIn(month: LunarMonth, instant: number): Samvats {
  const civil = 1970 + (month.start + month.end) / 2 / YEAR_MS;
  const shaka = Math.round(civil - MIDDLE_OF_CHAITRA - month.index / MONTHS) - SHAKA_ERA;
  const vikram = shaka + VIKRAM_AHEAD;
  const turned = month.index === PHALGUNA && purnimantaAt(instant).index === CHAITRA;
  return {
    shaka: { year: shaka, name: nameAt(SAMVATSARAS, shaka + SAMVATSARA_OFFSET) },
    vikram,
    vikramPurnimanta: turned ? vikram + 1 : vikram,
    gujarati: month.index >= KARTIKA ? vikram : vikram - 1,
  };
}

/** Days of the months of the national calendar from Chaitra: five of 31 after the first, then of 30. */
const NATIONAL_DAYS = [30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30] as const;

/**
 * A day of the Indian national calendar (Saka, the civil one of 1957): Chaitra 1 is 22 March, 21 March in a leap year, when Chaitra has 31 days.
 * `date` is YYYY-MM-DD; the month counts from 0 for Chaitra.
 */
export function nationalDate(date: string): { year: number; month: number; day: number } {
  const civil = Number(date.slice(0, 4));
  const begins = nationalNewYear(civil);
  const year = date < begins ? civil - 1 : civil;
  let rest = daysBetween(nationalNewYear(year), date);
  for (const [month, usual] of NATIONAL_DAYS.entries()) {
    const days = month === 0 && isLeap(year) ? usual + 1 : usual;
    if (rest < days) return { year: year - SHAKA_ERA, month, day: rest + 1 };
    rest -= days;
  }
  throw new Error(`${date} lies in no month of the national calendar`);
}

const isLeap = (year: number) => addDays(`${year}-02-28`, 1).endsWith('29');
/** The first day of the national calendar's year in one of ours. */
export const nationalNewYear = (year: number): string => `${year}-03-${isLeap(year) ? '21' : '22'}`;
