import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build writes last: the digest of what it was made from. A build that was broken off has none. */
export const STAMP = 'build-stamp';

/** What tells a file from another that was put in its place; empty where there is none. */
export function fileVersion(file: string): string {
  const info = statSync(file, { throwIfNoEntry: false });
  return info ? `${info.ino} ${info.size} ${info.mtimeMs}` : '';
}

/** What tells one build in a folder from another; empty while there is none. */
export const buildVersion = (dist: string): string => fileVersion(join(dist, STAMP));

/** Ends this process with 1, in words, where a folder holds no finished build. */
export function requireBuild(dist: string): void {
  if (existsSync(join(dist, STAMP))) return;
  const found = existsSync(dist) ? 'holds no finished build' : 'does not exist';
  console.error(`DIST_DIR: the folder ${dist} ${found}. Make one with: npm run build (npm start does so by itself)`);
  process.exit(1);
}
