import type { Readable } from 'node:stream';
import { CORS_HEADERS, isCompressible, MIN_COMPRESSED_BYTES, strongEtag } from '../kernel/http.ts';
import { compress, type Effort, type Encoding } from './encoding.ts';
import { securityHeaders } from './policy.ts';

/** Bytes of an answer's objects and arrays besides its strings. */
const OBJECT_BYTES = 1_500;

/** Header names and values alternating, which is fastest for node:http. */
export type Head = readonly string[];

/** A complete answer, ready to be sent any number of times. */
export interface Answer {
  readonly status: number;
  /** Lower-case names, without content-length, content-encoding and vary, which depend on the request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Length of the uncompressed body. */
  readonly size: number;
  /** Whether it is compressed for clients that accept it. */
  readonly isCompressed: boolean;
  /** The body in the encodings that are in memory. */
  readonly bytes: Partial<Record<Encoding, Buffer>>;
  /** Reads the uncompressed body from a file; absent if it is in memory. */
  readonly read: (() => Promise<Buffer>) | undefined;
  /** Opens a part of a file too large for memory, first and last byte included. Rejects if the file has gone. */
  readonly open: ((start: number, end: number) => Promise<Readable>) | undefined;
  /** Encodings being read or made, so that concurrent callers share the work. */
  readonly making: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Headers of a 200 and a 304 by encoding, made once and not per request. */
  readonly heads: Partial<Record<Encoding, Head>>;
  readonly unchanged: Partial<Record<Encoding, Head>>;
  /** Called when another encoding was added in memory, so that its size has grown. */
  onResize: (() => void) | undefined;
}

/** Makes an answer whose body is `bytes` or comes from `read`. */
export function makeAnswer({
  status,
  headers,
  size,
  bytes = {},
  read,
  open,
}: Pick<Answer, 'status' | 'headers' | 'size' | 'read'> & Partial<Answer>): Answer {
  const isCompressed = size >= MIN_COMPRESSED_BYTES && isCompressible(headers['content-type'] ?? '');
  return { status, headers, size, isCompressed, bytes, read, open, making: {}, heads: {}, unchanged: {}, onResize: undefined };
}

export const createAnswer = (status: number, body: Buffer, headers: Record<string, string>): Answer =>
  makeAnswer({ status, headers: { ...CORS_HEADERS, ...headers }, size: body.length, bytes: { identity: body }, read: undefined });

/** Reads the whole Response of an endpoint or page, so that it can be cached, compressed and sent like any other. */
export async function captureAnswer(response: globalThis.Response): Promise<Answer> {
  return createAnswer(response.status, Buffer.from(await response.arrayBuffer()), Object.fromEntries(response.headers));
}

/** The same body with other headers. */
export const withHeaders = ({ status, size, bytes, read, open }: Answer, headers: Record<string, string>): Answer =>
  makeAnswer({ status, headers, size, bytes: { ...bytes }, read, open });

const variants = new WeakMap<Answer, Map<string, Answer>>();

/** The same body with other headers, one for all calls of a `kind`: it is compressed once for all of them. */
export function variantOf(answer: Answer, kind: string, headers: (own: Answer['headers']) => Record<string, string>): Answer {
  const made = variants.get(answer) ?? new Map<string, Answer>();
  variants.set(answer, made);
  const before = made.get(kind);
  if (before) return before;
  const variant = withHeaders(answer, headers(answer.headers));
  variant.onResize = () => answer.onResize?.();
  made.set(kind, variant);
  return variant;
}

/** Adds a strong ETag if the answer lacks one and may be cached. */
export function withEtag(answer: Answer): Answer {
  const { status, headers, bytes } = answer;
  const keep = status === 200 && headers['cache-control'] !== 'no-store';
  return keep && !headers.etag && bytes.identity ? withHeaders(answer, { ...headers, etag: strongEtag(bytes.identity) }) : answer;
}

/** The encoding for a client with this preference; small bodies and pictures are not compressed. */
export const chooseForm = (answer: Answer, headers: Encoding): Encoding => (answer.isCompressed ? headers : 'identity');

/** The body in one encoding: from memory, read, or compressed and kept for the next caller. */
export async function readBody(answer: Answer, encoding: Encoding): Promise<Buffer> {
  const made = answer.bytes[encoding] ?? answer.making[encoding];
  if (made) return made;
  const making = makeBody(answer, encoding);
  answer.making[encoding] = making;
  try {
    answer.bytes[encoding] = withoutSurplus(await making);
  } finally {
    delete answer.making[encoding];
  }
  answer.onResize?.();
  return making;
}

/** Bytes beyond their own that a kept body may hold. */
const MAX_SURPLUS = 1_024;

/** The bytes in memory of their own: a small body is a slice of a pool or of a compressor's buffer, and holds all 64 kB of it as long as it is kept. */
function withoutSurplus(body: Buffer): Buffer {
  if (body.buffer.byteLength - body.length <= MAX_SURPLUS) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

async function makeBody(answer: Answer, encoding: Encoding): Promise<Buffer> {
  // Nearly everybody requests files compressed, so only that encoding is kept.
  const body = answer.bytes.identity ?? (await answer.read?.());
  if (!body) throw new Error('A body is neither in memory nor on the disk');
  return encoding === 'identity' ? body : compress(body, encoding, effortFor(answer));
}

/** Bytes of a page before compression from which it is long. */
const LONG_PAGE = 64_000;

/** Pages made on request are kept as files are, and are as long. */
function effortFor({ read, headers, size }: Answer): Effort {
  const type = headers['content-type'] ?? '';
  if (read && /^text\/(?:css|javascript)\b/.test(type)) return 'asset';
  if (type.startsWith('text/html')) return size >= LONG_PAGE ? 'long' : 'file';
  return read ? 'file' : 'live';
}

const compressedBytes = ({ bytes }: Answer): number => (bytes.br?.length ?? 0) + (bytes.gzip?.length ?? 0);

/** Bytes of memory of an answer: all encodings, those of its variants too, and its headers, raw and prepared. */
export function memoryBytes(answer: Answer): number {
  const { bytes, headers } = answer;
  const inVariants = [...(variants.get(answer)?.values() ?? [])].reduce((sum, variant) => sum + compressedBytes(variant), 0);
  const bodies = (bytes.identity?.length ?? 0) + compressedBytes(answer) + inVariants;
  const inHeaders = Object.entries(headers).reduce((sum, [name, value]) => sum + 2 * (name.length + value.length), 0);
  return OBJECT_BYTES + inHeaders + bodies;
}

/** The headers for an encoding that is in memory. */
export function headFor(answer: Answer, encoding: Encoding, length: number): Head {
  const made = answer.heads[encoding];
  if (made) return made;
  const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const head = flat({ ...headersFor(answer, encoding), ...encoded, 'content-length': String(length) });
  answer.heads[encoding] = head;
  return head;
}

/** The headers of a 304: what a cache has to update, and CORS, without which browsers hide it from scripts. */
export function notModifiedHead(answer: Answer, encoding: Encoding): Head {
  const made = answer.unchanged[encoding];
  if (made) return made;
  const cache = ['etag', 'cache-control', 'vary', ...Object.keys(CORS_HEADERS), ...Object.keys(securityHeaders(''))];
  const all = Object.entries(headersFor(answer, encoding));
  const head = flat(Object.fromEntries(all.filter(([name]) => cache.includes(name))));
  answer.unchanged[encoding] = head;
  return head;
}

/** The headers of both a 200 and a 304. Each encoding is a representation with its own ETag (RFC 9110 8.8.3.3). */
export function headersFor(answer: Answer, encoding: Encoding): Record<string, string> {
  const { headers } = answer;
  return {
    ...securityHeaders(headers['content-type'] ?? ''),
    ...headers,
    ...(answer.status === 200 && { 'accept-ranges': 'bytes' }),
    ...(answer.isCompressed && { vary: headers.vary ? `${headers.vary}, accept-encoding` : 'accept-encoding' }),
    ...(headers.etag !== undefined && { etag: etagFor(headers.etag, encoding) }),
  };
}

export const etagFor = (etag: string, encoding: Encoding): string => (encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`);

export const flat = (headers: Readonly<Record<string, string>>): Head => Object.entries(headers).flat();
