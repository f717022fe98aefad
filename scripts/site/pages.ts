import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pathInEnglish } from '../../src/areas/hindi-pages.ts';
import type { Digest } from '../../src/catalog/downloads.ts';
import type { Page } from '../../src/catalog/page-bundle.ts';
import { type LeftOut, tellLeftOut } from './left-out.ts';
import type { Made } from './made.ts';
import { HEAP_FLAGS } from './memory.ts';

const WORKER = fileURLToPath(new URL('page-worker.ts', import.meta.url));
/** More would hold all snapshots once more each. */
const MAX_WORKERS = 4;
/** Pages of one message: neighbours, which read the same rows, each beside its own in the other language. */
const BATCH = 40;

/** The digests of all downloads, by path. */
export type Digests = Readonly<Record<string, Digest>>;

/** What a worker is told. */
export interface Batch {
  dist: string;
  pages: readonly Page[];
  digests: Digests;
}

/** What it answers. */
export interface BatchDone {
  made: Made[];
  leftOut: (LeftOut & { route: string })[];
}

/**
 * Makes these pages of the bundle in `dist` and writes them into its folder of files, in as many processes as there are cores, `most` at most.
 * `onProgress` is called after each batch with how many are done. `digests`: of the downloads that pages tell of. Gives what each was made from. A
 * page that cannot be made is told and left out; rejects when it is not the fault of a row (left-out.ts).
 */
export async function makePages(
  dist: string,
  pages: readonly Page[],
  digests: Digests,
  onProgress?: (done: number) => void,
  most = MAX_WORKERS,
): Promise<Made[]> {
  const byPath = (a: Page, b: Page) => (pathInEnglish(a.file) < pathInEnglish(b.file) ? -1 : 1);
  const neighbours = pages.toSorted(byPath);
  const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, at) =>
    neighbours.slice(at * BATCH, (at + 1) * BATCH),
  ).values();
  const workers = Array.from({ length: Math.min(most, availableParallelism()) }, () => fork(WORKER, { execArgv: [...HEAP_FLAGS] }));
  const made: Made[] = [];
  const leftOut: BatchDone['leftOut'] = [];
  const work = async (worker: ChildProcess) => {
    for (const batch of batches) {
      const done = await ask(worker, { dist, pages: batch, digests });
      made.push(...done.made);
      leftOut.push(...done.leftOut);
      onProgress?.(made.length + leftOut.length);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) if (worker.connected) worker.disconnect();
  }
  for (const [route, left] of Map.groupBy(leftOut, (one) => one.route))
    tellLeftOut(route, pages.filter((page) => page.route === route).length, left);
  return made;
}

function ask(worker: ChildProcess, batch: Batch): Promise<BatchDone> {
  return new Promise((resolve, reject) => {
    const broken = (code: number | null) => reject(new Error(`A process that makes pages ended with ${code}`));
    worker.once('exit', broken);
    worker.once('message', (done: BatchDone) => {
      worker.off('exit', broken);
      resolve(done);
    });
    worker.send(batch);
  });
}
