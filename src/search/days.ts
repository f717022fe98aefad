import type { Locale } from '../i18n/locale.ts';
import { addDays, istDay, parseDay, weekdayOf } from '../kernel/time.ts';
import { wordSet } from '../text/fold.ts';
import { type Days, findAgo, findSpan, SPANS, STEPS, yearSaid } from './day-spans.ts';
import names from './day-words.json' with { type: 'json' };
import { numbersByWord } from './number-words.ts';

/** Words for days relative to today. */
const RELATIVE_DAYS = numbersByWord(names.relativeDays);
/** Months from 1 by each of their names. */
const MONTH_NAMES = numbersByWord(names.months);
const NUMBERED =
  /(?<!\d)(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|1[0-2]) (?:19|20)\d\d)(?!\d)/;
/** Weekdays from 0, Sunday, by each of their names. */
const WEEKDAY_NAMES: ReadonlyMap<string, number> = new Map(
  [...numbersByWord(names.weekdays)].flatMap(([name, day]): [string, number][] => [
    [name, day],
    [`${name}s`, day],
  ]),
);
/** The first of January by name; the new year of another calendar is another day. */
export const NEW_YEAR =
  /(?<!\b(?:hindu|gujarati|marathi|tamil|telugu|kannada|malayalam|bengali|assamese|odia|punjabi|sikh|sindhi|kashmiri|parsi|islamic|muslim|chinese|tibetan|nepali|vikram|saka|financial|lunar|solar) )\bnew year(?:'?s)?(?: day)?\b|\bnaya saal\b|नया साल|नए साल|नये साल/iu;
/** Abbreviations that are also words; they count only beside a word that asks for a day. */
const DOUBTFUL_WEEKDAYS = new Set(names.doubtfulWeekdays);
const ON = new Set(['on', 'every', 'next', 'this', 'coming', 'ko', 'को']);
const BOTH_WAYS: ReadonlySet<string> = new Set(['kal', 'कल']);
/** Verbs of what is to come. */
const COMING = /(?:ega|egi|enge|oga|ogi|गा|गी|गे)$/u;
const PAST = wordSet(
  'tha thi the hua hui badha badhi badhe ghata ghati ghate gira giri gire chadha था थी थे हुआ हुई बढ़ा बढ़ी बढ़े घटा घटी घटे गिरा गिरी चढ़ा',
);
/** Numbers in this range are years. */
const YEAR = /^(1[5-9]|2[0-2])\d\d$/;
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'tarikh', 'तारीख']);

const WEEKDAY_FORMATS = {
  en: new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', { weekday: 'long', timeZone: 'UTC' }),
};
/** The weekday of a day (YYYY-MM-DD) in words. */
export const readWeekday = (day: string, locale: Locale): string => WEEKDAY_FORMATS[locale].format(new Date(`${day}T00:00:00Z`));

/** A numeric date, day first as in India: `15/08/2026`, `15-8-2026`, `2026-08-15`; and the text without it. */
export function extractDate(text: string): { day?: string; left: string } {
  const written = NUMBERED.exec(text)?.[0];
  const day = written && parseDay(written.replaceAll(/[. ]/g, '-'));
  return day ? { day, left: text.replace(written, ' ') } : { left: text };
}

/**
 * A day in words (`today`, `15 august 2026`, `august 15`, `sunday`), a month, a year or a range (`next week`), and the words that say so. Without a
 * year it is the next such day. `isAmount` recognises numbers that are amounts, not years.
 */
export function findDays(words: readonly string[], isAmount: (at: number) => boolean = () => false): Days & { taken: ReadonlySet<number> } {
  const taken = new Set<number>();
  const take = (...places: number[]) => {
    for (const at of places) taken.add(at);
  };
  // What was on record at the end of a time is its last.
  const takeEnd = () => {
    const endAt = words.findIndex((word, at) => word === 'end' && words[at + 1] === 'of');
    if (endAt >= 0) take(endAt);
  };
  const weekdayAt = words.findIndex(
    (word, at) =>
      WEEKDAY_NAMES.has(word) &&
      words[at - 1] !== 'good' &&
      (!DOUBTFUL_WEEKDAYS.has(word) || ON.has(words[at - 1] ?? '') || ON.has(words[at + 1] ?? '')),
  );
  const weekendAt = words.findIndex((word, at) => SPANS.get(word) === 'weekend' && words[at - 1] !== 'long');
  const takeWeekdays = (): Pick<Days, 'weekdays'> => {
    const at = [weekdayAt, weekendAt].find((one) => one >= 0);
    if (at === undefined) return {};
    take(at);
    return { weekdays: at === weekendAt ? [0, 6] : [WEEKDAY_NAMES.get(words[at] ?? '') ?? 0] };
  };
  const dates = findDateSpan(words);
  if (dates) {
    take(...dates.at);
    return { range: dates.range, taken };
  }
  const yearAt = words.findIndex((word, at) => YEAR.test(word) && !isAmount(at));
  const stepAt = yearAt < 0 ? words.findIndex((word, at) => SPANS.get(word) === 'year' && STEPS.has(words[at - 1] ?? '')) : -1;
  const saidYear = yearAt >= 0 ? Number(words[yearAt]) : stepAt >= 0 ? yearSaid(words[stepAt - 1]) : undefined;
  const saidYearWords = yearAt >= 0 ? [yearAt] : stepAt >= 0 ? [stepAt - 1, stepAt] : [];
  for (const [at, word] of words.entries()) {
    const month = MONTH_NAMES.get(word);
    if (month === undefined) continue;
    // `personal year 2026 for 3 june 1988`: a date's year stands beside it.
    const besideAt = [at + 1, at + 2, at + 3, at - 2].find((one) => one !== yearAt && YEAR.test(words[one] ?? '') && !isAmount(one));
    const year = besideAt === undefined ? saidYear : Number(words[besideAt]);
    const yearWords = besideAt === undefined ? saidYearWords : [besideAt];
    const before = ORDINALS.has(words[at - 1] ?? '') ? at - 2 : at - 1;
    const dateAt = [before, at + 1].find((one) => /^([1-9]|[12]\d|3[01])$/.test(words[one] ?? ''));
    // May and mar are words, too.
    if (dateAt === undefined && year === undefined && word.length < 4 && words[at - 1] !== 'in') continue;
    take(...yearWords, at);
    if (dateAt === undefined) takeEnd();
    if (dateAt === undefined) return { ...(year === undefined ? {} : { year }), month, ...takeWeekdays(), taken };
    take(dateAt, ...[dateAt + 1].filter((one) => ORDINALS.has(words[one] ?? '')));
    const day = findDate(year, month, Number(words[dateAt]));
    if (!day) return { impossible: [words[dateAt], word, ...(year === undefined ? [] : [year])].join(' '), taken };
    // `sunday 15 august`: the weekday says the same.
    take(...words.flatMap((one, place) => (WEEKDAY_NAMES.get(one) === weekdayOf(day) && !DOUBTFUL_WEEKDAYS.has(one) ? [place] : [])));
    return { day, ...(year === undefined ? {} : { year }), month, taken };
  }
  const nearDays = words.flatMap((word, at) => (RELATIVE_DAYS.has(word) ? [at] : []));
  // `cheaper today than yesterday`: the day that today is compared with.
  const nearAt = nearDays.find((at) => RELATIVE_DAYS.get(words[at] ?? '') !== 0) ?? nearDays[0] ?? -1;
  const near = RELATIVE_DAYS.get(words[nearAt] ?? '') ?? 0;
  // `day after tomorrow`, `day before yesterday`: one further.
  const isBeyond = words[nearAt - 2] === 'day' && words[nearAt - 1] === (near > 0 ? 'after' : near < 0 ? 'before' : '');
  const ahead = isBeyond ? near + Math.sign(near) : near;
  // `higher today than last month`: what is compared with is the time that is asked for.
  const since = nearAt >= 0 && ahead === 0 ? findSpan(words, take) : undefined;
  if (since) {
    take(nearAt);
    return { ...since, taken };
  }
  if (nearAt >= 0) {
    take(
      ...nearDays.filter((at) => at === nearAt || RELATIVE_DAYS.get(words[at] ?? '') === 0),
      ...(isBeyond ? [nearAt - 2, nearAt - 1] : []),
    );
    // `kal` is tomorrow and yesterday: of what was or has changed it is the day before.
    const isPast = ahead === 1 && BOTH_WAYS.has(words[nearAt] ?? '') && words.some((word) => PAST.has(word));
    const eitherWay = !isPast && Math.abs(ahead) === 1 && BOTH_WAYS.has(words[nearAt] ?? '') && !words.some((word) => COMING.test(word));
    return { day: addDays(istDay(), isPast ? -1 : ahead), ...(eitherWay ? { eitherWay: true as const } : {}), taken };
  }
  const ago = findAgo(words, take);
  if (ago) return { day: ago, taken };
  const span = findSpan(words, take);
  if (span) return { ...span, taken };
  if (saidYear !== undefined && (weekdayAt >= 0 || weekendAt >= 0)) {
    take(...saidYearWords);
    return { year: saidYear, ...takeWeekdays(), taken };
  }
  if (weekdayAt >= 0) {
    take(weekdayAt);
    const weekday = WEEKDAY_NAMES.get(words[weekdayAt] ?? '') ?? 0;
    // `last friday` is the one before today.
    const isPast = STEPS.get(words[weekdayAt - 1] ?? '') === -1;
    if (isPast) take(weekdayAt - 1);
    const next = nextWeekday(weekday);
    return isPast ? { day: addDays(next, -7), taken } : { weekday, day: next, taken };
  }
  if (saidYear === undefined || words.length === 1) return { taken };
  take(...saidYearWords);
  takeEnd();
  return { year: saidYear, taken };
}

const JOINS = wordSet('and to till until se aur tak से और तक');

const ANDS = wordSet('and aur और');
const BETWEEN = wordSet('between beech bich from बीच');

/** From one date in words to another: `between 1 december and 31 december 2026`, `1 to 15 august`. */
function findDateSpan(words: readonly string[]): { range: { from: string; to: string }; at: number[] } | undefined {
  const dates = words.flatMap((word, at) => (/^([1-9]|[12]\d|3[01])$/.test(word) ? [{ date: Number(word), at }] : []));
  if (dates.length !== 2) return undefined;
  const [first, second] = dates as [(typeof dates)[0], (typeof dates)[0]];
  const skip = (at: number) => (ORDINALS.has(words[at] ?? '') ? at + 1 : at);
  const [afterFirst, afterSecond] = [skip(first.at + 1), skip(second.at + 1)];
  const monthOf = (at: number) => MONTH_NAMES.get(words[at] ?? '');
  const to = monthOf(afterSecond) ?? monthOf(second.at - 1);
  const from = monthOf(afterFirst) ?? (JOINS.has(words[afterFirst] ?? '') ? to : undefined) ?? monthOf(first.at - 1);
  const joins = words.slice(first.at, second.at).filter((word) => JOINS.has(word));
  // `on 1 january 2024 and 1 january 2026` are two days, `between` them is a span.
  const isSpan = joins.some((word) => !ANDS.has(word)) || words.some((word) => BETWEEN.has(word));
  if (to === undefined || from === undefined || joins.length === 0 || !isSpan) return undefined;
  const years = words.flatMap((word, at) => (YEAR.test(word) ? [{ year: Number(word), at }] : []));
  const end = findDate(years.at(-1)?.year, to, second.date);
  const year = years.length > 1 ? years[0]?.year : Number(end?.slice(0, 4)) - (from > to ? 1 : 0);
  const start = end && findDate(year, from, first.date);
  if (!end || !start || start > end) return undefined;
  const taken = [
    first.at,
    second.at,
    ...words.flatMap((word, at) => (MONTH_NAMES.has(word) || ORDINALS.has(word) ? [at] : [])),
    ...years.map(({ at }) => at),
  ];
  return { range: { from: start, to: end }, at: taken };
}

/** The next such weekday, today included, as YYYY-MM-DD. */
function nextWeekday(weekday: number): string {
  const today = istDay();
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** Two 29 Februaries may be eight years apart, as in 2096 and 2104. */
const YEARS_AHEAD = 9;

function findDate(year: number | undefined, month: number, date: number): string | undefined {
  const inYear = (one: number) => parseDay(`${one}-${month}-${date}`);
  if (year !== undefined) return inYear(year);
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_AHEAD }, (_, ahead) => inYear(thisYear + ahead)).find((day) => day !== undefined && day >= today);
}
