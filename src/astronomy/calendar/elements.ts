import { crossingInstant, type Motion, motionAngle, numberAt, type Span, spansIn } from '../crossings.ts';
import type { DayFrame } from './frame.ts';

/** A tithi, nakshatra, yoga, karana, pada or sign with its span. */
export interface Element {
  /** From 0. */
  index: number;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** Begins and ends within the day and contains no sunrise (kshaya). */
  skipped: boolean;
  /** Contains this sunrise and the next (vriddhi). */
  doubled: boolean;
}

/** The motion behind each kind, and its number of parts per turn. */
const KINDS = {
  tithi: { motion: 'elongation', parts: 30 },
  karana: { motion: 'elongation', parts: 60 },
  nakshatra: { motion: 'moon', parts: 27 },
  pada: { motion: 'moon', parts: 108 },
  moonSign: { motion: 'moon', parts: 12 },
  yoga: { motion: 'sum', parts: 27 },
  sunSign: { motion: 'sun', parts: 12 },
} as const satisfies Record<string, { motion: Motion; parts: number }>;
export type ElementKind = keyof typeof KINDS;

const wrap = (number: number, parts: number) => ((number % parts) + parts) % parts;

/** The element's number since J2000 at an instant; the next element has the next number. */
export const elementNumber = (kind: ElementKind, instant: number): number => numberAt(KINDS[kind].motion, 360 / KINDS[kind].parts, instant);

/** The index of the element at an instant, from 0. */
export const indexAt = (kind: ElementKind, instant: number): number => wrap(elementNumber(kind, instant), KINDS[kind].parts);

/** The span of the element with this number since J2000. */
export function elementNumbered(kind: ElementKind, number: number): { index: number; start: number; end: number } {
  const { motion, parts } = KINDS[kind];
  const step = 360 / parts;
  return { index: wrap(number, parts), start: crossingInstant(motion, number * step), end: crossingInstant(motion, (number + 1) * step) };
}

/** Every element of a kind that overlaps a period, in order, starting with the one at its start. */
export function elementsIn(kind: ElementKind, from: number, to: number): Element[] {
  const { motion, parts } = KINDS[kind];
  return spansIn(motion, 360 / parts, from, to).map(({ number, start, end }: Span) => ({
    index: wrap(number, parts),
    start,
    end,
    skipped: start > from && end < to,
    doubled: start <= from && end > to,
  }));
}

/** Every element of an almanac day, from one sunrise to the next. */
export const dayElements = (kind: ElementKind, { sunrise, nextSunrise }: DayFrame): Element[] => elementsIn(kind, sunrise, nextSunrise);

/** The sun's longitude at an instant, degrees: sidereal and tropical. */
export const sunAt = (instant: number) => ({ sidereal: motionAngle('sun', instant), tropical: motionAngle('tropical-sun', instant) });
