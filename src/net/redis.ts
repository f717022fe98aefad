import { createClient, RESP_TYPES } from '@redis/client';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { SharedBytes } from '../kernel/shared.ts';

/** The operator's Redis or Valkey. Each call rejects when it is away or slow, at once while it is known to be. */
export interface Redis {
  get(key: string): Promise<SharedBytes | undefined>;
  /** `ttl` in milliseconds. */
  set(key: string, bytes: Buffer, ttl: number): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** A caller waits for an answer of the store no longer than this; the store is there to save time. */
const ANSWER_LIMIT_MS = 100;
/** After so many faults in a row it is left alone for a while; then one call tries it. */
const FAILURES_TO_OPEN = 3;
const HALF_OPEN_AFTER_MS = 2_000;
const RECONNECT_MS = 1_000;
/** A connection whose other end has vanished without a word is given up after this. */
const SILENCE_LIMIT_MS = 15_000;
const PING_MS = 5_000;

/**
 * Opens a connection that comes back by itself, for ever. The log is told once when Redis is away and once when it is back, with the kind
 * of fault: neither the URL nor a message is logged, since a password may stand in them. Does not wait, and does not keep the process alive.
 */
export function connectRedis(url: string): Redis {
  const client = createClient({
    url,
    RESP: 2, // understood by every version
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: { connectTimeout: RECONNECT_MS * 2, socketTimeout: SILENCE_LIMIT_MS, reconnectStrategy: () => RECONNECT_MS },
  }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) });
  let state: 'unknown' | 'there' | 'away' = 'unknown';

  function isAway(fault: unknown): void {
    if (state === 'away') return;
    state = 'away';
    console.error(`Redis is away (${faultKind(fault)}): this process goes on with caches and rate limits of its own.`);
  }
  function isThere(): void {
    if (state === 'there') return;
    console.log(state === 'away' ? 'Redis is back: caches and rate limits are shared again.' : 'Redis shares caches and rate limits.');
    state = 'there';
  }
  client.on('error', isAway);
  client.on('ready', isThere);
  breaker.onBreak((reason) => isAway('error' in reason ? reason.error : undefined));
  client.connect().catch(isAway);
  client.unref();

  async function ask<A>(question: () => Promise<A>): Promise<A> {
    if (!client.isReady) throw new RedisUnavailable('not connected');
    const answer = await breaker.execute(() => inTime(question()));
    isThere();
    return answer;
  }
  return {
    async get(key) {
      // both go out together
      const [bytes, left] = await ask(() => Promise.all([client.get(key), client.pTTL(key)]));
      return bytes && left > 0 ? { bytes, ttlMs: left } : undefined;
    },
    set: (key, bytes, ttl) => ask(() => client.set(key, bytes, { expiration: { type: 'PX', value: Math.ceil(ttl) } })),
    eval: (script, options) => ask(() => client.eval(script, options)),
  };
}

class RedisUnavailable extends Error {
  override name = 'RedisUnavailable';
}

/** The answer, or RedisUnavailable when it does not come in time. */
function inTime<A>(answer: Promise<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    // An answer that came while this process was busy is taken after the timers, so it gets one turn more.
    const limit = setTimeout(() => setImmediate(() => reject(new RedisUnavailable('slow'))), ANSWER_LIMIT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** A fault in a word: `ECONNREFUSED`, `slow`, `WRONGPASS`, `OOM`; for others the name of the error. */
function faultKind(fault: unknown): string {
  if (fault instanceof RedisUnavailable) return fault.message;
  if (!(fault instanceof Error)) return 'fault';
  if ('code' in fault && typeof fault.code === 'string') return fault.code;
  return /^[A-Z]{2,}\b/.exec(fault.message)?.[0] ?? fault.constructor.name;
}
