import { LRUCache } from 'lru-cache';
import { rejectOnAbort } from '../../kernel/reject-on-abort.ts';
import { fetchGuarded, GuardError } from '../../net/guarded.ts';
import { parseTarget } from '../../net/target.ts';
import { drawPicture, type Picture } from '../../pictures/draw-picture.ts';
import type { PageCall } from './page-cache.ts';

const CACHE_TTL_MS = 10 * 60_000;
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Per image, as received. */
const MAX_BYTES = 4_000_000;

export interface FoundPicture extends Picture {
  /** The URL after redirects. */
  finalUrl: string;
}

const pictures = new LRUCache<string, FoundPicture, { caller: string }>({
  maxSize: MAX_CACHE_BYTES,
  ttl: CACHE_TTL_MS,
  sizeCalculation: ({ webp }, key) => webp.length + 2 * key.length + 1024,
  ignoreFetchAbort: true, // callers still get an image that does not fit into the cache
  fetchMethod: (address, _, { context: { caller } }) => fetchAndDraw(address, caller),
});

/**
 * An image at a stranger's URL, re-encoded: cached or fetched; concurrent calls share a fetch. Failures are not cached. Throws GuardError,
 * or ApiError `busy` if the call got no turn.
 */
export async function getPicture(given: string, { signal, caller = '' }: Pick<PageCall, 'signal' | 'caller'> = {}): Promise<FoundPicture> {
  const url = parseTarget(given);
  url.hash = '';
  signal?.throwIfAborted();
  return rejectOnAbort(pictures.forceFetch(url.href, { context: { caller } }), signal);
}

async function fetchAndDraw(address: string, caller: string): Promise<FoundPicture> {
  const { status, bytes, finalUrl } = await fetchGuarded(address, { caller, maxBytes: MAX_BYTES, accept: 'image/*' });
  if (status >= 400) throw new GuardError('upstream_error', `${new URL(address).hostname} answered ${status}.`);
  return { ...(await drawPicture(bytes, { caller })), finalUrl };
}
