import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadFiles } from './files.ts';
import { FILE_MEMORY, type Service } from './server.ts';

/** The finished build in this folder, to be served. */
export async function openBuild(dist: string): Promise<Service> {
  const entry = (await import(pathToFileURL(resolve(dist, 'server/entry.mjs')).href)) as typeof import('../catalog/entry.ts');
  return { files: loadFiles(dist, FILE_MEMORY), live: entry.live };
}
