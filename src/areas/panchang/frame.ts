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

const suns = new LRUCache<string, { sunrise: number; sunset: number }>({ max: 12_000 });
const frames = new LRUCache<string, DayFrame>({ max: 12_000 });
/** Sunrise and sunset lie within a day of midnight and of each other outside the polar circles. */
const REACH_DAYS = 1.1;
const DAY_MS = 86_400_000;
/** The sun does not rise more than so much later or earlier than the day before, up to latitude 65. */
const DRIFT_DAYS = 10 / 1440;

const placeKey = ({ lat, lon, zone }: Place) => `${lat} ${lon} ${zone}`;

/** An event about a day after the one before: looked for near it first, which takes a third of the time. */
function event(search: typeof sunrise, place: Place, from: number, before: number | undefined): number | null {
  const guess = before === undefined ? undefined : before + DAY_MS * (1 - DRIFT_DAYS);
  const near = guess === undefined || guess < from ? null : search(place, guess, 2 * DRIFT_DAYS);
  return near ?? search(place, from, REACH_DAYS);
}

function sunOf(place: Place, date: string): { sunrise: number; sunset: number } {
  const key = `${placeKey(place)} ${date}`;
  const known = suns.get(key);
  if (known) return known;
  const before = suns.get(`${placeKey(place)} ${addDays(date, -1)}`);
  const rises = event(sunrise, place, startOfDay(place.zone, date), before?.sunrise);
  const sets = rises === null ? null : event(sunset, place, rises, before?.sunset);
  if (rises === null || sets === null)
    throw new NoSunrise(`The sun does not rise or does not set on ${date} at ${place.lat}, ${place.lon}`);
  const found = { sunrise: rises, sunset: sets };
  suns.set(key, found);
  return found;
}

/** The frame of the almanac day that begins with the sunrise of a civil day (YYYY-MM-DD). Throws NoSunrise. */
export function frameOf(place: Place, date: string): DayFrame {
  const key = `${placeKey(place)} ${date}`;
  const known = frames.get(key);
  if (known) return known;
  const previousSunset = sunOf(place, addDays(date, -1)).sunset;
  const today = sunOf(place, date);
  const frame = {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    previousSunset,
    sunrise: today.sunrise,
    sunset: today.sunset,
    nextSunrise: sunOf(place, addDays(date, 1)).sunrise,
  };
  frames.set(key, frame);
  return frame;
}
