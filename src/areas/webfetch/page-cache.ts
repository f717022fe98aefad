import { LRUCache } from 'lru-cache';
import { recordCacheSize } from '../../kernel/events.ts';
import type { SharedStore } from '../../kernel/shared.ts';
import { fetchGuarded, type GuardedReply } from '../../net/guarded.ts';
import { parseTarget } from '../../net/target.ts';
import { isPdf } from './read/decode/decode.ts';
import { rejectOnAbort } from './reject-on-abort.ts';
import { sharePage, takeSharedPage } from './shared-pages.ts';

/** The contract: a fetched URL is kept for 15 minutes. */
const CACHE_TTL_MS = 15 * 60_000;

/** Error pages are asked for again sooner. */
const ERROR_TTL_MS = 60_000;

/** A PDF may be larger than a page. */
const MAX_PDF_BYTES = 20_000_000;

const MAX_BYTES = 48 * 1024 * 1024;

const replies = new LRUCache<string, GuardedReply>({
  maxSize: MAX_BYTES,
  ttl: CACHE_TTL_MS,
  // a letter takes two bytes at most
  sizeCalculation: ({ bytes, url, finalUrl, contentType }, key) =>
    bytes.length + 2 * (key.length + url.length + finalUrl.length + contentType.length) + 1024,
});
const inFlight = new Map<string, Promise<CachedPage>>();

/** The part of a call's context that getting a page needs. */
export interface PageCall {
  signal?: AbortSignal | undefined;
  shared?: SharedStore | undefined;
  /** Whose turn it takes: fetching and reading are fair by caller. */
  caller?: string | undefined;
}

export interface CachedPage {
  reply: GuardedReply;
  /** From memory or the shared store, without a fetch for this call. */
  cached: boolean;
}

/**
 * The bytes of a page, from memory, from the servers that share with this one, or fetched; calls for one URL at one time share one
 * fetch. Failures are not kept. Throws GuardError. A caller who goes away stops waiting, the shared fetch goes on under its own time limit.
 */
export async function getPage(given: string, { signal, shared, caller }: PageCall = {}): Promise<CachedPage> {
  const url = parseTarget(given);
  url.hash = '';
  const kept = replies.get(url.href);
  if (kept) return { reply: kept, cached: true };
  signal?.throwIfAborted();
  return rejectOnAbort(shareFetch(url, shared, caller), signal);
}

function shareFetch(url: URL, store: SharedStore | undefined, caller: string | undefined): Promise<CachedPage> {
  const key = url.href;
  const known = inFlight.get(key);
  if (known) return known;
  const fetching = takeOrFetch(url, store, caller).finally(() => inFlight.delete(key));
  inFlight.set(key, fetching);
  return fetching;
}

async function takeOrFetch(url: URL, store: SharedStore | undefined, caller: string | undefined): Promise<CachedPage> {
  const shared = await takeSharedPage(url.href, store);
  if (shared) {
    cacheReply(url.href, shared.reply, shared.ttlMs);
    return { reply: shared.reply, cached: true };
  }
  const reply = await fetchGuarded(url, { caller, large: { is: isPdf, maxBytes: MAX_PDF_BYTES } });
  cacheReply(url.href, reply, cacheTtl(reply));
  sharePage(url.href, reply, cacheTtl(reply), store);
  return { reply, cached: false };
}

function cacheReply(address: string, reply: GuardedReply, ttl: number): void {
  replies.set(address, reply, { ttl });
  recordCacheSize({ cache: 'fetched pages', bytes: replies.calculatedSize });
}

/** Milliseconds for which a reply is kept. */
const cacheTtl = ({ status }: GuardedReply): number => (status >= 400 ? ERROR_TTL_MS : CACHE_TTL_MS);
