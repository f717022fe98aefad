import { type Festival, listFestivalDays, listFestivals } from '../../astronomy/calendar/festivals/year.ts';
import { MONTHS, nameAt } from '../../i18n/almanac-names.ts';
import { formatDay, formatDays } from '../../i18n/format.ts';
import { eachLocale, inAllLocales } from '../../i18n/locale.ts';
import { addDays, currentYears, daysBetween, istDay } from '../../kernel/time.ts';
import { INDIA } from '../../kernel/zone.ts';
import { comingDays, countInWords, lastOfMonth, restOfYear, SINCE } from '../asked-time.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { besideFestival } from './beside-festival.ts';
import { DELHI, findPoint } from './day-answer.ts';
import { festivalDay, festivalsPage } from './festival-answer.ts';
import { isItAnswer } from './is-it-answer.ts';
import { isOfMonth, lunarMonth } from './moon-answer.ts';
import { samvat } from './samvat-answer.ts';
import { dayLength, sunOfTwo } from './sun-answers.ts';
import { PANCHANG } from './wording.ts';

const MAX_TOLD = 8;
/** Ekadashis of a year with thirteen months. */
const MAX_OF_YEAR = 26;
const FESTIVALS = /\b(?:festivals?|tyoh?ars?|tyauhar|parv|vrats?|utsav)\b|त्य(?:ो|ौ)हार|पर्व|व्रत|उत्सव/iu;
const LAST = /\b(?:last|final|aa?khi?ri|antim)\b|आख़?िरी|अंतिम/iu;
/** The one before today: `last ekadashi`; `last ekadashi of 2026` is the final one. */
const PREVIOUS = /\b(?:last|previous|pichh?l[aei])\b(?!.*\b(?:of|in|year|saal|sal)\b)|पिछल/iu;
/** From a day on: `next ekadashi after 15 january`; within so many days there are two or more. */
const AFTER = /\b(?:after|ke baa?d)\b|के बाद/iu;
const DAYS_OF_TWO = 400;
const LIST = /\b(?:list|all|names?|which|dates|kaun|kab kab)\b|सूची|सभी|कौन/iu;
const HERE = (query: Query) => ({ ...(findPoint(query.place) ?? DELHI), zone: INDIA });

/** Questions over several days or festivals: those of a month, days until and between, whether today is one, years of the eras, and the sun of two places. */
export function calendarQuestion(query: Query): DirectAnswer[] {
  const ids = query.entities.flatMap((one) => (one.startsWith('of ') ? [one.slice(3)] : []));
  const answers =
    sunOfTwo(query) ??
    dayLength(query) ??
    samvat(query) ??
    besideFestival(query, ids) ??
    spanBetween(query, ids) ??
    daysUntil(query, ids) ??
    isItAnswer(query, ids, dayOf) ??
    listed(query, ids) ??
    several(query, ids);
  return answers ?? [];
}

const isPast = ({ text }: Query): boolean => SINCE.test(text);

/** The next day of a festival, the last where it is asked how long it is over, or that of the year that is named. */
function dayOf(id: string | undefined, query: Query): Festival | undefined {
  const thisYear = currentYears()[0];
  const here = HERE(query);
  if (query.year !== undefined) return listFestivalDays(id, query.year, here)[0];
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => listFestivalDays(id, year, here));
  return isPast(query) ? days.findLast(({ date }) => date <= istDay()) : days.find(({ date }) => date >= istDay());
}

function daysUntil(query: Query, [id, other]: readonly string[]): DirectAnswer[] | undefined {
  const isMoon = id === undefined && query.entities.includes('ekadashi');
  if (!query.asked.also.includes('until') || other || !(id || isMoon)) return undefined;
  const day = dayOf(id, query);
  if (!day) return undefined;
  return [
    {
      title: inAllLocales(FIELD, (t, locale) => {
        const [today, festival] = [formatDay(istDay(), true, locale), festivalDay(day)[locale] ?? ''];
        return isPast(query) ? t.daysFrom(festival, today) : t.daysFrom(today, festival);
      }),
      answer: countInWords(query.text, Math.abs(daysBetween(istDay(), day.date))),
      url: festivalsPage(day.date.slice(0, 4), day.id),
      confidence: 0.99,
      uses: [
        'time',
        'operation',
        'place',
        'other',
        ...(isPast(query) && query.unknownWords.every((word) => SINCE.test(word)) ? (['word'] as const) : []),
      ],
    },
  ];
}

function spanBetween(query: Query, [id, other, third]: readonly string[]): DirectAnswer[] | undefined {
  const isAsked =
    query.asked.also.some((one) => one === 'until' || one === 'difference' || one === 'count') ||
    /\bbetween\b|के बीच|ke beech/iu.test(query.text);
  // Navratri is a name of two.
  const names = query.tokens.filter(({ concepts }) => concepts.some((one) => one.startsWith('of ')));
  if (!id || !other || third || !isAsked || names.length < 2) return undefined;
  const days = [id, other].flatMap((one) => dayOf(one, query) ?? []).sort((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = days;
  if (!first || !last) return undefined;
  return [
    {
      title: inAllLocales(FIELD, (t, locale) => t.daysFrom(festivalDay(first)[locale] ?? '', festivalDay(last)[locale] ?? '')),
      answer: countInWords(query.text, daysBetween(first.date, last.date)),
      url: festivalsPage(first.date.slice(0, 4), first.id),
      confidence: 0.99,
      uses: ['time', 'operation', 'place', 'other'],
    },
  ];
}

/** The festivals or ekadashis of some days. */
function listed(query: Query, [id]: readonly string[]): DirectAnswer[] | undefined {
  const { few: wanted } = query.asked;
  const after = query.entities.includes('ekadashi') && query.day !== undefined && AFTER.test(query.text) ? query.day : undefined;
  if (
    after === undefined &&
    wanted === undefined &&
    query.entities.includes('ekadashi') &&
    /\b(?:next|agl[ai]|upcoming)\b|अगली/iu.test(query.text)
  )
    return undefined;
  const isMoon = query.entities.includes('ekadashi');
  const isAsked =
    FESTIVALS.test(query.text) ||
    (isMoon &&
      (LIST.test(query.text) ||
        LAST.test(query.text) ||
        wanted !== undefined ||
        after !== undefined ||
        PREVIOUS.test(query.text) ||
        query.asked.also.includes('count') ||
        ((query.month ?? query.year) !== undefined && query.day === undefined)));
  if (
    id ||
    !isAsked ||
    ['purnima', 'amavasya', 'pradosh', 'sankashti', 'sun', 'moon', 'holiday'].some((one) => query.entities.includes(one))
  )
    return undefined;
  const ofMonth = isMoon ? query.words.map(lunarMonth).find((one) => one >= 0) : undefined;
  const isToday = query.words.some((word) => /^(?:today|aaj|आज)$/.test(word));
  const span =
    (after === undefined ? (restOfYear(query) ?? comingDays(query)) : { from: addDays(after, 1), to: addDays(after, DAYS_OF_TWO) }) ??
    (isToday
      ? { from: istDay(), to: istDay() }
      : query.year !== undefined
        ? { from: `${query.year}-01-01`, to: `${query.year}-12-31` }
        : undefined);
  const [thisYear] = currentYears();
  const isBack = isMoon && span === undefined && PREVIOUS.test(query.text);
  const isLast = isMoon && !isBack && LAST.test(query.text);
  const days =
    span ??
    (isBack
      ? { from: `${thisYear - 1}-01-01`, to: addDays(istDay(), -1) }
      : isMoon || wanted !== undefined
        ? { from: istDay(), to: `${isLast ? thisYear : thisYear + 1}-12-31` }
        : { from: istDay(), to: lastOfMonth(thisYear, Number(istDay().slice(5, 7))) });
  const years = [...new Set([days.from, days.to].map((day) => Number(day.slice(0, 4))))];
  const all = years
    .flatMap((year) => (isMoon ? listFestivalDays(undefined, year, HERE(query)) : listFestivals(year, HERE(query))))
    .filter(({ date }) => date >= days.from && date <= days.to && (ofMonth === undefined || isOfMonth(date, ofMonth)));
  const few = isBack
    ? all.slice(-(wanted ?? 1)).toReversed()
    : wanted === undefined && after === undefined
      ? undefined
      : all.slice(0, wanted ?? 1);
  const shown =
    few ??
    (query.asked.also.includes('count')
      ? all
      : isLast
        ? all.slice(-1)
        : all.slice(0, isMoon ? MAX_OF_YEAR : span ? 2 * MAX_TOLD : MAX_TOLD));
  const [first] = all;
  const counted = query.asked.also.includes('count');
  return [
    {
      title: inAllLocales(PANCHANG, (t, locale) =>
        few
          ? (isBack ? t.lastFew : t.nextFew)(few.length, isMoon ? t.ekadashis : t.festivals)
          : isMoon
            ? [t.ekadashis, ...(ofMonth === undefined ? [] : [nameAt(MONTHS, ofMonth)[locale]]), formatDays(days, locale)].join(', ')
            : t.festivalsOfMonth(formatDays(days, locale)),
      ),
      answer: inAllLocales(PANCHANG, (t, locale) =>
        first
          ? [
              ...(counted ? [`${all.length}`] : []),
              shown.map((one) => `${one.name[locale]}, ${formatDay(one.date, true, locale)}`).join('; '),
            ].join(': ')
          : t.noFestival,
      ),
      url: first ? festivalsPage(first.date.slice(0, 4), first.id) : '/browse/panchang',
      confidence: 0.97,
      uses: [
        'time',
        'operation',
        'place',
        'amount',
        ...(isLast || isBack || after !== undefined || ofMonth !== undefined ? (['word'] as const) : []),
      ],
    },
  ];
}

/** Each of several festivals: `when is diwali and holi`. */
function several(query: Query, ids: readonly string[]): DirectAnswer[] | undefined {
  if (ids.length < 2 || ids.length > 3 || new Set(ids).size < 2 || !/\band\b|\baur\b|,|और/iu.test(query.text)) return undefined;
  const days = ids.flatMap((id) => dayOf(id, query) ?? []);
  if (days.length !== ids.length) return undefined;
  return days.map((day) => ({
    title: eachLocale((locale) => `${day.name[locale]} ${day.date.slice(0, 4)}`),
    answer: eachLocale((locale) => formatDay(day.date, true, locale)),
    url: festivalsPage(day.date.slice(0, 4), day.id),
    confidence: 0.97,
    uses: ['time', 'operation', 'place'],
  }));
}
