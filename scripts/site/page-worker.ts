// One of the processes that make pages, and files beside them: takes their names, writes them, and says when it has done so.
import { openPageBundle, type PageBundle } from '../../src/catalog/page-bundle.ts';
import { env } from '../../src/kernel/env.ts';
import { type LeftOut, whyNotMade } from './left-out.ts';
import type { Made } from './made.ts';
import type { Batch, BatchDone, Piece, Task } from './pages.ts';
import { shortPage } from './short-page.ts';
import { type Keep, keeper, keptWorkOf } from './spool.ts';

/** Pages at a time: the next is made while one is written. */
const AT_A_TIME = 4;
const [, , dist = ''] = process.argv;
let keep: Keep | undefined;
/** Loaded at once: by the time that pages are told, it is there. */
const bundle = loadBundle();
// Whoever is told pages hears of the error.
bundle.catch(() => undefined);
/** One batch after the other. */
let turn: Promise<unknown> = Promise.resolve();

process.on('disconnect', () => process.exit());
process.on('message', (task: Task) => {
  turn = turn
    .then(async () => (task === 'list' ? (await bundle).listPages() : makeAll(task)))
    .then(
      (made) => process.send?.(made),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
});

async function loadBundle(): Promise<PageBundle> {
  const loaded = await openPageBundle(dist);
  loaded.trackInputs();
  loaded.keepWorkIn(keptWorkOf(dist));
  return loaded;
}

async function makeAll({ pieces, digests }: Batch): Promise<BatchDone> {
  const { makePage, makeFile } = await bundle;
  const findDigest = async (path: string) => {
    const digest = digests[path];
    if (!digest) throw new Error(`${path} is a download that the build has not made`);
    return digest;
  };
  keep ??= keeper(dist, `${process.pid}`, env.BUILD_PLAIN);
  const keepPiece = keep;
  const left = pieces.values();
  const made: Made[] = [];
  const leftOut: (LeftOut & { route: string })[] = [];
  const make = async (piece: Piece) => {
    const { bytes, inputs } = await (piece.beside ? makeFile(piece.file) : makePage(piece, findDigest));
    const short = piece.beside ? undefined : shortPage(Buffer.from(bytes).toString('utf8'));
    made.push({ path: piece.file, inputs, spooled: await keepPiece(piece.file, bytes), short });
  };
  const makeNext = async () => {
    for (const piece of left)
      await make(piece).catch((error: unknown) => leftOut.push({ path: piece.file, route: piece.route, why: whyNotMade(error) }));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, makeNext));
  return { made, leftOut };
}
