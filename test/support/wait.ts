import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something holds. Throws when it does not within the limit, in milliseconds. */
export async function waitFor(holds: () => boolean | Promise<boolean>, limit = 45_000): Promise<void> {
  const until = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`Not within ${limit} ms: ${holds}`);
    await sleep(20);
  }
}
