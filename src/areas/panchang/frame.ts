import { LRUCache } from 'lru-cache';
import { type Point, sunrise, sunset } from '../../lib/sky/horizon.ts';
import { addDays } from '../../lib/time.ts';
import { startOfDay } from '../../lib/zone.ts';

/** Where a day is looked at from, and by which clock. */
export interface Place extends Point {
  /** IANA name of its zone. */
  zone: string;
}

/** The sun's frame of an almanac day, which lasts from sunrise to sunrise; milliseconds since 1970. */
export interface DayFrame {
  date: string;
  /** 0 for Sunday. */
  weekday: number;
  /** Set before the sunrise. */
  previousSunset: number;
  sunrise: number;
  sunset: number;
  nextSunrise: number;
}

/** No sunrise or no sunset within the day: beyond the polar circles, in summer and winter. */
export class NoSunrise extends Error {
  override name = 'NoSunrise';
}

const kept = new LRUCache<string, { sunrise: number; sunset: number }>({ max: 12_000 });
/** Sunrise and sunset lie within a day of midnight and of each other outside the polar circles. */
const REACH_DAYS = 1.1;

function sunOf(place: Place, date: string): { sunrise: number; sunset: number } {
  const key = `${place.lat} ${place.lon} ${place.zone} ${date}`;
  const known = kept.get(key);
  if (known) return known;
  const rises = sunrise(place, startOfDay(place.zone, date), REACH_DAYS);
  const sets = rises === null ? null : sunset(place, rises, REACH_DAYS);
  if (rises === null || sets === null)
    throw new NoSunrise(`The sun does not rise or does not set on ${date} at ${place.lat}, ${place.lon}`);
  const found = { sunrise: rises, sunset: sets };
  kept.set(key, found);
  return found;
}

/** The frame of the almanac day that begins with the sunrise of a civil day (YYYY-MM-DD). Throws NoSunrise. */
export function frameOf(place: Place, date: string): DayFrame {
  const today = sunOf(place, date);
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    previousSunset: sunOf(place, addDays(date, -1)).sunset,
    sunrise: today.sunrise,
    sunset: today.sunset,
    nextSunrise: sunOf(place, addDays(date, 1)).sunrise,
  };
}
