import { median } from '../kernel/money.ts';

/** A crawl whose result must not replace the snapshot. The message says which guard failed and why. */
export class GuardError extends Error {
  override name = 'GuardError';
}

/** At least this share of the previous rows must remain after a crawl. */
const MIN_SHARE = 0.8;
/** A move is large from this ratio on; a crawl is suspect from this share of large moves on. */
const LARGE_MOVE = 0.1;
const MAX_MOVED_SHARE = 0.2;

export function guardCount(before: number, after: number, what: string): void {
  if (after === 0) throw new GuardError(`no ${what} were parsed`);
  if (after < before * MIN_SHARE) throw new GuardError(`only ${after} ${what} against ${before} before (under 80 %)`);
}

/** `pairs` are the previous and new values of each row. */
export function guardMoves(pairs: readonly (readonly [before: number, now: number])[], what: string): void {
  const moved = pairs.filter(([before, now]) => Math.abs(now - before) > before * LARGE_MOVE).length;
  if (pairs.length > 0 && moved >= pairs.length * MAX_MOVED_SHARE) {
    throw new GuardError(`${moved} of ${pairs.length} ${what} moved by over 10 %`);
  }
}

/** With fewer rows, table-wide rules mean nothing. */
const MIN_ROWS = 10;
/** If this share of the rows have their neighbours' values of the day before, the table has shifted by a row. */
const SHIFTED_SHARE = 0.5;

/**
 * Checks a table as a whole, for errors that rules on single rows miss: all values moved together by more than `largestMedianMove` (0.06 is
 * 6 %), or every row has its neighbour's previous value. `pairs` are in page order. Throws GuardError. Returns notes on what may or may not
 * be right: values all unchanged since the day before.
 */
export function guardTable(pairs: readonly (readonly [before: number, now: number])[], what: string, largestMedianMove: number): string[] {
  if (pairs.length < MIN_ROWS) return [];
  const move = median(pairs.map(([before, now]) => Math.abs(now / before - 1)));
  if (move > largestMedianMove) throw new GuardError(`${what} moved together, by ${Math.round(move * 1000) / 10} % in the middle`);
  for (const step of [-1, 1]) {
    const neighbours = pairs.flatMap(([before, now], index) => {
      const beside = pairs[index + step]?.[0];
      return beside === undefined || beside === before ? [] : [now === beside];
    });
    const shifted = neighbours.filter(Boolean).length;
    if (neighbours.length >= MIN_ROWS && shifted >= neighbours.length * SHIFTED_SHARE)
      throw new GuardError(`${shifted} of ${pairs.length} ${what} are those that the row beside had before`);
  }
  return pairs.every(([before, now]) => before === now) ? [`all ${pairs.length} ${what} are those of the day before`] : [];
}
