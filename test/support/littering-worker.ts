import { getHeapStatistics } from 'node:v8';
import { collectAfter } from '../../src/kernel/collect-garbage.ts';

/** A worker that makes a hundred bytes a row which nobody needs once the rows are counted. Gives the megabytes of its heap while it has them. */
export default (rows: number): Promise<number> =>
  collectAfter(async () => {
    const made = Array.from({ length: rows }, (_, at) => ({ at, text: `row ${at}` }));
    const heapMb = getHeapStatistics().used_heap_size / 2 ** 20;
    return made.length === rows ? heapMb : 0;
  });
