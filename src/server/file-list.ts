import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Encoding } from './encoding.ts';

/** A file of the build, and the compressed copies that somebody has put beside it. */
export interface BuiltFile {
  /** Below the folder of files, with a slash in front. */
  path: string;
  copies: readonly Encoding[];
  /** Its length and strong validator; undefined where no list of the build says them. */
  size?: number;
  etag?: string;
}

export type FileList = readonly BuiltFile[];

/** What a form's file has behind the name of the file itself. */
export const COPIES: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** Beside the folder of files: what is in it, so that a start need not look at every file. */
export const LIST = 'files.json';

const NONE: readonly Encoding[] = [];
const BOTH: readonly Encoding[] = ['br', 'gzip'];

/** A line of the list: path, length, validator. */
type Line = readonly [path: string, size: number, etag: string];

/** The text of a build's list. */
export const fileListText = (lines: readonly Line[]): string => JSON.stringify(lines);

/** The list that a build has left; undefined where it left none that can be read. */
export function readFileList(dist: string): FileList | undefined {
  try {
    const lines = JSON.parse(readFileSync(join(dist, LIST), 'utf8')) as Line[];
    return lines.map(([path, size, etag]) => ({ path, size, etag, copies: NONE }));
  } catch {
    return undefined; // made before there were lists, or by hand
  }
}

/** The same by a walk through the folder, without lengths and validators. */
export function listFiles(folder: string): FileList {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/')),
  );
  return [...names]
    .filter((path) => !(/\.(br|gz)$/.test(path) && names.has(path.replace(/\.\w+$/, ''))))
    .map((path) => ({ path, copies: BOTH.filter((encoding) => names.has(path + COPIES[encoding])) }));
}
