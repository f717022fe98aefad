import { tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { nameAt, WEEKDAYS } from '../../i18n/almanac-names.ts';
import { formatClock } from '../../i18n/clock.ts';
import { formatEnd, formatMonth, formatTime } from '../../i18n/day-words.ts';
import type { Locale } from '../../i18n/locale.ts';
import { zonedIso } from '../../kernel/zone.ts';
import type { ResolvedPlace } from '../../places/here.ts';
import { eighthPeriod } from './periods.ts';
import { almanacDay, festivalsAt } from './values.ts';
import { PANCHANG } from './wording.ts';

/** A day as its leaf of the calendar on the wall says it, in a page's language; times in minutes from midnight. */
export interface LeafDay {
  /** YYYY-MM-DD */
  date: string;
  /** `November 2026` */
  month: string;
  /** In Hindi and in the page's language. */
  weekday: readonly [hindi: string, own: string];
  tithi: readonly [hindi: string, own: string];
  /** `until 13:15` */
  until: string;
  /** Printed in red: a Sunday, or a holiday of the whole country. */
  red: boolean;
  /** Festivals of the day, as one text; empty without one. */
  feast: string;
  /** The next holiday, where the page tells it. */
  next?: string;
  sunrise: { at: number; text: string };
  sunset: { at: number; text: string };
  rahu: { from: number; to: number; text: string };
}

const minutesOf = (iso: string): number => Number(iso.slice(11, 13)) * 60 + Number(iso.slice(14, 16));

/** From one clock to another: `12:07 – 13:26`. */
export const clockSpan = (start: string, end: string, locale: Locale): string =>
  `${formatClock(start, locale)} – ${formatClock(end, locale)}`;

/** The leaf of a day at a place; `isHoliday` where offices are closed. Throws NoSunrise. */
export function leafDay(here: ResolvedPlace, date: string, isHoliday: boolean, locale: Locale): LeafDay {
  const { frame, tithis } = almanacDay(here, date);
  const at = (instant: number) => zonedIso(here.zone, instant);
  const [tithi] = tithis;
  const name = tithi ? tithiName(tithi.index) : { en: '', hi: '' };
  const weekday = nameAt(WEEKDAYS, frame.weekday);
  const rahu = eighthPeriod('rahu', frame);
  const moment = (instant: number) => ({ at: minutesOf(at(instant)), text: formatTime(at(instant), date, locale) });
  return {
    date,
    month: formatMonth(date.slice(0, 7), locale),
    weekday: [weekday.hi, weekday[locale]],
    tithi: [name.hi, name[locale]],
    until: tithi ? formatEnd(at(tithi.end), date, locale) : '',
    red: frame.weekday === 0 || isHoliday,
    feast: festivalsAt(here, date)
      .map((festival) => festival.name[locale])
      .join(', '),
    sunrise: moment(frame.sunrise),
    sunset: moment(frame.sunset),
    rahu: {
      from: minutesOf(at(rahu.start)),
      to: minutesOf(at(rahu.end)),
      text: `${PANCHANG[locale].rahu} ${clockSpan(at(rahu.start), at(rahu.end), locale)}`,
    },
  };
}
