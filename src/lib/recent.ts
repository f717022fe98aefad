import { LRUCache } from 'lru-cache';
import { ApiError } from './errors.ts';

export interface RecentOptions<A> {
  /** Milliseconds for which an answer is given again without asking. */
  fresh: number;
  /** Milliseconds for which an answer still serves when all providers are out; 0 for never. */
  stale: number;
  /** When an answer's source asks not to be asked again before a time (milliseconds since the epoch); at most `stale` is heeded. */
  until?(value: A): number | undefined;
  /** Answers kept at most. */
  max?: number;
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

/**
 * Keeps the providers' recent answers in memory. Calls for one key at the same time share one question, so `ask` must not end with any
 * one caller. An outage (502) or a missing setting (503) is bridged by an answer no older than `stale`; not found and bad request are not.
 */
export function keepRecent<A>({ fresh, stale, max = DEFAULT_MAX, now = () => Date.now(), until }: RecentOptions<A>) {
  const answers = new LRUCache<string, { value: A; at: number }>({ max });
  const asking = new Map<string, Promise<A>>();

  function askOnce(key: string, ask: () => Promise<A>): Promise<A> {
    const running = asking.get(key);
    if (running) return running;
    const started = ask()
      .then((value) => {
        answers.set(key, { value, at: now() });
        return value;
      })
      .finally(() => asking.delete(key));
    asking.set(key, started);
    return started;
  }

  return async function recent(key: string, ask: () => Promise<A>): Promise<RecentAnswer<A>> {
    const kept = answers.get(key);
    const age = kept ? now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && (age < fresh || (age < stale && now() < (until?.(kept.value) ?? 0))))
      return { value: kept.value, stale: false, cached: true };
    try {
      return { value: await askOnce(key, ask), stale: false, cached: false };
    } catch (error) {
      const outage = error instanceof ApiError && (error.code === 'upstream_unavailable' || error.code === 'not_configured');
      if (outage && kept && age < stale) return { value: kept.value, stale: true, cached: true };
      throw error;
    }
  };
}
