import { Agent, request } from 'undici';
import { env } from '../kernel/env.ts';
import { busyError, isBusy } from '../kernel/fair-queue.ts';
import { ledger } from '../kernel/ledger.ts';
import { rejectOnAbort } from '../kernel/reject-on-abort.ts';
import { ACCEPT_ENCODING, readBody } from './body.ts';
import { CookieJar } from './cookies.ts';
import { GuardError } from './guard-error.ts';
import { toGuardError, toNoAnswerError } from './guard-failures.ts';
import { resolveAsSystem, resolveByDns } from './names.ts';
import { checkedAddresses, hostAndPort, parseTarget, pinned, type Resolver } from './target.ts';
import { cutText, USER_AGENT } from './upstream.ts';

export { GuardError } from './guard-error.ts';

export interface GuardedReply {
  /** The URL first requested. */
  url: string;
  /** The URL after redirects. */
  finalUrl: string;
  status: number;
  contentType: string;
  bytes: Uint8Array;
}

export interface GuardOptions {
  signal?: AbortSignal;
  /** Whose queue it joins. */
  caller?: string | undefined;
  /** For tests: resolves names without DNS. */
  resolve?: Resolver;
  /** `host:port` pairs that may be fetched even if they are not public; by default FETCH_ALLOW. */
  allow?: readonly string[];
  /** Time limit in milliseconds for the whole call, redirects and body included. */
  timeout?: number;
  /** Limit in bytes after decompression. */
  maxBytes?: number;
  /** Replies allowed to be larger, recognized by Content-Type and first bytes. */
  large?: { is: (start: Uint8Array, contentType: string) => boolean; maxBytes: number };
  accept?: string;
  /** The address to which a reply sends its reader in its own text, as written; null if to none. Followed like a redirect. */
  redirectIn?: (reply: Pick<GuardedReply, 'bytes' | 'contentType'>) => string | null;
}

const MAX_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const CALL_TIMEOUT_MS = 20_000;
/** How long a host may be silent, before the first byte of an answer and within it. */
const SILENCE_MS = 5_000;
const MAX_BYTES = 5_000_000;
/** Longest Content-Type, in characters; real ones have about 30. */
const MAX_TYPE_LENGTH = 200;
/** Concurrent fetches of large replies; each is held in memory. */
const MAX_LARGE = 4;

/** Headers without which some sites return an error page; the User-Agent says who we are. */
const HEADERS = {
  'user-agent': `Mozilla/5.0 (compatible; ${USER_AGENT.replace(/\s*\((.*)\)/, '; $1')})`,
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.6,*;q=0.5',
  'accept-encoding': ACCEPT_ENCODING,
  'upgrade-insecure-requests': '1',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
} as const;

const ACCEPT_PAGES = 'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,application/json;q=0.7,*/*;q=0.5';

let largeInFlight = 0;
/** Who waits for a turn does so within the call's own time limit. */
const semaphore = ledger.turns('fetches');
/** The same by host, so that one that is slow holds few of those turns, however many ask for it. */
const hostTurns = ledger.turns('hosts');

/**
 * Fetches a URL given by a stranger. Every hop is parsed, resolved and checked, and the socket connects to a checked address, so a name
 * cannot resolve differently between check and connection. No proxies or credentials; a cookie only goes
 * back to a URL that was asked before in this call, since some sites set one and send the reader to the same page again. Throws GuardError, or ApiError `busy` if the
 * call got no turn.
 */
export async function fetchGuarded(address: string | URL, options: GuardOptions = {}): Promise<GuardedReply> {
  const first = typeof address === 'string' ? parseTarget(address) : address;
  const timeout = AbortSignal.timeout(options.timeout ?? CALL_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const { caller } = options;
  const noTurn = (cause: unknown) => {
    throw isBusy(cause) || timeout.aborted ? busyError() : toGuardError(cause, first, false);
  };
  await hostTurns.acquire(signal, first.host).catch(noTurn);
  try {
    await semaphore.acquire(signal, caller).catch(noTurn);
    try {
      return await followRedirects(first, { ...options, signal });
    } catch (cause) {
      throw isBusy(cause) ? cause : toGuardError(cause, first, timeout.aborted);
    } finally {
      semaphore.release(caller);
    }
  } finally {
    hostTurns.release(first.host);
  }
}

async function followRedirects(first: URL, options: GuardOptions & { signal: AbortSignal }): Promise<GuardedReply> {
  // what was sent to each URL
  const seen = new Map<string, string>();
  const cookies = new CookieJar();
  let url = first;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const { hash } = url;
    const cookie = seen.has(url.href) ? cookies.headerFor(url) : '';
    seen.set(url.href, cookie);
    const answer = await fetchOnce(url, cookie, cookies, options);
    const reply = answer.location === null ? { ...answer.reply, url: first.href, finalUrl: url.href } : undefined;
    const location = reply && reply.status < 400 ? (options.redirectIn?.(reply) ?? null) : answer.location;
    if (reply && location === null) return reply;
    const next = parseTarget(location ?? '', url);
    if (!next.hash && hash) next.hash = hash;
    if (seen.has(next.href) && seen.get(next.href) === cookies.headerFor(next)) {
      // a page that sends its reader to itself is to be read anew again and again
      if (reply) return reply;
      throw new GuardError('too_many_redirects', 'The page redirects in a circle.');
    }
    url = next;
  }
  throw new GuardError('too_many_redirects', `The page redirects more than ${MAX_REDIRECTS} times.`);
}

type Answer = { location: string } | { location: null; reply: Omit<GuardedReply, 'url' | 'finalUrl'> };

async function fetchOnce(url: URL, cookie: string, cookies: CookieJar, options: GuardOptions & { signal: AbortSignal }): Promise<Answer> {
  const isAllowed = (options.allow ?? env.FETCH_ALLOW).some((pair) => pair.toLowerCase() === hostAndPort(url));
  const resolve = options.resolve ?? (isAllowed ? resolveAsSystem : resolveByDns);
  // A DNS lookup cannot be cancelled, but the caller can stop waiting for it.
  const addresses = await rejectOnAbort(checkedAddresses(url, resolve, isAllowed), options.signal);
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup: pinned(addresses), autoSelectFamily: true },
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    pipelining: 0,
  });
  let isLarge = false;
  const held = ledger.hold('pages', options.caller ?? '', 0);
  try {
    const response = await request(url, {
      dispatcher: agent,
      signal: options.signal,
      headers: { ...HEADERS, accept: options.accept ?? ACCEPT_PAGES, ...(cookie ? { cookie } : {}) },
    }).catch((cause) => {
      throw toNoAnswerError(cause, url);
    });
    // undici reports a body that we discard as a stream error
    response.body.on('error', () => undefined);
    const header = (name: string) => [response.headers[name] ?? ''].flat().join(', ');
    cookies.take(url, [response.headers['set-cookie'] ?? []].flat());
    const location = header('location');
    if ([301, 302, 303, 307, 308].includes(response.statusCode) && location) {
      response.body.destroy();
      return { location };
    }
    const contentType = cutText(header('content-type'), MAX_TYPE_LENGTH);
    const maxBytes = options.maxBytes ?? MAX_BYTES;
    const more = (start: Uint8Array) => {
      if (!options.large?.is(start, contentType)) return maxBytes;
      if (largeInFlight >= MAX_LARGE) throw busyError();
      largeInFlight++;
      isLarge = true;
      return options.large.maxBytes;
    };
    const grown = (size: number) => {
      held.resize(size);
      if (ledger.isFull('pages') || ledger.isOver('pages', options.caller ?? '', size)) throw busyError();
    };
    const bytes = await readBody(response.body, header('content-encoding'), maxBytes, { more, grown });
    if (response.statusCode >= 500 && bytes.length === 0)
      throw new GuardError('upstream_error', `${url.hostname} answered ${response.statusCode} without a page.`);
    return { location: null, reply: { status: response.statusCode, contentType, bytes } };
  } finally {
    if (isLarge) largeInFlight--;
    held.release();
    // the agent was for this one connection
    void agent.destroy().catch(() => undefined);
  }
}
