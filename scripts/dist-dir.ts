import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

/** Folders of the project that may be emptied: `dist`, `dist-next` and their like, and whatever lies in `.cache`. */
const FOR_BUILDS = /^dist[\w.-]*$|^\.cache[/\\]./;

/**
 * Why a folder must not be built into, which empties it: it is one of the project that is not for builds, or one outside of the
 * project that has files. Undefined where nothing speaks against it.
 */
export function whyNotToEmpty(dist: string): string | undefined {
  const path = relative('.', dist);
  if (FOR_BUILDS.test(path)) return undefined;
  const outside = path.startsWith('..') || isAbsolute(path);
  if (!outside) return `DIST_DIR: the folder ${dist} is not for builds, which would empty it. Name one such as dist-next.`;
  if (!existsSync(dist) || readdirSync(dist).length === 0) return undefined;
  return `DIST_DIR: the folder ${dist} lies outside of the project and is not empty. A build would empty it: name a new or an empty one.`;
}
