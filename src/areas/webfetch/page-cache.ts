import { LRUCache } from 'lru-cache';
import { env } from '../../kernel/env.ts';
import { recordCacheSize } from '../../kernel/events.ts';
import { rejectOnAbort } from '../../kernel/reject-on-abort.ts';
import { packShared, type SharedStore, sharedKey, unpackShared } from '../../kernel/shared.ts';
import { fetchGuarded, type GuardedReply } from '../../net/guarded.ts';
import { parseTarget } from '../../net/target.ts';
import { isPdf } from './read/decode/decode.ts';
import { refreshTarget } from './read/decode/meta-refresh.ts';
import { isOffice } from './read/decode/office.ts';

/** The contract: a fetched URL is cached for 15 minutes. */
const CACHE_TTL_MS = 15 * 60_000;

/** Error pages are refetched sooner. */
const ERROR_TTL_MS = 60_000;

/** A PDF or an Office file may be larger than a page. */
const MAX_FILE_BYTES = 20_000_000;
const isFile = (bytes: Uint8Array, contentType: string) => isPdf(bytes, contentType) || isOffice(bytes, contentType);

const MAX_BYTES = 24 * 1024 * 1024;

/** The part of a call's context needed to fetch a page. */
export interface PageCall {
  signal?: AbortSignal | undefined;
  shared?: SharedStore | undefined;
  /** Whose queue it joins: fetching and reading are fair to callers. */
  caller?: string | undefined;
}

export interface CachedPage {
  reply: GuardedReply;
  /** Whether it came from memory or the shared store, without a fetch for this call. */
  cached: boolean;
}

const isHead = ({ status, finalUrl }: Partial<GuardedReply>) => typeof status === 'number' && typeof finalUrl === 'string';

const pages: LRUCache<string, CachedPage, PageCall> = new LRUCache({
  maxSize: MAX_BYTES,
  ttl: CACHE_TTL_MS,
  // a character takes at most two bytes
  sizeCalculation: ({ reply: { bytes, url, finalUrl, contentType } }, key) =>
    bytes.length + 2 * (key.length + url.length + finalUrl.length + contentType.length) + 1024,
  onInsert: () => recordCacheSize({ cache: 'fetched pages', bytes: pages.calculatedSize }),
  ignoreFetchAbort: true, // callers still get a page that does not fit into the cache
  async fetchMethod(address, _, { options, context: { shared, caller } }) {
    // Servers share pages only with those that may reach the same hosts (FETCH_ALLOW): a page in one's own network is not for the others.
    const name = sharedKey('page', [env.FETCH_ALLOW.toSorted(), address]);
    const theirs = await shared?.get(name);
    const kept = theirs && unpackShared<Omit<GuardedReply, 'bytes'>>(theirs.bytes, isHead);
    if (theirs && kept) {
      options.ttl = theirs.ttlMs;
      return { reply: { ...kept.head, bytes: kept.bytes }, cached: true };
    }
    const reply = await fetchGuarded(address, {
      caller,
      large: { is: isFile, maxBytes: MAX_FILE_BYTES },
      redirectIn: ({ bytes, contentType }) => refreshTarget(bytes, contentType),
    });
    options.ttl = reply.status >= 400 ? ERROR_TTL_MS : CACHE_TTL_MS;
    const { bytes, ...head } = reply;
    shared?.set(name, packShared(head, bytes), options.ttl);
    return { reply, cached: false };
  },
});

/**
 * A page's bytes: from memory, from the store shared between servers, or fetched; concurrent calls for a URL share one fetch. Failures are
 * not cached. Throws GuardError. If a caller disconnects, the shared fetch continues within its own time limit.
 */
export async function getPage(given: string, { signal, shared, caller }: PageCall = {}): Promise<CachedPage> {
  const url = parseTarget(given);
  url.hash = '';
  const kept = pages.get(url.href);
  if (kept) return { reply: kept.reply, cached: true };
  signal?.throwIfAborted();
  return rejectOnAbort(pages.forceFetch(url.href, { context: { shared, caller } }), signal);
}
