import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseJson } from '../kernel/parse-json.ts';
import { GuardError } from './guards.ts';

/** How long a crawl waits for another crawl of the same snapshot, in milliseconds. */
const MAX_WAIT_MS = 10 * 60_000;
const PAUSE_MS = 200;
/** A lock from another machine is taken over after this long without a heartbeat. */
const STALE_AFTER_MS = 5 * 60_000;
const HEARTBEAT_MS = 60_000;

/**
 * Runs work while no other process crawls the same snapshot: from copy to rename. Waits for one that does; takes over the lock of a dead
 * process. Throws GuardError after ten minutes.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, log: (line: string) => void = () => undefined): Promise<T> {
  const lock = `${file}.tmp-lock`;
  await acquireLock(lock, log);
  const beat = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(lock, { force: true });
  }
}

interface Holder {
  pid: number;
  host: string;
  since: string;
}

async function acquireLock(lock: string, log: (line: string) => void): Promise<void> {
  const mine = `${lock}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  let logged = false;
  try {
    // On a full disk the file is made and stays empty: it goes too.
    await writeFile(mine, JSON.stringify(holder));
    for (const until = Date.now() + MAX_WAIT_MS; ; ) {
      // Creating a link is atomic: only one process succeeds.
      if (await ignoring(link(mine, lock), 'EEXIST')) return;
      if (await dropStaleLock(lock)) continue;
      const other = parseHolder(await readFile(lock, 'utf8').catch(() => ''));
      if (Date.now() > until)
        throw new GuardError(`another crawl holds ${lock} (process ${other?.pid ?? '?'} since ${other?.since ?? '?'})`);
      if (!logged) log(`waiting for process ${other?.pid ?? '?'}, which crawls the same snapshot`);
      logged = true;
      await sleep(PAUSE_MS);
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/** Removes a lock whose holder is gone; returns whether it did. */
export async function dropStaleLock(lock: string): Promise<boolean> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  if (!text || !(await isStale(lock, parseHolder(text)))) return false;
  await breakLock(lock, text);
  return true;
}

const parseHolder = (text: string) => parseJson(text) as Holder | undefined;

async function isStale(lock: string, holder: Holder | undefined): Promise<boolean> {
  if (holder && holder.host === hostname()) return !isRunning(holder.pid);
  const info = await stat(lock).catch(() => undefined);
  return info !== undefined && Date.now() - info.mtimeMs > STALE_AFTER_MS;
}

/** Removes exactly the lock that was read: one that another process took meanwhile is put back. */
async function breakLock(lock: string, text: string): Promise<void> {
  const aside = `${lock}-${process.pid}-${randomUUID().slice(0, 8)}`;
  if (!(await ignoring(rename(lock, aside), 'ENOENT'))) return;
  if ((await readFile(aside, 'utf8')) !== text) await ignoring(link(aside, lock), 'EEXIST');
  await unlink(aside);
}

/** Whether a process on this machine is alive. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** False if it failed with the expected code. */
const ignoring = (work: Promise<unknown>, expected: string): Promise<boolean> =>
  work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === expected) return false;
      throw error;
    },
  );
