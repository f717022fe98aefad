import type { SharedStore } from '../kernel/shared.ts';
import { connectRedis } from '../net/redis.ts';
import { shareLimits } from './limits.ts';

/** Prefix of every key. Raise the number when a value's format changes, so that old and new servers do not misread each other. */
const NAMESPACE = 'jaankari:1:';

/** Larger values stay in their process: fetching them again is better than filling the store. */
const MAX_BYTES = 1_000_000;

/** Shares rate limits through this Redis, and returns the store for fetched pages and provider answers. Does not wait for the connection. */
export function shareThrough(url: string): SharedStore {
  const redis = connectRedis(url);
  shareLimits(redis, NAMESPACE);
  return {
    get: (key) => redis.get(NAMESPACE + key).catch(() => undefined),
    set(key, bytes, ttl) {
      if (bytes.length <= MAX_BYTES && ttl > 0) redis.set(NAMESPACE + key, bytes, ttl).catch(() => undefined);
    },
  };
}
