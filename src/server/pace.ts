import { FairRow, type Waiter } from '../lib/turns.ts';

/** Calls that begin at one time: one costs half a millisecond, a search ten times as much. */
const MOST_AT_ONCE = 2;
/** After that the event loop goes round so often, but not for longer than this, before the next ones: it takes one new connection a round. */
const REST = { rounds: 8, ms: 2 };

/**
 * Lets calls that cost work begin a few at a time, callers one after another, and in between lets the event loop go round: then new
 * connections are taken, probes answered, and what is in memory is sent, however many such calls came at one time. `now`: a clock, in milliseconds.
 */
export function createPace(most = MOST_AT_ONCE, { rounds, ms } = REST, now = () => performance.now()) {
  const row = new FairRow<() => void>();
  let begun = 0;
  let rested = 0;
  let restsSince = 0;

  function count(): void {
    if (begun === 0) {
      rested = 0;
      setImmediate(rest);
    }
    begun += 1;
  }

  function rest(): void {
    if (rested === 0) restsSince = now();
    rested += 1;
    if (rested < rounds && now() - restsSince < ms) setImmediate(rest);
    else beginNext();
  }

  function beginNext(): void {
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
    // while anybody waits there is no room, so that nobody is passed
    if (begun === most) return new Promise((go, leave) => row.push(go, waiter, leave));
    count();
    return undefined;
  };
}
