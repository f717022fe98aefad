import { LRUCache } from 'lru-cache';
import { fetchGuarded, GuardError } from '../../lib/net/guarded.ts';
import { parseTarget } from '../../lib/net/target.ts';
import { Turns } from '../../lib/turns.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { orAborted } from './or-aborted.ts';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT_BYTES = 16 * 1024 * 1024;
/** Of one picture, as it comes. */
const MOST_BYTES = 4_000_000;

/** One is drawn at a time: it takes a core and up to 128 MB. Those that wait hold up to 4 MB each. */
const ROW = { perCaller: 1, waiting: 12, patience: 10_000 };

export interface FoundPicture extends Picture {
  /** Where the redirects ended. */
  finalUrl: string;
}

const kept = new LRUCache<string, FoundPicture>({
  maxSize: MOST_KEPT_BYTES,
  ttl: KEPT_MS,
  sizeCalculation: ({ webp }, key) => webp.length + 2 * key.length + 1024,
});
const underWay = new Map<string, Promise<FoundPicture>>();
const turns = new Turns(1, ROW);

interface PictureCall {
  signal?: AbortSignal;
  /** Whose turn it takes. */
  caller?: string;
}

/**
 * A picture at an address that a stranger gave, drawn anew: from memory, or fetched; calls for one at one time share it. Failures are not kept.
 * Throws GuardError, and ApiError `busy` for a call that had no turn.
 */
export async function getPicture(given: string, { signal, caller = '' }: PictureCall = {}): Promise<FoundPicture> {
  const url = parseTarget(given);
  url.hash = '';
  const known = kept.get(url.href);
  if (known) return known;
  signal?.throwIfAborted();
  const work = underWay.get(url.href) ?? fetchAndDraw(url, caller).finally(() => underWay.delete(url.href));
  underWay.set(url.href, work);
  return orAborted(work, signal);
}

async function fetchAndDraw(url: URL, caller: string): Promise<FoundPicture> {
  const { status, bytes, finalUrl } = await fetchGuarded(url, { caller, maxBytes: MOST_BYTES, accept: 'image/*' });
  if (status >= 400) throw new GuardError('upstream_error', `${url.hostname} answered ${status}.`);
  await turns.take(undefined, caller);
  try {
    const found = { ...(await drawPicture(bytes)), finalUrl };
    kept.set(url.href, found);
    return found;
  } finally {
    turns.giveBack(caller);
  }
}
