import { collectAfter } from '../../src/kernel/collect-garbage.ts';

/** A worker that makes a hundred bytes a row which nobody needs once the rows are counted. */
export default (rows: number): Promise<number> =>
  collectAfter(async () => Array.from({ length: rows }, (_, at) => ({ at, text: `row ${at}` })).length);
