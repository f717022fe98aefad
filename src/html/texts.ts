import { Piscina } from 'piscina';
import { busyError } from '../kernel/fair-queue.ts';
import type { Robots } from './robots.ts';
import type { Sitemap, TextTask } from './texts/worker.ts';

/** Texts that wait, each of a few hundred kilobytes. */
const MAX_QUEUED = 64;
const THREAD_MEMORY_MB = 64;
/** The thread's start included; both readings take time in proportion to the text, milliseconds for the largest. */
const LIMIT_MS = 5_000;

// The build makes a file of its own of it, and puts that file's address here (astro.config.mjs).
const WORKER = new URL('./texts/worker.ts', import.meta.url).href;

let pool: Piscina<TextTask, Robots | Sitemap> | undefined;

/**
 * Reads a robots.txt or a sitemap in a thread of its own, apart from those that read pages: what strangers wrote holds up nobody, and does not
 * wait for long pages. Throws ApiError `busy` when too many wait.
 */
async function read(task: TextTask): Promise<Robots | Sitemap> {
  pool ??= new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_QUEUED,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
  });
  if (pool.queueSize >= MAX_QUEUED) throw busyError();
  const limit = AbortSignal.timeout(LIMIT_MS);
  return pool.run(task, { signal: limit }).catch((cause: unknown) => {
    throw limit.aborted ? busyError() : cause;
  });
}

export const robotsIn = async (bytes: Uint8Array, robot: string): Promise<Robots> => (await read({ bytes, robot })) as Robots;
export const sitemapIn = async (bytes: Uint8Array, most: number): Promise<Sitemap> => (await read({ bytes, most })) as Sitemap;
