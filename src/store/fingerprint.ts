import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of a file, in hex. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** File names of an area's snapshots in a data folder: `schemes.sqlite`, `schemes-texts.sqlite`. */
export async function listSnapshots(area: string, dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => name === `${area}.sqlite` || (name.startsWith(`${area}-`) && name.endsWith('.sqlite'))).sort();
}
