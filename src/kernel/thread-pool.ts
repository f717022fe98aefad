import { Piscina } from 'piscina';

/** How long a thread stays without work, in milliseconds. */
const IDLE_MS = 60_000;

/**
 * Threads that run a worker's default export with tasks of type T; each begins with work and ends when it has had none for long. `memoryMb`: of the
 * heap of each, of it `youngMb` for what is new. Beyond it a task fails with `ERR_WORKER_OUT_OF_MEMORY`.
 */
export const createThreadPool = <T, R>(
  filename: string,
  { threads, memoryMb, youngMb = 12, queued }: { threads: number; memoryMb: number; youngMb?: number; queued?: number },
): Piscina<T, R> =>
  new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    ...(queued === undefined ? {} : { maxQueue: queued }),
    idleTimeout: IDLE_MS,
    // A thread that waits by a lock runs no timers, by which it gives back memory (collect-garbage.ts).
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: youngMb },
  });
