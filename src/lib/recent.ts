import { LRUCache } from 'lru-cache';
import { ApiError } from './errors.ts';
import { type SharedBytes, sharedKey, sharedStore } from './shared.ts';

export interface RecentOptions<A> {
  /** Milliseconds for which an answer is given again without asking. */
  fresh: number;
  /** Milliseconds for which an answer still serves when all providers are out; 0 for never. */
  stale: number;
  /** When an answer's source asks not to be asked again before a time (milliseconds since the epoch); at most `stale` is heeded. */
  until?(value: A): number | undefined;
  /** Answers kept at most, in this process. */
  max?: number;
  /**
   * The name under which servers share these answers (REDIS_URL); without one they stay in this process. Only for answers that JSON carries
   * whole, and never for private ones: what is told of a taxpayer does not leave the process that asked.
   */
  shared?: string;
  now?(): number;
}

export interface RecentAnswer<A> {
  value: A;
  /** Asked within `fresh`, or just now? */
  stale: boolean;
  /** Was it kept from an earlier call? */
  cached: boolean;
}

const DEFAULT_MAX = 500;

interface Kept<A> {
  value: A;
  /** When it was asked, in milliseconds since the epoch. */
  at: number;
}

/**
 * Keeps the providers' recent answers in memory, and in the shared store too where there is one and `shared` names them. Calls for one key at
 * the same time share one question, so `ask` must not end with any one caller. An outage (502) or a missing setting (503) is bridged by an
 * answer no older than `stale`; not found and bad request are not.
 */
export function keepRecent<A>({ fresh, stale, max = DEFAULT_MAX, now = () => Date.now(), until, shared }: RecentOptions<A>) {
  const answers = new LRUCache<string, Kept<A>>({ max });
  const asking = new Map<string, Promise<RecentAnswer<A>>>();

  /** Milliseconds for which others may find an answer. */
  const life = Math.max(fresh, stale);
  const ageOf = (kept: Kept<A>) => now() - kept.at;
  const isFresh = (kept: Kept<A>) => ageOf(kept) < fresh || (ageOf(kept) < stale && now() < (until?.(kept.value) ?? 0));

  /** The newest known answer: another process may have asked since. */
  async function newest(key: string, own: Kept<A> | undefined): Promise<Kept<A> | undefined> {
    const other = shared ? readKept(await sharedStore()?.get(sharedKey(`recent:${shared}`, key))) : undefined;
    if (!other || (own && own.at >= other.at)) return own;
    answers.set(key, other);
    return other;
  }

  function keep(key: string, kept: Kept<A>): void {
    answers.set(key, kept);
    if (shared) sharedStore()?.set(sharedKey(`recent:${shared}`, key), Buffer.from(JSON.stringify(kept.value)), life);
  }

  function readKept(known: SharedBytes | undefined): Kept<A> | undefined {
    try {
      return known && { value: JSON.parse(known.bytes.toString()) as A, at: now() - Math.max(0, life - known.left) };
    } catch {
      return undefined; // not of ours
    }
  }

  async function find(key: string, own: Kept<A> | undefined, ask: () => Promise<A>): Promise<RecentAnswer<A>> {
    const kept = await newest(key, own);
    if (kept && isFresh(kept)) return { value: kept.value, stale: false, cached: true };
    try {
      const value = await ask();
      keep(key, { value, at: now() });
      return { value, stale: false, cached: false };
    } catch (error) {
      const outage = error instanceof ApiError && (error.code === 'upstream_unavailable' || error.code === 'not_configured');
      if (outage && kept && ageOf(kept) < stale) return { value: kept.value, stale: true, cached: true };
      throw error;
    }
  }

  return async function recent(key: string, ask: () => Promise<A>): Promise<RecentAnswer<A>> {
    const own = answers.get(key);
    if (own && isFresh(own)) return { value: own.value, stale: false, cached: true };
    const running = asking.get(key);
    if (running) return running;
    const started = find(key, own, ask).finally(() => asking.delete(key));
    asking.set(key, started);
    return started;
  };
}
