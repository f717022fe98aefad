import { createHash } from 'node:crypto';

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
