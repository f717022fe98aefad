import { secondsToNextDay } from './time.ts';

/** How long an answer may be kept, in seconds. */
export interface CacheRule {
  /** Private answers (a PNR, a taxpayer) are kept by the caller alone; `none` (an address of the internet) by nobody. */
  scope: 'public' | 'private' | 'none';
  maxAge: number;
  /** How long a shared cache may go on serving an old answer while it asks for a new one. */
  staleWhileRevalidate?: number;
  /** For what moves with the clock: how long the cache in front of the endpoints keeps it, not beyond the day in India; 0 for never. */
  cdnMaxAge?: number;
}

/** Listings from a snapshot: fresh until about the next crawl. */
export const snapshotCache = (maxAge: number): CacheRule => ({ scope: 'public', maxAge, staleWhileRevalidate: 86_400 });

/** The Cache-Control header for a rule. Only a shared cache asks for a new answer behind its caller's back. */
export function cacheControl({ scope, maxAge, staleWhileRevalidate }: CacheRule): string {
  if (scope === 'none') return 'no-store';
  const parts = [scope, `max-age=${maxAge}`];
  if (staleWhileRevalidate && scope === 'public') parts.push(`stale-while-revalidate=${staleWhileRevalidate}`);
  return parts.join(', ');
}

/**
 * The CDN-Cache-Control header (RFC 9213), which the cache in front of the endpoints follows instead of Cache-Control; undefined where Cache-Control
 * says it all. `isCounted`: the call is counted for its caller, so that each is to be made.
 */
export function cdnCacheControl({ scope, cdnMaxAge }: CacheRule, isCounted: boolean): string | undefined {
  if (scope !== 'public') return undefined;
  if (isCounted || cdnMaxAge === 0) return 'no-store';
  return cdnMaxAge === undefined ? undefined : `max-age=${Math.min(cdnMaxAge, secondsToNextDay())}`;
}
