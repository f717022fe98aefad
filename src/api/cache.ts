import { secondsToNextDay } from '../kernel/time.ts';

/** How long an answer may be cached, in seconds. */
export interface CacheRule {
  /** Only the caller may cache private answers, and with `none` nobody. What a parameter tells of a person narrows it (kept-by.ts). */
  scope: 'public' | 'private' | 'none';
  maxAge: number;
  /** How long a shared cache may serve a stale answer while it fetches a new one. */
  staleWhileRevalidate?: number;
  /**
   * For answers that change with the clock: how long the cache in front of the endpoints keeps them, at most to the end of the day in
   * India; 0 for never.
   */
  cdnMaxAge?: number;
}

/** Answers to calls that always tell of a person, such as a taxpayer's. */
export const NOT_KEPT: CacheRule = { scope: 'none', maxAge: 0 };

/** Listings from a snapshot: fresh until about the next crawl. */
export const snapshotCache = (maxAge: number): CacheRule => ({ scope: 'public', maxAge, staleWhileRevalidate: 86_400 });

/** The Cache-Control header for a rule. `stale-while-revalidate` is for shared caches only. */
export function cacheControl({ scope, maxAge, staleWhileRevalidate }: CacheRule): string {
  if (scope === 'none') return 'private, no-store';
  const parts = [scope, `max-age=${maxAge}`];
  if (staleWhileRevalidate && scope === 'public') parts.push(`stale-while-revalidate=${staleWhileRevalidate}`);
  return parts.join(', ');
}

/** A page or file that was made on request: its data does not change while the server runs. */
export const KEPT_ON_REQUEST: CacheRule = { scope: 'public', maxAge: 3600 };

/** Seconds for which the cache in front of the endpoints keeps an answer. */
export function keptSeconds({ scope, maxAge, cdnMaxAge }: CacheRule): number {
  if (scope !== 'public') return 0;
  return cdnMaxAge === undefined ? maxAge : Math.min(cdnMaxAge, secondsToNextDay());
}
