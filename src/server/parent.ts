import { env } from '../kernel/env.ts';

const POLL_MS = 500;

/**
 * Ends this process, as SIGTERM does, once the shell in which npm started it has gone: on SIGTERM npm kills only that shell, and the server
 * would go on and keep its port. Does nothing if npm did not start it.
 */
export function endWithNpm(): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS).unref();
}
