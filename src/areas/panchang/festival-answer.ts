import { FESTIVAL_RULES } from '../../astronomy/calendar/festivals/rules.ts';
import { type Festival, festivalRule, listFestivalDays } from '../../astronomy/calendar/festivals/year.ts';
import { FIRST_DAY, LAST_DAY } from '../../astronomy/delta-t.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText, translate } from '../../i18n/locale.ts';
import { currentYears, istDay, weekdayOf } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import { confidence } from '../../text/confidence.ts';
import { FIELD } from '../field-wording.ts';
import { declinedAnswer } from '../first-answers.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { DELHI, dayAnswer, dayTitle, findPoint } from './day-answer.ts';
import { partsIn } from './day-parts.ts';
import { PANCHANG } from './wording.ts';

/** The years for which festivals are computed, both included. */
const FIRST_YEAR = Number(FIRST_DAY.slice(0, 4));
const LAST_YEAR = Number(LAST_DAY.slice(0, 4));

/** The next day of the festival that a text names, or that of the year in it. */
function festivalIn({ entities, year: asked, month, day, weekday, place, range }: Query) {
  const ids = entities.flatMap((one) => (one.startsWith('of ') ? [one.slice(3)] : []));
  if (ids.length === 0 && !entities.includes('ekadashi')) return undefined;
  const today = range?.from ?? istDay();
  const thisYear = Number(today.slice(0, 4));
  const year = asked ?? (day && day !== today && weekday === undefined ? Number(day.slice(0, 4)) : undefined);
  const here = { ...(findPoint(place) ?? DELHI), zone: INDIA };
  const inMonth = (date: string) => month === undefined || Number(date.slice(5, 7)) === month;
  const nextOf = (id: string | undefined) => {
    const inYear = (one: number) =>
      one < FIRST_YEAR || one > LAST_YEAR
        ? undefined
        : listFestivalDays(id, one, here).find(
            ({ date }) => (range ? date >= range.from : year !== undefined || date >= today) && (id !== undefined || inMonth(date)),
          );
    return { id, year, found: inYear(year ?? thisYear) ?? (year === undefined || range ? inYear((year ?? thisYear) + 1) : undefined) };
  };
  // A name of two festivals, such as Navratri, is that which comes first; of a year, the one of autumn, which is better known.
  const all = ids.length === 0 ? [nextOf(undefined)] : ids.map(nextOf);
  return year === undefined ? all.toSorted((a, b) => ((a.found?.date ?? '9') < (b.found?.date ?? '9') ? -1 : 1))[0] : all.at(-1);
}

/** The days of a festival by its key in the vocabulary; none for other keys and years that are not computed. */
export const festivalDays = (key: string, year: number): readonly string[] =>
  key.startsWith('of ') && year >= FIRST_YEAR && year <= LAST_YEAR
    ? listFestivalDays(key.slice(3), year, { ...DELHI, zone: INDIA }).map(({ date }) => date)
    : [];

const EITHER = /\b(?:or|ya|vs|versus)\b|या/iu;

/** Which of two festivals comes first: `pongal or lohri which comes first`. */
function firstOfTwo(query: Query): DirectAnswer[] {
  const named = EITHER.test(query.text) ? query.tokens.filter(({ concepts }) => concepts.some((one) => one.startsWith('of '))) : [];
  const days = named.flatMap(({ concepts }) => festivalIn({ ...query, entities: concepts })?.found ?? []);
  const [first, second, third] = days.sort((a, b) => a.date.localeCompare(b.date));
  if (!first || !second || third) return [];
  return [
    {
      title: eachLocale((locale) => [first, second].map(({ name }) => name[locale]).join(', ')),
      answer: inAllLocales(PANCHANG, (t, locale) => t.comesFirst(festivalDay(first)[locale] ?? '', festivalDay(second)[locale] ?? '')),
      url: festivalsPage(first.date.slice(0, 4), first.id),
      confidence: 0.98,
      uses: ['place', 'time', 'operation', 'word', 'other'],
    },
  ];
}

/** The next day of a festival, or that of a year typed beside it. */
export function festivalAnswer(query: Query): DirectAnswer[] {
  const { entities, unknownWords } = query;
  const ofTwo = firstOfTwo(query);
  if (ofTwo.length > 0) return ofTwo;
  const festival = festivalIn(query);
  if (!festival) return [];
  const { id, year, found } = festival;
  if (!found) {
    if (year === undefined || (year >= FIRST_YEAR && year <= LAST_YEAR)) return [];
    const rule = FESTIVAL_RULES.find((one) => one.id === id);
    return [
      declinedAnswer(
        rule ? eachLocale((locale) => `${rule.name[locale]} ${year}`) : inAllLocales(PANCHANG, (t) => t.festivalsOf(String(year))),
        inAllLocales(PANCHANG, (t) => t.computedFor(FIRST_YEAR, LAST_YEAR)),
        { url: '/browse/panchang', confidence: confidence(unknownWords, 0.95), uses: ['time'] },
      ),
    ];
  }
  // `moonrise karva chauth delhi`: what is asked for is of that day.
  // The muhurat of a festival is none of every day's.
  if (partsIn(entities).some((one) => one !== 'abhijit' && one !== 'tithi')) return dayAnswer({ ...query, day: found.date });
  // Nine nights that begin in one month go on in the next.
  const isSo = isAskedOf(query) && !BEGINS.test(found.name.en) ? isOn(found.date, query) : undefined;
  const day = dayTitle(found.date);
  return [
    {
      title: eachLocale((locale) => `${found.name[locale]} ${found.date.slice(0, 4)}`),
      answer: isSo === undefined ? day : inAllLocales(FIELD, (t, locale) => (isSo ? t.yes : t.no)(translate(day, locale))),
      detail: inAllLocales(PANCHANG, (t, locale) =>
        found.others.length > 0
          ? found.others.map(({ date, by }) => t.dayFor(formatDay(date, false, locale), by[locale])).join('; ')
          : festivalRule(found, locale),
      ),
      url: festivalsPage(found.date.slice(0, 4), found.id),
      confidence: confidence(unknownWords, 0.95),
      uses:
        query.weekday === undefined || isSo !== undefined
          ? ['place', 'time', ...(isSo === undefined ? [] : (['operation'] as const))]
          : ['place'],
    },
  ];
}

const BEGINS = / begins$/;
const FALLS = /\bfall(?:s|ing)?\b|\bpad(?:ta|ti|egi|ega|rahi|raha)\b|पड़|पड़/iu;

/** Whether a question asks if a festival is on a weekday or in a month: `is holi on a sunday`, `does diwali fall in october`. */
const isAskedOf = (query: Query): boolean =>
  (query.asked.isQuestion || FALLS.test(query.text)) &&
  !query.asked.also.includes('when') &&
  (weekdaysIn(query) !== undefined || query.month !== undefined);

const isOn = (date: string, query: Query): boolean =>
  (weekdaysIn(query)?.includes(weekdayOf(date)) ?? true) && (query.month === undefined || Number(date.slice(5, 7)) === query.month);

const weekdaysIn = ({ weekday, weekdays }: Query): readonly number[] | undefined =>
  weekdays ?? (weekday === undefined ? undefined : [weekday]);

/** The page of a year's festivals is there for this year and the next; other years are told by the endpoint. */
export const festivalsPage = (year: string, id: string): string =>
  currentYears().includes(Number(year)) ? `/browse/panchang/festivals/${year}#${id}` : '/browse/panchang';

/** A festival's name and day. */
export const festivalDay = ({ name, date }: Pick<Festival, 'name' | 'date'>): LocalizedText =>
  eachLocale((locale) => `${name[locale]}, ${formatDay(date, true, locale)}`);
