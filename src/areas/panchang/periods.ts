import { dayElements, elementsIn } from '../../astronomy/calendar/elements.ts';
import type { DayFrame } from '../../astronomy/calendar/frame.ts';
import { CHOGHADIYAS, DIRECTIONS, HORA_LORDS, type Name, nameAt } from '../../i18n/almanac-names.ts';

/** A part of the day with its bounds in milliseconds since 1970. */
export interface Period {
  start: number;
  end: number;
}

/** Eighth of the daylight (from 0) that each period takes, from Sunday: the usual tables of all panchangs. */
const EIGHTHS = {
  rahu: [7, 1, 6, 4, 5, 3, 2],
  yamaganda: [4, 3, 2, 1, 0, 6, 5],
  gulika: [6, 5, 4, 3, 2, 1, 0],
} as const;

const WEDNESDAY = 3;
const TUESDAY = 2;
/** A muhurta is a fifteenth of the daylight or of the night. */
const MUHURTAS = 15;

const part = (from: number, to: number, parts: number, at: number, count = 1): Period => {
  const length = (to - from) / parts;
  return { start: from + at * length, end: from + (at + count) * length };
};

/** Rahu Kaal, Yamaganda or Gulika Kaal: an eighth of the daylight by the weekday. */
export function eighthPeriod(period: keyof typeof EIGHTHS, { sunrise, sunset, weekday }: DayFrame): Period {
  return part(sunrise, sunset, 8, EIGHTHS[period][weekday] ?? 0);
}

/** Abhijit, the eighth muhurta of the daylight; there is none on a Wednesday, when the same time is the bad muhurta. */
export const abhijitPeriod = ({ sunrise, sunset, weekday }: DayFrame): Period | null =>
  weekday === WEDNESDAY ? null : part(sunrise, sunset, MUHURTAS, 7);

/** Brahma muhurta: the last but one muhurta of the night before the sunrise. */
export const brahmaPeriod = ({ previousSunset, sunrise }: DayFrame): Period => part(previousSunset, sunrise, MUHURTAS, 13);

/** Bad muhurtas of the daylight by the weekday, from 0: Muhurta Chintamani (Sunday Aryaman ... Saturday Isha and Sarpa). */
const BAD_MUHURTAS = [[13], [8, 11], [3], [7], [5, 11], [3, 8], [0, 1]] as const;
const BAD_MUHURTA_OF_TUESDAY_NIGHT = 6;

/** Dur muhurtas: of the daylight, and on Tuesdays the seventh of the night. */
export function badMuhurtas({ sunrise, sunset, nextSunrise, weekday }: DayFrame): Period[] {
  const day = (BAD_MUHURTAS[weekday] ?? []).map((at) => part(sunrise, sunset, MUHURTAS, at));
  return weekday === TUESDAY ? [...day, part(sunset, nextSunrise, MUHURTAS, BAD_MUHURTA_OF_TUESDAY_NIGHT)] : day;
}

/** Ghatis (sixtieths of a nakshatra's length) after which its Varjyam and its Amrit Kaal begin; both last four. From Ashwini. */
const VARJYAM = [50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30] as const;
const AMRIT = [42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54] as const;
const GHATIS = 60;
const LENGTH_GHATIS = 4;

/** The Varjyam or Amrit Kaal periods that begin within the almanac day: none, one or two. */
export function nakshatraPeriods(kind: 'varjyam' | 'amrit', { sunrise, nextSunrise }: DayFrame): Period[] {
  const table = kind === 'varjyam' ? VARJYAM : AMRIT;
  return elementsIn('nakshatra', sunrise, nextSunrise)
    .map(({ index, start, end }) => part(start, end, GHATIS, table[index] ?? 0, LENGTH_GHATIS))
    .filter(({ start }) => start >= sunrise && start < nextSunrise);
}

/** The parts of spans that lie within the almanac day; what follows upon another is one with it. */
function withinDay(spans: readonly Period[], { sunrise, nextSunrise }: DayFrame): Period[] {
  const joined: Period[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const { start, end } = { start: Math.max(span.start, sunrise), end: Math.min(span.end, nextSunrise) };
    if (last && last.end >= start) last.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

/** Karanas go round by sevens, and the seventh is Vishti; the last three of a month and the first are fixed ones. */
const KARANAS_OF_ROUND = 7;
const LAST_OF_ROUNDS = 56;

/** Bhadra: while the karana is Vishti. */
export const bhadraPeriods = (frame: DayFrame): Period[] =>
  withinDay(
    dayElements('karana', frame).filter(({ index }) => index > 0 && index <= LAST_OF_ROUNDS && index % KARANAS_OF_ROUND === 0),
    frame,
  );

/** Kumbha and Mina. */
const SIGNS_OF_PANCHAK: readonly number[] = [10, 11];

/** Panchak: while the moon is in Kumbha or Mina, the last five nakshatras from the middle of Dhanishtha. */
export const panchakPeriods = (frame: DayFrame): Period[] =>
  withinDay(
    dayElements('moonSign', frame).filter(({ index }) => SIGNS_OF_PANCHAK.includes(index)),
    frame,
  );

const inNakshatras = (nakshatras: readonly number[], frame: DayFrame): Period[] =>
  withinDay(
    dayElements('nakshatra', frame).filter(({ index }) => nakshatras.includes(index)),
    frame,
  );

/** Ganda Mool: the nakshatras of Ketu and Mercury at the joints of the signs (Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati). */
export const gandaMoolPeriods = (frame: DayFrame): Period[] => inNakshatras([0, 8, 9, 17, 18, 26], frame);

/** Nakshatras that make a good day of each weekday, from Sunday: Muhurta Chintamani. */
const SIDDHIS = {
  sarvartha: [
    [0, 7, 11, 12, 18, 20, 25],
    [3, 4, 7, 16, 21],
    [0, 2, 8, 25],
    [2, 3, 4, 12, 16],
    [0, 6, 7, 16, 26],
    [0, 6, 16, 21, 26],
    [3, 14, 21],
  ],
  amrit: [[12], [4], [0], [16], [7], [26], [3]],
} as const;

/** Sarvartha Siddhi and Amrit Siddhi: a weekday with one of its own nakshatras. */
export const siddhiPeriods = (kind: keyof typeof SIDDHIS, frame: DayFrame): Period[] =>
  inNakshatras(SIDDHIS[kind][frame.weekday] ?? [], frame);

/** Vijaya, the eleventh muhurta of the daylight. */
export const vijayaPeriod = ({ sunrise, sunset }: DayFrame): Period => part(sunrise, sunset, MUHURTAS, 10);

/** Nishita, the eighth muhurta of the night. */
export const nishitaPeriod = ({ sunset, nextSunrise }: DayFrame): Period => part(sunset, nextSunrise, MUHURTAS, 7);

/** Into which direction one does not set out (Disha Shool) by the weekday, from Sunday, as an index of the directions. */
const AVOIDED = [3, 1, 0, 0, 2, 3, 1] as const;

export const avoidedDirection = ({ weekday }: DayFrame): Name => nameAt(DIRECTIONS, AVOIDED[weekday] ?? 0);

export interface NamedPeriod extends Period {
  name: Name;
  /** Good, bad, or neutral: good only for journeys (Char). */
  quality: 'good' | 'bad' | 'neutral';
  of: 'day' | 'night';
}

/** By index of the name table: Udveg, Char, Labh, Amrit, Kaal, Shubh, Rog. */
const QUALITIES = ['bad', 'neutral', 'good', 'good', 'bad', 'good', 'bad'] as const;
/** First choghadiya of the day and of the night from Sunday. By day they follow one another in the order of the names, by night in steps of five. */
const FIRST_BY_DAY = [0, 3, 6, 2, 5, 1, 4] as const;
const FIRST_BY_NIGHT = [5, 1, 4, 0, 3, 6, 2] as const;
const NIGHT_STEP = 5;

/** Eight choghadiyas of the daylight and eight of the night. */
export function listChoghadiyas({ sunrise, sunset, nextSunrise, weekday }: DayFrame): NamedPeriod[] {
  const made = (of: 'day' | 'night', from: number, to: number, first: number, step: number) =>
    Array.from({ length: 8 }, (_, at): NamedPeriod => {
      const index = (first + at * step) % 7;
      return { ...part(from, to, 8, at), name: nameAt(CHOGHADIYAS, index), quality: QUALITIES[index] ?? 'neutral', of };
    });
  return [
    ...made('day', sunrise, sunset, FIRST_BY_DAY[weekday] ?? 0, 1),
    ...made('night', sunset, nextSunrise, FIRST_BY_NIGHT[weekday] ?? 0, NIGHT_STEP),
  ];
}

/** The lord of a weekday's first hour as an index of the lords: Sunday the sun, Monday the moon ... */
const LORD_OF_WEEKDAY = [0, 3, 6, 2, 5, 1, 4] as const;
const HOURS = 12;

/** Twelve horas of the daylight and twelve of the night, each with its lord; they go on in one order, so the next day begins with its own lord. */
export function listHoras({ sunrise, sunset, nextSunrise, weekday }: DayFrame): Array<Period & { lord: Name; of: 'day' | 'night' }> {
  return Array.from({ length: 2 * HOURS }, (_, at) => {
    const night = at >= HOURS;
    const bounds = night ? part(sunset, nextSunrise, HOURS, at - HOURS) : part(sunrise, sunset, HOURS, at);
    return { ...bounds, lord: nameAt(HORA_LORDS, (LORD_OF_WEEKDAY[weekday] ?? 0) + at), of: night ? 'night' : 'day' };
  });
}
