// One of the processes that make pages: takes names of pages, writes them, and says when it has done so.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openPageBundle } from '../../src/catalog/page-bundle.ts';
import type { Made } from './made.ts';
import type { Batch } from './pages.ts';
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

async function makeAll({ dist, files }: Batch): Promise<Made[]> {
  const { makePage } = await openPageBundle(dist);
  const left = files.values();
  const all: Made[] = [];
  const makeNext = async () => {
    for (const name of left) {
      const made = await makePage(name);
      if (!made) throw new Error(`${name} is no page`);
      const file = join(dist, 'client', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, made.bytes);
      all.push({ path: name, inputs: made.inputs, short: shortPage(Buffer.from(made.bytes).toString('utf8')) });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, makeNext));
  return all;
}
