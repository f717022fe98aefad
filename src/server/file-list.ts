import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build. */
export interface BuiltFile {
  /** Path within `client/`, with a leading slash. */
  path: string;
  /** Its length and ETag; undefined if the build has no list. */
  size?: number;
  etag?: string;
}

export type FileList = readonly BuiltFile[];

/** Lists the files, so that a start need not look at each. */
export const LIST = 'files.json';

/** A line of the list: path, length, ETag. */
type Line = readonly [path: string, size: number, etag: string];

/** The content of a build's list. */
export const fileListText = (lines: readonly Line[]): string => JSON.stringify(lines);

/** A build's list; undefined if there is none that can be read. */
export function readFileList(dist: string): FileList | undefined {
  try {
    const lines = JSON.parse(readFileSync(join(dist, LIST), 'utf8')) as Line[];
    return lines.map(([path, size, etag]) => ({ path, size, etag }));
  } catch {
    return undefined; // made before there were lists, or by hand
  }
}

/** The same by walking the folder, without lengths and ETags. */
export const listFiles = (folder: string): FileList =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ path: join(parentPath, name).slice(folder.length).replaceAll('\\', '/') }));
