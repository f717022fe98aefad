import { addDays, istDay, parseDay } from '../kernel/time.ts';
import { normaliseDevanagari } from '../text/fold.ts';

/** A day, a month, a year or some days together that a text names. */
export interface Days {
  /** YYYY-MM-DD. */
  day?: string;
  year?: number;
  /** From 1. */
  month?: number;
  /** From 0, Sunday; `day` is then the next such day. */
  weekday?: number;
  /** Several days: the next week. Both ends are in it. */
  range?: { from: string; to: string };
}

const RELATIVE_DAYS: ReadonlyMap<string, number> = new Map(
  [
    ...['today', 'todays', 'aaj', 'aj', 'आज'].map((word): [string, number] => [word, 0]),
    ...['tomorrow', 'tomorrows', 'tmrw', 'kal', 'कल'].map((word): [string, number] => [word, 1]),
    ...['yesterday', 'yesterdays'].map((word): [string, number] => [word, -1]),
    ...['parso', 'parson', 'परसों'].map((word): [string, number] => [word, 2]),
  ].map(([word, days]) => [normaliseDevanagari(word), days]),
);
const MONTHS = [
  'january jan janvari जनवरी',
  'february feb farvari फरवरी',
  'march mar मार्च',
  'april apr aprail अप्रैल',
  'may mai मई',
  'june jun जून',
  'july jul julai जुलाई',
  'august aug agast अगस्त',
  'september sep sept sitambar सितंबर',
  'october oct aktubar अक्टूबर अक्तूबर',
  'november nov navambar नवंबर',
  'december dec disambar दिसंबर',
];
/** Months from 1 by each of their names. */
const MONTH_NAMES: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.split(' ').map((name): [string, number] => [normaliseDevanagari(name), at + 1])),
);
const NUMBERED = /(?<!\d)(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?!\d)/;
const WEEKDAYS = [
  'sunday sun ravivar itvar itwar रविवार इतवार',
  'monday mon somvar somwar सोमवार',
  'tuesday tue tues mangalvar mangalwar मंगलवार',
  'wednesday wed budhvar budhwar बुधवार',
  'thursday thu thurs guruvar guruwar brihaspativar veervar गुरुवार बृहस्पतिवार',
  'friday fri shukravar shukrawar jumma शुक्रवार',
  'saturday sat shanivar shaniwar शनिवार',
];
/** Weekdays from 0, Sunday, by each of their names. */
const WEEKDAY_NAMES: ReadonlyMap<string, number> = new Map(
  WEEKDAYS.flatMap((names, at) =>
    names.split(' ').flatMap((name): [string, number][] => [
      [normaliseDevanagari(name), at],
      [`${normaliseDevanagari(name)}s`, at],
    ]),
  ),
);
/** Short names that are words, too: only beside a word that asks for a day. */
const DOUBTFUL_WEEKDAYS = new Set(['sun', 'mon', 'wed', 'fri', 'sat', 'suns', 'mons', 'weds', 'fris', 'sats', 'tue', 'thu']);
const ON = new Set(['on', 'every', 'next', 'this', 'coming', 'ko', 'को']);
/** Words that move a week, a month or a year. */
const STEPS: ReadonlyMap<string, number> = new Map(
  [
    ...['last', 'previous', 'past', 'pichhle', 'pichle', 'pichhla', 'pichla', 'पिछले', 'पिछला', 'गत'].map((word): [string, number] => [
      word,
      -1,
    ]),
    ...['this', 'current', 'is', 'iss', 'इस'].map((word): [string, number] => [word, 0]),
    ...['next', 'coming', 'upcoming', 'agle', 'agla', 'agli', 'अगले', 'अगला', 'अगली'].map((word): [string, number] => [word, 1]),
  ].map(([word, step]) => [normaliseDevanagari(word), step]),
);
const SPANS: ReadonlyMap<string, 'week' | 'month' | 'year' | 'weekend'> = new Map(
  (
    [
      ['week', 'week'],
      ['hafte', 'week'],
      ['hafta', 'week'],
      ['saptah', 'week'],
      ['हफ्ते', 'week'],
      ['हफ़्ते', 'week'],
      ['सप्ताह', 'week'],
      ['weekend', 'weekend'],
      ['month', 'month'],
      ['mahine', 'month'],
      ['mahina', 'month'],
      ['महीने', 'month'],
      ['year', 'year'],
      ['saal', 'year'],
      ['sal', 'year'],
      ['साल', 'year'],
      ['वर्ष', 'year'],
    ] as const
  ).map(([word, span]) => [normaliseDevanagari(word), span]),
);
/** Years in figures; others are numbers. */
const YEAR = /^(1[5-9]|2[0-2])\d\d$/;
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'tarikh', 'तारीख']);

/** A date in figures, day first as in India: `15/08/2026`, `15-8-2026`, `2026-08-15`; and the text without it. */
export function extractDate(text: string): { day?: string; left: string } {
  const written = NUMBERED.exec(text)?.[0];
  const day = written && parseDay(written.replaceAll('.', '-'));
  return day ? { day, left: text.replace(written, ' ') } : { left: text };
}

/**
 * A day in words (`today`, `15 august 2026`, `august 15`, `sunday`), a month, a year or a span alone (`next week`); and which words say so. Without
 * a year the next such day. `isAmount` tells numbers that count something, which are no years.
 */
export function findDays(words: readonly string[], isAmount: (at: number) => boolean = () => false): Days & { taken: ReadonlySet<number> } {
  const taken = new Set<number>();
  const take = (...places: number[]) => {
    for (const at of places) taken.add(at);
  };
  const yearAt = words.findIndex((word, at) => YEAR.test(word) && !isAmount(at));
  const year = yearAt < 0 ? undefined : Number(words[yearAt]);
  for (const [at, word] of words.entries()) {
    const month = MONTH_NAMES.get(word);
    if (month === undefined) continue;
    const before = ORDINALS.has(words[at - 1] ?? '') ? at - 2 : at - 1;
    const dateAt = [before, at + 1].find((one) => /^([1-9]|[12]\d|3[01])$/.test(words[one] ?? ''));
    // May and mar are words, too.
    if (dateAt === undefined && year === undefined && word.length < 4) continue;
    if (yearAt >= 0) take(yearAt);
    take(at);
    if (dateAt === undefined) return { ...(year === undefined ? {} : { year }), month, taken };
    take(dateAt, ...[dateAt + 1].filter((one) => ORDINALS.has(words[one] ?? '')));
    const day = findDate(year, month, Number(words[dateAt]));
    return { ...(day ? { day } : {}), ...(year === undefined ? {} : { year }), month, taken };
  }
  const nearAt = words.findIndex((word) => RELATIVE_DAYS.has(word));
  if (nearAt >= 0) {
    take(nearAt);
    return { day: addDays(istDay(), RELATIVE_DAYS.get(words[nearAt] ?? '') ?? 0), taken };
  }
  const span = findSpan(words, take);
  if (span) return { ...span, taken };
  const weekdayAt = words.findIndex(
    (word, at) =>
      WEEKDAY_NAMES.has(word) &&
      words[at - 1] !== 'good' &&
      (!DOUBTFUL_WEEKDAYS.has(word) || ON.has(words[at - 1] ?? '') || ON.has(words[at + 1] ?? '')),
  );
  if (weekdayAt >= 0) {
    take(weekdayAt);
    const weekday = WEEKDAY_NAMES.get(words[weekdayAt] ?? '') ?? 0;
    return { weekday, day: nextWeekday(weekday), taken };
  }
  if (year === undefined || words.length === 1) return { taken };
  take(yearAt);
  return { year, taken };
}

/** `next week`, `last year`, `is mahine`: a week from Monday, a month of a year, or a year. */
function findSpan(words: readonly string[], take: (...places: number[]) => void): Days | undefined {
  const at = words.findIndex((word, place) => SPANS.has(word) && STEPS.has(words[place - 1] ?? ''));
  if (at < 0) return undefined;
  const step = STEPS.get(words[at - 1] ?? '') ?? 0;
  const span = SPANS.get(words[at] ?? '');
  const today = istDay();
  const [year = 0, month = 1] = today.split('-').map(Number);
  take(at - 1, at);
  if (span === 'year') return { year: year + step };
  if (span === 'month') {
    const months = year * 12 + month - 1 + step;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  }
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7 * step);
  return { range: span === 'weekend' ? { from: addDays(monday, 5), to: addDays(monday, 6) } : { from: monday, to: addDays(monday, 6) } };
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The next day that is this weekday, today among them; YYYY-MM-DD. */
function nextWeekday(weekday: number): string {
  const today = istDay();
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** From one 29 February to the next there may be eight years, as from 2096 to 2104. */
const YEARS_AHEAD = 9;

function findDate(year: number | undefined, month: number, date: number): string | undefined {
  const inYear = (one: number) => parseDay(`${one}-${month}-${date}`);
  if (year !== undefined) return inYear(year);
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_AHEAD }, (_, ahead) => inYear(thisYear + ahead)).find((day) => day !== undefined && day >= today);
}
