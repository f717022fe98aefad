import type { Locale } from './locale.ts';

/** Parts of the day as Hindi says them before a time of twelve hours, by the hour that each begins with. */
const HINDI_PARTS: readonly (readonly [from: number, name: string])[] = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
];

const readHour = (instant: string) => Number(instant.slice(11, 13));

/** The part of the day of an ISO instant with its offset, in Hindi: `सुबह`. */
export const hindiDayPart = (instant: string) => HINDI_PARTS.find(([from]) => readHour(instant) >= from)?.[1];

/** `16:48` of an ISO instant with its offset; in Hindi `4:48`, without the part of the day. */
export const formatClock = (instant: string, locale: Locale): string =>
  locale === 'en' ? instant.slice(11, 16) : `${readHour(instant) % 12 === 0 ? 12 : readHour(instant) % 12}:${instant.slice(14, 16)}`;
