import './delta-t.ts';
import {
  type AstroTime,
  Body,
  Equator,
  Horizon,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  Observer,
  SearchGlobalSolarEclipse,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import { type Point, sunrise, sunset } from './horizon.ts';
import { astroTime } from './longitudes.ts';

/** An eclipse as seen from a place; instants in milliseconds since 1970. */
export interface Eclipse {
  of: 'sun' | 'moon';
  /** At its maximum: for the sun, anywhere on Earth. */
  kind: 'penumbral' | 'partial' | 'annular' | 'total';
  peak: number;
  /** What can be seen from the place, above a level horizon; null if nothing. A penumbral lunar eclipse is not visible to the eye. */
  seen: { from: number; to: number; kind: 'penumbral' | 'partial' | 'annular' | 'total' } | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Step at which the moon's altitude is sampled. */
const STEP_MS = 5 * MINUTE_MS;

const instant = (time: AstroTime): number => Math.round(time.date.getTime());

/** Solar and lunar eclipses with their maximum between two instants, in order, as seen from a place. */
export function listEclipses(from: number, to: number, place: Point): Eclipse[] {
  return [...solar(from, to, place), ...lunar(from, to, place)].sort((a, b) => a.peak - b.peak);
}

function solar(from: number, to: number, place: Point): Eclipse[] {
  const eclipses: Eclipse[] = [];
  for (let one = SearchGlobalSolarEclipse(astroTime(from)); instant(one.peak) < to; one = NextGlobalSolarEclipse(one.peak)) {
    const peak = instant(one.peak);
    eclipses.push({ of: 'sun', kind: one.kind as Eclipse['kind'], peak, seen: solarSeen(peak, place) });
  }
  return eclipses;
}

function solarSeen(peak: number, place: Point): Eclipse['seen'] {
  const observer = new Observer(place.lat, place.lon, 0);
  const { kind, peak: local, partial_begin: begins, partial_end: ends } = SearchLocalSolarEclipse(astroTime(peak - DAY_MS), observer);
  if (Math.abs(instant(local.time) - peak) > DAY_MS || (begins.altitude <= 0 && ends.altitude <= 0)) return null;
  const [start, end] = [instant(begins.time), instant(ends.time)];
  const from = begins.altitude > 0 ? start : (sunrise(place, start) ?? start);
  return { from, to: ends.altitude > 0 ? end : (sunset(place, start) ?? end), kind: kind as Eclipse['kind'] };
}

function lunar(from: number, to: number, place: Point): Eclipse[] {
  const eclipses: Eclipse[] = [];
  for (let one = SearchLunarEclipse(astroTime(from)); instant(one.peak) < to; one = NextLunarEclipse(one.peak)) {
    const peak = instant(one.peak);
    const half = (one.sd_partial > 0 ? one.sd_partial : one.sd_penum) * MINUTE_MS;
    eclipses.push({ of: 'moon', kind: one.kind as Eclipse['kind'], peak, seen: lunarSeen(peak, half, one.kind as Eclipse['kind'], place) });
  }
  return eclipses;
}

/** The part of a lunar eclipse during which the moon is above the horizon. */
function lunarSeen(peak: number, half: number, kind: Eclipse['kind'], place: Point): Eclipse['seen'] {
  const up: number[] = [];
  for (let at = peak - half; at <= peak + half; at += STEP_MS) if (moonAltitude(at, place) > 0) up.push(at);
  const [first, last] = [up[0], up.at(-1)];
  return first === undefined || last === undefined ? null : { from: first, to: last, kind };
}

function moonAltitude(at: number, { lat, lon }: Point): number {
  const [observer, time] = [new Observer(lat, lon, 0), astroTime(at)];
  const { ra, dec } = Equator(Body.Moon, time, observer, true, true);
  return Horizon(time, observer, ra, dec, 'normal').altitude;
}
