// One of the processes that make pages: takes names of pages, writes them, and says when it has done so.
import { openPageBundle, type Page } from '../../src/catalog/page-bundle.ts';
import { env } from '../../src/kernel/env.ts';
import { type LeftOut, whyNotMade } from './left-out.ts';
import type { Made } from './made.ts';
import type { Batch, BatchDone } from './pages.ts';
import { shortPage } from './short-page.ts';
import { type Keep, keeper } from './spool.ts';

/** Pages at a time: the next is made while one is written. */
const AT_A_TIME = 4;
let keep: Keep | undefined;

process.on('disconnect', () => process.exit());
process.on('message', (batch: Batch) => {
  makeAll(batch).then(
    (made) => process.send?.(made),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function makeAll({ dist, pages, digests }: Batch): Promise<BatchDone> {
  const { makePage, trackInputs } = await openPageBundle(dist);
  trackInputs();
  const findDigest = async (path: string) => {
    const digest = digests[path];
    if (!digest) throw new Error(`${path} is a download that the build has not made`);
    return digest;
  };
  keep ??= keeper(dist, `${process.pid}`, env.BUILD_PLAIN);
  const keepPage = keep;
  const left = pages.values();
  const made: Made[] = [];
  const leftOut: (LeftOut & { route: string })[] = [];
  const make = async (page: Page) => {
    const { bytes, inputs } = await makePage(page, findDigest);
    const spooled = await keepPage(page.file, bytes);
    made.push({ path: page.file, inputs, spooled, short: shortPage(Buffer.from(bytes).toString('utf8')) });
  };
  const makeNext = async () => {
    for (const page of left)
      await make(page).catch((error: unknown) => leftOut.push({ path: page.file, route: page.route, why: whyNotMade(error) }));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, makeNext));
  return { made, leftOut };
}
