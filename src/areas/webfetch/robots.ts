import { LRUCache } from 'lru-cache';
import { createRules, type RobotsRules } from '../../html/robots.ts';
import { fetchGuarded, GuardError } from '../../net/guarded.ts';
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

interface CachedRules {
  rules: RobotsRules;
  /** It says something about the host, and not about how busy we are. */
  keep: boolean;
}

const cache = new LRUCache<string, CachedRules>({
  maxSize: MAX_CACHE_BYTES,
  ttl: CACHE_TTL_MS,
  sizeCalculation: ({ rules }) => OVERHEAD_BYTES + rules.bytes,
});
const inFlight = new Map<string, Promise<CachedRules>>();

/** What a host's robots.txt lets us follow. As RFC 9309 2.3.1 has it: none (4xx) allows everything, one that cannot be read allows nothing. `caller`: whose turn it takes. Throws ApiError `busy` where that is all that is known. */
export async function getRobots(origin: string, caller?: string): Promise<RobotsRules> {
  const kept = cache.get(origin);
  if (kept) return kept.rules;
  let asked = inFlight.get(origin);
  if (!asked) {
    asked = fetchRobots(origin, caller).finally(() => inFlight.delete(origin));
    inFlight.set(origin, asked);
  }
  const found = await asked;
  if (found.keep) cache.set(origin, found);
  return found.rules;
}

async function fetchRobots(origin: string, caller: string | undefined): Promise<CachedRules> {
  try {
    const reply = await fetchGuarded(`${origin}/robots.txt`, {
      caller,
      timeout: LIMIT_MS,
      maxBytes: MAX_BYTES,
      accept: 'text/plain,*/*;q=0.5',
    });
    if (reply.status >= 500) return { rules: NOTHING, keep: true };
    if (reply.status >= 400) return { rules: EVERYTHING, keep: true };
    return { rules: createRules(await robotsIn(reply.bytes, ROBOT)), keep: true };
  } catch (cause) {
    if (!(cause instanceof GuardError)) throw cause;
    // A slow machine of ours may have taken its time.
    return { rules: NOTHING, keep: cause.fault !== 'timeout' && cause.fault !== 'no_answer' };
  }
}
