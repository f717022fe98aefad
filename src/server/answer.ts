import { CORS_HEADERS, isCompressible, MIN_COMPRESSED_BYTES, strongEtag } from '../kernel/http.ts';
import { compress, type Encoding } from './encoding.ts';
import { securityHeaders } from './policy.ts';

/** An answer's objects and lists beside its texts. */
const OBJECT_BYTES = 1_500;

/** Names and values of headers in turn, as node:http takes them quickest. */
export type Head = readonly string[];

/** A whole answer, ready to be sent any number of times. */
export interface Answer {
  readonly status: number;
  /** Lower-case names; without content-length, content-encoding and vary, which depend on the request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Length of the body as it is. */
  readonly size: number;
  /** Does it go compressed to those who take that? */
  readonly isCompressed: boolean;
  /** The body in the forms that are in memory. */
  readonly bytes: Partial<Record<Encoding, Buffer>>;
  /** Reads the body as it is, of a file. Absent: it is in memory. */
  readonly read: (() => Promise<Buffer>) | undefined;
  /** Forms that are being read or made, so that callers at one time share the work. */
  readonly making: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Headers of a 200 and a 304 by form: made once, not once a request. */
  readonly heads: Partial<Record<Encoding, Head>>;
  readonly unchanged: Partial<Record<Encoding, Head>>;
  /** Told when another form has joined those in memory: it takes more of it now. */
  onResize: (() => void) | undefined;
}

/** Of an answer's parts; `bytes` or `read` have its body. */
export function makeAnswer({
  status,
  headers,
  size,
  bytes = {},
  read,
}: Pick<Answer, 'status' | 'headers' | 'size' | 'read'> & Partial<Answer>): Answer {
  const isCompressed = size >= MIN_COMPRESSED_BYTES && isCompressible(headers['content-type'] ?? '');
  return { status, headers, size, isCompressed, bytes, read, making: {}, heads: {}, unchanged: {}, onResize: undefined };
}

export const createAnswer = (status: number, body: Buffer, headers: Record<string, string>): Answer =>
  makeAnswer({ status, headers: { ...CORS_HEADERS, ...headers }, size: body.length, bytes: { identity: body }, read: undefined });

/** An endpoint's or page's answer as a whole, so that it can be kept, compressed and sent like any other. */
export async function captureAnswer(response: globalThis.Response): Promise<Answer> {
  return createAnswer(response.status, Buffer.from(await response.arrayBuffer()), Object.fromEntries(response.headers));
}

/** The same bytes under other headers. */
export const withHeaders = ({ status, size, bytes, read }: Answer, headers: Record<string, string>): Answer =>
  makeAnswer({ status, headers, size, bytes: { ...bytes }, read });

/** Adds a strong ETag where the answer lacks one and may be kept. */
export function withEtag(answer: Answer): Answer {
  const { status, headers, bytes } = answer;
  const keep = status === 200 && headers['cache-control'] !== 'no-store';
  return keep && !headers.etag && bytes.identity ? withHeaders(answer, { ...headers, etag: strongEtag(bytes.identity) }) : answer;
}

/** The form in which an answer goes to one who would like `wanted`: small bodies and pictures go as they are. */
export const chooseForm = (answer: Answer, headers: Encoding): Encoding => (answer.isCompressed ? headers : 'identity');

/** The body in one form: from memory, read, or compressed and kept for the next caller. */
export async function readBody(answer: Answer, encoding: Encoding): Promise<Buffer> {
  const known = answer.bytes[encoding] ?? answer.making[encoding];
  if (known) return known;
  const making = makeBody(answer, encoding);
  answer.making[encoding] = making;
  try {
    answer.bytes[encoding] = await making;
  } finally {
    delete answer.making[encoding];
  }
  answer.onResize?.();
  return making;
}

async function makeBody(answer: Answer, encoding: Encoding): Promise<Buffer> {
  // Of a file that is asked for compressed, as nearly everybody does, only that form is kept.
  const body = answer.bytes.identity ?? (await answer.read?.());
  if (!body) throw new Error('A body is neither in memory nor on the disk');
  return encoding === 'identity' ? body : compress(body, encoding, answer.read !== undefined);
}

/** Bytes that an answer takes of the memory: all forms, and its headers as they are and made ready to be sent. */
export function memoryBytes({ bytes, headers }: Answer): number {
  const bodies = (bytes.identity?.length ?? 0) + (bytes.br?.length ?? 0) + (bytes.gzip?.length ?? 0);
  const inHeaders = Object.entries(headers).reduce((sum, [name, value]) => sum + 2 * (name.length + value.length), 0);
  return OBJECT_BYTES + inHeaders + bodies;
}

/** Headers of the answer in a form whose body is in memory. */
export function headFor(answer: Answer, encoding: Encoding, length: number): Head {
  const known = answer.heads[encoding];
  if (known) return known;
  const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  const head = flat({ ...headersFor(answer, encoding), ...encoded, 'content-length': String(length) });
  answer.heads[encoding] = head;
  return head;
}

/** What a 304 carries: what a cache has to update, and CORS, without which a browser hides it from scripts. */
export function notModifiedHead(answer: Answer, encoding: Encoding): Head {
  const known = answer.unchanged[encoding];
  if (known) return known;
  const cache = ['etag', 'cache-control', 'vary', ...Object.keys(CORS_HEADERS), ...Object.keys(securityHeaders(''))];
  const all = Object.entries(headersFor(answer, encoding));
  const head = flat(Object.fromEntries(all.filter(([name]) => cache.includes(name))));
  answer.unchanged[encoding] = head;
  return head;
}

/** Headers that both a 200 and a 304 have. Another encoding is another representation with a validator of its own (RFC 9110 8.8.3.3). */
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
