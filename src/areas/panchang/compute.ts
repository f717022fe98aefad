import { LRUCache } from 'lru-cache';
import type { Piscina } from 'piscina';
import type { CallContext } from '../../api/endpoint.ts';
import { NoSunrise } from '../../astronomy/calendar/frame.ts';
import { ledger } from '../../kernel/ledger.ts';
import { createThreadPool } from '../../kernel/thread-pool.ts';
import { BODIES, type Body, type BodyInput, type BodyName } from './bodies.ts';
import type { Computed, ComputeTask } from './worker.ts';

/** A single thread: a computation takes 50 ms, and the thread that answers calls has priority. */
const THREADS = 1;
const THREAD_MEMORY_MB = 96;

// The build makes this a file of its own and puts its URL here (astro.config.mjs).
const WORKER = new URL('./worker.ts', import.meta.url).href;

let pool: Piscina<ComputeTask, Computed> | undefined;
const semaphore = ledger.turns('almanac');

/** Cache of recent bodies, in bytes: room for the twelve cities and two years of a build. */
const MAX_CACHE_BYTES = 32 * 2 ** 20;
const bodies = new LRUCache<string, Body<BodyName>>({
  max: 300,
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: (body, key) => 2 * (key.length + JSON.stringify(body).length),
});

type Call = Pick<CallContext, 'signal' | 'caller' | 'spend'>;

/**
 * A body that takes tens of milliseconds. For a caller it is computed in a thread, so that nobody else waits for it; for ourselves (a
 * build, a page) in this one. Both run the same code. Throws NoSunrise, and ApiError `busy` if the queue is full.
 */
export async function computeBody<N extends BodyName>(name: N, input: BodyInput<N>, call: Call): Promise<Body<N>> {
  const key = JSON.stringify([name, input]);
  const kept = bodies.get(key);
  if (kept) return kept as Body<N>;
  const body = call.caller === '' ? BODIES[name](input as never) : await computeInThread({ name, input }, call);
  bodies.set(key, body as Body<N>);
  return body as Body<N>;
}

async function computeInThread(task: ComputeTask, { signal, caller, spend }: Call): Promise<unknown> {
  await semaphore.acquire(signal, caller);
  try {
    pool ??= createThreadPool(WORKER, { threads: THREADS, memoryMb: THREAD_MEMORY_MB });
    const { body, noSunrise, cpuMs } = await pool.run(task);
    spend?.(cpuMs);
    if (noSunrise !== undefined) throw new NoSunrise(noSunrise);
    return body;
  } finally {
    semaphore.release(caller);
  }
}
