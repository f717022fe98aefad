import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Waiter } from '../kernel/fair-queue.ts';
import { CORS_HEADERS, matchesEtag } from '../kernel/http.ts';
import { ledger } from '../kernel/ledger.ts';
import { type Answer, chooseForm, etagFor, flat, type Head, headersFor, headFor, notModifiedHead, readBody } from './answer.ts';
import { callerAddress } from './caller.ts';
import type { Encoding } from './encoding.ts';
import { securityHeaders } from './policy.ts';
import type { RequestHeaders } from './request-headers.ts';
import { createRounds } from './rounds.ts';
import { unsent } from './unsent.ts';

/** Longer bodies are sent in parts of so many bytes: the system copies a part at once, and others are answered in between. */
const PART_BYTES = 2 ** 16;
/** Parts that are sent before others are looked at again. Copying one takes up to a millisecond. */
const partTurn = createRounds(8);

/**
 * Whether an answer is in memory in the requested form and short, or the client has it already. Otherwise it has to be read, compressed, cut or
 * sent in parts.
 */
export function canSendAtOnce(answer: Answer, { special, encoding, ifNoneMatch }: RequestHeaders): boolean {
  const form = chooseForm(answer, encoding);
  const length = answer.bytes[form]?.length ?? Number.POSITIVE_INFINITY;
  return !special && (length <= PART_BYTES || (ifNoneMatch !== undefined && isUnchanged(answer, form, ifNoneMatch)));
}

/**
 * Sends an answer that is in memory, or tells the client that it has it already. `responseHeaders`: those of this call alone, names and values
 * alternating. Gives a promise where the body is sent in parts.
 */
export function sendAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { encoding, ifNoneMatch }: RequestHeaders,
  responseHeaders?: readonly string[],
): Promise<void> | undefined {
  const form = chooseForm(answer, encoding);
  if (ifNoneMatch !== undefined && isUnchanged(answer, form, ifNoneMatch)) {
    response.writeHead(304, added(notModifiedHead(answer, form), responseHeaders)).end();
    return undefined;
  }
  const body = answer.bytes[form] ?? NO_BODY;
  response.writeHead(answer.status, added(headFor(answer, form, body.length), responseHeaders));
  return sendBody(request, response, body);
}

/** Sends a body whose head is out: at once, or in parts as its reader takes them. */
function sendBody(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> | undefined {
  if (request.method === 'HEAD') {
    response.end();
    return undefined;
  }
  if (body.length > PART_BYTES) {
    unsent.watch(request, response, body);
    return sendStream(request, response, partsOf(body, callerAddress(request)));
  }
  response.end(body);
  unsent.watch(request, response, body);
  return undefined;
}

async function* partsOf(body: Buffer, caller: string) {
  for (let at = 0; at < body.length; at += PART_BYTES) {
    await partTurn({ caller });
    yield body.subarray(at, at + PART_BYTES);
  }
}

/** A reader who leaves is no fault. */
async function sendStream(request: IncomingMessage, response: ServerResponse, body: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(body, response).catch((cause: unknown) => {
    if (!request.socket.destroyed) throw cause;
  });
}

const NO_BODY = Buffer.alloc(0);
/** Bytes that are compressed in a millisecond, roughly: threads of libuv do it, whose time nobody measures. */
const COMPRESSED_PER_MS = 50_000;

/** Sends an answer as requested: 304, HEAD, a byte range, br or gzip. `waiter`: who waits for it, should it be a file that is not in memory. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: RequestHeaders,
  waiter: () => Waiter,
  responseHeaders: readonly string[] = [],
): Promise<void> {
  const range = answer.status === 200 ? readRange(request, answer) : undefined;
  const unchanged = headers.ifNoneMatch !== undefined && isUnchanged(answer, 'identity', headers.ifNoneMatch);
  if (range === 'unsatisfiable' && !unchanged) return sendUnsatisfiable(response, answer, responseHeaders);
  const part = range === 'unsatisfiable' ? undefined : range;
  if (answer.open && !unchanged) return sendFromDisk(request, response, answer, waiter, responseHeaders, part);
  if (part && !unchanged) return sendRange(request, response, answer, part, waiter, responseHeaders);
  const form = range ? 'identity' : headers.encoding;
  // It may leave the answer again while it is being sent; what is sent is what was read.
  const chosen = chooseForm(answer, form);
  const held = unchanged ? answer : { ...answer, bytes: { [chosen]: await bodyInTurn(answer, chosen, waiter) } };
  return sendAtOnce(request, response, held, { ...headers, encoding: form }, responseHeaders);
}

/** Sends a large file, or a part of it, as its reader takes it. Throws ApiError `busy` if its caller, or all, have too many. */
async function sendFromDisk(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  waiter: () => Waiter,
  responseHeaders: readonly string[],
  part?: Part,
): Promise<void> {
  const head = added(part ? headOfPart(answer, part) : headFor(answer, 'identity', answer.size), responseHeaders);
  const status = part ? 206 : answer.status;
  if (request.method === 'HEAD') {
    response.writeHead(status, head).end();
    return;
  }
  const held = ledger.take('downloads', waiter().caller ?? '');
  try {
    const body = await answer.open?.(part?.start ?? 0, part?.end ?? answer.size - 1);
    if (!body) return;
    response.writeHead(status, head);
    await sendStream(request, response, body);
  } finally {
    held.release();
  }
}

/**
 * The body in one encoding. A file that is not in memory is read and compressed in the caller's turn, so that one who asks for many neither fills
 * the memory nor delays others; who has it compressed pays for that. Throws ApiError `busy` if too many wait.
 */
function bodyInTurn(answer: Answer, encoding: Encoding, waiter: () => Waiter): Promise<Buffer> {
  if (answer.bytes[encoding] !== undefined) return readBody(answer, encoding);
  const { caller = '', signal } = waiter();
  if (encoding !== 'identity') ledger.charge('cpu', caller, answer.size / COMPRESSED_PER_MS);
  return answer.read ? ledger.turns('files').run(() => readBody(answer, encoding), { caller, signal }) : readBody(answer, encoding);
}

/** Whether the client has it already. Most send back the ETag as they got it. */
function isUnchanged({ status, headers: { etag } }: Answer, encoding: Encoding, match: string): boolean {
  if (etag === undefined || status !== 200) return false;
  return match === etagFor(etag, encoding) || matchesEtag(match, etag);
}

/** The headers of an answer and of its calls, joined once per URL. */
const joinedHeads = new WeakMap<readonly string[], { head: readonly string[]; all: string[] }>();

/** Both in one list, which node:http does not modify. */
function added(head: readonly string[], responseHeaders: readonly string[] | undefined): string[] {
  if (!responseHeaders || responseHeaders.length === 0) return head as string[];
  const joined = joinedHeads.get(responseHeaders);
  if (joined?.head === head) return joined.all;
  const all = [...head, ...responseHeaders];
  joinedHeads.set(responseHeaders, { head, all });
  return all;
}

/** First and last byte. */
interface Part {
  start: number;
  end: number;
}
type Range = Part | 'unsatisfiable';

/** A single byte range (RFC 9110 14); several ranges, or a stale If-Range, get the whole. */
function readRange(request: IncomingMessage, { headers, size }: Answer): Range | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const condition = request.headers['if-range'];
  if (condition && condition !== headers.etag) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

async function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  range: Part,
  waiter: () => Waiter,
  responseHeaders: readonly string[],
): Promise<void> {
  const part = (await bodyInTurn(answer, 'identity', waiter)).subarray(range.start, range.end + 1);
  response.writeHead(206, added(headOfPart(answer, range), responseHeaders));
  await sendBody(request, response, part);
}

function headOfPart(answer: Answer, { start, end }: Part): Head {
  const { vary: _whole, ...rest } = headersFor(answer, 'identity');
  return flat({ ...rest, 'content-range': `bytes ${start}-${end}/${answer.size}`, 'content-length': String(end - start + 1) });
}

function sendUnsatisfiable(response: ServerResponse, { size }: Answer, responseHeaders: readonly string[]): void {
  response
    .writeHead(416, added(flat({ ...securityHeaders(''), ...CORS_HEADERS, 'content-range': `bytes */${size}` }), responseHeaders))
    .end();
}
