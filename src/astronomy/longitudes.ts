import './delta-t.ts';
import {
  AstroTime,
  Body,
  EclipticGeoMoon,
  e_tilt,
  GeoVector,
  RotateVector,
  Rotation_EQJ_ECT,
  SphereFromVector,
  SunPosition,
} from 'astronomy-engine';
import { radians, turn } from './angles.ts';

/*
 * Apparent geocentric longitudes on the true ecliptic and equinox of date, in degrees; instants are milliseconds since 1970 (UTC). Based on
 * astronomy-engine (VSOP87 and ELP/MPP02 series, truncated to an arcminute or better).
 */

const J2000_MS = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** An instant nobody asks about: 3,400 BCE. */
const FORGOTTEN = new AstroTime(-2_000_000);

/**
 * The engine's time for an instant, skipping Date, which would cost a tenth of a position. The engine caches the last obliquity and reuses
 * it for instants within a tenth of a second; this makes it forget, so that a position depends on its instant alone.
 */
export function astroTime(instant: number): AstroTime {
  e_tilt(FORGOTTEN);
  return new AstroTime((instant - J2000_MS) / DAY_MS);
}

/** Centuries of terrestrial time since J2000. */
export const centuries = (instant: number): number => astroTime(instant).tt / 36_525;

/** Nutation in longitude, degrees. */
export const nutation = (instant: number): number => e_tilt(astroTime(instant)).dpsi / 3600;
/** True obliquity of the ecliptic, degrees. */
export const obliquity = (instant: number): number => e_tilt(astroTime(instant)).tobl;

export const sunLongitude = (instant: number): number => SunPosition(astroTime(instant)).elon;
export const moonLongitude = (instant: number): number => EclipticGeoMoon(astroTime(instant)).lon;

/** Geocentric longitude of a planet, with light time and aberration. */
export function planetLongitude(body: Planet, instant: number): number {
  const time = astroTime(instant);
  return SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), GeoVector(Body[body], time, true))).lon;
}
export type Planet = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';

/** Mean ascending node of the Moon (Rahu) on the ecliptic of date, without nutation: Meeus, Astronomical Algorithms (1998), 47.7. */
export function meanNode(instant: number): number {
  const t = centuries(instant);
  return turn(125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000);
}

/** True (osculating) node without nutation: the mean node plus the largest periodic terms, Meeus (1998), chapter 47. */
export function trueNode(instant: number): number {
  const t = centuries(instant);
  const d = radians(297.8501921 + 445_267.1114034 * t);
  const m = radians(357.5291092 + 35_999.0502909 * t);
  const moon = radians(134.9633964 + 477_198.8675055 * t);
  const f = radians(93.272095 + 483_202.0175233 * t);
  const terms =
    -1.4979 * Math.sin(2 * (d - f)) -
    0.15 * Math.sin(m) -
    0.1226 * Math.sin(2 * d) +
    0.1176 * Math.sin(2 * f) -
    0.0801 * Math.sin(2 * (moon - f));
  return turn(meanNode(instant) + terms);
}
