import { LRUCache } from 'lru-cache';
import { env } from '../../kernel/env.ts';
import { ledger } from '../../kernel/ledger.ts';
import { rejectOnAbort } from '../../kernel/reject-on-abort.ts';
import { packShared, type SharedStore, sharedKey, unpackShared } from '../../kernel/shared.ts';
import { parseTarget } from '../../net/target.ts';
import { askDriver } from './ask-driver.ts';
import { findChromium } from './find-chromium.ts';
import type { Shot, ShotOptions } from './schema.ts';

const CACHE_TTL_MS = 24 * 3_600_000;
/** A page that had not loaded, or that answered with an error, is taken again sooner. */
const PARTIAL_TTL_MS = 60_000;
const MAX_BYTES = 24 * 1024 * 1024;

const shots = new LRUCache<string, Shot, ShotOrder>({
  maxSize: MAX_BYTES,
  ttl: CACHE_TTL_MS,
  sizeCalculation: ({ png }) => png.length + 2048,
  ignoreFetchAbort: true, // a picture that the cache has no room for is still given to those who wait
  async fetchMethod(key, _, { options, context }) {
    const name = sharedKey('screenshot', key);
    const theirs = await context.shared?.get(name);
    const kept = theirs && unpackShared<Omit<Shot, 'png'>>(theirs.bytes, ({ taken_at }) => typeof taken_at === 'string');
    if (theirs && kept) {
      options.ttl = theirs.ttlMs;
      return { ...kept.head, png: kept.bytes };
    }
    const shot = await takeInTurn(context);
    options.ttl = shot.complete && (shot.status_code ?? 200) < 400 ? CACHE_TTL_MS : PARTIAL_TTL_MS;
    const { png, ...head } = shot;
    context.shared?.set(name, packShared(head, png), options.ttl);
    return shot;
  },
});
const semaphore = ledger.turns('screenshots');

interface ShotCall {
  signal: AbortSignal;
  caller: string;
  shared: SharedStore | undefined;
}

/** What a picture is taken by. */
interface ShotOrder extends Omit<ShotCall, 'signal'> {
  url: URL;
  options: ShotOptions;
}

/**
 * A picture of a page: from memory, from the servers that share with this one, or taken now; calls for one picture at one time share it.
 * Callers take turns, and one too many is told `busy`. Throws GuardError and ApiError.
 */
export async function getShot(address: string, options: ShotOptions, { signal, caller, shared }: ShotCall): Promise<Shot> {
  const url = parseTarget(address);
  const about = [env.FETCH_ALLOW.toSorted(), url.href, options];
  const key = JSON.stringify(about);
  const kept = shots.get(key);
  if (kept) return kept;
  // Without a browser nobody needs to wait.
  findChromium();
  signal.throwIfAborted();
  return rejectOnAbort(shots.forceFetch(key, { context: { url, options, caller, shared } }), signal);
}

async function takeInTurn({ url, options, caller }: ShotOrder): Promise<Shot> {
  await semaphore.acquire(undefined, caller);
  try {
    return await askDriver(url, options);
  } finally {
    semaphore.release(caller);
  }
}
