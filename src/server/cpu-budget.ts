import { LRUCache } from 'lru-cache';

/** Number of callers remembered; a forgotten one has its full budget. */
const MAX_CALLERS = 50_000;
const WINDOW_MS = 60_000;

/** What a caller has left at a moment. */
interface Bucket {
  left: number;
  at: number;
}

/** A running call. */
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
 * CPU budgets: per caller a bucket of `perMinute` milliseconds, refilled within a minute. A call pays for the CPU of this thread from its start until
 * it is answered or yields to the event loop, shared with calls that run beside it. Work after it has waited is not measured: such calls count
 * against the rate limit. `now` and `cpu`: clocks, in milliseconds.
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
