import { env } from '../../kernel/env.ts';
import { type SharedStore, sharedKey } from '../../kernel/shared.ts';
import type { GuardedReply } from '../../net/guarded.ts';

/** A page that another server fetched. */
export interface SharedPage {
  reply: GuardedReply;
  /** Milliseconds for which it is kept yet. */
  ttlMs: number;
}

/** Servers share only with those that may reach the same hosts (FETCH_ALLOW): a page of one's own network is not for the others. */
const cacheKey = (url: string): string => sharedKey('page', [env.FETCH_ALLOW.toSorted(), url]);

/** A page that a server which shares with this one has fetched; undefined where there is none. */
export async function takeSharedPage(url: string, store: SharedStore | undefined): Promise<SharedPage | undefined> {
  const kept = await store?.get(cacheKey(url));
  const reply = kept && unpack(kept.bytes);
  return reply && { reply, ttlMs: kept.ttlMs };
}

/** Gives a page to the other servers for `life` milliseconds. */
export function sharePage(url: string, reply: GuardedReply, life: number, store: SharedStore | undefined): void {
  store?.set(cacheKey(url), pack(reply), life);
}

/** A line of JSON, then the bytes as they are. */
function pack({ bytes, ...head }: GuardedReply): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
}

function unpack(kept: Buffer): GuardedReply | undefined {
  try {
    const end = kept.indexOf('\n');
    const head = JSON.parse(kept.subarray(0, end).toString()) as Omit<GuardedReply, 'bytes'>;
    if (typeof head.status !== 'number' || typeof head.finalUrl !== 'string') return undefined;
    // a copy of its own: a part of a larger buffer would take the whole of it along to a thread
    return { ...head, bytes: new Uint8Array(kept.subarray(end + 1)) };
  } catch {
    return undefined; // not of ours
  }
}
