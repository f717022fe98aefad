import type { Element } from '../../astronomy/calendar/elements.ts';
import { coveredShare } from '../../astronomy/calendar/festivals/parts.ts';
import { tithiName } from '../../astronomy/calendar/festivals/year.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { MONTHS, nameAt } from '../../i18n/almanac-names.ts';
import { formatTime } from '../../i18n/day-words.ts';
import { inAllLocales, type Locale } from '../../i18n/locale.ts';
import { addDays, istDay } from '../../kernel/time.ts';
import { zonedIso } from '../../kernel/zone.ts';
import { confidence } from '../../text/confidence.ts';
import { fold } from '../../text/fold.ts';
import { askedDays } from '../asked-time.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { computeAlmanacDay } from './day.ts';
import { DELHI, dayPage, dayTitle, findPoint, INDIA } from './day-answer.ts';
import { isInMonth, lunarMonth, MOON_DAYS } from './moon-days.ts';
import { PANCHANG } from './wording.ts';

const MAX_MONTH_DAYS = 31;
/** Until a lunar month comes again: a year with a month put in is longer than ours. */
const MAX_YEAR_DAYS = 385;

/**
 * The next full or new moon, or another day of the moon: the next day that has its tithi at sunrise or in which it lies, or that has it at its part of
 * the day. With a lunar month, that of this month (named as where months end with the full moon): `kartik purnima`.
 */
export function moonAnswer(query: Query): DirectAnswer[] {
  const { entities, words } = query;
  const wanted = Object.keys(MOON_DAYS).find((one) => entities.includes(one));
  if (!wanted) return [];
  const { tithis: wantedTithis = [], part } = MOON_DAYS[wanted] ?? {};
  const ofMonth = words.map(lunarMonth).find((month) => month >= 0);
  // Sawan is a month, not the town Siwan.
  const place = ofMonth !== undefined && !words.includes(fold(query.place?.name ?? '')) ? undefined : query.place;
  const town = findPoint(place) ?? DELHI;
  const point = { ...town, zone: INDIA };
  const unknownWords = query.unknownWords.filter((word) => lunarMonth(word) < 0);
  const asked = askedDays(query);
  // A year has a dozen of each; the page of the year lists them.
  const span = asked && (query.month !== undefined || ofMonth !== undefined) ? asked : undefined;
  if (span && (span.from < FIRST_DAY || span.to > LAST_DAY)) return [];
  const start = span?.from ?? istDay();
  const days = ofMonth === undefined ? MAX_MONTH_DAYS : MAX_YEAR_DAYS;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = addDays(start, ahead);
    if (ofMonth !== undefined && !isInMonth(date, ofMonth)) continue;
    const { tithis, purnimanta } = computeAlmanacDay(point, date);
    if (ofMonth !== undefined && (purnimanta.index !== ofMonth || purnimanta.adhika)) continue;
    const isOfDay = (one: Element, at: number) => (part ? coveredShare(part, one, date, point) > 0 : at === 0 || at < tithis.length - 1);
    const tithi = tithis.find((one, at) => wantedTithis.includes(one.index) && isOfDay(one, at));
    if (!tithi) continue;
    const at = (instant: number, locale: Locale) => formatTime(zonedIso(INDIA, instant), date, locale);
    const name = (locale: Locale) =>
      ofMonth === undefined ? tithiName(tithi.index)[locale] : `${nameAt(MONTHS, ofMonth)[locale]} ${tithiName(tithi.index)[locale]}`;
    return [
      {
        title: inAllLocales(PANCHANG, (t, locale) =>
          span ? `${name(locale)}${ofMonth === undefined ? '' : ` ${date.slice(0, 4)}`}` : t.next(name(locale)),
        ),
        answer: dayTitle(date),
        detail: inAllLocales(PANCHANG, (t, locale) => t.fromTo(at(tithi.start, locale), at(tithi.end, locale))),
        url: dayPage(town.name, date),
        confidence: confidence(unknownWords, 0.9),
        uses: ['place', ...(span ? (['time'] as const) : []), ...(unknownWords.length === 0 ? (['word'] as const) : [])],
      },
    ];
  }
  return [];
}
