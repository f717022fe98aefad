import { collectAfter } from '../../../kernel/collect-garbage.ts';
import { lowerPriority } from '../../../kernel/lower-priority.ts';
import type { ReadOptions } from './options.ts';
import type { Reading, Reply } from './read.ts';
import { SelectorTooCostly } from './select-elements.ts';

/** The thread's input. */
export interface Task {
  reply: Reply;
  options: ReadOptions;
  /** Set to 1 when reading begins; before that, the thread is still starting. */
  begun: Int32Array;
}

/** The thread's answer to a task that asks for too much: an error loses its name on the way between threads. */
export interface Refusal {
  refused: Pick<SelectorTooCostly, 'message' | 'parameter'>;
}

lowerPriority();
// Loading the reader is most of a thread's startup, and is asynchronous too.
const { readAnyReply } = await import('./read-any.ts');

/** The thread's entry: piscina calls it with a task. */
export default ({ reply, options, begun }: Task): Promise<Reading | Refusal> => {
  Atomics.store(begun, 0, 1);
  Atomics.notify(begun, 0);
  return collectAfter(() => readAnyReply(reply, options)).catch((cause: unknown) => {
    if (!(cause instanceof SelectorTooCostly)) throw cause;
    return { refused: { message: cause.message, parameter: cause.parameter } };
  });
};
