import { TURNS } from '../kernel/allowances.ts';
import { FairQueue, type QueueLimits, type Waiter } from '../kernel/fair-queue.ts';

/** Turns of the event loop before the next calls, and their time limit. Each turn accepts one connection. */
const PAUSE = { rounds: 8, ms: 2 };

/**
 * Starts expensive calls a few at a time, round-robin by caller, with turns of the event loop in between. New connections, probes and cached
 * answers are therefore served however many such calls arrive. `now`: a clock, in milliseconds.
 */
export function createThrottle(
  most = TURNS.calls.atOnce,
  { rounds, ms } = PAUSE,
  now = () => performance.now(),
  limits: QueueLimits = TURNS.calls,
) {
  const queue = new FairQueue<() => void>(limits);
  let started = 0;
  let yielded = 0;
  let yieldingSince = 0;

  function count(): void {
    if (started === 0) {
      yielded = 0;
      setImmediate(yieldToLoop);
    }
    started += 1;
  }

  function yieldToLoop(): void {
    if (yielded === 0) yieldingSince = now();
    yielded += 1;
    if (yielded < rounds && now() - yieldingSince < ms) setImmediate(yieldToLoop);
    else beginNext();
  }

  function beginNext(): void {
    started = 0;
    while (started < most) {
      const go = queue.shift();
      if (!go) return;
      count();
      go();
    }
  }

  /** Resolves when the call may start; undefined if it may at once. Rejects if the signal aborts first, and with ApiError `busy` (503) if too many wait. */
  function turn(waiter: Waiter): Promise<void> | undefined {
    // while anybody waits there is no room, so nobody is overtaken
    if (started === most) return new Promise((go, leave) => queue.push(go, waiter, leave));
    count();
    return undefined;
  }
  /** Number of waiting calls. */
  turn.waiting = (): number => queue.size;
  return turn;
}
