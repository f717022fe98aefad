// One of the processes that make pages: takes names of pages, writes them, and says when it has done so.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPageBundle, type Page } from '../../src/catalog/page-bundle.ts';
import { type LeftOut, whyNotMade } from './left-out.ts';
import type { Made } from './made.ts';
import type { Batch, BatchDone } from './pages.ts';
import { shortPage } from './short-page.ts';

/** Pages at a time: the next is made while one is written. */
const AT_A_TIME = 4;

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
  const { makePage } = await openPageBundle(dist);
  const findDigest = async (path: string) => {
    const digest = digests[path];
    if (!digest) throw new Error(`${path} is a download that the build has not made`);
    return digest;
  };
  const left = pages.values();
  const made: Made[] = [];
  const leftOut: (LeftOut & { route: string })[] = [];
  const make = async (page: Page) => {
    const { bytes, inputs } = await makePage(page, findDigest);
    const file = join(dist, 'client', page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    made.push({ path: page.file, inputs, short: shortPage(Buffer.from(bytes).toString('utf8')) });
  };
  const makeNext = async () => {
    for (const page of left)
      await make(page).catch((error: unknown) => leftOut.push({ path: page.file, route: page.route, why: whyNotMade(error) }));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, makeNext));
  return { made, leftOut };
}
