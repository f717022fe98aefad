import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildVersion, fileVersion } from './build.ts';
import { isWhole } from './build-parts.ts';

const POLL_MS = 2_000;

/**
 * Calls `changed` when a snapshot or the build has been replaced. Looks from time to time, which works on every file system; what was seen
 * has to be the same twice, so that several snapshots that are replaced one after another are one change. A build under way has no stamp yet; one that is
 * copied is taken for replaced when all of it has come.
 */
export function watchData(dataDir: string, dist: string, changed: () => void, every = POLL_MS): void {
  const see = () => ({ build: buildVersion(dist), data: dataVersion(dataDir) });
  let known = see();
  let last = known;
  let isLooking = false;
  async function look(): Promise<void> {
    const seen = see();
    const isSettled = isSame(seen, last);
    last = seen;
    if (!isSettled || seen.build === '' || isSame(seen, known)) return;
    if (seen.build !== known.build && !((await isWhole(dist)) && isSame(see(), seen))) return;
    known = seen;
    changed();
  }
  setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look().finally(() => {
      isLooking = false;
    });
  }, every).unref();
}

/** What tells one build and set of snapshots from another; `build` is empty while there is none. */
interface Version {
  build: string;
  data: string;
}

const isSame = (one: Version, other: Version): boolean => one.build === other.build && one.data === other.data;

function dataVersion(dataDir: string): string {
  const snapshots = namesIn(dataDir).filter((name) => name.endsWith('.sqlite'));
  return [...snapshots, ...snapshots.map((name) => fileVersion(join(dataDir, name)))].join('\n');
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // it is being replaced
  }
}
