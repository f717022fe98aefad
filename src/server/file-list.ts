import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of the build. */
export interface BuiltFile {
  /** Path within `client/`, with a leading slash. */
  path: string;
  /** Its length and ETag; undefined if the build has no list, and of a page that its bundle makes on request (bundled-pages.ts). */
  size?: number;
  etag?: string;
}

export type FileList = readonly BuiltFile[];

/** Lists the files, so that a start need not look at each. */
export const LIST = 'files.json';

/** A line of the list: path, length, ETag. Of a page that is made on request, its path alone. */
type Line = readonly [path: string, size?: number, etag?: string];

/** The content of a build's list. */
export const fileListText = (lines: readonly Line[]): string => JSON.stringify(lines);

/** A build's list; undefined if there is none that can be read. */
export function readFileList(dist: string): FileList | undefined {
  try {
    const lines = JSON.parse(readFileSync(join(dist, LIST), 'utf8')) as Line[];
    return lines.map(([path, size, etag]) => (size === undefined || etag === undefined ? { path } : { path, size, etag }));
  } catch {
    return undefined; // made before there were lists, or by hand
  }
}

/** The file at an address: by its name, or of a page. */
export function pageFileAt(address: string): string {
  if (extname(address) !== '') return address;
  return address === '/' ? '/index.html' : `${address.replace(/\/$/, '')}.html`;
}

/** The files of a build by walking the folder, without lengths and ETags. */
export const listFiles = (folder: string): FileList =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ path: join(parentPath, name).slice(folder.length).replaceAll('\\', '/') }));
