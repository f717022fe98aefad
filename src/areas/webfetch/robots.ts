import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import { fetchGuarded, GuardError } from '../../lib/net/guarded.ts';

/** The name by which a robots.txt can address us. */
const ROBOT = 'Jaankari';
const LARGEST_BYTES = 500_000;
const LIMIT_MS = 5_000;

export interface Robots {
  allows(url: string): boolean;
  sitemaps: readonly string[];
}

const EVERYTHING: Robots = { allows: () => true, sitemaps: [] };
const NOTHING: Robots = { allows: () => false, sitemaps: [] };

const known = new LRUCache<string, Promise<Robots>>({ max: 500, ttl: 15 * 60_000 });

/** What a host's robots.txt lets us follow. As RFC 9309 2.3.1 has it: none (4xx) allows everything, one that cannot be had allows nothing. */
export function robotsOf(origin: string): Promise<Robots> {
  const kept = known.get(origin);
  if (kept) return kept;
  const asked = askRobots(origin);
  known.set(origin, asked);
  return asked;
}

async function askRobots(origin: string): Promise<Robots> {
  const address = `${origin}/robots.txt`;
  try {
    const reply = await fetchGuarded(address, { timeout: LIMIT_MS, maxBytes: LARGEST_BYTES, accept: 'text/plain,*/*;q=0.5' });
    if (reply.status >= 500) return NOTHING;
    if (reply.status >= 400) return EVERYTHING;
    const rules = robotsParser(address, new TextDecoder().decode(reply.bytes));
    return { allows: (url) => rules.isAllowed(url, ROBOT) !== false, sitemaps: rules.getSitemaps() };
  } catch (cause) {
    if (cause instanceof GuardError) return NOTHING;
    throw cause;
  }
}
