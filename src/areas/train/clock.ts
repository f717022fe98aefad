export const DAY_MINUTES = 1440;
/** Monday first, as in the contract's `days_runs`. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const pair = (first: number, second: number) => `${String(first).padStart(2, '0')}.${String(second).padStart(2, '0')}`;

/** Minutes since any midnight as a time of day, `HH.MM`. */
export const clockText = (minutes: number): string => {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return pair(Math.floor(ofDay / 60), ofDay % 60);
};

/** Minutes as `HH.MM`, with at least two digits for hours, which may exceed 24. */
export const durationText = (minutes: number): string => pair(Math.floor(minutes / 60), minutes % 60);

/** A time of day, `9.05`, `22:55` or `22:55:00`, in minutes since midnight. Undefined for anything else. */
export function parseClock(text: string): number | undefined {
  const match = /^(\d{1,2})[.:](\d\d)(?::\d\d)?$/.exec(text.trim());
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}

/** A duration, `3.15`, `37.45` or `15:8` (15 hours 8 minutes), in minutes. Undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d{1,3})[.:](\d{1,2})$/.exec(text.trim());
  return match && Number(match[2]) < 60 ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Whole days since the day from which the minutes count. */
export const dayOffset = (minutes: number): number => Math.floor(minutes / DAY_MINUTES);

/** Weekday of a date (YYYY-MM-DD), from 0 for Monday. */
const weekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Whether a train with these run days (seven 0 or 1, Monday first) runs on a date (YYYY-MM-DD). */
export const runsOn = (daysRuns: string, day: string): boolean => daysRuns[weekdayIndex(day)] === '1';

/** Run days of a train that runs on the weekday of a date (YYYY-MM-DD) and on no other. */
export const runDaysOf = (day: string): string => WEEKDAYS.map((_, index) => Number(index === weekdayIndex(day))).join('');

/** Run days at a stop this many days into the journey: a train that starts on Sundays is at its second-day stops on Mondays. */
export function shiftDays(daysRuns: string, days: number): string {
  const back = ((days % 7) + 7) % 7;
  return back === 0 ? daysRuns : daysRuns.slice(-back) + daysRuns.slice(0, -back);
}

/** Weekday names (`Mon`, `MON`, `Monday`) as seven 0 or 1, Monday first. Undefined if one is not a weekday. */
export function daysFromNames(names: readonly string[]): string | undefined {
  const indexes = names.map((name) => WEEKDAYS.findIndex((day) => name.trim().toLowerCase().startsWith(day.toLowerCase())));
  if (names.length === 0 || indexes.includes(-1)) return undefined;
  return WEEKDAYS.map((_, index) => (indexes.includes(index) ? '1' : '0')).join('');
}

/** YYYY-MM-DD as `YYYYMMDD`. */
export const compactDay = (day: string): string => day.replaceAll('-', '');

/** YYYY-MM-DD as `DD-MM-YYYY`, for several providers. */
export const dayFirst = (day: string): string => day.split('-').reverse().join('-');

/** The time of day in a text that may start with a date; null if none. */
export function shownClock(text: string | null | undefined): string | null {
  const minutes = parseClock(/(\d{1,2}:\d\d)(?::\d\d)?/.exec(text ?? '')?.[1] ?? '');
  return minutes === undefined ? null : clockText(minutes);
}

/** `2024-05-10 23:25:00 +0530` as ISO 8601 UTC; a time without a zone is Indian. Null for anything else. */
export function toInstant(text: string | null | undefined): string | null {
  const match = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?(?:\.\d+)?)\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const zone = (match[3] ?? '+05:30').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const time = Date.parse(`${match[1]}T${match[2]}${zone}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
