import { sharesThroughRedis } from '../suites/shared-redis.ts';

sharesThroughRedis({ all: true });
