import { LRUCache } from 'lru-cache';
import { env } from '../../lib/env.ts';
import { GuardError } from '../../lib/net/guard-error.ts';
import { parseTarget } from '../../lib/net/target.ts';
import { type SharedStore, sharedKey } from '../../lib/shared.ts';
import { Turns } from '../../lib/turns.ts';
import { orAborted } from '../webfetch/or-aborted.ts';
import { findChromium } from './find-chromium.ts';
import { hasDied } from './load-page.ts';
import type { Shot, ShotOptions } from './shot.ts';
import { takeShot } from './take-shot.ts';

const KEPT_MS = 24 * 3_600_000;
/** A page that had not loaded, or that answered with an error, is taken again sooner. */
const POOR_KEPT_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Pages in the browser at one time, and how long a call waits for its turn: one whose time would be up before its picture is told so at once. */
const AT_ONCE = env.WORKERS > 1 ? 1 : 2;
const ROW = { perCaller: 1, waiting: 8, patience: 5_000 };

const shots = new LRUCache<string, Shot>({ maxSize: MOST_BYTES, ttl: KEPT_MS, sizeCalculation: ({ png }) => png.length + 2048 });
const underWay = new Map<string, Promise<Shot>>();
const turns = new Turns(AT_ONCE, ROW);

interface ShotCall {
  signal: AbortSignal;
  caller: string;
  shared: SharedStore | undefined;
}

/**
 * A picture of a page: from memory, from the servers that share with this one, or taken now; calls for one picture at one time share it.
 * Callers take turns, and one too many is told `busy`. Throws GuardError and ApiError.
 */
export async function getShot(given: string, options: ShotOptions, { signal, caller, shared }: ShotCall): Promise<Shot> {
  const url = parseTarget(given);
  const about = [env.FETCH_ALLOW.toSorted(), url.href, options];
  const key = JSON.stringify(about);
  const kept = shots.get(key);
  if (kept) return kept;
  // Without a browser nobody needs to wait.
  findChromium();
  signal.throwIfAborted();
  const known = underWay.get(key) ?? takeOrShare(url, options, caller, key, shared).finally(() => underWay.delete(key));
  underWay.set(key, known);
  return orAborted(known, signal);
}

async function takeOrShare(url: URL, options: ShotOptions, caller: string, key: string, store: SharedStore | undefined): Promise<Shot> {
  const name = sharedKey('screenshot', key);
  const theirs = await store?.get(name);
  const read = theirs && unpack(theirs.bytes);
  if (theirs && read) {
    shots.set(key, read, { ttl: theirs.left });
    return read;
  }
  await turns.take(undefined, caller);
  try {
    const shot = await takeOnceMore(url, options);
    const ttl = shot.complete && (shot.status_code ?? 200) < 400 ? KEPT_MS : POOR_KEPT_MS;
    shots.set(key, shot, { ttl });
    store?.set(name, pack(shot), ttl);
    return shot;
  } finally {
    turns.giveBack(caller);
  }
}

/** A browser that died under one page may do with the next; a page under which it dies twice is at fault itself. */
async function takeOnceMore(url: URL, options: ShotOptions): Promise<Shot> {
  try {
    return await takeShot(url, options).catch((cause) => {
      if (!hasDied(cause)) throw cause;
      return takeShot(url, options);
    });
  } catch (cause) {
    if (hasDied(cause)) throw new GuardError('network', `The browser breaks down over the page of ${url.hostname}.`, cause);
    throw cause;
  }
}

/** A line of JSON, then the picture as it is. */
const pack = ({ png, ...head }: Shot): Buffer => Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), png]);

function unpack(kept: Buffer): Shot | undefined {
  try {
    const end = kept.indexOf('\n');
    const head = JSON.parse(kept.subarray(0, end).toString()) as Omit<Shot, 'png'>;
    return typeof head.taken_at === 'string' ? { ...head, png: new Uint8Array(kept.subarray(end + 1)) } : undefined;
  } catch {
    return undefined; // not of ours
  }
}
