import { readdirSync, readFileSync, rmdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { strongEtag } from '../../src/kernel/http.ts';
import { listFiles } from '../../src/server/file-list.ts';
import { isApart, openArchive } from './archive.ts';
import { describeFiles, type FileLines } from './described.ts';
import { FOLDER } from './pagefind.ts';
import type { Previous } from './previous.ts';

/**
 * Puts the files of a build into its archive, and describes them. Most are there and packed while the index of search is still being made; `indexed` is done when its files
 * are there too. With `isPlain` they stay where they are.
 */
export async function putAway(dist: string, previous: Previous, indexed: Promise<unknown>, isPlain: boolean): Promise<FileLines> {
  const client = join(dist, 'client');
  if (isPlain) {
    await indexed;
    return describeFiles(client);
  }
  const lines: FileLines[number][] = [];
  const describe = (name: string, body: Buffer) => void lines.push([`/${name}`, body.length, strongEtag(body)]);
  const archive = openArchive(dist, previous.reused);
  const packed: string[] = [];
  const pack = async (names: readonly string[]) => {
    for (const name of names.filter(isApart)) describe(name, readFileSync(join(client, name)));
    const inArchive = names.filter((name) => !isApart(name));
    await archive.add(client, inArchive, describe);
    packed.push(...inArchive);
  };
  const isOfIndex = (name: string) => name.startsWith(`${FOLDER}/`);
  const list = () => listFiles(client).map(({ path }) => path.slice(1));
  await pack(list().filter((name) => !isOfIndex(name)));
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
