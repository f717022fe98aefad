import { median } from '../kernel/money.ts';
import { daysBetween } from '../kernel/time.ts';

/** A day is judged by the middle of so many days before it and of so many after it, at most so far away. */
const NEIGHBOURS = 3;
const MAX_NEIGHBOUR_DAYS = 10;

export interface NoiseRule<Row extends { day: string }> {
  /** Rows with one key are compared with each other. */
  series(row: Row): string;
  value(row: Row): number;
  /** How far from the days around it a value may be, as a share: 0.1 is 10 %. */
  share(row: Row): number;
}

/**
 * Splits off rows whose value is far from the days before and from those after. A step to a level that stays is no noise; at the end of the
 * record, where nothing comes after yet, a new level is believed once the days of the old one are out of sight,
 * so a real jump is delayed, not refused for ever.
 */
export function splitNoise<Row extends { day: string }>(
  found: readonly Row[],
  existing: readonly Row[],
  rule: NoiseRule<Row>,
): { rows: Row[]; noise: Row[] } {
  const bySeries = Map.groupBy([...existing, ...found], rule.series);
  const isNoise = (row: Row): boolean => {
    const sides = mediansAround(row, bySeries.get(rule.series(row)) ?? [], rule);
    return sides.length > 0 && sides.every((middle) => Math.abs(rule.value(row) - middle) > middle * rule.share(row));
  };
  return { rows: found.filter((row) => !isNoise(row)), noise: found.filter(isNoise) };
}

/** The middle of the days before and that of the days after, where there are any. */
function mediansAround<Row extends { day: string }>(row: Row, all: readonly Row[], rule: NoiseRule<Row>): number[] {
  const near = all
    .map((one) => ({ value: rule.value(one), away: daysBetween(row.day, one.day) }))
    .filter(({ away }) => away !== 0 && Math.abs(away) <= MAX_NEIGHBOUR_DAYS)
    .sort((a, b) => Math.abs(a.away) - Math.abs(b.away));
  const sides = [-1, 1].map((sign) => near.filter(({ away }) => Math.sign(away) === sign).slice(0, NEIGHBOURS));
  return sides.flatMap((side) => (side.length > 0 ? [median(side.map(({ value }) => value))] : []));
}
