import { FESTIVAL_RULES } from '../../astronomy/calendar/festivals/rules.ts';
import { formatDay } from '../../i18n/format.ts';
import { eachLocale, inAllLocales, type Locale, localName, translate } from '../../i18n/locale.ts';
import { currentYears, daysBetween, istDay, weekdayOf } from '../../kernel/time.ts';
import type { State } from '../../places/states.ts';
import { confidence } from '../../text/confidence.ts';
import { slugify } from '../../text/fold.ts';
import { countInWords, SINCE } from '../asked-time.ts';
import { FIELD } from '../field-wording.ts';
import type { DirectAnswer, Query } from '../intent.ts';
import { asksMarket, asksOffices, saysOpen } from './asked-closure.ts';
import type { AskedHolidays } from './asked-holidays.ts';
import { type AskedKind, holidaysOfKind, SATURDAY } from './by-kind.ts';
import { CENTRAL_HOLIDAYS } from './central.ts';
import { holidayText } from './holiday-text.ts';
import { HOLIDAYS } from './wording.ts';
import type { Holiday } from './year.ts';

/** The holiday that a question names: its day, whether it is one for banks or exchanges, the days until it, or the next after it. */
export function namedHoliday(id: string, { query, kind, state, thisYear, daysOf, first }: AskedHolidays): DirectAnswer[] {
  const { year, entities } = query;
  // The next list of exchanges comes late: this year's day, though past, tells more than none.
  const holiday =
    first((one) => one.id === id) ?? (kind === 'market' && year === undefined ? daysOf(thisYear).find((one) => one.id === id) : undefined);
  const isAsked =
    (query.asked.isQuestion || asksMarket(query) || kind === 'market') &&
    (entities.includes('holiday') || kind !== 'public' || asksOffices(query));
  if (!holiday && !(isAsked && (state || kind === 'market'))) return [];
  if (isAsked)
    return [isHoliday(query, { id, found: holiday ?? (kind === 'market' ? onWeekend(id, year ?? thisYear) : undefined), kind, state })];
  if (!holiday) return [];
  const ofYear = Number(holiday.date.slice(0, 4));
  if (AFTER.test(query.text) && entities.includes('holiday')) return nextAfter(holiday, [...daysOf(ofYear), ...daysOf(ofYear + 1)]);
  const ids = [...new Set(entities.flatMap((one) => (one.startsWith('of ') ? [one.slice(3)] : [])))];
  if (ids.length > 1 && (query.asked.also.includes('until') || BETWEEN.test(query.text))) return daysBetweenBoth(query, ids, first);
  if (!query.asked.also.includes('until')) return [dayOf(holiday, query, state)];
  return [SINCE.test(query.text) ? daysSince(query, [...daysOf(thisYear - 1), ...daysOf(thisYear)], holiday) : daysUntil(query, holiday)];
}

const pageOfYear = (year: number): string => (currentYears().includes(year) ? `/browse/holidays/${year}` : '/browse/holidays');

/** The days between two holidays, of which at least one is none of the almanac's festivals. */
function daysBetweenBoth({ text }: Query, ids: readonly string[], first: AskedHolidays['first']): DirectAnswer[] {
  const [one, other, third] = ids.flatMap((id) => first((holiday) => holiday.id === id) ?? []).sort((a, b) => a.date.localeCompare(b.date));
  if (!one || !other || third || ids.every((id) => FESTIVAL_RULES.some((rule) => rule.id === id))) return [];
  const called = (holiday: Holiday, locale: Locale) => `${holidayText(holiday).name(locale)}, ${holidayText(holiday).day(locale)}`;
  return [
    {
      title: inAllLocales(FIELD, (t, locale) => t.daysFrom(called(one, locale), called(other, locale))),
      answer: countInWords(text, daysBetween(one.date, other.date)),
      url: pageOfYear(Number(one.date.slice(0, 4))),
      confidence: 0.98,
      uses: ['time', 'operation', 'other'],
    },
  ];
}
const BETWEEN = /\bbetween\b|\bke beech\b|के बीच/iu;

/** How long a holiday is over; one that keeps the memory of a day, that day. */
function daysSince({ text, unknownWords }: Query, days: readonly Holiday[], { id }: Holiday): DirectAnswer {
  const today = istDay();
  const holiday = days.findLast((one) => one.id === id && one.date <= today);
  const starts = [CENTRAL_HOLIDAYS[id]?.first, holiday?.date].flatMap((one) => one ?? []);
  const [first = today, again] = starts;
  const told = starts.map((date) => countInWords(text, daysBetween(date, today)));
  const name = CENTRAL_HOLIDAYS[id] ?? { en: id, hi: id };
  const title = (date: string) =>
    inAllLocales(FIELD, (t, locale) => t.daysFrom(`${name[locale]}, ${formatDay(date, true, locale)}`, formatDay(today, true, locale)));
  return {
    title: title(first),
    answer: told[0] ?? null,
    ...(again ? { detail: eachLocale((locale) => [title(again), ...told.slice(1)].map((one) => translate(one, locale)).join(': ')) } : {}),
    url: pageOfYear(Number((again ?? first).slice(0, 4))),
    confidence: 0.98,
    uses: ['time', 'operation', ...(unknownWords.every((word) => SINCE.test(word)) ? (['word'] as const) : [])],
  };
}

function daysUntil({ text }: Query, holiday: Holiday): DirectAnswer {
  const today = istDay();
  const { name, day, note } = holidayText(holiday);
  return {
    title: inAllLocales(FIELD, (t, locale) => t.daysFrom(formatDay(today, true, locale), `${name(locale)}, ${day(locale)}`)),
    answer: countInWords(text, daysBetween(today, holiday.date)),
    ...note,
    url: pageOfYear(Number(holiday.date.slice(0, 4))),
    confidence: 0.98,
    uses: ['time', 'operation'],
  };
}

/** The panchang tells more of a festival; where it has one, it is as sure and stands before. */
function dayOf(holiday: Holiday, { unknownWords, month, day: named, weekday: onWeekday }: Query, state: State | undefined): DirectAnswer {
  const { name, weekday, day, note } = holidayText(holiday);
  const year = holiday.date.slice(0, 4);
  // `christmas december` names the time that it is.
  const isThen =
    named === undefined ? month === undefined || Number(holiday.date.slice(5, 7)) === month : named.slice(5) === holiday.date.slice(5);
  return {
    title: eachLocale((locale) => `${name(locale)} ${year}`),
    answer: eachLocale((locale) => `${weekday(locale)}, ${day(locale)}`),
    ...note,
    url: pageOfYear(Number(year)),
    confidence: confidence(unknownWords, 0.9),
    uses: [...(isThen && onWeekday === undefined ? (['time'] as const) : []), ...(state ? (['place'] as const) : [])],
  };
}

const AFTER = /\b(?:after|ke baad|ke bad)\b|के बाद/iu;

/** The first holiday after one that is named. */
function nextAfter(festival: Holiday, days: readonly Holiday[]): DirectAnswer[] {
  const next = days.find(({ date }) => date > festival.date);
  if (!next) return [];
  const { name, weekday, day, note } = holidayText(next);
  const before = holidayText(festival);
  return [
    {
      title: inAllLocales(HOLIDAYS, (t, locale) => t.nextAfter(before.name(locale), before.day(locale))),
      answer: eachLocale((locale) => `${name(locale)}, ${weekday(locale)} ${day(locale)}`),
      ...note,
      url: '/browse/holidays',
      confidence: 0.97,
      uses: ['time', 'other', 'word', 'operation'],
    },
  ];
}

/** A holiday that falls on a weekend, when exchanges are closed without a list. */
const onWeekend = (id: string, year: number): Holiday | undefined =>
  holidaysOfKind(year, 'public', null).find((one) => one.id === id && [0, SATURDAY].includes(weekdayOf(one.date)));

/** Whether a named day is a holiday of banks, exchanges or a state. */
function isHoliday(
  query: Query,
  { id, found, kind, state }: { id: string; found: Holiday | undefined; kind: AskedKind; state: State | undefined },
): DirectAnswer {
  const year = found ? Number(found.date.slice(0, 4)) : (query.year ?? Number(istDay().slice(0, 4)));
  const texts = found && holidayText(found);
  return {
    title: eachLocale((locale) =>
      [texts ? `${texts.name(locale)} ${year}` : id.replaceAll('-', ' '), state && localName(locale, state)].filter(Boolean).join(', '),
    ),
    answer: inAllLocales(HOLIDAYS, (t, locale) =>
      texts ? (saysOpen(query.words) ? t.closed : t.yes)(`${texts.weekday(locale)}, ${texts.day(locale)}`) : t.notInList(year),
    ),
    detail: inAllLocales(HOLIDAYS, (t, locale) =>
      kind === 'market'
        ? t.ofMarkets
        : state
          ? kind === 'bank'
            ? t.ofBanks(localName(locale, state))
            : t.ofState(localName(locale, state))
          : t.centralAlone(undefined),
    ),
    url: currentYears().includes(year) ? `/browse/holidays/${year}${state ? `/${slugify(state.name)}` : ''}` : '/browse/holidays',
    confidence: confidence(query.unknownWords, 0.99),
    uses: ['time', 'place', 'operation', 'other'],
  };
}
