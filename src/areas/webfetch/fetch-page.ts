import type { z } from 'zod';
import type { Waiter } from '../../kernel/fair-queue.ts';
import { getPage, type PageCall } from './page-cache.ts';
import type { ReadOptions } from './read/options.ts';
import type { Link } from './read/page/links.ts';
import type { Reading, Reply } from './read/read.ts';
import { readInThread, startThread } from './readers.ts';
import type { fetchResponse } from './schema.ts';

/** Statuses of a page that is no longer there. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

export type FetchResult = z.output<typeof fetchResponse>;

interface FetchOptions extends PageCall {
  /** Reads a reply; by default in a worker thread. */
  read?: (reply: Reply, options: ReadOptions, waiter?: Waiter) => Promise<Reading>;
}

/** Fetches and reads one page. Throws GuardError. */
export async function fetchPage(
  given: string,
  options: ReadOptions,
  { read = readInThread, ...call }: FetchOptions = {},
): Promise<{ result: FetchResult; contentLinks: readonly Link[] }> {
  const started = performance.now();
  if (read === readInThread) startThread();
  const { reply, cached } = await getPage(given, call);
  const { contentLinks = [], ...reading } = await read(
    { bytes: reply.bytes, contentType: reply.contentType, url: reply.finalUrl },
    options,
    call,
  );
  const result: FetchResult = {
    success: true,
    url: given,
    final_url: reply.finalUrl,
    status_code: reply.status,
    ...reading,
    ...(GONE.has(reply.status) ? { archive: `https://web.archive.org/web/${reply.finalUrl}` } : {}),
    cached,
    took_ms: Math.round(performance.now() - started),
  };
  return { result, contentLinks };
}

/** A page's /fetch result. Throws GuardError. */
export const fetchResult = async (given: string, options: ReadOptions, means?: FetchOptions): Promise<FetchResult> =>
  (await fetchPage(given, options, means)).result;
