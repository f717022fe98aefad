import { LRUCache } from 'lru-cache';

/** Callers that are remembered; one who is not has all of its time. */
const MAX_CALLERS = 50_000;
const WINDOW_MS = 60_000;

/** What a caller has left, as of a moment. */
interface Bucket {
  left: number;
  at: number;
}

/** A call at work. */
export interface Work {
  /** Adds what a thread spent on it, in milliseconds. */
  spend(ms: number): void;
  /** The call has been answered. */
  end(): void;
}

const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/**
 * Processor time by caller: a bucket of `perMinute` milliseconds that fills as fast again as it was emptied in a minute. A call's own time is what this
 * thread works from its beginning until it is answered or the event loop goes round, shared with the calls that are at work beside it: what
 * comes after waiting for others is counted as a call that asks an upstream. `now` and `cpu`: clocks, in milliseconds.
 */
export function createCpuBudget(perMinute: number, now = () => performance.now(), cpu = threadCpuMs) {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_CALLERS });
  const working = new Set<{ ms: number }>();
  let settledAt = 0;

  function left(caller: string): number {
    const bucket = buckets.get(caller);
    return bucket ? Math.min(perMinute, bucket.left + ((now() - bucket.at) * perMinute) / WINDOW_MS) : perMinute;
  }
  const take = (caller: string, ms: number) => ms > 0 && buckets.set(caller, { left: left(caller) - ms, at: now() });

  /** Shares what was worked since the last time among the calls that were at work. */
  function settle(): void {
    const at = cpu();
    for (const work of working) work.ms += (at - settledAt) / working.size;
    settledAt = at;
  }

  return {
    /** Milliseconds that a caller has left, at most what a minute gives; below 0 where a call took more than was left. */
    left,
    /** Seconds until a caller has something again; 0 where it has. */
    secondsUntil: (caller: string): number => Math.max(0, Math.ceil((-left(caller) / perMinute) * (WINDOW_MS / 1_000))),
    /** Counts what is worked from now on as the caller's. */
    begin(caller: string): Work {
      settle();
      const work = { ms: 0 };
      working.add(work);
      function end(): void {
        if (!working.has(work)) return;
        settle();
        working.delete(work);
        take(caller, work.ms);
      }
      setImmediate(end);
      return { spend: (ms) => take(caller, ms), end };
    },
  };
}
