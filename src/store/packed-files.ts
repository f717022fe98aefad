import { existsSync, readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const unzip = promisify(zstdDecompress);

/** Beside a build's folder of files: what the npm package has in its place. Pages are much alike: blocks of many take a tenth of what each takes alone. */
export const PACKED = 'client.zst';
export const PACKED_INDEX = 'client.json';

/** Where a file stands: its path below the folder with a slash in front, its block, its first byte there, and its length. */
export type PackedFile = readonly [path: string, block: number, start: number, size: number];
export interface PackedIndex {
  /** Place and length of each block in the archive. */
  blocks: readonly (readonly [offset: number, length: number])[];
  files: readonly PackedFile[];
}

/** Blocks of about a megabyte that stay in memory, since a page's neighbours are asked for next. */
const MAX_CACHED_BLOCKS = 8;

export type ReadBuilt = (path: string) => Promise<Buffer>;
const readers = new Map<string, ReadBuilt>();

/**
 * Reads the bytes of a build's file, by its path below the folder of files with a slash in front: from the folder, or from the archive where the
 * build was packed. Rejects as `readFile` does for one that is not there.
 */
export function openBuildReader(dist: string): ReadBuilt {
  const known = readers.get(dist);
  if (known) return known;
  const plain: ReadBuilt = (path) => readFile(join(dist, 'client', path));
  const packed = existsSync(join(dist, PACKED_INDEX)) ? openArchive(dist) : undefined;
  const read: ReadBuilt = packed ? (path) => packed(path) ?? plain(path) : plain;
  readers.set(dist, read);
  return read;
}

/** Undefined for a file that is not in the archive. */
function openArchive(dist: string): (path: string) => Promise<Buffer> | undefined {
  const { blocks, files } = JSON.parse(readFileSync(join(dist, PACKED_INDEX), 'utf8')) as PackedIndex;
  const places = new Map(files.map((file) => [file[0], file]));
  const archive = open(join(dist, PACKED));
  archive.catch(() => undefined); // told to who asks for a file
  const cache = new LRUCache<number, Promise<Buffer>>({ max: MAX_CACHED_BLOCKS });

  async function unpack(block: number): Promise<Buffer> {
    const [offset, length] = blocks[block] ?? [0, 0];
    const { buffer } = await (await archive).read(Buffer.allocUnsafe(length), 0, length, offset);
    return unzip(buffer);
  }
  function readBlock(block: number): Promise<Buffer> {
    const known = cache.get(block);
    if (known) return known;
    const bytes = unpack(block);
    cache.set(block, bytes);
    bytes.catch(() => cache.delete(block));
    return bytes;
  }
  return (path) => {
    const [, block, start, size] = places.get(path) ?? [];
    if (block === undefined || start === undefined || size === undefined) return undefined;
    // A copy: a page that stays in memory would else keep its whole block there.
    return readBlock(block).then((bytes) => Buffer.from(bytes.subarray(start, start + size)));
  };
}
