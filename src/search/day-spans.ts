import { addDays, istDay, weekdayOf } from '../kernel/time.ts';
import { normaliseDevanagari, wordSet } from '../text/fold.ts';
import names from './day-words.json' with { type: 'json' };
import { countOf, numbersByWord } from './number-words.ts';
import operations from './operation-words.json' with { type: 'json' };

/** The day, month, year or range of days that a text names. */
export interface Days {
  /** YYYY-MM-DD. */
  day?: string;
  year?: number;
  /** 1 to 12. */
  month?: number;
  /** 0 (Sunday) to 6; `day` is then the next such day. */
  weekday?: number;
  /** The weekdays of a month or year that are asked for: `on friday in 2027`, `on a weekend in january`. */
  weekdays?: readonly number[];
  /** A range of days, such as next week, inclusive. */
  range?: { from: string; to: string };
  /** Whether the word for the day, `kal`, may as well mean the day before today. */
  eitherWay?: true;
  /** A date that no year has: `30 february`. */
  impossible?: string;
}

/** Words that shift a week, month or year. */
export const STEPS = numbersByWord(names.steps);
type Span = keyof typeof names.spans;
/** Words for spans of days. */
export const SPANS: ReadonlyMap<string, Span> = new Map(
  Object.entries(names.spans).flatMap(([span, words]) => words.map((word) => [normaliseDevanagari(word), span as Span] as const)),
);

/** Words before a span that has passed: `in one year`, `over 6 months`. */
const DURING: ReadonlySet<string> = new Set(['in', 'over', 'during', 'within', 'the']);
/** Words behind it: `ek mahine me`, `saal bhar`. */
const BEHIND = wordSet('me mein mai se bhar में से भर');
/** Behind a span of which the extreme is asked for: `52 week high`. */
const EXTREMES: ReadonlySet<string> = new Set(['high', 'low']);
/** What says that something has moved, so that a span without `last` is over. */
const MOVED: ReadonlySet<string> = new Set(operations.change.map(normaliseDevanagari));
/** What says that something has become so: `mahnga hua`. */
export const BECAME = wordSet('hua hui hue huye became हुआ हुई हुए');

/** How many spans a word says: `10`, `one`, `a`. */
const countSaid = (said = ''): number | undefined =>
  said === 'a' || said === 'an' ? 1 : said.length > 3 && /\d/.test(said) ? undefined : countOf(said);

/** So many days, weeks, months or years before today, or from today on; today is among them: `last 10 days`, `agle 2 hafte`, `in one year`. */
function findCountedSpan(words: readonly string[], take: (...places: number[]) => void): Days | undefined {
  const isOver = words.some((word) => MOVED.has(word) || BECAME.has(word));
  for (const [at, word] of words.entries()) {
    const span = SPANS.get(word);
    const count = countSaid(words[at - 1]);
    if (span === undefined || span === 'weekend' || count === undefined || !Number.isInteger(count) || count < 1) continue;
    const step = STEPS.get(words[at - 2] ?? '');
    const isExtreme = step === undefined && EXTREMES.has(words[at + 1] ?? '');
    const isBare = isExtreme || (isOver && step === undefined && (DURING.has(words[at - 2] ?? '') || BEHIND.has(words[at + 1] ?? '')));
    if (!step && !isBare) continue;
    take(at - 1, at, ...(step ? [at - 2] : []));
    const today = istDay();
    const end = spansAway(today, span, (step ?? -1) * count);
    return { range: step === 1 ? { from: today, to: end } : { from: end, to: today } };
  }
  return undefined;
}

/** The day so many spans from another. */
const spansAway = (day: string, span: Exclude<Span, 'weekend'>, count: number): string =>
  span === 'day' || span === 'week' ? addDays(day, count * (span === 'day' ? 1 : 7)) : monthsAway(day, count * (span === 'year' ? 12 : 1));

const AGO = wordSet('ago back earlier pehle pahle before पहले');

/** `2 weeks before christmas` counts from another day. */
const isBefore = (words: readonly string[], at: number): boolean => words[at] === 'before' && words[at + 1] !== undefined;

/** The day so many days, weeks, months or years before today: `one year ago`, `6 mahine pehle`. */
export function findAgo(words: readonly string[], take: (...places: number[]) => void): string | undefined {
  const at = words.findIndex((word, place) => SPANS.has(word) && AGO.has(words[place + 1] ?? '') && !isBefore(words, place + 1));
  const count = countSaid(words[at - 1]);
  const span = SPANS.get(words[at] ?? '');
  if (at < 1 || count === undefined || !(count >= 1) || span === undefined || span === 'weekend') return undefined;
  take(at - 1, at, at + 1);
  return spansAway(istDay(), span, -count);
}

/** The day so many months from another, or the last of that month where it is shorter. */
function monthsAway(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const months = year * 12 + month - 1 + count;
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const last = new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate();
  return [inYear, inMonth, Math.min(date, last)].map((part) => String(part).padStart(2, '0')).join('-');
}

/** `same day last year`, पिछले साल इसी दिन. */
const SAME = wordSet('same isi इसी');
const SAME_DAY = wordSet('day date din tarikh दिन तारीख');

/** `next week`, `last year`, `is mahine`: a week from Monday, a month or a year. */
export function findSpan(words: readonly string[], take: (...places: number[]) => void): Days | undefined {
  const counted = findCountedSpan(words, take);
  if (counted) return counted;
  // `weekend` alone is the coming one.
  const at = words.findIndex(
    (word, place) =>
      SPANS.has(word) &&
      SPANS.get(word) !== 'day' &&
      (STEPS.has(words[place - 1] ?? '') || (SPANS.get(word) === 'weekend' && words[place - 1] !== 'long')),
  );
  if (at < 0) return undefined;
  const step = STEPS.get(words[at - 1] ?? '') ?? 0;
  const span = SPANS.get(words[at] ?? '');
  const today = istDay();
  const [year = 0, month = 1] = today.split('-').map(Number);
  take(at, ...(STEPS.has(words[at - 1] ?? '') ? [at - 1] : []));
  const same = words.findIndex((word, place) => SAME.has(word) && SAME_DAY.has(words[place + 1] ?? ''));
  if (same >= 0 && (span === 'year' || span === 'month')) {
    take(same, same + 1);
    return { day: monthsAway(today, step * (span === 'year' ? 12 : 1)) };
  }
  if (span === 'year') return { year: yearSaid(words[at - 1]) };
  if (span === 'month') {
    const months = year * 12 + month - 1 + step;
    return { year: Math.floor(months / 12), month: (months % 12) + 1 };
  }
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7 * step);
  return { range: span === 'weekend' ? { from: addDays(monday, 5), to: addDays(monday, 6) } : { from: monday, to: addDays(monday, 6) } };
}

/** The year that `this`, `next` or `last` year is. */
export const yearSaid = (step = ''): number => Number(istDay().slice(0, 4)) + (STEPS.get(step) ?? 0);
