import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Written last, with the digest of the build's inputs. An aborted build has none. */
export const STAMP = 'build-stamp';

/** Changes when a file is replaced; empty if there is none. */
export function fileVersion(file: string): string {
  const info = statSync(file, { throwIfNoEntry: false });
  return info ? `${info.ino} ${info.size} ${info.mtimeMs}` : '';
}

/** Changes when the build in a folder is replaced; empty while there is none. */
export const buildVersion = (dist: string): string => fileVersion(join(dist, STAMP));

/** Exits with 1 and a message if a folder holds no finished build. */
export function requireBuild(dist: string): void {
  if (existsSync(join(dist, STAMP))) return;
  const fault = existsSync(dist) ? 'holds no finished build' : 'does not exist';
  console.error(`DIST_DIR: the folder ${dist} ${fault}. Make one with: npm run build (npm start does so by itself)`);
  process.exit(1);
}
