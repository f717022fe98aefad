import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { onceNeeded } from './memoize.ts';

/** A smaller heap stays as it is, in bytes. */
const LARGE = 64 * 2 ** 20;
/** A larger one is given back before the next task: otherwise two threads could both have such a heap, one of them with nothing but garbage in it. */
const VERY_LARGE = 96 * 2 ** 20;
/** How long a thread has been idle by then, in milliseconds: collecting takes some 50 ms. */
const IDLE_MS = 250;

const collector = onceNeeded((): (() => void) => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
});

let planned: NodeJS.Timeout | undefined;

/**
 * Runs a task of this thread, and gives back the memory it leaves: much of it at once, less once the thread has been idle for a quarter of a second.
 * V8 collects while there is work, so a thread that waits would keep its heap as the last task left it.
 */
export async function collectAfter<T>(task: () => Promise<T>): Promise<T> {
  clearTimeout(planned);
  try {
    return await task();
  } finally {
    const used = getHeapStatistics().used_heap_size;
    // once the result is on its way
    if (used > VERY_LARGE) setImmediate(() => collector()());
    else if (used > LARGE) planned = setTimeout(() => collector()(), IDLE_MS).unref();
  }
}
