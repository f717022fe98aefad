import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds for which work may keep the event loop to itself. */
const MOST_MS = 20;

let begunAt: number | undefined;

/**
 * Lets other calls be answered, if work that asks here has kept the event loop busy for long. Reading a snapshot never waits by itself, so a chain
 * of reads would otherwise be one turn; of several chains each gets a turn. `now`: a clock in milliseconds.
 */
export async function giveWay(now = () => performance.now()): Promise<void> {
  while (begunAt !== undefined && now() - begunAt > MOST_MS) await nextTurn();
  if (begunAt !== undefined) return;
  begunAt = now();
  setImmediate(() => {
    begunAt = undefined;
  });
}
