import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { NoSunrise } from '../../astronomy/calendar/frame.ts';
import type { CallContext } from '../../kernel/endpoint.ts';
import { Semaphore } from '../../kernel/fair-queue.ts';
import { BODIES, type Body, type BodyInput, type BodyName } from './bodies.ts';
import type { Computed, ComputeTask } from './worker.ts';

/** One thread: what it computes takes 50 ms, and it gives way to the one that answers everybody. */
const THREADS = 1;
const QUEUE_LIMITS = { perCaller: 1, maxQueued: 100, maxWaitMs: 10_000 };
const THREAD_MEMORY_MB = 128;

// The build makes a file of its own of it, and puts that file's address here (astro.config.mjs).
const WORKER = new URL('./worker.ts', import.meta.url).href;

let pool: Piscina<ComputeTask, Computed> | undefined;
const semaphore = new Semaphore(THREADS, QUEUE_LIMITS);

/** Computed lately: room for the twelve cities and two years of a build. */
const bodies = new LRUCache<string, Body<BodyName>>({ max: 300 });

type Call = Pick<CallContext, 'signal' | 'caller' | 'spend'>;

/**
 * A body that takes tens of milliseconds: of a caller's call computed in a thread, so that nobody else waits for it; of our own (a build, a page)
 * in this one. The same code makes both. Throws NoSunrise, and ApiError `busy` where too many wait.
 */
export async function computeBody<N extends BodyName>(name: N, input: BodyInput<N>, call: Call): Promise<Body<N>> {
  const key = JSON.stringify([name, input]);
  const known = bodies.get(key);
  if (known) return known as Body<N>;
  const body = call.caller === '' ? BODIES[name](input as never) : await computeInThread({ name, input }, call);
  bodies.set(key, body as Body<N>);
  return body as Body<N>;
}

async function computeInThread(task: ComputeTask, { signal, caller, spend }: Call): Promise<unknown> {
  await semaphore.acquire(signal, caller);
  try {
    pool ??= new Piscina({
      filename: WORKER,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB, maxYoungGenerationSizeMb: 16 },
    });
    const { body, noSunrise, cpuMs } = await pool.run(task);
    spend?.(cpuMs);
    if (noSunrise !== undefined) throw new NoSunrise(noSunrise);
    return body;
  } finally {
    semaphore.release(caller);
  }
}
