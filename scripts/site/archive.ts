import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import {
  openBuildReader,
  PACKED,
  PACKED_INDEX,
  type PackedBlock,
  type PackedFile,
  type PackedIndex,
} from '../../src/store/packed-files.ts';

const compress = promisify(zstdCompress);
/** Blocks that are compressed at a time, while the next is read. */
const AT_A_TIME = 4;
/** A block is unpacked for one page of it, in memory that counts. A larger file is a block of its own. */
const BLOCK_BYTES = 1 << 17;
/**
 * The first block of so many bytes is the dictionary of the others, so that small blocks take little more than large ones: of 102,286 files blocks of
 * 1 MB make 96 MB, of 128 kB 183 MB, and with a dictionary 100 MB (4 MB), 102 (16 MB) or 105 (1 MB).
 */
const GROUP_BYTES = 1 << 22;
/** Level 12 makes a twentieth less in twice the time. */
const LEVEL = 6;
/** As much as a block and its dictionary: whoever unpacks it needs memory for it. */
const WINDOW_LOG = 18;

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

/** What is to be packed: a name without a slash in front, and how to get its bytes when it is its turn. */
export interface Body {
  name: string;
  read(): Buffer | Promise<Buffer>;
}

/** Files of a folder, by their names. */
export const filesOf = (folder: string, names: readonly string[]): Body[] =>
  names.map((name) => ({ name, read: () => readFileSync(join(folder, name)) }));

/** An archive that is being written. */
export interface OpenArchive {
  /** Adds bodies, those of a kind side by side. `onAdded` hears of each. */
  add(bodies: readonly Body[], onAdded?: (name: string, body: Buffer) => void): Promise<void>;
  /** Writes its index, without which it is none. */
  end(): Promise<void>;
}

/** Begins an archive below `dist`. Blocks of which every file is reused are copied as they are; other reused files are packed anew with the first that are added. */
export function openArchive(dist: string, reused?: Reused): OpenArchive {
  const archive = new Archive(join(dist, PACKED));
  let left = reused ? copyBlocks(reused, archive) : [];
  const readReused = reused && openBuildReader(reused.dist);
  const sortKey = (name: string) => `${extname(name)} ${name}`;
  return {
    async add(bodies, onAdded) {
      const all = [
        ...bodies.map(({ name, read }) => ({ name, key: sortKey(name), read, onAdded })),
        ...left.map((path) => ({
          name: path.slice(1),
          key: sortKey(path.slice(1)),
          read: async () => (await readReused?.(path)) ?? Buffer.alloc(0),
          onAdded: undefined,
        })),
      ];
      left = [];
      for (const { name, read, onAdded: tell } of all.sort((a, b) => (a.key < b.key ? -1 : 1))) {
        const body = await read();
        tell?.(name, body);
        await archive.add(`/${name}`, body);
      }
    },
    end: async () => writeFileSync(join(dist, PACKED_INDEX), JSON.stringify(await archive.end())),
  };
}

/** Packs files of a folder into one archive and its index below `dist`. */
export async function writeArchive(folder: string, names: readonly string[], dist: string, reused?: Reused): Promise<void> {
  const archive = openArchive(dist, reused);
  await archive.add(filesOf(folder, names));
  await archive.end();
}

/** Copies the blocks that are reused whole, after those that are their dictionaries; gives the paths of what stands in others. */
function copyBlocks({ dist, paths }: Reused, archive: Archive): string[] {
  const index = paths.size > 0 ? readArchiveIndex(dist) : undefined;
  if (!index) return [];
  const { blocks, files } = index;
  const ofBlock = Map.groupBy(files, ([, block]) => block);
  const source = openSync(join(dist, PACKED), 'r');
  const copied = new Map<number, number>();
  const left: string[] = [];
  for (const [at, [offset, length, dictionary]] of blocks.entries()) {
    const all = ofBlock.get(at) ?? [];
    const after = dictionary === undefined ? undefined : copied.get(dictionary);
    if (all.every(([path]) => paths.has(path)) && (dictionary === undefined || after !== undefined)) {
      const bytes = Buffer.allocUnsafe(length);
      readSync(source, bytes, 0, length, offset);
      copied.set(at, archive.addBlock(bytes, all, after));
    } else left.push(...all.map(([path]) => path).filter((path) => paths.has(path)));
  }
  closeSync(source);
  return left;
}

class Archive {
  readonly #file: number;
  readonly #files: PackedFile[] = [];
  readonly #blocks: PackedBlock[] = [];
  #parts: Buffer[] = [];
  #filled = 0;
  #offset = 0;
  /** Blocks so far, those under way among them. */
  #count = 0;
  #underWay: Promise<unknown>[] = [];
  /** Done when all of them are written, in their order. */
  #written = Promise.resolve();
  /** The first block of the group, and what has been added since. */
  #dictionary: { at: number; bytes: Buffer } | undefined;
  #grouped = 0;
  #kind = '';

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  async add(path: string, body: Buffer): Promise<void> {
    const isOther = extname(path) !== this.#kind;
    if (isOther || this.#filled + body.length > BLOCK_BYTES) await this.#endBlock();
    if (isOther) this.#dictionary = undefined;
    this.#kind = extname(path);
    this.#files.push([path, this.#count, this.#filled, body.length]);
    this.#parts.push(body);
    this.#filled += body.length;
  }

  /** Adds a compressed block of another archive, with what stands in it and the number of its dictionary here. Before all that is added by itself. */
  addBlock(bytes: Buffer, files: readonly PackedFile[], dictionary: number | undefined): number {
    const at = this.#count;
    this.#count += 1;
    for (const [path, , start, size] of files) this.#files.push([path, at, start, size]);
    this.#write(bytes, dictionary);
    return at;
  }

  async end(): Promise<PackedIndex> {
    await this.#endBlock();
    await this.#written;
    closeSync(this.#file);
    return { blocks: this.#blocks, files: this.#files };
  }

  async #endBlock(): Promise<void> {
    if (this.#filled === 0) return;
    const bytes = Buffer.concat(this.#parts);
    const isLarge = bytes.length > BLOCK_BYTES;
    const dictionary = isLarge || this.#grouped >= GROUP_BYTES ? undefined : this.#dictionary;
    const params = {
      [constants.ZSTD_c_compressionLevel]: LEVEL,
      [constants.ZSTD_c_windowLog]: Math.max(WINDOW_LOG, Math.ceil(Math.log2(bytes.length))),
    };
    const block = compress(bytes, { params, ...(dictionary && { dictionary: dictionary.bytes }) });
    this.#written = Promise.all([block, this.#written]).then(([compressed]) => this.#write(compressed, dictionary?.at));
    if (!isLarge && !dictionary) {
      this.#dictionary = { at: this.#count, bytes };
      this.#grouped = 0;
    }
    this.#count += 1;
    this.#grouped += bytes.length;
    this.#parts = [];
    this.#filled = 0;
    this.#underWay.push(this.#written);
    if (this.#underWay.length > AT_A_TIME) await this.#underWay.shift();
  }

  #write(bytes: Buffer, dictionary: number | undefined): void {
    writeSync(this.#file, bytes);
    this.#blocks.push(dictionary === undefined ? [this.#offset, bytes.length] : [this.#offset, bytes.length, dictionary]);
    this.#offset += bytes.length;
  }
}
