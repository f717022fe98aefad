import { readdirSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { strongEtag } from '../../src/kernel/http.ts';
import { listFiles } from '../../src/server/file-list.ts';
import { filesOf, isApart, openArchive } from './archive.ts';
import { describeFiles, type FileLines } from './described.ts';
import { FOLDER } from './pagefind.ts';
import type { Previous } from './previous.ts';
import { type Spooled, spoolReader } from './spool.ts';

/**
 * Puts the files of a build into its archive, and describes them: those of its folder, and what is `spooled`, by their paths. Most are there and packed while the index
 * of search is still being made; `indexed` is done when its files are there too. With `isPlain` they stay where they are.
 */
export async function putAway(
  dist: string,
  previous: Previous,
  spooled: ReadonlyMap<string, Spooled>,
  indexed: Promise<unknown>,
  isPlain: boolean,
): Promise<FileLines> {
  const client = join(dist, 'client');
  if (isPlain) {
    await indexed;
    return describeFiles(client);
  }
  const lines: FileLines[number][] = [];
  const describe = (name: string, body: Buffer) => void lines.push([`/${name}`, body.length, strongEtag(body)]);
  const archive = openArchive(dist, previous.reused);
  const packed: string[] = [];
  const readSpooled = spoolReader(dist);
  const pack = async (names: readonly string[], others: ReadonlyMap<string, Spooled> = new Map()) => {
    for (const name of names.filter(isApart)) describe(name, readFileSync(join(client, name)));
    const inArchive = names.filter((name) => !isApart(name));
    const bodies = [...others].map(([path, place]) => ({ name: path.slice(1), read: () => readSpooled(place) }));
    await archive.add([...filesOf(client, inArchive), ...bodies], describe);
    packed.push(...inArchive);
  };
  const isOfIndex = (name: string) => name.startsWith(`${FOLDER}/`);
  const list = () => listFiles(client).map(({ path }) => path.slice(1));
  await pack(
    list().filter((name) => !isOfIndex(name)),
    spooled,
  );
  await indexed;
  await pack(list().filter(isOfIndex));
  await archive.end();
  for (const name of packed) unlinkSync(join(client, name));
  removeEmptyFolders(client);
  return lines;
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
