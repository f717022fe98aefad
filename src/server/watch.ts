import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildVersion, fileVersion } from './build.ts';
import { isWhole } from './build-parts.ts';

const POLL_MS = 2_000;

/**
 * Calls `changed` when a snapshot or the build was replaced. It polls, which works on every file system, and waits until two polls agree, so that
 * several snapshots replaced in a row are one change. A running build has no stamp yet; one that is being copied counts once it is complete.
 */
export function watchData(dataDir: string, dist: string, changed: () => void, every = POLL_MS): void {
  const see = () => ({ build: buildVersion(dist), data: dataVersion(dataDir) });
  let current = see();
  let last = current;
  let isLooking = false;
  async function look(): Promise<void> {
    const seen = see();
    const isSettled = isSame(seen, last);
    last = seen;
    if (!isSettled || seen.build === '' || isSame(seen, current)) return;
    if (seen.build !== current.build && !((await isWhole(dist)) && isSame(see(), seen))) return;
    current = seen;
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

/** The versions of build and snapshots; `build` is empty while there is none. */
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
