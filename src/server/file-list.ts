import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build. */
export interface BuiltFile {
  /** Below the folder of files, with a slash in front. */
  path: string;
  /** Its length and strong validator; undefined where no list of the build says them. */
  size?: number;
  etag?: string;
}

export type FileList = readonly BuiltFile[];

/** Beside the folder of files: what is in it, so that a start need not look at every file. */
export const LIST = 'files.json';

/** A line of the list: path, length, validator. */
type Line = readonly [path: string, size: number, etag: string];

/** The text of a build's list. */
export const fileListText = (lines: readonly Line[]): string => JSON.stringify(lines);

/** The list that a build has left; undefined where it left none that can be read. */
export function readFileList(dist: string): FileList | undefined {
  try {
    const lines = JSON.parse(readFileSync(join(dist, LIST), 'utf8')) as Line[];
    return lines.map(([path, size, etag]) => ({ path, size, etag }));
  } catch {
    return undefined; // made before there were lists, or by hand
  }
}

/** The same by a walk through the folder, without lengths and validators. */
export const listFiles = (folder: string): FileList =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ path: join(parentPath, name).slice(folder.length).replaceAll('\\', '/') }));
