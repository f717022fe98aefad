import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { env } from '../../lib/env.ts';
import { GuardError } from '../../lib/net/guarded.ts';
import { Turns } from '../../lib/turns.ts';
import type { ReadOptions } from './read/options.ts';
import type { Reading, Reply } from './read/read.ts';

/** The longest a page may keep a thread busy. */
const READING_LIMIT_MS = 25_000;

/** Memory of one thread: a page of 1 MB in tens of thousands of elements needs most of it. */
const THREAD_MEMORY_MB = 224;

/**
 * Two at most, so that reading stays within 600 MB however many cores there are. One where several processes answer on the port
 * (`WORKERS`): each has its own, and there are about as many processes as cores already.
 */
const THREADS = env.WORKERS > 1 ? 1 : Math.min(2, availableParallelism());

// The build makes a file of its own of it, and puts that file's address here (astro.config.mjs).
const WORKER = new URL('./read/worker.ts', import.meta.url).href;

let pool: Piscina<{ reply: Reply; options: ReadOptions }, Reading> | undefined;

function threads() {
  pool ??= new Piscina({
    filename: WORKER,
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB, maxYoungGenerationSizeMb: 24 },
  });
  return pool;
}

const turns = new Turns(THREADS);

/**
 * Reads a page in a worker thread, so that a large one holds up nobody else. Throws GuardError for a page that is too much. A caller
 * who goes away, or whose time is up, leaves the row, or ends the reading: its thread is given to the next.
 */
export async function readInThread(reply: Reply, options: ReadOptions, signal?: AbortSignal): Promise<Reading> {
  // the turn is waited for here, so that a page's time limit begins with its own work
  await turns.take(signal);
  const limit = AbortSignal.timeout(READING_LIMIT_MS);
  try {
    return await threads().run({ reply, options }, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (cause) {
    if (limit.aborted) throw new GuardError('timeout', 'The page takes too long to read: it is too large or too deeply nested.', cause);
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw new GuardError('too_large', 'The page needs too much memory to be read.', cause);
    }
    throw cause;
  } finally {
    turns.giveBack();
  }
}
