import { LRUCache } from 'lru-cache';
import { ApiError } from '../kernel/errors.ts';
import { isBusy } from '../kernel/fair-queue.ts';
import { type SharedBytes, type SharedStore, sharedKey } from '../kernel/shared.ts';

export interface CacheOptions<A> {
  /** Milliseconds for which an answer is given again without asking. */
  freshMs: number;
  /** Milliseconds for which an answer still serves when all providers are out; 0 for never. */
  staleMs: number;
  /** When an answer's source asks not to be asked again before a time (milliseconds since the epoch); at most `stale` is heeded. */
  freshUntil?: ((value: A) => number | undefined) | undefined;
  /** Answers kept at most, in this process. */
  max?: number | undefined;
  /**
   * The name under which servers share these answers (REDIS_URL); without one they stay in this process. Only for answers that JSON carries
   * whole, and never for private ones: what is told of a taxpayer does not leave the process that asked.
   */
  shared?: string | undefined;
  now?(): number;
}

export interface CachedAnswer<A> {
  value: A;
  /** Kept from an earlier call because nobody can be asked now? */
  stale: boolean;
  /** Was it kept from an earlier call? */
  cached: boolean;
}

/** Of the call that a question is asked for. */
export interface CacheCall {
  signal?: AbortSignal | undefined;
  shared?: SharedStore | undefined;
}

const DEFAULT_MAX = 500;

interface Entry<A> {
  value: A;
  /** When it was asked, in milliseconds since the epoch. */
  at: number;
}

/** A question under way, and how many callers wait for it. */
interface Flight<A> {
  result: Promise<CachedAnswer<A>>;
  callers: number;
  end: AbortController;
}

/**
 * Keeps the providers' recent answers in memory, and in the shared store too where there is one and `shared` names them. Calls for one key at
 * the same time share one question, which ends early only when all of them have gone. An outage (502), a row that is too long or a missing
 * setting (503) is bridged by an answer no older than `stale`; not found and bad request are not.
 */
export function createCache<A>({ freshMs, staleMs, max = DEFAULT_MAX, now = () => Date.now(), freshUntil, shared: name }: CacheOptions<A>) {
  const answers = new LRUCache<string, Entry<A>>({ max });
  const flights = new Map<string, Flight<A>>();

  /** Milliseconds for which others may find an answer. */
  const ttl = Math.max(freshMs, staleMs);
  const age = (entry: Entry<A>) => now() - entry.at;
  const isFresh = (entry: Entry<A>) => age(entry) < freshMs || (age(entry) < staleMs && now() < (freshUntil?.(entry.value) ?? 0));

  /** The newest known answer: another process may have asked since. */
  async function newest(key: string, own: Entry<A> | undefined, store: SharedStore | undefined): Promise<Entry<A> | undefined> {
    const other = readEntry(await store?.get(sharedKey(`asked:${name}`, key)));
    if (!other || (own && own.at >= other.at)) return own;
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
      // What is kept for no time at all (a ticket) is not put aside for a moment either.
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

  /** The answer of a question under way, until the caller goes. The last one to go ends it. */
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
    const own = answers.get(key);
    if (own && isFresh(own)) return { value: own.value, stale: false, cached: true };
    const store = name ? shared : undefined;
    const flight = flights.get(key);
    try {
      return await join(key, flight ?? start(key, load, store), signal);
    } catch (error) {
      if (!flight || !isBusy(error)) throw error;
      // The row of the caller who asked first was too long. That is nothing to this one, whose own may be empty.
      return join(key, flights.get(key) ?? start(key, load, store), signal);
    }
  };
}

const STALE_IF_ERROR = ['upstream_unavailable', 'not_configured', 'busy'];
const allowsStale = (error: unknown) => error instanceof ApiError && STALE_IF_ERROR.includes(error.code);
