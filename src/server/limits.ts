import cluster from 'node:cluster';
import { type RateLimiterAbstract, RateLimiterCluster, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CALLS_PER_MINUTE, type Counted } from '../lib/call.ts';
import { env } from '../lib/env.ts';
import type { Redis } from '../lib/net/redis.ts';

const LIMIT = { keyPrefix: 'calls', points: CALLS_PER_MINUTE, duration: 60 };

/** Milliseconds after which a worker no longer waits for the count that the primary process keeps. */
const COUNT_TIMEOUT_MS = 1_000;

let limiter = countHere();

/** Counts in this process; of several workers in their primary, so that a caller's limit does not grow with their number. */
function countHere(): RateLimiterAbstract {
  return cluster.isWorker ? new RateLimiterCluster({ ...LIMIT, timeoutMs: COUNT_TIMEOUT_MS }) : new RateLimiterMemory(LIMIT);
}

/** From now on calls are counted in Redis, under keys that begin with `namespace`; while it is away, here. */
export function shareLimits(redis: Redis, namespace: string): void {
  const keyPrefix = namespace + LIMIT.keyPrefix;
  limiter = new RateLimiterRedis({ ...LIMIT, keyPrefix, storeClient: redis, useRedisPackage: true, insuranceLimiter: limiter });
}

/** What is allowed, and what is left of it, as draft-ietf-httpapi-ratelimit-headers-10 writes them. */
const POLICY = `"calls";q=${CALLS_PER_MINUTE};w=60`;
const toldOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Counted['told'] => ({
  'ratelimit-policy': POLICY,
  ratelimit: `"calls";r=${Math.max(0, remainingPoints)};t=${Math.ceil(msBeforeNext / 1000)}`,
});

/**
 * Counts a call that asks an upstream. Refuses it with 401 when the operator wants a key and none of theirs came (`REQUIRE_API_KEY`), with 429
 * when the caller is over the limit. A key of `API_KEYS` lifts the limit; any other key is accepted and ignored.
 */
export async function countCall(caller: string, key: string): Promise<Counted> {
  const known = env.API_KEYS.includes(key);
  if (env.REQUIRE_API_KEY && !known) {
    const message = 'This address needs a key of this server.';
    return { told: {}, refusal: { code: 'unauthorized', message, hint: 'Send it in the header x-api-key' } };
  }
  if (known || env.RATE_LIMIT_OFF) return { told: {} };
  try {
    return { told: toldOf(await limiter.consume(caller)) };
  } catch (limited) {
    if (!(limited instanceof RateLimiterRes)) {
      console.error('A call could not be counted and is let through:', limited);
      return { told: {} };
    }
    return {
      told: toldOf(limited),
      refusal: {
        code: 'rate_limited',
        message: `More than ${CALLS_PER_MINUTE} calls a minute came from your address to areas that ask an upstream.`,
        hint: 'Prebuilt files and listings are not limited: see /index.json',
        retryAfter: limited.msBeforeNext / 1000,
      },
    };
  }
}
