import type { ReadOptions } from './options.ts';
import { type Reading, type Reply, readReply } from './read.ts';

/** What a worker thread does: piscina calls this with a task. */
export default (task: { reply: Reply; options: ReadOptions }): Reading => readReply(task.reply, task.options);
