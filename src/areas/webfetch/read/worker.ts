import { lowerPriority } from '../../../kernel/lower-priority.ts';
import type { ReadOptions } from './options.ts';
import type { Reading, Reply } from './read.ts';

/** The thread's input. */
export interface Task {
  reply: Reply;
  options: ReadOptions;
  /** Set to 1 when reading begins; before that, the thread is still starting. */
  begun: Int32Array;
}

lowerPriority();
// Loading the reader is most of a thread's startup, and is asynchronous too.
const { readAnyReply } = await import('./read-any.ts');

/** The thread's entry: piscina calls it with a task. */
export default ({ reply, options, begun }: Task): Promise<Reading> => {
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
  return readAnyReply(reply, options);
};
