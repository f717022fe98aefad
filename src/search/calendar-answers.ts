import { countInWords, LEFT, lastOfMonth, SINCE, spanOf } from '../areas/asked-time.ts';
import { FIELD } from '../areas/field-wording.ts';
import { formatDay, formatDays } from '../i18n/format.ts';
import { eachLocale, inAllLocales, type LocalizedText } from '../i18n/locale.ts';
import { addDays, daysBetween, istDay, weekdayOf } from '../kernel/time.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';
import { ordinalOf } from '../text/ordinals.ts';
import type { RankedAnswer } from './area-answer.ts';
import { extractDate, findDays, NEW_YEAR, readWeekday } from './days.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isCalled, tokenWords } from './tokens.ts';

const SURE = 0.98;
const PAGE = '/browse/panchang/day';
/** What two dates of one question stand around: `between 1 jan and 5 may`. */
const JOIN = /\s+(?:and|to|till|until|se|aur|tak|से|और|तक)\s+/iu;
const AFTER_DAYS =
  /(?<![\d/.-])(\d{1,5})\s+(days?|din|दिन|weeks?|ha?fte|हफ्ते)\s+(after|from now|from today|from|before|ago|later|baad|pehle|बाद|पहले)|\b(after|in|before)\s+(\d{1,5})\s+(days?|din|दिन|weeks?|ha?fte|हफ्ते)\b/iu;
const LEAP = /\bleap year\b|अधिवर्ष|लीप/iu;
const DAYS_IN =
  /\b(?:(?:how many|number of|kitne) days (?:are )?(?:there )?in\b|^(?:no of )?days in (?!how|between))|(?:में|mein|me) (?:kitne|कितने) (?:din|दिन)\b/iu;
const BORN = /\b(?:born|birthday|dob|date of birth|janm)\b|जन्म/iu;
const AGE = /\b(?:age|how old|umar|umr|years old)\b|उम्र|आयु/iu;

type Told = { title: string | LocalizedText; answer: string | LocalizedText; day?: string };

const toAnswer = ({ title, answer, day }: Told): RankedAnswer => ({
  title,
  answer,
  url: day ? `${PAGE}?date=${day}` : PAGE,
  area: 'panchang',
  confidence: SURE,
});

const inWords = (day: string): LocalizedText => eachLocale((locale) => `${readWeekday(day, locale)}, ${formatDay(day, true, locale)}`);
const theDay = (day: string): Told => ({ title: inAllLocales(FIELD, (t) => t.theDay), answer: inWords(day), day });
/** A day with its weekday. */
export const toldDay = (day: string): RankedAnswer => toAnswer(theDay(day));

/** Sums over dates: days until, between and after, the weekday, the length of a month, an age; and that there is no such date. */
export function calendarAnswers(parsed: ParsedQuery): RankedAnswer[] {
  if (parsed.days.impossible) return [noSuchDay(parsed.days.impossible)];
  const named = parsed.tokens.some(({ starts, kind, senses }) => kind === 'name' && starts && senses.some(isCalled(COUNTED)));
  if (
    named ||
    parsed.places.length > 0 ||
    parsed.unknownWords.some((word) => !KNOWN.has(word) && ordinalOf(word) === undefined && findDays([word]).weekday === undefined)
  )
    return [];
  const calculated =
    weekdaysIn(parsed) ??
    between(parsed) ??
    until(parsed) ??
    after(parsed) ??
    nthWeekday(parsed) ??
    lengthOf(parsed) ??
    ageOf(parsed) ??
    isWeekday(parsed);
  return calculated ? [toAnswer(calculated)] : [];
}

/** What else is counted in days: `how many ekadashis are left this year` asks for none of these sums. */
const COUNTED = /^(?:of .*|working|holiday|market|optional|ekadashi|purnima|amavasya|pradosh|sankashti)$/;
const KNOWN = wordSet(
  'last after before later ago which day days date dates leap age born birthday old someone person between left remaining baki bache today year years month week from now count din dob birth janm',
);

const noSuchDay = (said: string): RankedAnswer => ({
  title: inAllLocales(FIELD, (t) => t.noSuchDay(said)),
  answer: null,
  detail: inAllLocales(FIELD, (t) => t.askLike),
  url: PAGE,
  area: 'panchang',
  confidence: 1,
  declined: true,
});

/** The date that a part of a text names. */
function dayIn(text: string): string | undefined {
  const { day, left } = extractDate(text);
  if (day) return day;
  const date = findDays(tokenWords(left));
  if (date.day) return date.day;
  if (!NEW_YEAR.test(text)) return undefined;
  return `${date.year ?? Number(istDay().slice(0, 4)) + 1}-01-01`;
}

/** The days from one day to another. */
const daysFrom = (text: string, from: string, to: string): Told => ({
  title: inAllLocales(FIELD, (t, locale) => t.daysFrom(formatDay(from, true, locale), formatDay(to, true, locale))),
  answer: countInWords(text, daysBetween(from, to)),
});

function between({ text, asked, days }: ParsedQuery): Told | undefined {
  if (
    !/\b(?:days?|din|weeks?)\b|दिन/iu.test(text) ||
    !(asked.also.includes('until') || asked.also.includes('count') || /\bbetween\b|\bfrom\b|के बीच|ke beech/iu.test(text))
  )
    return undefined;
  const parts = text.replace(/\bbetween\b/giu, ' ').split(JOIN);
  const said = parts.flatMap((part) => dayIn(part) ?? []);
  const [from, to] = days.range ? [days.range.from, days.range.to] : said.length === 2 ? said : [];
  if (!from || !to || from === to) return undefined;
  const [first, last] = [from, to].sort() as [string, string];
  return {
    ...daysFrom(text, first, last),
    day: last,
  };
}

function until({ text, asked, days }: ParsedQuery): Told | undefined {
  const asks = asked.also.includes('until') || LEFT.test(text);
  if (!asks || AFTER_DAYS.test(text)) return undefined;
  const today = istDay();
  const year = days.year ?? (/\byear\b|\bsaal\b|साल/iu.test(text) && !NEW_YEAR.test(text) ? Number(today.slice(0, 4)) : undefined);
  const said = dayIn(text);
  // Of days without a year the last is over.
  const isOver = SINCE.test(text);
  const over = isOver && said && said > today && days.year === undefined ? `${Number(said.slice(0, 4)) - 1}${said.slice(4)}` : said;
  const end = over ?? (LEFT.test(text) && year !== undefined && days.month === undefined ? `${year}-12-31` : undefined);
  if (!end || end === today) return undefined;
  return {
    ...(end < today ? daysFrom(text, end, today) : daysFrom(text, today, end)),
    day: end,
  };
}

function after({ text: said, tokens, days: { day: named } }: ParsedQuery): Told | undefined {
  // `the day after`, `holi ke 5 din baad`.
  const text = said
    .replace(/\b(?:the )?day (after|before)\b/giu, '1 day $1')
    .replace(/\b(?:a|one|ek) (?=(?:week|day|hafte|din)\b)/giu, '1 ');
  const match = AFTER_DAYS.exec(text);
  // `100 days from today` says it all.
  const rest =
    match &&
    text
      .replace(match[0], ' ')
      .replace(/\b(?:from|after|today|the|se|aaj|ke|ka)\b|आज|से|के/giu, ' ')
      .trim();
  const isDay = (word: string) => tokens.some((token) => token.word === word && token.kind === 'day');
  const isOfDay = rest ? NEW_YEAR.test(rest) || tokenWords(extractDate(rest).left).every(isDay) : false;
  if (!match || !(rest === '' || isOfDay || /\b(?:date|day|tarikh|when|which|what)\b|तारीख|दिन/iu.test(rest ?? ''))) return undefined;
  const [, first, unit, way, before, last, lastUnit] = match;
  const count = Number(first ?? last) * (/^(?:week|haf|hft|हफ)/i.test(unit ?? lastUnit ?? '') ? 7 : 1);
  const isBack = /before|ago|pehle|पहले/i.test(way ?? before ?? '');
  const base = dayIn(text.replace(match[0], ' ')) ?? named ?? istDay();
  const day = addDays(base, isBack ? -count : count);
  return {
    title: inAllLocales(FIELD, (t, locale) => t.daysFromDay(count, isBack, formatDay(base, true, locale))),
    answer: inWords(day),
    day,
  };
}

const LAST = /^(?:last|aakhri|akhri|आखिरी)$/iu;

/**
 * The so-manieth weekday of a month or a year: `second saturday of december`, `last friday of january 2027`, `first monday of 2027`. Of a month that is
 * over this year, the next year's.
 */
function nthWeekday({ text, days: { month, year } }: ParsedQuery): Told | undefined {
  const words = text.replace(/[?.,]/g, ' ').split(/\s+/);
  const isNth = (word = '') => ordinalOf(word) !== undefined || LAST.test(word);
  const at = words.findIndex((word, place) => weekdayNamed(word) !== undefined && isNth(words[place - 1]));
  const weekday = weekdayNamed(words[at] ?? '');
  const nth = ordinalOf(words[at - 1] ?? '');
  // `last friday` alone is over.
  if (at < 1 || weekday === undefined || (month ?? year ?? nth) === undefined) return undefined;
  const today = istDay();
  const inYear = year ?? Number(today.slice(0, 4)) + (month !== undefined && month < Number(today.slice(5, 7)) ? 1 : 0);
  // Without a month and a year the next such day is meant.
  const isNext = month === undefined && year === undefined;
  const spans = isNext
    ? [today, addDays(`${today.slice(0, 8)}01`, 31)].map((one) => spanOf(Number(one.slice(0, 4)), Number(one.slice(5, 7))))
    : [spanOf(inYear, month)];
  const day = spans
    .map((span) => weekdaysWithin(span, weekday).at((nth ?? 0) - 1))
    .find((one) => one !== undefined && (!isNext || one >= today));
  return day === undefined ? undefined : theDay(day);
}

/** How many Sundays a month or a year has, or what is left of it: `how many sundays in december 2026`. */
function weekdaysIn({ text, words, asked, days: { month, year } }: ParsedQuery): Told | undefined {
  const weekday = words.map(weekdayNamed).find((one) => one !== undefined);
  const isLeft = LEFT.test(text) && month === undefined;
  if (weekday === undefined || !(month ?? year ?? isLeft) || !asked.also.includes('count')) return undefined;
  const whole = spanOf(year ?? Number(istDay().slice(0, 4)), month);
  const span = isLeft ? { ...whole, from: addDays(istDay(), 1) } : whole;
  const days = weekdaysWithin(span, weekday);
  return {
    title: eachLocale((locale) => `${readWeekday(days[0] ?? span.from, locale)}, ${formatDays(span, locale)}`),
    answer: String(days.length),
    day: days[0] ?? span.from,
  };
}

/** The days of a span that are a weekday, from 0 for Sunday. */
const weekdaysWithin = ({ from, to }: { from: string; to: string }, weekday: number): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).filter((day) => weekdayOf(day) === weekday);

const weekdayNamed = (word: string): number | undefined => findDays([normaliseDevanagari(word)]).weekday;

function lengthOf({ text, days: { year, month } }: ParsedQuery): Told | undefined {
  const inYear = year ?? Number(istDay().slice(0, 4));
  const isLeap = new Date(Date.UTC(inYear, 1, 29)).getUTCDate() === 29;
  if (LEAP.test(text))
    return { title: String(inYear), answer: inAllLocales(FIELD, (t) => (isLeap ? t.isLeap(inYear) : t.isNoLeap(inYear))) };
  if (!DAYS_IN.test(text)) return undefined;
  if (month === undefined)
    return year === undefined ? undefined : { title: String(inYear), answer: inAllLocales(FIELD, (t) => t.countDays(isLeap ? 366 : 365)) };
  const last = new Date(lastOfMonth(inYear, month));
  const name = (locale: string) =>
    new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(last);
  return { title: { en: name('en'), hi: name('hi') }, answer: inAllLocales(FIELD, (t) => t.countDays(last.getUTCDate())) };
}

function ageOf({ text }: ParsedQuery): Told | undefined {
  const birth = AGE.test(text) && (BORN.test(text) || /\d{4}/.test(text)) ? dayIn(text) : undefined;
  const today = istDay();
  if (!birth || birth >= today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);
  return {
    title: inAllLocales(FIELD, (t, locale) => t.ageOf(formatDay(birth, true, locale))),
    answer: inAllLocales(FIELD, (t) => t.yearsOld(years)),
    day: birth,
  };
}

/** Whether a date is the weekday beside it: `is 26 january 2027 a sunday`. */
function isWeekday({ text, asked, words }: ParsedQuery): Told | undefined {
  const rest = words.map((word) => findDays([word]).weekday).find((one) => one !== undefined);
  if (!asked.isQuestion || rest === undefined) return undefined;
  const day = extractDate(text).day ?? findDays(words.filter((word) => findDays([word]).weekday === undefined)).day;
  if (!day) return undefined;
  const isSo = weekdayOf(day) === rest;
  return {
    title: eachLocale((locale) => formatDay(day, true, locale)),
    answer: inAllLocales(FIELD, (t, locale) => (isSo ? t.yes : t.no)(readWeekday(day, locale))),
    day,
  };
}
