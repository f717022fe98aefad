import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { STAMP } from './build.ts';

const POLL_MS = 2_000;

/**
 * Calls `changed` when a snapshot or the build has been replaced. Looks from time to time, which works on every file system; what was seen
 * has to be the same twice, so that several snapshots that are replaced one after another are one change. A build under way has no stamp yet.
 */
export function watchData(dataDir: string, dist: string, changed: () => void, every = POLL_MS): void {
  let known = dataVersion(dataDir, dist);
  let last = known;
  setInterval(() => {
    const now = dataVersion(dataDir, dist);
    const isSettled = now === last;
    last = now;
    if (!isSettled || now === undefined || now === known) return;
    known = now;
    changed();
  }, every).unref();
}

/** Tells one set of files from another; undefined while the build is not there. */
function dataVersion(dataDir: string, dist: string): string | undefined {
  const stamp = join(dist, STAMP);
  const snapshots = namesIn(dataDir).filter((name) => name.endsWith('.sqlite'));
  const marks = [stamp, ...snapshots.map((name) => join(dataDir, name))].map(fileVersion);
  return marks[0] === '' ? undefined : [...snapshots, ...marks].join('\n');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // it is being replaced
  }
}

function fileVersion(file: string): string {
  const info = statSync(file, { throwIfNoEntry: false });
  return info ? `${info.ino} ${info.size} ${info.mtimeMs}` : '';
}
