import { LRUCache } from 'lru-cache';
import { fetchGuarded, GuardError } from '../net/guarded.ts';
import { createRules, type RobotsRules } from './robots.ts';
import { robotsIn } from './texts.ts';

/** Our name in robots.txt. */
const ROBOT = 'jaankari';
/** The minimum that RFC 9309 2.5 requires crawlers to read. */
const MAX_BYTES = 512 * 1024;
const LIMIT_MS = 5_000;
const CACHE_TTL_MS = 15 * 60_000;
const MAX_CACHE_BYTES = 4 * 1024 * 1024;
/** Memory of a cache entry beyond its rules. */
const OVERHEAD_BYTES = 1_024;

const EVERYTHING: RobotsRules = { allows: () => true, sitemaps: [], bytes: 0 };
const NOTHING: RobotsRules = { allows: () => false, sitemaps: [], bytes: 0 };

const cache = new LRUCache<string, RobotsRules, { caller: string | undefined }>({
  maxSize: MAX_CACHE_BYTES,
  ttl: CACHE_TTL_MS,
  sizeCalculation: ({ bytes }) => OVERHEAD_BYTES + bytes,
  ignoreFetchAbort: true, // callers still get rules that do not fit into the cache
  fetchMethod: (origin, _, { context: { caller } }) => fetchRobots(origin, caller),
});

/**
 * What a host's robots.txt lets us follow. As in RFC 9309 2.3.1: a missing file (4xx) allows everything, an unreadable one nothing.
 * `caller`: whose queue it joins. Throws ApiError `busy` if the file could not be read because we are busy.
 */
export async function getRobots(origin: string, caller?: string): Promise<RobotsRules> {
  try {
    return await cache.forceFetch(origin, { context: { caller } });
  } catch (cause) {
    if (cause instanceof GuardError) return NOTHING; // not cached
    throw cause;
  }
}

/** Throws on errors that say nothing about the host, such as a timeout of our own slow machine. */
async function fetchRobots(origin: string, caller: string | undefined): Promise<RobotsRules> {
  try {
    const reply = await fetchGuarded(`${origin}/robots.txt`, {
      caller,
      timeout: LIMIT_MS,
      maxBytes: MAX_BYTES,
      accept: 'text/plain,*/*;q=0.5',
    });
    if (reply.status >= 500) return NOTHING;
    if (reply.status >= 400) return EVERYTHING;
    return createRules(await robotsIn(reply.bytes, ROBOT));
  } catch (cause) {
    if (!(cause instanceof GuardError) || cause.fault === 'timeout' || cause.fault === 'no_answer') throw cause;
    return NOTHING;
  }
}
