import type { SharedStore } from '../kernel/shared.ts';
import { connectRedis } from '../net/redis.ts';
import { shareLimits } from './limits.ts';

/** Begins every key. The number is raised when a kept value changes its shape, so that an old and a new server do not misread each other. */
const NAMESPACE = 'jaankari:1:';

/** Larger values stay in the process that made them: fetching them again is better than filling the store. */
const MAX_BYTES = 1_000_000;

/** Counts calls together with the other processes that use this Redis, and gives the store of fetched pages and providers' answers. Does not wait for it. */
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
