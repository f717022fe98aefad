import { crossingInstant, numberAt, type Span, spanNumbered } from '../crossings.ts';

/** A lunar month from new moon to new moon (amanta). */
export interface LunarMonth extends Span {
  /** 0 for Chaitra. */
  index: number;
  /** Contains no sankranti: an extra month before the one of the same name. */
  adhika: boolean;
  /** Contains two sankrantis: the index of the lost month, else null. */
  kshaya: number | null;
}

const TURN = 360;
const SIGN = 30;
const MONTHS = 12;
const wrap = (index: number) => ((index % MONTHS) + MONTHS) % MONTHS;

/**
 * The month that starts at this new moon since J2000. It is named for the sign the sun enters in it: Chaitra has Mesha. Without a sankranti
 * it is adhika and takes the next month's name; with two, the second one's month is lost (kshaya).
 */
export function monthNumbered(number: number): LunarMonth {
  const { start, end } = spanNumbered('elongation', TURN, number);
  const first = numberAt('sun', SIGN, start);
  const entered = numberAt('sun', SIGN, end) - first;
  return { number, start, end, index: wrap(first + 1), adhika: entered === 0, kshaya: entered === 2 ? wrap(first + 2) : null };
}

/** The lunar month of an instant. */
export const monthAt = (instant: number): LunarMonth => monthNumbered(numberAt('elongation', TURN, instant));

/** The full moon within a month. */
export const fullMoonIn = (month: LunarMonth): number => crossingInstant('elongation', month.number * TURN + TURN / 2);

/**
 * The month's name where months end at the full moon (purnimanta): the dark half belongs to the next month. An adhika month's does not: the
 * whole month lies within the month of its name.
 */
export function purnimantaAt(instant: number): { index: number; adhika: boolean } {
  const month = monthAt(instant);
  if (instant < fullMoonIn(month) || month.adhika) return { index: month.index, adhika: month.adhika };
  return { index: monthNumbered(month.number + 1).index, adhika: false };
}
