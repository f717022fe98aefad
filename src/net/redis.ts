import { createClient, RESP_TYPES } from '@redis/client';
import { ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { SharedBytes } from '../kernel/shared.ts';

/** The operator's Redis or Valkey. Calls reject when it is down or slow, and at once while it is known to be. */
export interface Redis {
  get(key: string): Promise<SharedBytes | undefined>;
  /** `ttl` in milliseconds. */
  set(key: string, bytes: Buffer, ttl: number): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** A caller waits no longer than this: the store is there to save time. */
const ANSWER_LIMIT_MS = 100;
/** After this many failures in a row it is not asked for a while; then one call tries it. */
const FAILURES_TO_OPEN = 3;
const HALF_OPEN_AFTER_MS = 2_000;
const RECONNECT_MS = 1_000;
/** A connection that has gone silent is dropped after this. */
const SILENCE_LIMIT_MS = 15_000;
const PING_MS = 5_000;

/**
 * Opens a connection that reconnects by itself, forever. It logs once when Redis goes down and once when it is back, with the kind of error
 * only: the URL and messages may contain a password. Does not block, and does not keep the process alive.
 */
export function connectRedis(url: string): Redis {
  const client = createClient({
    url,
    RESP: 2, // supported by every version
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
      // sent together
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

/** The answer, or RedisUnavailable if it is late. */
function inTime<A>(answer: Promise<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    // After a busy spell, timers run before I/O. The extra turn lets an answer that has already arrived be read.
    const limit = setTimeout(() => setImmediate(() => reject(new RedisUnavailable('slow'))), ANSWER_LIMIT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** An error in one word: `ECONNREFUSED`, `slow`, `WRONGPASS`, `OOM`; else the error's name. */
function faultKind(fault: unknown): string {
  if (fault instanceof RedisUnavailable) return fault.message;
  if (!(fault instanceof Error)) return 'fault';
  if ('code' in fault && typeof fault.code === 'string') return fault.code;
  return /^[A-Z]{2,}\b/.exec(fault.message)?.[0] ?? fault.constructor.name;
}
