import { daysBetween } from '../kernel/time.ts';
import { GuardError, guardTable } from './guards.ts';
import { splitNoise } from './noise.ts';
import type { Refusal } from './refused-days.ts';

export interface DayRules<Row> {
  series(row: Row): string;
  value(row: Row): number;
  /** The largest accepted distance from the days around, as a share: 0.3 is 30 %. */
  largestMove: number;
  /** The largest accepted median move from one day to the next. */
  largestMedianMove: number;
  /** Keys of series pegged to the dollar. A day on which most of them are off is wrong. */
  pegged?: readonly string[];
}

/** A day that loses more than this share of its rows as noise is refused whole: then the file is wrong, not the rows. */
const MAX_DROPPED_SHARE = 0.2;
/** If this share of a day's values equals the day before, it is that day's file under another date. */
const SAME_SHARE = 0.5;
const MIN_ROWS = 10;
const COMPARABLE_DAYS = 7;
const PEG: readonly [lowest: number, highest: number] = [0.9, 1.1];

/** The rows that can be right, notes on what was dropped (a noisy row, or a whole day), and the days that were refused. */
export function checkDays<Row extends { day: string }>(
  read: readonly Row[],
  existing: readonly Row[],
  rules: DayRules<Row>,
): { rows: Row[]; notes: string[]; refused: Refusal<Row>[] } {
  const { noise } = splitNoise(read, existing, { ...rules, share: () => rules.largestMove });
  const noisy = new Set(noise);
  const byDay = Map.groupBy(existing, ({ day }) => day);
  const rows: Row[] = [];
  const notes: string[] = [];
  const refused: Refusal<Row>[] = [];
  for (const [day, all] of [...Map.groupBy(read, ({ day }) => day)].sort(([a], [b]) => a.localeCompare(b))) {
    const good = all.filter((row) => !noisy.has(row));
    try {
      if (all.length - good.length > all.length * MAX_DROPPED_SHARE)
        throw new GuardError(`${all.length - good.length} of ${all.length} values are far from the days around`);
      checkDay(day, good, byDay, rules);
    } catch (error) {
      if (!(error instanceof GuardError)) throw error;
      notes.push(`${day} is refused: ${error.message}`);
      refused.push({ day, why: error.message, rows: all });
      continue;
    }
    for (const row of all) if (noisy.has(row)) notes.push(`dropped as noise: ${rules.series(row)} of ${day}`);
    rows.push(...good);
    byDay.set(day, [...(byDay.get(day) ?? []), ...good]);
  }
  return { rows, notes, refused };
}

/** Compares a day with the newest one before it. Throws GuardError if the day as a whole cannot be right. */
function checkDay<Row>(day: string, rows: readonly Row[], byDay: ReadonlyMap<string, readonly Row[]>, rules: DayRules<Row>): void {
  const { series, value } = rules;
  const pegs = rows.filter((row) => rules.pegged?.includes(series(row)));
  const off = pegs.filter((row) => value(row) < PEG[0] || value(row) > PEG[1]);
  if (off.length * 2 > pegs.length) throw new GuardError(`${off.map(series).join(', ')} do not stand at a dollar`);
  const before = [...byDay.keys()]
    .filter((other) => other < day)
    .sort()
    .at(-1);
  if (!before || daysBetween(before, day) > COMPARABLE_DAYS) return;
  const old = new Map((byDay.get(before) ?? []).map((row) => [series(row), value(row)]));
  const pairs = rows.flatMap((row) => {
    const before = old.get(series(row));
    // The unit of all others is always 1.
    return before === undefined || before === 1 ? [] : [[before, value(row)] as const];
  });
  const same = pairs.filter(([then, now]) => then === now).length;
  if (pairs.length >= MIN_ROWS && same >= pairs.length * SAME_SHARE)
    throw new GuardError(`${same} of ${pairs.length} values are the very ones of ${before}`);
  guardTable(pairs, 'values', rules.largestMedianMove);
}
