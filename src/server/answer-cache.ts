import { LRUCache } from 'lru-cache';
import { type CacheRule, keptSeconds } from '../api/cache.ts';
import { findOfLinks } from '../api/query.ts';
import { IGNORED_HEADER } from '../kernel/http.ts';
import { type Answer, memoryBytes, withHeaders } from './answer.ts';
import { queryKey } from './no-vary-search.ts';

/** Room for one answer, however little memory is configured. */
const MIN_CACHE_BYTES = 1024 * 1024;
/** Raw URLs get a quarter of the answers' memory. */
const ADDRESS_SHARE = 4;
/** Longer URLs are parsed each time. */
const MAX_ADDRESS_LENGTH = 500;
/** Resolution of ages in milliseconds, since Age is in seconds. */
const AGE_RESOLUTION_MS = 1_000;
/** Bytes of a map entry besides its strings. */
const ENTRY_BYTES = 200;

/** An answer, and the headers of this call alone (names and values alternating). */
export interface CachedAnswer {
  answer: Answer;
  /** The path of its endpoint, for logs and metrics. */
  route: string;
  responseHeaders: readonly string[];
}

interface Entry {
  answer: Answer;
  route: string;
  /** When it was made, in seconds. */
  madeAt: number;
}

/** A raw URL. The headers of its hits stay the same for a second. */
interface KnownAddress {
  key: string;
  ownHeaders: readonly string[];
  age: number;
  responseHeaders: readonly string[];
}

/**
 * A shared HTTP cache (RFC 9111) of whole answers. It stores status 200 for as long as the answer's rule says, by URL without the parts that No-Vary-Search excludes, and reports with Cache-Status (RFC 9211) and Age. Encodings are the sender's job.
 */
export function createAnswerCache(maxBytes: number) {
  const maxSize = Math.max(MIN_CACHE_BYTES, Math.floor(maxBytes));
  const answers = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ answer }, key) => memoryBytes(answer) + textBytes(key),
    // Resizing an entry, after a compressed form was added, must not renew it.
    noUpdateTTL: true,
    ttlResolution: AGE_RESOLUTION_MS,
    perf: performance,
  });
  /** No-Vary-Search by route: all its addresses have the same, and there are as many as there are endpoints. */
  const searchRules = new Map<string, string>();
  /** So that a URL seen before need not be parsed again. */
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: maxSize / ADDRESS_SHARE,
    sizeCalculation: ({ key, ownHeaders }, address) => textBytes(address) + textBytes(key) + 2 * textBytes(ownHeaders.join('')),
  });

  function hit(entry: Entry, address: KnownAddress): CachedAnswer {
    const age = seconds() - entry.madeAt;
    if (address.age !== age) {
      address.age = age;
      address.responseHeaders = ['cache-status', 'jaankari; hit', 'age', String(age), ...address.ownHeaders];
    }
    return { answer: entry.answer, route: entry.route, responseHeaders: address.responseHeaders };
  }

  return {
    /** The answer for a URL seen before, without parsing it. */
    byAddress(address: string): CachedAnswer | undefined {
      const seen = addresses.get(address);
      const entry = seen && answers.get(seen.key);
      return entry && hit(entry, seen);
    },
    /** The answer for a path of a route and its query string, question mark included. */
    match(route: string, path: string, search: string): CachedAnswer | undefined {
      const key = path + queryKey(search, searchRules.get(route));
      const entry = answers.get(key);
      if (!entry) return undefined;
      const seen = { key, ownHeaders: ownHeaders(search), age: -1, responseHeaders: [] };
      const address = path + search;
      if (address.length <= MAX_ADDRESS_LENGTH) addresses.set(address, seen);
      return hit(entry, seen);
    },
    /** Stores an answer if its rule allows it, and returns it as it is to be sent. */
    store(path: string, search: string, made: Answer, route: string, rule: CacheRule): CachedAnswer {
      const { headers, status } = made;
      const answer = withHeaders(made, headers);
      const ttl = status === 200 ? 1000 * keptSeconds(rule) : 0;
      if (ttl > 0) {
        const alike = headers['no-vary-search'];
        if (alike !== undefined) searchRules.set(route, alike);
        const key = path + queryKey(search, alike);
        answer.onResize = () => {
          const entry = answers.peek(key);
          if (entry?.answer === answer) answers.set(key, { ...entry });
        };
        answers.delete(key);
        answers.set(key, { answer, route, madeAt: seconds() }, { ttl });
      }
      const cacheStatus = `jaankari; fwd=uri-miss${ttl > 0 ? '; stored' : ''}`;
      return { answer, route, responseHeaders: ['cache-status', cacheStatus, ...(status === 200 ? ownHeaders(search) : [])] };
    },
    /** Bytes used, and number of answers. */
    get bytes(): number {
      return answers.calculatedSize + addresses.calculatedSize;
    },
    get count(): number {
      return answers.size;
    },
  };
}

/** Names the query's ignored parameters, which depend on the URL and not on the answer. */
function ownHeaders(search: string): readonly string[] {
  const ignored = search && findOfLinks(search);
  return ignored ? [IGNORED_HEADER, ignored] : [];
}

const textBytes = (text: string): number => ENTRY_BYTES + 2 * text.length;
const seconds = (): number => Math.floor(performance.now() / 1000);
