import { LRUCache } from 'lru-cache';
import { fetchGuarded, GuardError } from '../../net/guarded.ts';
import { parseTarget } from '../../net/target.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { rejectOnAbort } from './reject-on-abort.ts';

const CACHE_TTL_MS = 10 * 60_000;
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Of one picture, as it comes. */
const MAX_BYTES = 4_000_000;

export interface FoundPicture extends Picture {
  /** Where the redirects ended. */
  finalUrl: string;
}

const cache = new LRUCache<string, FoundPicture>({
  maxSize: MAX_CACHE_BYTES,
  ttl: CACHE_TTL_MS,
  sizeCalculation: ({ webp }, key) => webp.length + 2 * key.length + 1024,
});
const inFlight = new Map<string, Promise<FoundPicture>>();

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
  const known = cache.get(url.href);
  if (known) return known;
  signal?.throwIfAborted();
  const work = inFlight.get(url.href) ?? fetchAndDraw(url, caller).finally(() => inFlight.delete(url.href));
  inFlight.set(url.href, work);
  return rejectOnAbort(work, signal);
}

async function fetchAndDraw(url: URL, caller: string): Promise<FoundPicture> {
  const { status, bytes, finalUrl } = await fetchGuarded(url, { caller, maxBytes: MAX_BYTES, accept: 'image/*' });
  if (status >= 400) throw new GuardError('upstream_error', `${url.hostname} answered ${status}.`);
  const found = { ...(await drawPicture(bytes, { caller })), finalUrl };
  cache.set(url.href, found);
  return found;
}
