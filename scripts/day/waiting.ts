import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something holds. Throws in words if it does not in time. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, seconds = 600): Promise<void> {
  for (const end = Date.now() + seconds * 1000; ; await sleep(200)) {
    if (await Promise.resolve(holds()).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}`);
  }
}

/** Signals a process that may have ended by now. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A port of loopback that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
