import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { GuardError } from './guards.ts';

const unzip = promisify(gunzip);

/**
 * The text of a file in the folder `starter` of a data folder, uncompressed where its name ends in `.gz`. Throws GuardError where the file is missing,
 * as in an empty folder, or cannot be read: its message says which file, and what to do.
 */
export async function readStarterFile(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, 'starter', name);
  const fix = `Copy the folder data/starter of the project's repository to ${join(dataDir, 'starter')}`;
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') throw new GuardError(`${file} is missing. ${fix}, or crawl again when another source can be reached`);
    throw new GuardError(`${file} cannot be read (${cause.code})`, { cause });
  });
  if (!name.endsWith('.gz')) return bytes.toString('utf8');
  const text = await unzip(bytes).catch((cause: Error) => {
    throw new GuardError(`${file} is damaged (${cause.message}). ${fix}`, { cause });
  });
  return text.toString('utf8');
}
