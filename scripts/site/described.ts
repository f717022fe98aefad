import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strongEtag } from '../../src/kernel/http.ts';
import { listFiles } from '../../src/server/file-list.ts';
import type { Previous } from './previous.ts';

/** Lines of the list of files (server/file-list.ts). */
export type FileLines = readonly (readonly [path: string, size: number, etag: string])[];

/** The previous build's description of files reused in its archive. */
export function describeReused({ reused, files }: Previous): FileLines {
  return [...reused.paths].map((path) => {
    const { size = 0, etag = '' } = files.get(path) ?? {};
    return [path, size, etag] as const;
  });
}

/** Saves the server from inspecting every file. */
export function describeFiles(folder: string): FileLines {
  return listFiles(folder).map(({ path }) => {
    const body = readFileSync(join(folder, path));
    return [path, body.length, strongEtag(body)] as const;
  });
}
