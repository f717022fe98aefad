import { formOf } from '../../lib/text.ts';
import { addDays, istDay, parseDay } from '../../lib/time.ts';

/** A day, a month or a year that a text names. */
export interface Days {
  /** YYYY-MM-DD. */
  day?: string;
  year?: number;
  /** From 1. */
  month?: number;
}

const NEAR_DAYS: ReadonlyMap<string, number> = new Map(
  [
    ...['today', 'todays', 'aaj', 'aj', 'आज'].map((word): [string, number] => [word, 0]),
    ...['tomorrow', 'tomorrows', 'tmrw', 'kal', 'कल'].map((word): [string, number] => [word, 1]),
    ...['yesterday', 'yesterdays'].map((word): [string, number] => [word, -1]),
    ...['parso', 'parson', 'परसों'].map((word): [string, number] => [word, 2]),
  ].map(([word, days]) => [formOf(word), days]),
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
  MONTHS.flatMap((names, at) => names.split(' ').map((name): [string, number] => [formOf(name), at + 1])),
);
const NUMBERED = /(?<!\d)(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?!\d)/;
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'tarikh', 'तारीख']);

/** A date in figures, day first as in India: `15/08/2026`, `15-8-2026`, `2026-08-15`; and the text without it. */
export function cutDate(text: string): { day?: string; left: string } {
  const written = NUMBERED.exec(text)?.[0];
  const day = written && parseDay(written.replaceAll('.', '-'));
  return day ? { day, left: text.replace(written, ' ') } : { left: text };
}

/** A day in words (`today`, `15 august 2026`, `august 15`), or a month or year alone; and which words say so. Without a year the next such day. */
export function findDays(words: readonly string[]): Days & { taken: ReadonlySet<number> } {
  const taken = new Set<number>();
  const take = (...places: number[]) => {
    for (const at of places) taken.add(at);
  };
  const yearAt = words.findIndex((word) => /^(19|20)\d\d$/.test(word));
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
    const day = dayOf(year, month, Number(words[dateAt]));
    return { ...(day ? { day } : {}), ...(year === undefined ? {} : { year }), month, taken };
  }
  const nearAt = words.findIndex((word) => NEAR_DAYS.has(word));
  if (nearAt >= 0) {
    take(nearAt);
    return { day: addDays(istDay(), NEAR_DAYS.get(words[nearAt] ?? '') ?? 0), taken };
  }
  if (year === undefined || words.length === 1) return { taken };
  take(yearAt);
  return { year, taken };
}

function dayOf(year: number | undefined, month: number, date: number): string | undefined {
  const inYear = (one: number) => parseDay(`${one}-${month}-${date}`);
  if (year !== undefined) return inYear(year);
  const today = istDay();
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1].map(inYear).find((day) => day !== undefined && day >= today);
}
