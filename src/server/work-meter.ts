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
 * Charges callers the CPU of this thread: a call pays from its start until it is answered or yields to the event loop, shared with calls that
 * run beside it. Work after it has waited is not measured, unless it begins anew. `charge`: takes milliseconds from a caller; `cpu`: a clock in
 * milliseconds.
 */
export function createWorkMeter(charge: (caller: string, ms: number) => void, cpu = threadCpuMs) {
  const working = new Set<{ ms: number }>();
  let settledAt = 0;

  /** Shares what was worked since the last time among the calls that were at work. */
  function settle(): void {
    const at = cpu();
    for (const work of working) work.ms += (at - settledAt) / working.size;
    settledAt = at;
  }

  /** Counts what is worked from now on as the caller's. */
  return function begin(caller: string): Work {
    settle();
    const work = { ms: 0 };
    working.add(work);
    function end(): void {
      if (!working.has(work)) return;
      settle();
      working.delete(work);
      charge(caller, work.ms);
    }
    setImmediate(end);
    return { spend: (ms) => charge(caller, ms), end };
  };
}
