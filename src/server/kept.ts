import { LRUCache } from 'lru-cache';
import { KEEP_HEADER, KEY_HEADER } from '../lib/call.ts';
import type { Answer } from './answer.ts';

const MOST_BYTES = 64 * 1024 * 1024;
/** Addresses are many spellings of few answers. */
const MOST_ADDRESS_BYTES = 4 * 1024 * 1024;
/** What a map's entry costs beside its texts. */
const ENTRY_BYTES = 200;

const textBytes = (text: string): number => 2 * text.length;

/** All that an answer holds, copies made for callers who take br or gzip included. */
function bytesOf({ body, br, gzip, headers }: Answer): number {
  const inHeaders = Object.entries(headers).reduce((sum, [name, value]) => sum + textBytes(name + value), 0);
  return ENTRY_BYTES + body.length + (br?.length ?? 0) + (gzip?.length ?? 0) + inHeaders;
}

/**
 * Answers that endpoints let the server keep: by the key that the endpoint gives (its parameters, normalised, so that noise in a query is no
 * new entry), and in front of that by the address as it was sent, for which no endpoint has to be asked.
 */
export function createKept() {
  const answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (answer, key) => bytesOf(answer) + textBytes(key),
    // Counting an answer again, when a compressed copy has joined it, makes it no younger.
    noUpdateTTL: true,
  });
  const keys = new LRUCache<string, string>({
    maxSize: MOST_ADDRESS_BYTES,
    sizeCalculation: (key, address) => ENTRY_BYTES + textBytes(key + address),
  });
  /** Keeps an answer; when it grows, a copy of it, since the cache counts only what is another than before. */
  function put(key: string, answer: Answer, ttl?: number): void {
    answer.onGrown = () => {
      if (answers.peek(key) === answer) put(key, { ...answer });
    };
    answers.set(key, answer, ttl === undefined ? {} : { ttl });
  }
  return {
    byAddress(address: string): Answer | undefined {
      const key = keys.get(address);
      return key === undefined ? undefined : answers.get(key);
    },
    byKey: (key: string): Answer | undefined => answers.get(key),
    /** Keeps what an endpoint has answered, as long as its headers say; gives the answer without these headers. */
    keep(address: string, { headers, ...answer }: Answer): Answer {
      const { [KEY_HEADER]: key, [KEEP_HEADER]: keep, ...rest } = headers;
      const made: Answer = { ...answer, headers: rest };
      if (key === undefined || keep === undefined || answer.status !== 200) return made;
      put(key, made, keep === 'forever' ? undefined : Number(keep) * 1000);
      keys.set(address, key);
      return made;
    },
    /** From now on this address is known to have this key. */
    learn: (address: string, key: string): unknown => keys.set(address, key),
  };
}
