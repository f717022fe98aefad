import { env } from '../kernel/env.ts';

const POLL_MS = 500;

/**
 * Ends this process, as SIGTERM does, once the shell by which npm started it is gone: npm ends that shell on SIGTERM and passes nothing
 * on, and a server would be left that keeps its port. Does nothing where npm did not start it.
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
