import './delta-t.ts';
import { Body, Observer, SearchAltitude, SearchRiseSet } from 'astronomy-engine';
import { arc, degrees, radians, turn } from './angles.ts';
import { astroTime } from './longitudes.ts';

/** A point on Earth in degrees, north and east positive. */
export interface Point {
  lat: number;
  lon: number;
}

const observerAt = ({ lat, lon }: Point) => new Observer(lat, lon, 0);
const RISES = 1;
const SETS = -1;

function first(body: Body, direction: number, point: Point, from: number, days: number): number | null {
  const event = SearchRiseSet(body, observerAt(point), direction, astroTime(from), days);
  return event ? Math.round(event.date.getTime()) : null;
}

/**
 * First rise of the sun's upper limb at or after an instant, with 34' of refraction on a level horizon at sea level; null if none within
 * this many days.
 */
export const sunrise = (point: Point, from: number, days = 1): number | null => first(Body.Sun, RISES, point, from, days);
/** First set of the sun's upper limb, likewise. */
export const sunset = (point: Point, from: number, days = 1): number | null => first(Body.Sun, SETS, point, from, days);
/** First rise of the moon's upper limb, with its parallax. */
export const moonrise = (point: Point, from: number, days = 1): number | null => first(Body.Moon, RISES, point, from, days);
export const moonset = (point: Point, from: number, days = 1): number | null => first(Body.Moon, SETS, point, from, days);

/** First rise or set of the centre of the sun's disc without refraction, which some almanacs call sunrise. */
export function centreOnHorizon(event: 'rise' | 'set', point: Point, from: number): number | null {
  const direction = event === 'rise' ? RISES : SETS;
  const moment = SearchAltitude(Body.Sun, observerAt(point), direction, astroTime(from), 1, 0);
  return moment ? Math.round(moment.date.getTime()) : null;
}

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;
const OBLIQUITY = radians(23.439);
/** Altitude of the sun's centre when its upper limb rises: 34' of refraction and 16' of radius. */
const RISING_ALTITUDE = radians(-50 / 60);

/** The sun's declination in radians, and its lead over the mean sun in degrees: Astronomical Almanac, low precision, to 0.01 degrees. */
function roughSun(instant: number): { declination: number; ahead: number } {
  const days = (instant - J2000_MS) / DAY_MS;
  const mean = 280.46 + 0.9856474 * days;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const longitude = radians(mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const rightAscension = degrees(Math.atan2(Math.cos(OBLIQUITY) * Math.sin(longitude), Math.cos(longitude)));
  return { declination: Math.asin(Math.sin(OBLIQUITY) * Math.sin(longitude)), ahead: arc(rightAscension, mean) };
}

/**
 * First sunrise or sunset after an instant by a formula, within a minute or two below latitude 65: a starting point for the exact search.
 * Undefined if the sun stays up or down.
 */
export function roughSunEvent(event: 'rise' | 'set', { lat, lon }: Point, from: number): number | undefined {
  const north = radians(lat);
  let at = from;
  for (const round of [1, 2]) {
    const { declination, ahead } = roughSun(at);
    const cosine = (Math.sin(RISING_ALTITUDE) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination));
    if (Math.abs(cosine) > 1) return undefined;
    const hourAngleThen = degrees(Math.acos(cosine)) * (event === 'rise' ? -1 : 1);
    const hourAngle = 360 * ((at - J2000_MS) / DAY_MS) + lon + ahead;
    at += ((round === 1 ? turn(hourAngleThen - hourAngle) : arc(hourAngle, hourAngleThen)) / 360) * DAY_MS;
  }
  return at;
}
