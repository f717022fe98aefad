import { LRUCache } from 'lru-cache';
import { fetchGuarded, GuardError } from '../net/guarded.ts';
import { createRules, type RobotsRules } from './robots.ts';
import { robotsIn } from './texts.ts';

/** The name by which a robots.txt can address us. */
const ROBOT = 'jaankari';
/** As much as RFC 9309 2.5 asks to read at least. */
const MAX_BYTES = 512 * 1024;
const LIMIT_MS = 5_000;
const CACHE_TTL_MS = 15 * 60_000;
const MAX_CACHE_BYTES = 4 * 1024 * 1024;
/** What an entry takes in memory beyond its rules. */
const OVERHEAD_BYTES = 1_024;

const EVERYTHING: RobotsRules = { allows: () => true, sitemaps: [], bytes: 0 };
const NOTHING: RobotsRules = { allows: () => false, sitemaps: [], bytes: 0 };

const cache = new LRUCache<string, RobotsRules, { caller: string | undefined }>({
  maxSize: MAX_CACHE_BYTES,
  ttl: CACHE_TTL_MS,
  sizeCalculation: ({ bytes }) => OVERHEAD_BYTES + bytes,
  ignoreFetchAbort: true, // rules that the cache has no room for are still given to those who wait
  fetchMethod: (origin, _, { context: { caller } }) => fetchRobots(origin, caller),
});

/** What a host's robots.txt lets us follow. As RFC 9309 2.3.1 has it: none (4xx) allows everything, one that cannot be read allows nothing. `caller`: whose turn it takes. Throws ApiError `busy` where that is all that is known. */
export async function getRobots(origin: string, caller?: string): Promise<RobotsRules> {
  try {
    return await cache.forceFetch(origin, { context: { caller } });
  } catch (cause) {
    if (cause instanceof GuardError) return NOTHING; // and is not kept
    throw cause;
  }
}

/** Throws what says nothing about the host: a slow machine of ours may have taken its time. */
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
