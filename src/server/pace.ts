import { FairRow, type Waiter } from '../lib/turns.ts';

/** Calls of which one costs a millisecond, and some ten: more of them at one time would hold up those whose answer is ready. */
const MOST_A_TURN = 4;

/**
 * Lets so many calls that cost work begin in one turn of the event loop; further ones begin in the next turns, callers one after another.
 * Between two turns probes are answered, and what is in memory is sent, however many other calls came at one time.
 */
export function createPace(most = MOST_A_TURN) {
  const row = new FairRow<() => void>();
  let begun = 0;

  function count(): void {
    if (begun === 0) setImmediate(nextTurn);
    begun += 1;
  }

  function nextTurn(): void {
    begun = 0;
    while (begun < most) {
      const go = row.shift();
      if (!go) return;
      count();
      go();
    }
  }

  /** Resolves when the call may begin; undefined where it may at once. Rejects when the signal ends first. */
  return function turn(waiter: Waiter): Promise<void> | undefined {
    // who waits has filled this turn, so that nobody is passed
    if (begun === most) return new Promise((go, leave) => row.push(go, waiter, leave));
    count();
    return undefined;
  };
}
