import './delta-t.ts';
import { Body, Observer, SearchAltitude, SearchRiseSet } from 'astronomy-engine';
import { astroTime } from './longitudes.ts';

/** A place on the Earth: degrees, north and east positive. */
export interface Point {
  lat: number;
  lon: number;
}

const observerAt = ({ lat, lon }: Point) => new Observer(lat, lon, 0);
const RISES = 1;
const SETS = -1;

function first(body: Body, direction: number, point: Point, from: number, days: number): number | null {
  const found = SearchRiseSet(body, observerAt(point), direction, astroTime(from), days);
  return found ? Math.round(found.date.getTime()) : null;
}

/** First rise of the sun's upper limb at or after an instant, with 34' of refraction on a level horizon at sea level; null within so many days. */
export const sunrise = (point: Point, from: number, days = 1): number | null => first(Body.Sun, RISES, point, from, days);
/** First set of the sun's upper limb, likewise. */
export const sunset = (point: Point, from: number, days = 1): number | null => first(Body.Sun, SETS, point, from, days);
/** First rise of the moon's upper limb, with its parallax. */
export const moonrise = (point: Point, from: number, days = 1): number | null => first(Body.Moon, RISES, point, from, days);
export const moonset = (point: Point, from: number, days = 1): number | null => first(Body.Moon, SETS, point, from, days);

/** First rise or set of the middle of the sun's disc without refraction, which some almanacs mean by sunrise. */
export function centreOnHorizon(event: 'rise' | 'set', point: Point, from: number): number | null {
  const direction = event === 'rise' ? RISES : SETS;
  const found = SearchAltitude(Body.Sun, observerAt(point), direction, astroTime(from), 1, 0);
  return found ? Math.round(found.date.getTime()) : null;
}
