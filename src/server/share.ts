import { connectRedis } from '../lib/net/redis.ts';
import { offerSharedStore } from '../lib/shared.ts';
import { shareLimits } from './limits.ts';

/** Begins every key. The number is raised when a kept value changes its shape, so that an old and a new server do not misread each other. */
const NAMESPACE = 'jaankari:1:';

/** Larger values stay in the process that made them: fetching them again is better than filling the store. */
const LARGEST_BYTES = 1_000_000;

/** Shares fetched pages, providers' answers and rate limits with the other processes that use this Redis. Does not wait for it. */
export function shareThrough(url: string): void {
  const redis = connectRedis(url);
  offerSharedStore({
    get: (key) => redis.get(NAMESPACE + key).catch(() => undefined),
    set(key, bytes, ttl) {
      if (bytes.length <= LARGEST_BYTES && ttl > 0) redis.set(NAMESPACE + key, bytes, ttl).catch(() => undefined);
    },
  });
  shareLimits(redis, NAMESPACE);
}
