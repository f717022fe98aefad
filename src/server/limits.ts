import cluster from 'node:cluster';
import { type RateLimiterAbstract, RateLimiterCluster, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CALLS_PER_MINUTE, type RateLimitResult } from '../api/call.ts';
import { widerNetwork } from '../kernel/caller-network.ts';
import { env } from '../kernel/env.ts';
import { ledger } from '../kernel/ledger.ts';
import type { Redis } from '../net/redis.ts';
import { createWorkMeter } from './work-meter.ts';

const LIMIT = { keyPrefix: 'calls', points: CALLS_PER_MINUTE, duration: 60 };
/** An IPv6 /48 has as many calls as ten callers. */
const WIDER_LIMIT = { keyPrefix: 'wider', points: 10 * CALLS_PER_MINUTE, duration: 60 };
type Limit = typeof LIMIT;

/** Milliseconds that a worker waits for the primary's count. */
const COUNT_TIMEOUT_MS = 1_000;

let limiter = createMemoryLimiter(LIMIT);
let widerLimiter = createMemoryLimiter(WIDER_LIMIT);

/** Counts in this process, or for several workers in the primary, so that limits do not grow with their number. */
function createMemoryLimiter(limit: Limit): RateLimiterAbstract {
  return cluster.isWorker ? new RateLimiterCluster({ ...limit, timeoutMs: COUNT_TIMEOUT_MS }) : new RateLimiterMemory(limit);
}

/** Switches to counting in Redis, under keys that begin with `namespace`; while it is down, counts here. */
export function shareLimits(redis: Redis, namespace: string): void {
  const share = (limit: Limit, insuranceLimiter: RateLimiterAbstract) =>
    new RateLimiterRedis({ ...limit, keyPrefix: namespace + limit.keyPrefix, storeClient: redis, useRedisPackage: true, insuranceLimiter });
  limiter = share(LIMIT, limiter);
  widerLimiter = share(WIDER_LIMIT, widerLimiter);
}

/** Milliseconds until a caller has calls again; never more than a minute, whatever the clock was set to meanwhile. */
const untilNext = ({ msBeforeNext }: RateLimiterRes): number => Math.min(60_000, msBeforeNext);

/** The limit and what is left of it, as in draft-ietf-httpapi-ratelimit-headers-10. */
const POLICY = `"calls";q=${CALLS_PER_MINUTE};w=60`;
const rateLimitHeaders = (counted: RateLimiterRes): RateLimitResult['responseHeaders'] => ({
  'ratelimit-policy': POLICY,
  ratelimit: `"calls";r=${Math.max(0, counted.remainingPoints)};t=${Math.ceil(untilNext(counted) / 1000)}`,
});

const CPU_POLICY = `"cpu";q=${env.CPU_MS_PER_MINUTE};w=60`;

/** Charges CPU from now on to the caller. */
export const countWork = createWorkMeter((caller, ms) => ledger.charge('cpu', caller, ms));

/** Headers with a caller's remaining CPU, once half of it is spent. */
export function cpuHeaders(caller: string): Record<string, string> {
  const { own: left } = ledger.left('cpu', caller);
  if (env.RATE_LIMIT_OFF || left > env.CPU_MS_PER_MINUTE / 2) return {};
  const seconds = Math.ceil((60 * (env.CPU_MS_PER_MINUTE - left)) / env.CPU_MS_PER_MINUTE);
  return { 'ratelimit-policy': CPU_POLICY, ratelimit: `"cpu";r=${Math.max(0, Math.floor(left))};t=${seconds}` };
}

/** The error for a caller that has spent its CPU; undefined for others. */
function refuseWork(caller: string): RateLimitResult | undefined {
  const { own, wider } = ledger.left('cpu', caller);
  if (own > 0 && wider > 0) return undefined;
  return {
    responseHeaders: cpuHeaders(caller),
    refusal: {
      code: 'rate_limited',
      message: `What your ${own <= 0 ? 'address' : 'network'} asked for has taken more than ${env.CPU_MS_PER_MINUTE} milliseconds of processor time in a minute.`,
      hint: 'Prebuilt files are not limited: see /index.json',
      retryAfter: Math.max(1, ledger.secondsUntil('cpu', caller)),
    },
  };
}

/**
 * Counts a call that asks an upstream. Refuses it with 401 if the operator requires a key and it has none (`REQUIRE_API_KEY`), and with 429 if the
 * caller is over the limit. Any call gets 429 if the caller has spent its CPU. A key of `API_KEYS` lifts the limits; other keys are ignored.
 */
export async function rateLimit(caller: string, key: string, asks: boolean): Promise<RateLimitResult> {
  const hasKey = env.API_KEYS.includes(key);
  if (asks && env.REQUIRE_API_KEY && !hasKey) {
    const message = 'This address needs a key of this server.';
    return { responseHeaders: {}, refusal: { code: 'unauthorized', message, hint: 'Send it in the header x-api-key' } };
  }
  if (hasKey || env.RATE_LIMIT_OFF) return { responseHeaders: {} };
  const spent = refuseWork(caller);
  if (spent || !asks) return spent ?? { responseHeaders: {} };
  const wider = widerNetwork(caller);
  try {
    const counted = await limiter.consume(caller);
    if (wider !== undefined) await widerLimiter.consume(wider);
    return { responseHeaders: rateLimitHeaders(counted) };
  } catch (limited) {
    if (!(limited instanceof RateLimiterRes)) {
      console.error('A call could not be counted and is let through:', limited);
      return { responseHeaders: {} };
    }
    return {
      responseHeaders: rateLimitHeaders(limited),
      refusal: {
        code: 'rate_limited',
        message: `More than ${CALLS_PER_MINUTE} calls a minute came from your address to areas that ask an upstream.`,
        hint: 'Prebuilt files and listings are not limited: see /index.json',
        retryAfter: untilNext(limited) / 1000,
      },
    };
  }
}
