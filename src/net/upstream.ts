import { fetch } from 'undici';
import { env } from '../kernel/env.ts';
import { VERSION } from '../kernel/version.ts';
import type { CookieJar } from './cookies.ts';
import { agentFor } from './host-agents.ts';

/** How an upstream failed. None of these is an answer. */
export type OutageKind = 'timeout' | 'network' | 'refused' | 'limited' | 'server' | 'challenge' | 'shape' | 'too large';

/** An upstream failed to answer properly. The message names the host and what happened, never a key or a query string. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly kind: OutageKind;
  /** HTTP status of the reply, if there was one. */
  readonly status: number | undefined;
  /** Seconds the upstream asked us to wait. */
  readonly retryAfter: number | undefined;

  constructor(kind: OutageKind, message: string, options: { status?: number; retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
  }
}

/** Identifies us and where to complain; sent with every upstream request. met.no refuses callers whose address does not exist. */
export const USER_AGENT = `Jaankari/${VERSION} (+${env.PROJECT_URL})`;

export interface UpstreamRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Time limit in milliseconds for the whole exchange; 10 s by default. */
  timeout?: number;
  signal?: AbortSignal;
  /** Limit in bytes after decompression; 8 MB by default. */
  maxBytes?: number;
  /** Statuses besides 2xx that count as answers, for upstreams that say "not found" with 404. */
  acceptStatuses?: readonly number[];
  /** Cookies of a session of several requests: sent with this one, and taken from its replies. Without it cookies are ignored. */
  cookies?: CookieJar;
}

export interface UpstreamReply {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** Longest text taken from a provider, in characters. Longer ones are cut before they are cleaned or searched, which could take long. */
const MAX_TEXT_LENGTH = 2_000;

/** The beginning of a text, as a copy: a slice would keep the whole string in memory. */
export const cutText = (text: string, most = MAX_TEXT_LENGTH): string =>
  text.length > most ? Buffer.from(text.slice(0, most)).toString() : text;

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 5;

/** What we can unpack. Some edges refuse callers that offer more than they know: a source then says what to offer. */
const ACCEPT_ENCODING = 'gzip, deflate, br';

/**
 * Fetches from a known host. Strict: any status other than 2xx or `acceptStatuses` throws, because a moved page must not parse as an empty
 * day.
 */
export async function fetchUpstream(request: UpstreamRequest): Promise<UpstreamReply> {
  const { bytes, ...reply } = await fetchUpstreamBytes(request);
  return { ...reply, text: new TextDecoder().decode(bytes) };
}

/** Like fetchUpstream, for images and other files. */
export async function fetchUpstreamBytes(request: UpstreamRequest): Promise<Omit<UpstreamReply, 'text'> & { bytes: Uint8Array }> {
  const { host } = new URL(request.url);
  const timeout = AbortSignal.timeout(request.timeout ?? DEFAULT_TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const response = await follow(request, signal);
    const bytes = await readBytes(response.body, request.maxBytes ?? DEFAULT_MAX_BYTES, host);
    const status = response.status;
    if (!response.ok && !request.acceptStatuses?.includes(status))
      throw statusError(host, status, response.headers.get('retry-after'), new TextDecoder().decode(bytes));
    return { status, headers: Object.fromEntries(response.headers), bytes };
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    if (timeout.aborted) throw new UpstreamError('timeout', `${host} did not answer in time`, { cause });
    throw new UpstreamError('network', `${host} could not be reached (${networkReason(cause)})`, { cause });
  }
}

/**
 * Follows redirects within the origin asked. Others are refused: only known hosts are read, and keys in headers, URL or body would leak,
 * perhaps over plain http.
 */
async function follow(request: UpstreamRequest, signal: AbortSignal) {
  const { host, hostname, origin } = new URL(request.url);
  const { cookies } = request;
  let url = request.url;
  for (let redirects = 0; ; redirects += 1) {
    const cookie = cookies?.headerFor(new URL(url));
    const response = await fetch(url, {
      method: request.method ?? 'GET',
      headers: {
        'user-agent': USER_AGENT,
        accept: '*/*',
        'accept-encoding': ACCEPT_ENCODING,
        ...request.headers,
        ...(cookie && { cookie }),
      },
      body: request.body,
      signal,
      redirect: 'manual',
      dispatcher: agentFor(hostname),
    });
    cookies?.take(new URL(url), response.headers.getSetCookie());
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (location === null || !URL.canParse(location, url)) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    const { status } = response;
    if (next.origin !== origin) throw new UpstreamError('refused', `${host} sends us on to ${next.origin}, which is elsewhere`, { status });
    if (redirects === MAX_REDIRECTS) throw new UpstreamError('refused', `${host} sends us on more than ${MAX_REDIRECTS} times`, { status });
    url = next.href;
  }
}

/** Like fetchUpstream, for JSON. HTML instead of JSON is a bot challenge or an error page, so an outage. */
export async function fetchUpstreamJson(
  request: UpstreamRequest,
): Promise<{ status: number; headers: UpstreamReply['headers']; body: unknown }> {
  const reply = await fetchUpstream({ ...request, headers: { accept: 'application/json', ...request.headers } });
  const { host } = new URL(request.url);
  if (reply.text.trimStart().startsWith('<'))
    throw new UpstreamError('challenge', `${host} sent a page where JSON was due`, { status: reply.status });
  try {
    return { status: reply.status, headers: reply.headers, body: JSON.parse(reply.text) };
  } catch (cause) {
    throw new UpstreamError('shape', `${host} sent something that is not JSON`, { status: reply.status, cause });
  }
}

async function readBytes(body: AsyncIterable<Uint8Array> | null, maxBytes: number, host: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new UpstreamError('too large', `${host} sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function statusError(host: string, status: number, retryAfter: string | null, text: string): UpstreamError {
  const seconds = Number(retryAfter);
  const options = { status, ...(retryAfter && Number.isFinite(seconds) ? { retryAfter: seconds } : {}) };
  if (looksLikeChallenge(text)) return new UpstreamError('challenge', `${host} answered ${status} with a challenge page`, options);
  if (status === 429) return new UpstreamError('limited', `${host} is limiting us (429)`, options);
  if (status >= 500) return new UpstreamError('server', `${host} answered ${status}`, options);
  return new UpstreamError('refused', `${host} answered ${status}`, options);
}

/** Phrases of bot walls: all words of one of these. */
const CHALLENGES = [
  ['cloudflare', 'ray id'],
  ['cf-challenge'],
  ['just a moment...'],
  ['challenge-form'],
  ['request rejected', 'support id'],
];

/** Whether a text is a bot wall's page: short, and with its typical words. */
export function looksLikeChallenge(text: string): boolean {
  if (text.length > 20_000) return false;
  const folded = text.toLowerCase();
  return CHALLENGES.some((words) => words.every((word) => folded.includes(word)));
}

function networkReason(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (inner instanceof Error && 'code' in inner) return String(inner.code);
  return inner instanceof Error ? inner.name : 'unknown';
}
