import { env } from './env.ts';
import { noteInput } from './inputs.ts';

const IST_OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** The current time, or JAANKARI_NOW. The only place that reads the clock for answers. */
export function now(): Date {
  noteInput?.('day');
  return readClock();
}

const readClock = (): Date => (env.JAANKARI_NOW ? new Date(env.JAANKARI_NOW) : new Date());

/** Whether an instant (ISO 8601) is past. What depends on this alone is not rebuilt every day, but once, when it has passed. */
export function isPast(instant: string): boolean {
  noteInput?.(`past ${instant}`);
  return readClock().getTime() > Date.parse(instant);
}

/** The calendar day in India (IST, UTC+05:30) at an instant, as YYYY-MM-DD. */
export function istDay(instant: Date = now()): string {
  return new Date(instant.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** Seconds from an instant until the next calendar day begins in India: 1 to 86,400. */
export function secondsToNextDay(instant: Date = now()): number {
  return Math.ceil((DAY_MS - ((instant.getTime() + IST_OFFSET_MS) % DAY_MS)) / 1000);
}

/** A day this many days later, or earlier if negative; both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another, both as YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The current year in India and the next: the years that pages and files are built for. */
export function currentYears(): [number, number] {
  noteInput?.('year');
  const year = Number(istDay(readClock()).slice(0, 4));
  return [year, year + 1];
}

/** The weekday of a day (YYYY-MM-DD), from 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Hours since an ISO 8601 instant. */
export function hoursSince(instant: string, until: Date = now()): number {
  return (until.getTime() - Date.parse(instant)) / 3_600_000;
}

/** An instant (ISO 8601 UTC) as answers tell it. Midnight to the millisecond is the mark of a day whose hour is not on record: the day alone. */
export const tellInstant = (instant: string): string => instant.replace(/T00:00:00\.000Z$/, '');

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Parses a date as English pages write it into YYYY-MM-DD: `October 4, 2026`, `Sep 11, 2026`, `11 September 2026`, `21-Jul-2026`,
 * `04/10/2026` (day first), `2026-10-04`. Undefined for anything else and for days that do not exist.
 */
export function parseDay(text: string): string | undefined {
  const clean = text.replace(/\s+/g, ' ').trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(clean);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(clean);
  if (dayFirst) return day(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(clean);
  if (monthFirst) return day(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]);
  const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})$/i.exec(clean);
  if (named) return day(named[3], monthNumber(named[2]), named[1]);
  return undefined;
}

const NAMED = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const DATES = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?[ -]+(${NAMED})\\.?,?[ -]+(\\d{4})\\b|\\b(${NAMED})\\.? +(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})\\b|\\b(\\d{4}-\\d{2}-\\d{2})\\b|\\b(\\d{1,2}[/-]\\d{1,2}[/-]\\d{4})\\b`,
  'gi',
);

/** The first date in a text, in a form that `parseDay` reads or like `10th June 2023`, as YYYY-MM-DD; undefined if none. */
export function findDay(text: string): string | undefined {
  for (const [, date, month, year, monthFirst, dateAfter, yearAfter, iso, numbers] of text.replace(/\s+/g, ' ').matchAll(DATES)) {
    const day = parseDay(iso ?? numbers ?? (date ? `${date} ${month} ${year}` : `${monthFirst} ${dateAfter} ${yearAfter}`));
    if (day) return day;
  }
  return undefined;
}

const monthNumber = (name = '') => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function day(year = '', month = '', date = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? text : undefined;
}

/** The latest of some days or ISO 8601 UTC instants; undefined if none. */
export const latestTimeOrUndefined = (times: readonly string[]): string | undefined => times.toSorted().at(-1);

/** The latest of some days or ISO 8601 UTC instants. Throws if there is none. */
export function latestTime(times: readonly string[]): string {
  const newest = latestTimeOrUndefined(times);
  if (newest === undefined) throw new Error('There is no newest of no times');
  return newest;
}
