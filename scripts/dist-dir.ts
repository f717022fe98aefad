import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { STAMP } from '../src/server/build.ts';
import { ASIDE } from './site/previous.ts';

/** Folders in the project that may be emptied: `dist`, `dist-next` and the like, and anything in `.cache`. */
const FOR_BUILDS = /^dist[\w.-]*$|^\.cache[/\\]./;

function isOutside(dist: string): boolean {
  const path = relative('.', dist);
  return path.startsWith('..') || isAbsolute(path);
}

/**
 * Why a build must not empty a folder: it is in the project but not for builds, or outside with files but no build. Undefined if it may.
 */
export function whyNotToEmpty(dist: string): string | undefined {
  const path = relative('.', dist);
  if (FOR_BUILDS.test(path)) return undefined;
  if (!isOutside(dist)) return `DIST_DIR: the folder ${dist} is not for builds, which would empty it. Name one such as dist-next.`;
  const names = existsSync(dist) ? readdirSync(dist) : [];
  if (names.length === 0 || names.includes(STAMP) || names.includes(ASIDE)) return undefined;
  return `DIST_DIR: the folder ${dist} lies outside of the project and holds something else than a build. A build would empty it: name a new or an empty one.`;
}

/** Lets bundles built outside the project find its packages: Node looks for them in the folders above a file. */
export function linkPackages(dist: string): void {
  const packageFile = findPackageJSON('zod', import.meta.url);
  if (packageFile && isOutside(dist)) symlinkSync(dirname(dirname(packageFile)), join(dist, 'node_modules'), 'junction');
}
