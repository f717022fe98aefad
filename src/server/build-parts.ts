import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLE } from '../catalog/page-bundle.ts';
import { strongEtag } from '../kernel/http.ts';
import { hashFile } from '../store/fingerprint.ts';
import { PACKED_INDEX, type PackedIndex } from '../store/packed-files.ts';
import { STAMP } from './build.ts';
import { readFileList } from './file-list.ts';

/** Holds the build's stamp and the SHA-256 of everything outside `client/`, whose list has ETags. */
const PARTS = 'build-parts.json';

interface Parts {
  stamp: string;
  files: readonly (readonly [path: string, hash: string])[];
}

/** Records the parts of a finished build, so that a partial copy is recognised. `stamp` is the stamp that will be written. */
export async function writeParts(dist: string, stamp: string): Promise<void> {
  const names = readdirSync(dist, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return entry.name === STAMP || entry.name === PARTS ? [] : [entry.name];
    if (!entry.isDirectory() || entry.name !== BUNDLE) return [];
    const below = readdirSync(join(dist, entry.name), { recursive: true, withFileTypes: true });
    return below.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name).slice(join(dist, '/').length));
  });
  const files: Parts['files'][number][] = [];
  for (const name of names) files.push([name, await hashFile(join(dist, name))]);
  writeFileSync(join(dist, PARTS), JSON.stringify({ stamp, files } satisfies Parts));
}

/** Whether a build is complete; false while it is being copied, in whatever order. */
export async function isWhole(dist: string): Promise<boolean> {
  try {
    const { stamp, files } = JSON.parse(readFileSync(join(dist, PARTS), 'utf8')) as Parts;
    if (readFileSync(join(dist, STAMP), 'utf8').trim() !== stamp) return false;
    for (const [name, hash] of files) if ((await hashFile(join(dist, name))) !== hash) return false;
    const isPacked = files.some(([name]) => name === PACKED_INDEX);
    const index: PackedIndex['files'] = isPacked ? JSON.parse(readFileSync(join(dist, PACKED_INDEX), 'utf8')).files : [];
    const packed = new Set(index.map(([path]) => path));
    for (const { path, etag } of readFileList(dist) ?? [])
      if (etag !== undefined && !packed.has(path) && strongEtag(await readFile(join(dist, 'client', path))) !== etag) return false;
    return true;
  } catch {
    return false; // a file is still missing
  }
}
