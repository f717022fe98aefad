import { LRUCache } from 'lru-cache';
import { keptIn } from '../kernel/memoize.ts';
import { arc, radians, turn } from './angles.ts';
import { trueAyanamsa } from './ayanamsa.ts';
import { moonLongitude, sunLongitude } from './longitudes.ts';

/*
 * The angles of the panchang as monotonic counts, and the instants at which they cross multiples of a step. A count is the angle plus whole
 * turns, so "tithi number 12345" identifies one tithi for all time and can be a cache key.
 */

/** What is counted. */
export type Motion = 'elongation' | 'moon' | 'sum' | 'sun' | 'tropical-sun';

const EPOCH = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;
/** Mean longitudes at J2000 and their rates in degrees per day (Meeus 1998, chapters 25 and 47); 23.857° less for sidereal ones. */
const SUN = { at: 280.46646, rate: 0.98564736 };
const MOON = { at: 218.3164477, rate: 13.17639648 };
const AYANAMSA = { at: 23.857, rate: 0.00003825 };

const MEAN: Record<Motion, { at: number; rate: number }> = {
  elongation: { at: MOON.at - SUN.at, rate: MOON.rate - SUN.rate },
  moon: { at: MOON.at - AYANAMSA.at, rate: MOON.rate - AYANAMSA.rate },
  sum: { at: MOON.at + SUN.at - 2 * AYANAMSA.at, rate: MOON.rate + SUN.rate - 2 * AYANAMSA.rate },
  sun: { at: SUN.at - AYANAMSA.at, rate: SUN.rate - AYANAMSA.rate },
  'tropical-sun': SUN,
};

/** The angle at an instant, 0 to 360 degrees: sidereal (Lahiri), except the elongation and the tropical sun. */
export function motionAngle(motion: Motion, instant: number): number {
  if (motion === 'elongation') return turn(moonLongitude(instant) - sunLongitude(instant));
  if (motion === 'moon') return turn(moonLongitude(instant) - trueAyanamsa(instant));
  if (motion === 'sun') return turn(sunLongitude(instant) - trueAyanamsa(instant));
  if (motion === 'tropical-sun') return sunLongitude(instant);
  return turn(moonLongitude(instant) + sunLongitude(instant) - 2 * trueAyanamsa(instant));
}

const meanAngle = (motion: Motion, instant: number) => MEAN[motion].at + (MEAN[motion].rate * (instant - EPOCH)) / DAY_MS;

/** The angle plus whole turns since J2000, in degrees; always increases. */
export function unwrappedAngle(motion: Motion, instant: number): number {
  const mean = meanAngle(motion, instant);
  return mean + arc(mean, motionAngle(motion, instant));
}

/** Room for every boundary of several years, at about 1,500 per year. By size: `max` would take the room of all at the start. */
const cache = new LRUCache<string, number>({ maxSize: 20_000, sizeCalculation: () => 1 });
const EXACT_MS = 50;
const HOUR_MS = 3_600_000;
const ROUGH_ROUNDS = 4;
const MAX_ROUNDS = 8;

/** The instant at which a count reaches this many degrees, to a tenth of a second (as the series gives it). */
export function crossingInstant(motion: Motion, count: number): number {
  const rounded = count.toFixed(9);
  // Counts that round alike share a cache entry, so the rounded one is used: the result must not depend on which came first.
  return keptIn(cache, `${motion}:${rounded}`, () => search(motion, Number(rounded)));
}

/** Newton's method: first on the rough count, which costs almost nothing, then twice on the exact count with the rough speed. */
function search(motion: Motion, count: number): number {
  const perMs = MEAN[motion].rate / DAY_MS;
  let at = EPOCH + (count - MEAN[motion].at) / perMs;
  for (let round = 0; round < ROUGH_ROUNDS; round++) at -= (roughCount(motion, at) - count) / roughSpeed(motion, at);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const step = (unwrappedAngle(motion, at) - count) / roughSpeed(motion, at);
    at -= step;
    // The speed is accurate to a hundredth, so the remaining error is a hundredth of the step.
    if (Math.abs(step) < EXACT_MS * 100) return Math.round(at);
  }
  throw new Error(`No instant was found at which ${motion} is ${count}`);
}

/** The count from the largest terms of Meeus (1998, chapters 25 and 47) only, accurate to a tenth of a degree. */
function roughCount(motion: Motion, instant: number): number {
  const mean = meanAngle(motion, instant);
  if (motion === 'sun' || motion === 'tropical-sun') return mean + sunTerms(instant);
  if (motion === 'moon') return mean + moonTerms(instant);
  return mean + moonTerms(instant) + (motion === 'sum' ? 1 : -1) * sunTerms(instant);
}

/** In degrees per millisecond. */
const roughSpeed = (motion: Motion, instant: number) =>
  (roughCount(motion, instant + HOUR_MS) - roughCount(motion, instant - HOUR_MS)) / (2 * HOUR_MS);

const daysSince = (instant: number) => (instant - EPOCH) / DAY_MS;
const sine = (degrees: number) => Math.sin(radians(degrees));

function sunTerms(instant: number): number {
  const m = 357.52911 + 0.98560028 * daysSince(instant);
  return 1.915 * sine(m) + 0.02 * sine(2 * m) - 0.006;
}

function moonTerms(instant: number): number {
  const days = daysSince(instant);
  const m = 357.52911 + 0.98560028 * days;
  const moon = 134.9634 + 13.06499295 * days;
  const d = 297.85019 + 12.19074912 * days;
  const f = 93.2721 + 13.22935024 * days;
  const large =
    6.289 * sine(moon) + 1.274 * sine(2 * d - moon) + 0.658 * sine(2 * d) + 0.214 * sine(2 * moon) - 0.185 * sine(m) - 0.114 * sine(2 * f);
  const small =
    0.059 * sine(2 * d - 2 * moon) +
    0.057 * sine(2 * d - m - moon) +
    0.053 * sine(2 * d + moon) +
    0.046 * sine(2 * d - m) -
    0.041 * sine(m - moon);
  return large + small - 0.035 * sine(d) - 0.03 * sine(m + moon);
}

/** The span between two successive crossings. */
export interface Span {
  /** Its number since J2000; modulo the spans per turn, it is the index from 0. */
  number: number;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
}

/** The span of a motion with this number, in steps of this many degrees. */
export const spanNumbered = (motion: Motion, step: number, number: number): Span => ({
  number,
  start: crossingInstant(motion, number * step),
  end: crossingInstant(motion, (number + 1) * step),
});

/**
 * Numbers cached at quarter days, from which the few boundaries up to an instant are walked: the same days are requested again and again.
 */
const quarters = new LRUCache<string, number>({ maxSize: 60_000, sizeCalculation: () => 1 });
const QUARTER_MS = DAY_MS / 4;

/** The number of the span containing an instant; a boundary belongs to the span it starts. */
export function numberAt(motion: Motion, step: number, instant: number): number {
  const quarter = Math.floor(instant / QUARTER_MS);
  let number = keptIn(quarters, `${motion}:${step}:${quarter}`, () => {
    const rough = Math.floor(unwrappedAngle(motion, quarter * QUARTER_MS) / step);
    // Within the last tenth of a second, the cached boundary decides, so that spans leave no gap.
    return crossingInstant(motion, rough * step) > quarter * QUARTER_MS ? rough - 1 : rough;
  });
  while (crossingInstant(motion, (number + 1) * step) <= instant) number += 1;
  return number;
}

/** Every span that overlaps `from` to `to`, in order. */
export function spansIn(motion: Motion, step: number, from: number, to: number): Span[] {
  const spans: Span[] = [];
  for (let number = numberAt(motion, step, from); ; number++) {
    const span = spanNumbered(motion, step, number);
    if (span.start >= to) return spans;
    spans.push(span);
  }
}
