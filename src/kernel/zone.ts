import { LRUCache } from 'lru-cache';

/*
 * Time zone conversion with Intl, which includes the IANA database. Instants are milliseconds since 1970.
 */

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 50 });

function zoneFormat(zone: string): Intl.DateTimeFormat {
  const before = formats.get(zone);
  if (before) return before;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** Whether Intl knows a zone (`Asia/Kolkata`, `UTC`); offsets such as `+05:30` count too. */
export function isZone(zone: string): boolean {
  try {
    zoneFormat(zone);
    return true;
  } catch {
    return false;
  }
}

export const INDIA = 'Asia/Kolkata';
const INDIA_MS = 19_800_000;
/** India has been at UTC+05:30 since 15 October 1945. */
const INDIA_SINCE = Date.UTC(1945, 9, 15);

/** A zone's offset from UTC at an instant, in milliseconds, positive if ahead. */
function offsetAt(zone: string, instant: number): number {
  if (zone === INDIA && instant >= INDIA_SINCE) return INDIA_MS;
  const part: Record<string, number> = {};
  for (const { type, value } of zoneFormat(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** An instant as ISO 8601 with the zone's offset: `2026-11-21T06:48:18+05:30`. Rounded to the second. */
export function zonedIso(zone: string, instant: number): string {
  const exact = Math.round(instant / 1000) * 1000;
  // Offsets before 1906 have seconds, which ISO 8601 cannot express.
  const offset = Math.round(offsetAt(zone, exact) / 60_000) * 60_000;
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  const local = new Date(exact + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The calendar day in a zone, YYYY-MM-DD. */
export const zonedDay = (zone: string, instant: number): string => new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 10);

const HALF_DAY_MS = 43_200_000;

/**
 * The instants at which a zone's clock shows a time (`2026-03-29T02:30:00`, without offset), earliest first: usually one, none in the gap
 * when clocks go forward, two when they go back.
 */
export function zonedInstants(zone: string, local: string): number[] {
  const wall = Date.parse(`${local}Z`);
  const offsets = new Set([offsetAt(zone, wall - HALF_DAY_MS * 2), offsetAt(zone, wall + HALF_DAY_MS * 2), offsetAt(zone, wall)]);
  const instants = [...offsets].map((offset) => wall - offset).filter((instant) => instant + offsetAt(zone, instant) === wall);
  return [...new Set(instants)].sort((a, b) => a - b);
}

/** The first instant of a zone's day: midnight, or the end of a gap that swallows it. */
export function startOfDay(zone: string, day: string): number {
  const [midnight] = zonedInstants(zone, `${day}T00:00:00`);
  if (midnight !== undefined) return midnight;
  const wall = Date.parse(`${day}T00:00:00Z`);
  // In a gap at midnight, the clock jumps from the old offset to the new one at the same instant.
  return wall - offsetAt(zone, wall - HALF_DAY_MS * 2);
}
