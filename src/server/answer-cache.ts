import { LRUCache } from 'lru-cache';
import { IGNORED_HEADER } from '../kernel/http.ts';
import { findOfLinks } from '../kernel/query.ts';
import { type Answer, memoryBytes, withHeaders } from './answer.ts';
import { queryKey } from './no-vary-search.ts';

/** One answer has room, however little memory there is. */
const MIN_CACHE_BYTES = 1024 * 1024;
/** Addresses as they were sent have as much memory as a quarter of the answers. */
const ADDRESS_SHARE = 4;
/** Longer addresses are read each time. */
const MAX_ADDRESS_LENGTH = 500;
/** Paths of which it is known how their query is read. */
const MAX_PATHS = 20_000;
/** Milliseconds within which the age of an answer is looked at once: ages are told in seconds. */
const AGE_RESOLUTION_MS = 1_000;
/** What a map's entry costs beside its texts. */
const ENTRY_BYTES = 200;

/** An answer, and the headers (names and values in turn) of this call alone. */
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

/** An address as it was sent. What its hits are told is the same for a second. */
interface KnownAddress {
  key: string;
  ownHeaders: readonly string[];
  age: number;
  responseHeaders: readonly string[];
}

/**
 * An HTTP cache of whole answers, as RFC 9111 has it for a shared cache: kept are answers of status 200, for as long as CDN-Cache-Control (RFC 9213) or
 * else Cache-Control says, under their address, of which No-Vary-Search says what does not matter. Tells with Cache-Status (RFC 9211) and Age
 * what it did. It chooses no encoding: whoever sends an answer does.
 */
export function createAnswerCache(maxBytes: number) {
  const maxSize = Math.max(MIN_CACHE_BYTES, Math.floor(maxBytes));
  const answers = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ answer }, key) => memoryBytes(answer) + textBytes(key),
    // Weighing an answer again, when a compressed form has joined it, makes it no younger.
    noUpdateTTL: true,
    ttlResolution: AGE_RESOLUTION_MS,
    perf: performance,
  });
  /** By path, the No-Vary-Search of its answers. */
  const rules = new LRUCache<string, string>({ max: MAX_PATHS });
  /** So that an address which was sent before need not be read again. */
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: maxSize / ADDRESS_SHARE,
    sizeCalculation: ({ key }, address) => textBytes(address) + textBytes(key),
  });

  function hit(entry: Entry, known: KnownAddress): CachedAnswer {
    const age = seconds() - entry.madeAt;
    if (known.age !== age) {
      known.age = age;
      known.responseHeaders = ['cache-status', 'jaankari; hit', 'age', String(age), ...known.ownHeaders];
    }
    return { answer: entry.answer, route: entry.route, responseHeaders: known.responseHeaders };
  }

  return {
    /** The answer for an address that was sent before, without reading the address. */
    byAddress(address: string): CachedAnswer | undefined {
      const known = addresses.get(address);
      const entry = known && answers.get(known.key);
      return entry && hit(entry, known);
    },
    /** The answer for an address; `search` is its query with the question mark. */
    match(path: string, search: string): CachedAnswer | undefined {
      const key = path + queryKey(search, rules.get(path));
      const entry = answers.get(key);
      if (!entry) return undefined;
      const known = { key, ownHeaders: ownHeaders(search), age: -1, responseHeaders: [] };
      const address = path + search;
      if (address.length <= MAX_ADDRESS_LENGTH) addresses.set(address, known);
      return hit(entry, known);
    },
    /** Takes an answer that was made for an address: keeps it where it may, and gives it as it is sent on. */
    store(path: string, search: string, made: Answer, route: string): CachedAnswer {
      // Meant for this cache alone: those further out go by Cache-Control and Age (RFC 9213 3.1).
      const { 'cdn-cache-control': _mine, ...headers } = made.headers;
      const answer = withHeaders(made, headers);
      const ttl = 1000 * freshSeconds(made);
      if (ttl > 0) {
        const rule = headers['no-vary-search'];
        if (rule !== undefined) rules.set(path, rule);
        const key = path + queryKey(search, rule);
        answer.onResize = () => {
          const entry = answers.peek(key);
          if (entry?.answer === answer) answers.set(key, { ...entry });
        };
        answers.delete(key);
        answers.set(key, { answer, route, madeAt: seconds() }, { ttl });
      }
      const status = `jaankari; fwd=uri-miss${ttl > 0 ? '; stored' : ''}`;
      return { answer, route, responseHeaders: ['cache-status', status, ...(made.status === 200 ? ownHeaders(search) : [])] };
    },
    /** Memory that they take, and how many there are. */
    get bytes(): number {
      return answers.calculatedSize + addresses.calculatedSize;
    },
    get count(): number {
      return answers.size;
    },
  };
}

/** Names the parameters of a query that are ignored: true of this address, and not of others that have the same answer. */
function ownHeaders(search: string): readonly string[] {
  const ignored = search && findOfLinks(search);
  return ignored ? [IGNORED_HEADER, ignored] : [];
}

const textBytes = (text: string): number => ENTRY_BYTES + 2 * text.length;
const seconds = (): number => Math.floor(performance.now() / 1000);

/** For how many seconds a shared cache may keep an answer; 0 for not at all. */
function freshSeconds({ status, headers }: Answer): number {
  const control = headers['cdn-cache-control'] ?? headers['cache-control'] ?? '';
  // What Accept asks for stands in the address by now: the server writes it there as `format`.
  const varies = headers.vary !== undefined && headers.vary !== 'accept';
  if (status !== 200 || varies || /\b(?:no-store|no-cache|private)\b/.test(control)) return 0;
  return Number((/\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control))?.[1] ?? 0);
}
