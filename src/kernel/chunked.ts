import { setImmediate } from 'node:timers/promises';

/** Work that yields where others may run; its return value is the result. */
export type Chunked<T> = Generator<void, T>;

/** Runs it in one go. */
export function runSync<T>(work: Chunked<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs it chunk by chunk and yields to the event loop in between, so that a server can answer other calls. */
export async function runChunked<T>(work: Chunked<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    await setImmediate();
    step = work.next();
  }
  return step.value;
}
