import type { Piscina } from 'piscina';
import { busyError } from '../kernel/fair-queue.ts';
import { createThreadPool } from '../kernel/thread-pool.ts';
import type { Robots } from './robots.ts';
import type { Sitemap, TextTask } from './texts/worker.ts';

/** Queued texts, each of a few hundred kilobytes. */
const MAX_QUEUED = 64;
const THREAD_MEMORY_MB = 64;
/** Includes the thread's start. Both parsers run in linear time, milliseconds for the largest text. */
const LIMIT_MS = 5_000;

// The build makes this a file of its own and puts its URL here (astro.config.mjs).
const WORKER = new URL('./texts/worker.ts', import.meta.url).href;

let pool: Piscina<TextTask, Robots | Sitemap> | undefined;

/**
 * Parses a robots.txt or a sitemap in a thread separate from those that read pages, so that a stranger's text blocks nobody and does not
 * queue behind long pages. Throws ApiError `busy` if the queue is full.
 */
async function read(task: TextTask): Promise<Robots | Sitemap> {
  pool ??= createThreadPool(WORKER, { threads: 1, memoryMb: THREAD_MEMORY_MB, queued: MAX_QUEUED });
  if (pool.queueSize >= MAX_QUEUED) throw busyError();
  const limit = AbortSignal.timeout(LIMIT_MS);
  return pool.run(task, { signal: limit }).catch((cause: unknown) => {
    throw limit.aborted ? busyError() : cause;
  });
}

export const robotsIn = async (bytes: Uint8Array, robot: string): Promise<Robots> => (await read({ bytes, robot })) as Robots;
export const sitemapIn = async (bytes: Uint8Array, most: number): Promise<Sitemap> => (await read({ bytes, most })) as Sitemap;
