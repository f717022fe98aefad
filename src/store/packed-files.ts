import { existsSync, readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const unzip = promisify(zstdDecompress);

/**
 * The archive beside a build's files that replaces them in the npm package. Pages are so similar that compressing blocks of many takes a
 * tenth of the space of compressing each alone.
 */
export const PACKED = 'client.zst';
export const PACKED_INDEX = 'client.json';

/** A file's location: its path below the folder with a leading slash, its block, its first byte in it, and its length. */
export type PackedFile = readonly [path: string, block: number, start: number, size: number];
export interface PackedIndex {
  /** Offset and length of each block in the archive. */
  blocks: readonly (readonly [offset: number, length: number])[];
  files: readonly PackedFile[];
}

/** Blocks cached in memory, about a megabyte each: a page's neighbours are often requested next. */
const MAX_CACHED_BLOCKS = 8;

export type ReadBuilt = (path: string) => Promise<Buffer>;
const readers = new Map<string, ReadBuilt>();

/**
 * Reads a built file by its path below the folder of files, with a leading slash: from the folder, or from the archive if the build is
 * packed. Rejects like `readFile` if the file is missing.
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
  archive.catch(() => undefined); // callers that read a file get the error
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
    // A copy: a cached page would otherwise keep its whole block in memory.
    return readBlock(block).then((bytes) => Buffer.from(bytes.subarray(start, start + size)));
  };
}
