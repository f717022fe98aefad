import { monthAt } from '../../astronomy/calendar/months.ts';
import { MONTHS, nameAt } from '../../i18n/almanac-names.ts';
import { formatDays } from '../../i18n/format.ts';
import { eachLocale, inAllLocales } from '../../i18n/locale.ts';
import { addDays, istDay } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { computeAlmanacDay } from './day.ts';
import { DELHI, dayPage } from './day-answer.ts';
import { lunarMonth } from './moon-answer.ts';
import { PANCHANG } from './wording.ts';

const ASKS =
  /\b(?:start|starts|starting|begin|begins|beginning|end|ends|from|till|dates?|when|month|kab|shuru|khatam|mahina|maas|mas)\b|कब|शुरू|महीना|मास|से/iu;
const AROUND: ReadonlySet<string> = new Set(
  'start starts starting begin begins beginning end ends shuru khatam month mahina maas mas शुरू खत्म महीना मास'.split(' '),
);
const MOST_DAYS = 460;
const NOON = 'T12:00:00+05:30';

/** The first and the last day of a lunar month as months end with the full moon, and with the new moon: `sawan 2027 start date`. */
export function lunarMonthAnswer({ text, words, tokens, year, month, day, unknownWords, entities }: Query): DirectAnswer[] {
  const namedMonth = words.map(lunarMonth).find((one) => one >= 0);
  const isAsked = ASKS.test(text) || year !== undefined;
  if (namedMonth === undefined || !isAsked || month !== undefined || day || entities.some((one) => one !== 'about')) return [];
  // `magh` is also a name of towns and people: nothing else may be said.
  const others = unknownWords.filter((word) => lunarMonth(word) < 0 && !AROUND.has(word));
  if (others.length > 0 || tokens.some(({ place, word }) => place && lunarMonth(word) < 0)) return [];
  const from = year === undefined ? addDays(istDay(), -30) : `${year}-01-01`;
  const after = year === undefined ? istDay() : from;
  const spans = [purnimanta(namedMonth, from, after), amanta(namedMonth, from, after)];
  const [north, south] = spans;
  if (!north || !south) return [];
  return [
    {
      title: eachLocale((locale) => `${nameAt(MONTHS, namedMonth)[locale]} ${north.from.slice(0, 4)}`),
      answer: inAllLocales(PANCHANG, (t, locale) => t.monthOfNorth(formatDays(north, locale))),
      detail: inAllLocales(PANCHANG, (t, locale) => t.monthOfSouth(formatDays(south, locale))),
      url: dayPage(DELHI.name, north.from),
      confidence: 0.96,
      uses: ['word', 'time', 'other', 'operation'],
    },
  ];
}

/** Its days in a row by a test of each day, the first run that ends on this day or later. */
function runOf(from: string, after: string, isOf: (date: string) => boolean): { from: string; to: string } | undefined {
  let start: string | undefined;
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const date = addDays(from, ahead);
    if (isOf(date)) start ??= date;
    else if (start) {
      const end = addDays(date, -1);
      if (end >= after) return { from: start, to: end };
      start = undefined;
    }
  }
  return undefined;
}

const amanta = (month: number, from: string, after: string) =>
  runOf(from, after, (date) => {
    const { index, adhika } = monthAt(sunriseOf(date, month));
    return index === month && !adhika;
  });

const purnimanta = (month: number, from: string, after: string) =>
  runOf(from, after, (date) => {
    if (!isNearMonth(date, month)) return false;
    const { purnimanta: northern } = computeAlmanacDay({ ...DELHI, zone: INDIA }, date);
    return northern.index === month && !northern.adhika;
  });

/** Whether a day may lie in a month by either reckoning. */
const isNearMonth = (date: string, month: number): boolean =>
  [-1, 0, 16].some((ahead) => monthAt(Date.parse(`${addDays(date, ahead)}${NOON}`)).index === month);

/** The instant by which a day is counted: sunrise at Delhi, where the month may change on that day. */
function sunriseOf(date: string, month: number): number {
  const noon = Date.parse(`${date}${NOON}`);
  return isNearMonth(date, month) ? computeAlmanacDay({ ...DELHI, zone: INDIA }, date).frame.sunrise : noon;
}
