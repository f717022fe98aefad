import { lowerPriority } from '../../../kernel/lower-priority.ts';
import type { ReadOptions } from './options.ts';
import type { Reading, Reply } from './read.ts';

/** What a thread is given. */
export interface Task {
  reply: Reply;
  options: ReadOptions;
  /** Set to 1 when the reading begins: until then the thread itself is starting. */
  begun: Int32Array;
}

lowerPriority();
// Loading the reader is most of the work of a thread's start, and gives way as well.
const { readAnyReply } = await import('./read-any.ts');

/** What a worker thread does: piscina calls this with a task. */
export default ({ reply, options, begun }: Task): Promise<Reading> => {
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
  return readAnyReply(reply, options);
};
