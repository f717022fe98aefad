import { FairQueue, type QueueLimits, type Waiter } from '../kernel/fair-queue.ts';

/** Calls that begin at one time: one costs half a millisecond, a search ten times as much. */
const MAX_CONCURRENT = 2;
/** After that the event loop goes round so often, but not for longer than this, before the next ones: it takes one new connection a round. */
const PAUSE = { rounds: 8, ms: 2 };
/** Calls that wait, each with 10 KB: those of one caller take a second or a few, and the row of all is no longer than a few callers' own. */
const QUEUE_LIMITS: QueueLimits = { maxQueuedPerCaller: 1_000, maxQueued: 4_000 };

/**
 * Lets calls that cost work begin a few at a time, callers one after another, and in between lets the event loop go round: then new
 * connections are taken, probes answered, and what is in memory is sent, however many such calls came at one time. `now`: a clock, in milliseconds.
 */
export function createThrottle(most = MAX_CONCURRENT, { rounds, ms } = PAUSE, now = () => performance.now(), limits = QUEUE_LIMITS) {
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

  /** Resolves when the call may begin; undefined where it may at once. Rejects when the signal ends first, and with ApiError `busy` (503) where too many wait. */
  function turn(waiter: Waiter): Promise<void> | undefined {
    // while anybody waits there is no room, so that nobody is passed
    if (started === most) return new Promise((go, leave) => queue.push(go, waiter, leave));
    count();
    return undefined;
  }
  /** Calls that wait. */
  turn.waiting = (): number => queue.size;
  return turn;
}
