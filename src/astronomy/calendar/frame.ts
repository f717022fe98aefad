import { LRUCache } from 'lru-cache';
import { keptIn } from '../../kernel/memoize.ts';
import { addDays, weekdayOf } from '../../kernel/time.ts';
import { startOfDay } from '../../kernel/zone.ts';
import { type Point, roughSunEvent, sunrise, sunset } from '../horizon.ts';

/** A place of observation with its time zone. */
export interface ZonedPoint extends Point {
  /** IANA time zone. */
  zone: string;
}

/** Sunrises and sunsets of an almanac day, which runs from sunrise to sunrise; milliseconds since 1970. */
export interface DayFrame {
  date: string;
  /** 0 for Sunday. */
  weekday: number;
  /** The sunset before the sunrise. */
  previousSunset: number;
  sunrise: number;
  sunset: number;
  nextSunrise: number;
}

/** The day has no sunrise or no sunset: beyond the polar circles, in summer and winter. */
export class NoSunrise extends Error {
  override name = 'NoSunrise';
}

const suns = new LRUCache<string, { sunrise: number; sunset: number }>({ maxSize: 12_000, sizeCalculation: () => 1 });
const frames = new LRUCache<string, DayFrame>({ maxSize: 12_000, sizeCalculation: () => 1 });
/** Outside the polar circles, sunrise and sunset are within a day of midnight and of each other. */
const REACH_DAYS = 1.1;
const DAY_MS = 86_400_000;
/** The formula's sunrise is within a minute or two of the exact one. */
const ROUGH_MS = 5 * 60_000;

const keyOf = ({ lat, lon, zone }: ZonedPoint, date: string) => `${lat} ${lon} ${zone} ${date}`;

/** A rise or set of the sun, searched for near the formula's estimate, which takes a third of the time. */
function findEvent(event: 'rise' | 'set', place: ZonedPoint, from: number): number | null {
  const search = event === 'rise' ? sunrise : sunset;
  const start = (roughSunEvent(event, place, from) ?? from) - ROUGH_MS;
  const near = start < from ? null : search(place, start, (2 * ROUGH_MS) / DAY_MS);
  return near ?? search(place, from, REACH_DAYS);
}

const findSun = (place: ZonedPoint, date: string): { sunrise: number; sunset: number } =>
  keptIn(suns, keyOf(place, date), () => {
    const rises = findEvent('rise', place, startOfDay(place.zone, date));
    const sets = rises === null ? null : findEvent('set', place, rises);
    if (rises === null || sets === null)
      throw new NoSunrise(`The sun does not rise or does not set on ${date} at ${place.lat}, ${place.lon}`);
    return { sunrise: rises, sunset: sets };
  });

/** The frame of the almanac day that starts at a civil day's sunrise (YYYY-MM-DD). Throws NoSunrise. */
export const dayFrame = (place: ZonedPoint, date: string): DayFrame =>
  keptIn(frames, keyOf(place, date), () => ({
    date,
    weekday: weekdayOf(date),
    previousSunset: findSun(place, addDays(date, -1)).sunset,
    ...findSun(place, date),
    nextSunrise: findSun(place, addDays(date, 1)).sunrise,
  }));
