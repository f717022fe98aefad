import { createHash } from 'node:crypto';
import { parseJson } from './parse-json.ts';

/** Bytes from the shared store. */
export interface SharedBytes {
  bytes: Buffer;
  /** Remaining lifetime in milliseconds. The store's clock decides, so the servers' clocks need not agree. */
  ttlMs: number;
}

/** A store shared by several processes, possibly on several machines. It never throws: what it cannot read or write is simply missing. */
export interface SharedStore {
  /** The value of a key; undefined if missing, expired, or not read in time. */
  get(key: string): Promise<SharedBytes | undefined>;
  /** Stores bytes for `ttl` milliseconds without waiting. Values that are too large are dropped. */
  set(key: string, bytes: Buffer, ttl: number): void;
}

/**
 * A key for one kind of value (`page`, `recent:weather`). The subject is hashed, to keep keys short and to hide from readers of the store
 * what callers asked.
 */
export const sharedKey = (kind: string, about: unknown): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(about)).digest('base64url')}`;

/** A header and bytes in one buffer: a line of JSON, then the bytes. */
export const packShared = (head: object, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);

/** The reverse of `packShared`; undefined if the header is not as expected: then the bytes are not ours. */
export function unpackShared<Head>(kept: Buffer, isHead: (head: Partial<Head>) => boolean): { head: Head; bytes: Uint8Array } | undefined {
  const end = kept.indexOf('\n');
  const head = parseJson(kept.subarray(0, end).toString()) as Head | null | undefined;
  // a copy: a view of a larger buffer would send the whole buffer to a thread
  return head && isHead(head) ? { head, bytes: new Uint8Array(kept.subarray(end + 1)) } : undefined;
}
