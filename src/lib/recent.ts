import { LRUCache } from 'lru-cache';
import { ApiError } from './errors.ts';
import { type SharedBytes, type SharedStore, sharedKey } from './shared.ts';
import { isBusy } from './turns.ts';

export interface RecentOptions<A> {
  /** Milliseconds for which an answer is given again without asking. */
  fresh: number;
  /** Milliseconds for which an answer still serves when all providers are out; 0 for never. */
  stale: number;
  /** When an answer's source asks not to be asked again before a time (milliseconds since the epoch); at most `stale` is heeded. */
  until?: ((value: A) => number | undefined) | undefined;
  /** Answers kept at most, in this process. */
  max?: number | undefined;
  /**
   * The name under which servers share these answers (REDIS_URL); without one they stay in this process. Only for answers that JSON carries
   * whole, and never for private ones: what is told of a taxpayer does not leave the process that asked.
   */
  shared?: string | undefined;
  now?(): number;
}

export interface RecentAnswer<A> {
  value: A;
  /** Kept from an earlier call because nobody can be asked now? */
  stale: boolean;
  /** Was it kept from an earlier call? */
  cached: boolean;
}

/** Of the call that a question is asked for. */
export interface RecentCall {
  signal?: AbortSignal | undefined;
  shared?: SharedStore | undefined;
}

const DEFAULT_MAX = 500;

interface Kept<A> {
  value: A;
  /** When it was asked, in milliseconds since the epoch. */
  at: number;
}

/** A question under way, and how many callers wait for it. */
interface Asking<A> {
  answer: Promise<RecentAnswer<A>>;
  callers: number;
  end: AbortController;
}

/**
 * Keeps the providers' recent answers in memory, and in the shared store too where there is one and `shared` names them. Calls for one key at
 * the same time share one question, which ends early only when all of them have gone. An outage (502), a row that is too long or a missing
 * setting (503) is bridged by an answer no older than `stale`; not found and bad request are not.
 */
export function keepRecent<A>({ fresh, stale, max = DEFAULT_MAX, now = () => Date.now(), until, shared: name }: RecentOptions<A>) {
  const answers = new LRUCache<string, Kept<A>>({ max });
  const asking = new Map<string, Asking<A>>();

  /** Milliseconds for which others may find an answer. */
  const life = Math.max(fresh, stale);
  const ageOf = (kept: Kept<A>) => now() - kept.at;
  const isFresh = (kept: Kept<A>) => ageOf(kept) < fresh || (ageOf(kept) < stale && now() < (until?.(kept.value) ?? 0));

  /** The newest known answer: another process may have asked since. */
  async function newest(key: string, own: Kept<A> | undefined, store: SharedStore | undefined): Promise<Kept<A> | undefined> {
    const other = readKept(await store?.get(sharedKey(`asked:${name}`, key)));
    if (!other || (own && own.at >= other.at)) return own;
    answers.set(key, other);
    return other;
  }

  function readKept(known: SharedBytes | undefined): Kept<A> | undefined {
    try {
      return known && { value: JSON.parse(known.bytes.toString()) as A, at: now() - Math.max(0, life - known.left) };
    } catch {
      return undefined; // not of ours
    }
  }

  async function find(key: string, ask: () => Promise<A>, store: SharedStore | undefined): Promise<RecentAnswer<A>> {
    const kept = await newest(key, answers.get(key), store);
    if (kept && isFresh(kept)) return { value: kept.value, stale: false, cached: true };
    try {
      const value = await ask();
      // What is kept for no time at all (a ticket) is not put aside for a moment either.
      if (life > 0) answers.set(key, { value, at: now() });
      store?.set(sharedKey(`asked:${name}`, key), Buffer.from(JSON.stringify(value)), life);
      return { value, stale: false, cached: false };
    } catch (error) {
      if (isBridged(error) && kept && ageOf(kept) < stale) return { value: kept.value, stale: true, cached: true };
      throw error;
    }
  }

  function start(key: string, ask: (signal: AbortSignal) => Promise<A>, store: SharedStore | undefined): Asking<A> {
    const end = new AbortController();
    const answer = find(key, () => ask(end.signal), store);
    const started: Asking<A> = { answer, callers: 0, end };
    asking.set(key, started);
    const forget = () => void (asking.get(key) === started && asking.delete(key));
    answer.then(forget, forget);
    return started;
  }

  /** The answer of a question under way, until the caller goes. The last one to go ends it. */
  function join(key: string, one: Asking<A>, signal = new AbortController().signal): Promise<RecentAnswer<A>> {
    one.callers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        one.callers -= 1;
        if (one.callers > 0) return;
        one.end.abort(signal.reason);
        if (asking.get(key) === one) asking.delete(key);
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      one.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  return async function recent(key: string, ask: (signal: AbortSignal) => Promise<A>, { signal, shared }: RecentCall = {}) {
    const own = answers.get(key);
    if (own && isFresh(own)) return { value: own.value, stale: false, cached: true };
    const store = name ? shared : undefined;
    const others = asking.get(key);
    try {
      return await join(key, others ?? start(key, ask, store), signal);
    } catch (error) {
      if (!others || !isBusy(error)) throw error;
      // The row of the caller who asked first was too long. That is nothing to this one, whose own may be empty.
      return join(key, asking.get(key) ?? start(key, ask, store), signal);
    }
  };
}

const BRIDGED = ['upstream_unavailable', 'not_configured', 'busy'];
const isBridged = (error: unknown) => error instanceof ApiError && BRIDGED.includes(error.code);
