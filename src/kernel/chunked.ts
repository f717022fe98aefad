import { setImmediate } from 'node:timers/promises';

/** Work that gives way at each `yield`, where others could have their turn; what it returns is what it made. */
export type Chunked<T> = Generator<void, T>;

/** Does it at once. */
export function runSync<T>(work: Chunked<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Does it lot by lot; in between the event loop goes round, so that a server answers others. */
export async function runChunked<T>(work: Chunked<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    await setImmediate();
    step = work.next();
  }
  return step.value;
}
