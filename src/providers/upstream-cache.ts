import { LRUCache } from 'lru-cache';
import { ApiError } from '../kernel/errors.ts';
import { isBusy } from '../kernel/fair-queue.ts';
import { type SharedBytes, type SharedStore, sharedKey } from '../kernel/shared.ts';

export interface CacheOptions<A> {
  /** Milliseconds for which an answer is fresh. */
  freshMs: number;
  /** Milliseconds for which an answer may bridge an outage of all providers; 0 for never. */
  staleMs: number;
  /** Until when an answer's source asks not to be asked again (milliseconds since the epoch); heeded up to `staleMs`. */
  freshUntil?: ((value: A) => number | undefined) | undefined;
  /** The most answers kept in this process. */
  max?: number | undefined;
  /**
   * The name under which servers share these answers (REDIS_URL); without one they stay in this process. Only for answers that survive JSON,
   * never for private ones: what is known of a taxpayer does not leave the process that asked.
   */
  shared?: string | undefined;
  now?(): number;
}

export interface CachedAnswer<A> {
  value: A;
  /** Whether it is an older answer that bridges an outage. */
  stale: boolean;
  /** Whether it is from an earlier call. */
  cached: boolean;
}

/** What the cache needs of a call's context. */
export interface CacheCall {
  signal?: AbortSignal | undefined;
  shared?: SharedStore | undefined;
}

const DEFAULT_MAX = 500;
/** Memory of one cache: most answers take a few kilobytes. */
const MAX_BYTES = 2 * 2 ** 20;
const ENTRY_BYTES = 300;

interface Entry<A> {
  value: A;
  /** When it was fetched, in milliseconds since the epoch. */
  at: number;
}

/** A question in flight, and how many callers wait for it. */
interface Flight<A> {
  result: Promise<CachedAnswer<A>>;
  callers: number;
  end: AbortController;
}

/**
 * Caches providers' answers in memory, and in the shared store if there is one and `shared` names them. Concurrent calls for one key share one
 * question, which is cancelled only when all of them have gone. An outage (502), a full queue or a missing setting (503) is bridged by an answer no
 * older than `staleMs`; not found and bad request are not.
 */
export function createCache<A>({ freshMs, staleMs, max = DEFAULT_MAX, now = () => Date.now(), freshUntil, shared: name }: CacheOptions<A>) {
  const answers = new LRUCache<string, Entry<A>>({
    max,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ value }, key) => ENTRY_BYTES + 2 * (key.length + (JSON.stringify(value)?.length ?? 0)),
  });
  const flights = new Map<string, Flight<A>>();

  /** Milliseconds for which other servers may use an answer. */
  const ttl = Math.max(freshMs, staleMs);
  // An answer of the future is from before a clock was set back: it ages all the same.
  const age = (entry: Entry<A>) => Math.abs(now() - entry.at);
  const isFresh = (entry: Entry<A>) => age(entry) < freshMs || (age(entry) < staleMs && now() < (freshUntil?.(entry.value) ?? 0));

  /** The newest known answer; another process may have a newer one. */
  async function newest(key: string, here: Entry<A> | undefined, store: SharedStore | undefined): Promise<Entry<A> | undefined> {
    const other = readEntry(await store?.get(sharedKey(`asked:${name}`, key)));
    if (!other || (here && here.at >= other.at)) return here;
    answers.set(key, other);
    return other;
  }

  function readEntry(stored: SharedBytes | undefined): Entry<A> | undefined {
    try {
      return stored && { value: JSON.parse(stored.bytes.toString()) as A, at: now() - Math.max(0, ttl - stored.ttlMs) };
    } catch {
      return undefined; // not of ours
    }
  }

  async function find(key: string, load: () => Promise<A>, store: SharedStore | undefined): Promise<CachedAnswer<A>> {
    const entry = await newest(key, answers.get(key), store);
    if (entry && isFresh(entry)) return { value: entry.value, stale: false, cached: true };
    try {
      const value = await load();
      // An answer that is never kept (a ticket) is not stored even briefly.
      if (ttl > 0) answers.set(key, { value, at: now() });
      store?.set(sharedKey(`asked:${name}`, key), Buffer.from(JSON.stringify(value)), ttl);
      return { value, stale: false, cached: false };
    } catch (error) {
      if (allowsStale(error) && entry && age(entry) < staleMs) return { value: entry.value, stale: true, cached: true };
      throw error;
    }
  }

  function start(key: string, load: (signal: AbortSignal) => Promise<A>, store: SharedStore | undefined): Flight<A> {
    const end = new AbortController();
    const answer = find(key, () => load(end.signal), store);
    const started: Flight<A> = { result: answer, callers: 0, end };
    flights.set(key, started);
    const forget = () => void (flights.get(key) === started && flights.delete(key));
    answer.then(forget, forget);
    return started;
  }

  /** The answer of a question in flight, unless the caller leaves first. The last one to leave cancels it. */
  function join(key: string, one: Flight<A>, signal = new AbortController().signal): Promise<CachedAnswer<A>> {
    one.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        one.callers -= 1;
        if (one.callers > 0) return;
        one.end.abort(signal.reason);
        if (flights.get(key) === one) flights.delete(key);
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      one.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  return async function get(key: string, load: (signal: AbortSignal) => Promise<A>, { signal, shared }: CacheCall = {}) {
    const here = answers.get(key);
    if (here && isFresh(here)) return { value: here.value, stale: false, cached: true };
    const store = name ? shared : undefined;
    const flight = flights.get(key);
    try {
      return await join(key, flight ?? start(key, load, store), signal);
    } catch (error) {
      if (!flight || !isBusy(error)) throw error;
      // The first caller's queue was full, but this caller's own may be empty.
      return join(key, flights.get(key) ?? start(key, load, store), signal);
    }
  };
}

const STALE_IF_ERROR = ['upstream_unavailable', 'not_configured', 'busy'];
const allowsStale = (error: unknown) => error instanceof ApiError && STALE_IF_ERROR.includes(error.code);
