import { mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isApart } from './archive.ts';

/** In a build's folder while it is made: bodies, one behind the other. As files of their own, 37,000 of them cost a fifth of a build. */
export const SPOOL = '.spool';

/** Where the processes of the build in `dist` keep work for each other and for the next build (kernel/kept-work.ts). */
export const keptWorkOf = (dist: string): string => join(dist, 'work');

/** Where a body stands until the archive is packed. */
export interface Spooled {
  /** Below the build's folder. */
  file: string;
  offset: number;
  size: number;
}

/** A spool of the build in `dist`, for one process or kind: `mark` is its name. It is made by the first body. */
export function openSpool(dist: string, mark: string): (body: string | Uint8Array) => Spooled {
  const file = join(SPOOL, mark);
  let spool: number | undefined;
  let end = 0;
  const open = () => {
    mkdirSync(join(dist, SPOOL), { recursive: true });
    return openSync(join(dist, file), 'w');
  };
  return (body) => {
    spool ??= open();
    const bytes = Buffer.from(body);
    for (let written = 0; written < bytes.length; ) written += writeSync(spool, bytes, written);
    end += bytes.length;
    return { file, offset: end - bytes.length, size: bytes.length };
  };
}

/** Keeps a page or file of a build by its path with a slash in front. Gives where it stands; undefined for a file of its own in the folder of files. */
export type Keep = (path: string, body: string | Uint8Array) => Promise<Spooled | undefined>;

/** For one process of the build in `dist`: files of their own with `isPlain`, and what stands apart of every archive. `mark` is the process's own. */
export function keeper(dist: string, mark: string, isPlain: boolean): Keep {
  const folders = new Set<string>();
  const spool = openSpool(dist, mark);
  return async (path, body) => {
    if (!isPlain && !isApart(path.slice(1))) return spool(body);
    const target = join(dist, 'client', path);
    const folder = dirname(target);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await writeFile(target, body);
    return undefined;
  };
}

/** Reads spooled bodies of the build in `dist`. */
export function spoolReader(dist: string): (place: Spooled) => Buffer {
  const opened = new Map<string, number>();
  return ({ file, offset, size }) => {
    const spool = opened.get(file) ?? openSync(join(dist, file), 'r');
    opened.set(file, spool);
    const bytes = Buffer.allocUnsafe(size);
    for (let read = 0; read < size; ) {
      const count = readSync(spool, bytes, read, size - read, offset + read);
      if (count === 0) throw new Error(`${file} ends before what stands there`);
      read += count;
    }
    return bytes;
  };
}
