/** How long an answer may be kept, in seconds. */
export interface CacheRule {
  /** Private answers (a PNR, a taxpayer) are kept by the caller alone; `none` (an address of the internet) by nobody. */
  scope: 'public' | 'private' | 'none';
  maxAge: number;
  /** How long a shared cache may go on serving an old answer while it asks for a new one. */
  staleWhileRevalidate?: number;
  /** Seconds that the server itself keeps the answer, not beyond the day in India; `forever` for snapshots, which do not change within a process; 0 for never. */
  memo: number | 'forever';
}

/** Listings from a snapshot: fresh until about the next crawl. */
export const snapshotCache = (maxAge: number): CacheRule => ({
  scope: 'public',
  maxAge,
  staleWhileRevalidate: 86_400,
  memo: 'forever',
});

/** The Cache-Control header for a rule. Only a shared cache asks for a new answer behind its caller's back. */
export function cacheControl(rule: CacheRule): string {
  if (rule.scope === 'none') return 'no-store';
  const parts = [rule.scope, `max-age=${rule.maxAge}`];
  if (rule.staleWhileRevalidate && rule.scope === 'public') parts.push(`stale-while-revalidate=${rule.staleWhileRevalidate}`);
  return parts.join(', ');
}
