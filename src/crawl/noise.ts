import { median } from '../kernel/money.ts';
import { daysBetween } from '../kernel/time.ts';

/** A day is compared with the medians of this many days before and after it, at most this far away. */
const NEIGHBOURS = 3;
const MAX_NEIGHBOUR_DAYS = 10;

export interface NoiseRule<Row extends { day: string }> {
  /** Rows with the same key are compared. */
  series(row: Row): string;
  value(row: Row): number;
  /** The largest accepted distance from the days around, as a share: 0.1 is 10 %. */
  share(row: Row): number;
}

/**
 * Separates rows whose value is far from both the days before and the days after. A step to a lasting new level is not noise. At the end of
 * the record, where nothing follows yet, a new level is accepted once the days of the old one are out of range: a real jump is delayed, not
 * refused for ever.
 */
export function splitNoise<Row extends { day: string }>(
  rows: readonly Row[],
  existing: readonly Row[],
  rule: NoiseRule<Row>,
): { rows: Row[]; noise: Row[] } {
  const bySeries = Map.groupBy([...existing, ...rows], rule.series);
  const isNoise = (row: Row): boolean => {
    const sides = mediansAround(row, bySeries.get(rule.series(row)) ?? [], rule);
    return sides.length > 0 && sides.every((middle) => Math.abs(rule.value(row) - middle) > middle * rule.share(row));
  };
  return { rows: rows.filter((row) => !isNoise(row)), noise: rows.filter(isNoise) };
}

/** The median of the days before and that of the days after, where there are any. */
function mediansAround<Row extends { day: string }>(row: Row, all: readonly Row[], rule: NoiseRule<Row>): number[] {
  const near = all
    .map((one) => ({ value: rule.value(one), away: daysBetween(row.day, one.day) }))
    .filter(({ away }) => away !== 0 && Math.abs(away) <= MAX_NEIGHBOUR_DAYS)
    .sort((a, b) => Math.abs(a.away) - Math.abs(b.away));
  const sides = [-1, 1].map((sign) => near.filter(({ away }) => Math.sign(away) === sign).slice(0, NEIGHBOURS));
  return sides.flatMap((side) => (side.length > 0 ? [median(side.map(({ value }) => value))] : []));
}
