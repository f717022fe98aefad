import { LRUCache } from 'lru-cache';
import { tellGrown } from '../../lib/events.ts';
import { fetchGuarded, type GuardedReply } from '../../lib/net/guarded.ts';
import { parseTarget } from '../../lib/net/target.ts';
import type { SharedStore } from '../../lib/shared.ts';
import { orAborted } from './or-aborted.ts';
import { sharePage, takeSharedPage } from './shared-pages.ts';

/** The contract: a fetched URL is kept for 15 minutes. */
const KEPT_MS = 15 * 60_000;

/** Error pages are asked for again sooner. */
const ERRORS_KEPT_MS = 60_000;

const MOST_BYTES = 48 * 1024 * 1024;

const replies = new LRUCache<string, GuardedReply>({
  maxSize: MOST_BYTES,
  ttl: KEPT_MS,
  sizeCalculation: (reply) => reply.bytes.length + 1024,
});
const underWay = new Map<string, Promise<KeptPage>>();

/** The part of a call's context that getting a page needs. */
export interface PageCall {
  signal?: AbortSignal | undefined;
  shared?: SharedStore | undefined;
  /** Whose turn it takes: fetching and reading are fair by caller. */
  caller?: string | undefined;
}

export interface KeptPage {
  reply: GuardedReply;
  /** From memory or the shared store, without a fetch for this call. */
  cached: boolean;
}

/**
 * The bytes of a page, from memory, from the servers that share with this one, or fetched; calls for one URL at one time share one
 * fetch. Failures are not kept. Throws GuardError. A caller who goes away stops waiting, the shared fetch goes on under its own time limit.
 */
export async function getPage(given: string, { signal, shared, caller }: PageCall = {}): Promise<KeptPage> {
  const url = parseTarget(given);
  url.hash = '';
  const kept = replies.get(url.href);
  if (kept) return { reply: kept, cached: true };
  signal?.throwIfAborted();
  return orAborted(shareFetch(url, shared, caller), signal);
}

function shareFetch(url: URL, store: SharedStore | undefined, caller: string | undefined): Promise<KeptPage> {
  const key = url.href;
  const known = underWay.get(key);
  if (known) return known;
  const fetching = takeOrFetch(url, store, caller).finally(() => underWay.delete(key));
  underWay.set(key, fetching);
  return fetching;
}

async function takeOrFetch(url: URL, store: SharedStore | undefined, caller: string | undefined): Promise<KeptPage> {
  const shared = await takeSharedPage(url.href, store);
  if (shared) {
    keep(url.href, shared.reply, shared.left);
    return { reply: shared.reply, cached: true };
  }
  const reply = await fetchGuarded(url, { caller });
  keep(url.href, reply, lifeOf(reply));
  sharePage(url.href, reply, lifeOf(reply), store);
  return { reply, cached: false };
}

function keep(address: string, reply: GuardedReply, ttl: number): void {
  replies.set(address, reply, { ttl });
  tellGrown({ cache: 'fetched pages', bytes: replies.calculatedSize });
}

/** Milliseconds for which a reply is kept. */
const lifeOf = ({ status }: GuardedReply): number => (status >= 400 ? ERRORS_KEPT_MS : KEPT_MS);
