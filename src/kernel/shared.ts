import { createHash } from 'node:crypto';
import { parseJson } from './parse-json.ts';

/** Bytes from the shared store. */
export interface SharedBytes {
  bytes: Buffer;
  /** Milliseconds for which they are kept yet: by the store's clock, so that those of the servers need not agree. */
  ttlMs: number;
}

/** A store that several processes read and write, on several machines perhaps. It never throws: what it cannot give or keep is just not there. */
export interface SharedStore {
  /** What is kept under a key, or undefined: nothing, expired, or no answer in time. */
  get(key: string): Promise<SharedBytes | undefined>;
  /** Keeps bytes for `ttl` milliseconds, without waiting for it. What is too large is not kept. */
  set(key: string, bytes: Buffer, ttl: number): void;
}

/**
 * A key of one kind of thing (`page`, `recent:weather`). What it is about is hashed, so that keys are short and nobody who looks into the
 * store reads there what callers asked.
 */
export const sharedKey = (kind: string, about: unknown): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(about)).digest('base64url')}`;

/** Bytes behind what is known of them: a line of JSON, then the bytes as they are. */
export const packShared = (head: object, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);

/** What `packShared` put together; undefined where the head is not as it has to be: then the bytes are not of ours. */
export function unpackShared<Head>(kept: Buffer, isHead: (head: Partial<Head>) => boolean): { head: Head; bytes: Uint8Array } | undefined {
  const end = kept.indexOf('\n');
  const head = parseJson(kept.subarray(0, end).toString()) as Head | null | undefined;
  // a copy of its own: a part of a larger buffer would take the whole of it along to a thread
  return head && isHead(head) ? { head, bytes: new Uint8Array(kept.subarray(end + 1)) } : undefined;
}
