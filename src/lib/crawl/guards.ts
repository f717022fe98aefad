/** A crawl whose result must not replace the snapshot. The message says which guard held and why. */
export class GuardError extends Error {
  override name = 'GuardError';
}

/** After a crawl, at least this share of the rows there were must stand. */
const SMALLEST_SHARE = 0.8;
/** A move counts as large from this ratio on, and a crawl is doubted from this share of large moves on. */
const LARGE_MOVE = 0.1;
const LARGEST_SHARE_OF_MOVES = 0.2;

export function guardCount(before: number, after: number, what: string): void {
  if (after === 0) throw new GuardError(`no ${what} were parsed`);
  if (after < before * SMALLEST_SHARE) throw new GuardError(`only ${after} ${what} against ${before} before (under 80 %)`);
}

/** `pairs` are values of the same row before and now. */
export function guardMoves(pairs: readonly (readonly [before: number, now: number])[], what: string): void {
  const moved = pairs.filter(([before, now]) => Math.abs(now - before) > before * LARGE_MOVE).length;
  if (pairs.length > 0 && moved >= pairs.length * LARGEST_SHARE_OF_MOVES) {
    throw new GuardError(`${moved} of ${pairs.length} ${what} moved by over 10 %`);
  }
}
