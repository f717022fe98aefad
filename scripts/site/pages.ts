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
const BATCH = 30;
/** Batches that a process has been told: it goes on with the next while this one is busy with files of its own. */
const AHEAD = 4;
/** So many pages are worth another process: it takes more than a second until it makes its first. */
const WORTH_ANOTHER = { onBusyCores: 2_000, onIdleCore: 400 };

/** The digests of all downloads, by path. */
export type Digests = Readonly<Record<string, Digest>>;

/** A page, or a file that is made `beside` the page of that address. Of a file the route is its kind. */
export interface Piece extends Page {
  beside?: string | undefined;
}

/** Pages and files to be made. */
export interface Batch {
  pieces: readonly Piece[];
  digests: Digests;
}

/** What a worker is told: to make some, or to list all pages. */
export type Task = 'list' | Batch;

/** What it answers to a batch. */
export interface BatchDone {
  made: Made[];
  leftOut: (LeftOut & { route: string })[];
}

/** Processes that make pages. */
export interface PageMakers {
  /** Lists all pages of the bundle. */
  list(): Promise<Page[]>;
  /**
   * Makes these pages and files and writes them into the build's folder. `digests`: of the downloads that pages tell of. `onMade` is called after each
   * batch with how many there were. Gives what each was made from. What cannot be made is told and left out; rejects when it is not the fault of a row
   * (left-out.ts).
   */
  make(pieces: readonly Piece[], digests: Digests, onMade?: (count: number) => void): Promise<Made[]>;
  /** For a caller that has done its own work: starts a process on the core that it leaves, if there are still many pages to make. */
  useIdleCore(): void;
  end(): void;
}

/**
 * Starts as many processes as there are cores, `most` at most, which load the bundle of pages in `dist`. With `isAgain` most pages are taken over: one core is left
 * to this process, until there are many pages to make.
 */
export function startPageMakers(dist: string, most = MAX_WORKERS, isAgain = false): PageMakers {
  const cores = Math.min(most, availableParallelism());
  const workers: ChildProcess[] = [];
  const tellers: Tell[] = [];
  /** What is being made, with how many pieces nobody has begun: a process that is started takes part in it. */
  const under = new Set<{ left(): number; join(tell: Tell): void }>();
  const start = (count: number) => {
    while (workers.length < count) {
      const worker = fork(WORKER, [dist], { execArgv: [...HEAP_FLAGS] });
      const tell = teller(worker);
      workers.push(worker);
      tellers.push(tell);
      for (const one of under) one.join(tell);
    }
  };
  start(isAgain ? Math.max(1, cores - 1) : cores);
  return {
    // By one that has loaded the bundle: this process needs none.
    list: async () => (await (tellers[0] as Tell)('list')) as Page[],
    async make(pieces, digests, onMade) {
      if (pieces.length > WORTH_ANOTHER.onBusyCores) start(cores);
      let left = pieces.length;
      const batches = inBatches(pieces).values();
      const made: Made[] = [];
      const leftOut: BatchDone['leftOut'] = [];
      const work = async (tell: Tell) => {
        for (const batch of batches) {
          left -= batch.length;
          const done = (await tell({ pieces: batch, digests })) as BatchDone;
          made.push(...done.made);
          leftOut.push(...done.leftOut);
          onMade?.(batch.length);
        }
      };
      const working: Promise<void>[] = [];
      const join = (tell: Tell) => {
        for (let at = 0; at < AHEAD; at += 1) working.push(work(tell));
      };
      const own = { left: () => left, join };
      tellers.forEach(join);
      under.add(own);
      try {
        for (let count = 0; count < working.length; ) {
          count = working.length;
          await Promise.all(working);
        }
      } finally {
        under.delete(own);
      }
      for (const [route, left] of Map.groupBy(leftOut, (one) => one.route))
        tellLeftOut(route, pieces.filter((piece) => piece.route === route).length, left);
      return made;
    },
    useIdleCore() {
      const left = [...under].reduce((sum, one) => sum + one.left(), 0);
      if (left > WORTH_ANOTHER.onIdleCore) start(cores);
    },
    end() {
      for (const worker of workers) if (worker.connected) worker.disconnect();
    },
  };
}

/** Neighbours together: pages by their addresses in English, and each file with the page that it stands beside. */
function inBatches(pieces: readonly Piece[]): Piece[][] {
  const placed = pieces.map((piece) => ({ piece, place: piece.beside ?? pathInEnglish(piece.file).replace(/\.html$/, '') }));
  const inOrder = placed.sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0)).map(({ piece }) => piece);
  return Array.from({ length: Math.ceil(inOrder.length / BATCH) }, (_, at) => inOrder.slice(at * BATCH, (at + 1) * BATCH));
}

type Tell = (task: Task) => Promise<Page[] | BatchDone>;

/** Tells a process tasks, which it does and answers one after the other. */
function teller(worker: ChildProcess): Tell {
  const waiting: { resolve: (done: Page[] | BatchDone) => void; reject: (error: Error) => void }[] = [];
  worker.on('message', (done: Page[] | BatchDone) => waiting.shift()?.resolve(done));
  let broken: Error | undefined;
  worker.once('exit', (code) => {
    broken = new Error(`A process that makes pages ended with ${code}`);
    for (const { reject } of waiting) reject(broken);
  });
  return (task) =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.push({ resolve, reject });
      worker.send(task);
    });
}
