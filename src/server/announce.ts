import { availableParallelism } from 'node:os';
import { env } from '../kernel/env.ts';

/** Milliseconds that in-flight calls get after SIGTERM. */
export const DRAIN_LIMIT_MS = 10_000;

/** Prints, once per start, where the service listens and which settings are unusual. `took`: milliseconds since the start. */
export function announce(port: number, took: number): void {
  if (env.RATE_LIMIT_OFF) console.log('Rate limits are off (RATE_LIMIT_OFF=1).');
  if (env.FETCH_ALLOW.length > 0) console.log(`Web fetch may also reach: ${env.FETCH_ALLOW.join(', ')} (FETCH_ALLOW).`);
  const workers = env.WORKERS > 1 ? `${env.WORKERS} workers, ` : '';
  console.log(`Jaankari is at http://${env.HOST}:${port} (ready in ${Math.round(took)} ms, ${workers}${availableParallelism()} cores)`);
}
