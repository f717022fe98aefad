import { LRUCache } from 'lru-cache';
import { KEEP_HEADER, KEY_HEADER } from '../kernel/call.ts';
import { IGNORED_HEADER } from '../kernel/http.ts';
import { type Answer, memoryBytes, withHeaders } from './answer.ts';

/** One answer has room, however little memory there is. */
const MIN_CACHE_BYTES = 1024 * 1024;
/** Spellings of one answer that are known in front; who invents more takes the place of their own. */
const MAX_ADDRESSES = 8;
/** Longer addresses are read each time. */
const MAX_ADDRESS_LENGTH = 500;
/** What a map's entry costs beside its texts. */
const ENTRY_BYTES = 200;
/** Milliseconds within which the age of an answer is looked at once. */
const AGE_RESOLUTION_MS = 50;

const textBytes = (text: string): number => ENTRY_BYTES + 2 * text.length;

/** An answer, and the addresses in front that lead to it, the one learned last at the end. */
interface Entry {
  answer: Answer;
  addresses: readonly string[];
}

/** Keys begin with their endpoint's path. */
const endpointPath = (key: string): string => key.split(' ', 1)[0] ?? '';

/** What is known of an address: the key of its answer, and which of its parameters are ignored, which is true of this address alone. */
interface KnownAddress {
  key: string;
  route: string;
  /** As names and values of headers in turn; undefined where none is ignored. */
  responseHeaders: readonly string[] | undefined;
}

/** An answer for an address, and what is told to this address alone. */
export interface CachedAnswer {
  answer: Answer;
  /** The path of its endpoint. */
  route: string;
  responseHeaders: readonly string[] | undefined;
}

/**
 * Answers that endpoints let the server keep: by the key that the endpoint gives (its parameters, normalised, so that noise in a query is no
 * new entry), and in front of that by the address as it was sent, for which no endpoint has to be asked. An answer that goes takes its
 * addresses along, and has few of them: the front holds no more than the truth behind it allows.
 */
export function createAnswerCache(mostBytes: number) {
  const front = new Map<string, KnownAddress>();
  const answers = new LRUCache<string, Entry>({
    maxSize: Math.max(MIN_CACHE_BYTES, Math.floor(mostBytes)),
    sizeCalculation: ({ answer, addresses }, key) =>
      memoryBytes(answer) + textBytes(key) + addresses.reduce((sum, address) => sum + textBytes(address), 0),
    // Weighing an answer again, when a compressed form or an address has joined it, makes it no younger.
    noUpdateTTL: true,
    ttlResolution: AGE_RESOLUTION_MS,
    disposeAfter: ({ addresses }, key) => {
      if (answers.has(key)) return; // weighed again
      for (const address of addresses) if (front.get(address)?.key === key) front.delete(address);
    },
  });

  function put(key: string, answer: Answer, addresses: readonly string[], ttl?: number): void {
    answer.onResize = () => {
      const entry = answers.peek(key);
      if (entry?.answer === answer) answers.set(key, { ...entry });
    };
    answers.set(key, { answer, addresses }, ttl === undefined ? {} : { ttl });
  }

  /** From now on this address is known to have this key, if its answer is kept. */
  function learn(address: string, key: string, ignored = ''): void {
    const entry = answers.peek(key);
    if (!entry || address.length > MAX_ADDRESS_LENGTH) return;
    const known = [...entry.addresses.filter((one) => one !== address), address];
    for (const dropped of known.splice(0, Math.max(0, known.length - MAX_ADDRESSES))) front.delete(dropped);
    front.set(address, { key, route: endpointPath(key), responseHeaders: ignored ? [IGNORED_HEADER, ignored] : undefined });
    answers.set(key, { answer: entry.answer, addresses: known });
  }

  return {
    byAddress(address: string): CachedAnswer | undefined {
      const known = front.get(address);
      const entry = known && answers.get(known.key);
      return entry && { answer: entry.answer, route: known.route, responseHeaders: known.responseHeaders };
    },
    byKey: (key: string): Answer | undefined => answers.get(key)?.answer,
    /** Keeps what an endpoint has answered, as long as its headers say; gives the answer without these headers, and what is told of it. */
    keep(address: string, made: Answer): Omit<CachedAnswer, 'route'> {
      const { [KEY_HEADER]: key, [KEEP_HEADER]: keep, [IGNORED_HEADER]: ignored = '', ...headers } = made.headers;
      const answer = withHeaders(made, headers);
      const responseHeaders = ignored ? [IGNORED_HEADER, ignored] : undefined;
      if (key !== undefined && keep !== undefined && made.status === 200) {
        put(key, answer, answers.peek(key)?.addresses ?? [], keep === 'forever' ? undefined : Number(keep) * 1000);
        learn(address, key, ignored);
      }
      return { answer, responseHeaders };
    },
    learn,
    /** Memory that they take, and how many there are. */
    get bytes(): number {
      return answers.calculatedSize;
    },
    get count(): number {
      return answers.size;
    },
    /** How many addresses are known in front. */
    get addresses(): number {
      return front.size;
    },
  };
}
