import { existsSync, readFileSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const unzip = promisify(zstdDecompress);
/** The least that zlib takes. */
const MIN_CHUNK = 64;

/**
 * The archive beside a build's files that replaces them in the npm package. Pages are so similar that compressing blocks of many takes a
 * tenth of the space of compressing each alone.
 */
export const PACKED = 'client.zst';
export const PACKED_INDEX = 'client.json';

/** A file's location: its path below the folder with a leading slash, its block, its first byte in it, and its length. */
export type PackedFile = readonly [path: string, block: number, start: number, size: number];
/** A block's place in the archive, and the number of the block that is its zstd dictionary, if it has one. */
export type PackedBlock = readonly [offset: number, length: number, dictionary?: number];
export interface PackedIndex {
  blocks: readonly PackedBlock[];
  files: readonly PackedFile[];
}

/** Memory of blocks lately unpacked, in bytes: a page's neighbours are often requested next. */
const MAX_CACHED_BYTES = 8 * 2 ** 20;

export type ReadBuilt = (path: string) => Promise<Buffer>;
const readers = new Map<string, ReadBuilt>();

/** A part of a built file that stands in the folder, first and last byte included. Rejects if it does not. */
export async function openBuiltPart(dist: string, path: string, start: number, end: number): Promise<Readable> {
  const file = await open(join(dist, 'client', path));
  return file.createReadStream({ start, end });
}

/**
 * Reads a built file by its path below the folder of files, with a leading slash: from the folder, or from the archive if the build is
 * packed. Rejects like `readFile` if the file is missing. Whoever reads for a caller takes a turn of `files` (kernel/allowances.ts).
 */
export function openBuildReader(dist: string): ReadBuilt {
  const before = readers.get(dist);
  if (before) return before;
  const plain: ReadBuilt = (path) => readFile(join(dist, 'client', path));
  const packed = existsSync(join(dist, PACKED_INDEX)) ? openArchive(dist) : undefined;
  const read: ReadBuilt = packed ? (path) => packed(path) ?? plain(path) : plain;
  readers.set(dist, read);
  return read;
}

/** A block, and its length once unpacked. */
interface Block {
  offset: number;
  length: number;
  unpacked: number;
  dictionary: number | undefined;
}

/** Undefined for a file that is not in the archive. */
function openArchive(dist: string): (path: string) => Promise<Buffer> | undefined {
  const index = JSON.parse(readFileSync(join(dist, PACKED_INDEX), 'utf8')) as PackedIndex;
  const blocks = index.blocks.map(([offset, length, dictionary]): Block => ({ offset, length, unpacked: 0, dictionary }));
  for (const [, block, start, size] of index.files) {
    const one = blocks[block];
    if (one) one.unpacked = Math.max(one.unpacked, start + size);
  }
  const places = new Map(index.files.map((file) => [file[0], file]));
  const archive = open(join(dist, PACKED));
  archive.catch(() => undefined); // callers that read a file get the error
  const cache = new LRUCache<number, Buffer>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: ({ length }) => Math.max(1, length) });
  /** Blocks that are being unpacked, each once for all who wait for it. */
  const unpacking = new Map<number, Promise<Buffer>>();

  async function unpack({ offset, length, unpacked, dictionary }: Block): Promise<Buffer> {
    const before = dictionary === undefined ? undefined : await readBlock(dictionary);
    const { buffer } = await (await archive).read(Buffer.allocUnsafe(length), 0, length, offset);
    // In one piece: by default a thread is asked anew for every 16 kB.
    return unzip(buffer, {
      chunkSize: Math.max(MIN_CHUNK, unpacked),
      maxOutputLength: Math.max(1, unpacked),
      ...(before && { dictionary: before }),
    });
  }

  async function readBlock(at: number): Promise<Buffer> {
    const cached = cache.get(at);
    if (cached) return cached;
    const block = blocks[at];
    // After the last block: that of an empty file.
    if (!block) return Buffer.alloc(0);
    const begun = unpacking.get(at);
    if (begun) return begun;
    const bytes = unpack(block);
    unpacking.set(at, bytes);
    bytes.then(
      (all) => {
        unpacking.delete(at);
        cache.set(at, all);
      },
      () => unpacking.delete(at),
    );
    return bytes;
  }

  return (path) => {
    const [, at, start, size] = places.get(path) ?? [];
    if (at === undefined || start === undefined || size === undefined) return undefined;
    // A copy: a cached page would otherwise keep its whole block in memory.
    return readBlock(at).then((bytes) => (size === bytes.length ? bytes : Buffer.from(bytes.subarray(start, start + size))));
  };
}
