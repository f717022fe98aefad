import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { extname, join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { openBuildReader, PACKED, PACKED_INDEX, type PackedFile, type PackedIndex } from '../../src/store/packed-files.ts';

/** Of 15 MB of pages about trains blocks of 1 MB make 0.37 MB, of 4 MB 0.26 MB, and take four times as long to open for one page. */
const BLOCK_BYTES = 1 << 20;
/** Level 12 makes a twentieth less in twice the time. */
const LEVEL = 6;

/** Stays a file of its own: what is data too, and is not held twice by the npm package; packing gains little by it. */
export const isApart = (name: string): boolean => /^(data\/.*\.sqlite|liquor-img\/.*)$/.test(name);

/** Files of another build's archive, by their paths with a slash in front. */
export interface Reused {
  dist: string;
  paths: ReadonlySet<string>;
}

/** What is in a build's archive; undefined where it has none. */
export function readArchiveIndex(dist: string): PackedIndex | undefined {
  const file = join(dist, PACKED_INDEX);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Packs files of a folder (names without a slash in front) into one archive and its index below `dist`, those of a kind side by side. Blocks of
 * which every file is reused are copied as they are; other reused files are packed anew with the rest.
 */
export async function writeArchive(folder: string, names: readonly string[], dist: string, reused?: Reused): Promise<void> {
  const archive = new Archive(join(dist, PACKED));
  const left = reused ? copyBlocks(reused, archive) : [];
  const readReused = reused && openBuildReader(reused.dist);
  const bodies = [
    ...names.map((name) => ({ name, read: () => readFileSync(join(folder, name)) })),
    ...left.map((path) => ({ name: path.slice(1), read: () => readReused?.(path) })),
  ];
  const sortKey = (name: string) => `${extname(name)} ${name}`;
  for (const { name, read } of bodies.toSorted((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1))) {
    archive.add(`/${name}`, (await read()) ?? Buffer.alloc(0));
  }
  writeFileSync(join(dist, PACKED_INDEX), JSON.stringify(archive.end()));
}

/** Copies the blocks that are reused whole; gives the paths of what stands in others. */
function copyBlocks({ dist, paths }: Reused, archive: Archive): string[] {
  const index = paths.size > 0 ? readArchiveIndex(dist) : undefined;
  if (!index) return [];
  const { blocks, files } = index;
  const ofBlock = Map.groupBy(files, ([, block]) => block);
  const source = openSync(join(dist, PACKED), 'r');
  const left: string[] = [];
  for (const [block, [offset, length]] of blocks.entries()) {
    const all = ofBlock.get(block) ?? [];
    if (all.every(([path]) => paths.has(path))) {
      const bytes = Buffer.allocUnsafe(length);
      readSync(source, bytes, 0, length, offset);
      archive.addBlock(bytes, all);
    } else left.push(...all.map(([path]) => path).filter((path) => paths.has(path)));
  }
  closeSync(source);
  return left;
}

/** An archive that is being written. */
class Archive {
  readonly #file: number;
  readonly #files: PackedFile[] = [];
  readonly #blocks: (readonly [offset: number, length: number])[] = [];
  #parts: Buffer[] = [];
  #filled = 0;
  #offset = 0;

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  add(path: string, body: Buffer): void {
    this.#files.push([path, this.#blocks.length, this.#filled, body.length]);
    this.#parts.push(body);
    this.#filled += body.length;
    if (this.#filled >= BLOCK_BYTES) this.#endBlock();
  }

  /** Adds a compressed block of another archive, with what stands in it. Before all that is added by itself. */
  addBlock(bytes: Buffer, files: readonly PackedFile[]): void {
    for (const [path, , start, size] of files) this.#files.push([path, this.#blocks.length, start, size]);
    this.#write(bytes);
  }

  end(): PackedIndex {
    this.#endBlock();
    closeSync(this.#file);
    return { blocks: this.#blocks, files: this.#files };
  }

  #endBlock(): void {
    if (this.#filled === 0) return;
    this.#write(zstdCompressSync(Buffer.concat(this.#parts), { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } }));
    this.#parts = [];
    this.#filled = 0;
  }

  #write(bytes: Buffer): void {
    writeSync(this.#file, bytes);
    this.#blocks.push([this.#offset, bytes.length]);
    this.#offset += bytes.length;
  }
}
