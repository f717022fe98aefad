import { LRUCache } from 'lru-cache';
import { KEEP_HEADER, KEY_HEADER } from '../lib/call.ts';
import { IGNORED_HEADER } from '../lib/http.ts';
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

/** What is known of an address: the key of its answer, and which of its parameters are ignored, which is true of this address alone. */
interface Known {
  key: string;
  ignored: string;
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
  const keys = new LRUCache<string, Known>({
    maxSize: MOST_ADDRESS_BYTES,
    sizeCalculation: ({ key, ignored }, address) => ENTRY_BYTES + textBytes(key + ignored + address),
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
      const known = keys.get(address);
      return known && answers.get(known.key);
    },
    /** Names of the parameters of this address that its answer takes no notice of; '' for none. */
    ignoredAt: (address: string): string => keys.peek(address)?.ignored ?? '',
    byKey: (key: string): Answer | undefined => answers.get(key),
    /** Keeps what an endpoint has answered, as long as its headers say; gives the answer without these headers. */
    keep(address: string, { headers, ...answer }: Answer): Answer {
      const { [KEY_HEADER]: key, [KEEP_HEADER]: keep, ...rest } = headers;
      const made: Answer = { ...answer, headers: rest };
      if (key === undefined || keep === undefined || answer.status !== 200) return made;
      const { [IGNORED_HEADER]: ignored = '', ...forAll } = rest;
      const shared: Answer = { ...answer, headers: forAll };
      put(key, shared, keep === 'forever' ? undefined : Number(keep) * 1000);
      keys.set(address, { key, ignored });
      return shared;
    },
    /** From now on this address is known to have this key. */
    learn: (address: string, key: string, ignored = ''): unknown => keys.set(address, { key, ignored }),
  };
}
