import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORS_HEADERS, matchesEtag } from '../kernel/http.ts';
import { type Answer, chooseForm, etagFor, flat, headersFor, headFor, notModifiedHead, readBody } from './answer.ts';
import type { Encoding } from './encoding.ts';
import { securityHeaders } from './policy.ts';
import type { RequestHeaders } from './request-headers.ts';

/** Whether an answer is in memory in the requested form, or the client has it already. Otherwise it has to be read, compressed or cut first. */
export function canSendAtOnce(answer: Answer, { special, encoding, ifNoneMatch }: RequestHeaders): boolean {
  const form = chooseForm(answer, encoding);
  return !special && (answer.bytes[form] !== undefined || (ifNoneMatch !== undefined && isUnchanged(answer, form, ifNoneMatch)));
}

/** Sends an answer for which `canSendAtOnce` holds. `told`: headers of this call alone, names and values alternating. */
export function sendAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { encoding, ifNoneMatch }: RequestHeaders,
  responseHeaders?: readonly string[],
): void {
  const form = chooseForm(answer, encoding);
  if (ifNoneMatch !== undefined && isUnchanged(answer, form, ifNoneMatch)) {
    response.writeHead(304, added(notModifiedHead(answer, form), responseHeaders)).end();
    return;
  }
  const body = answer.bytes[form] ?? NO_BODY;
  response.writeHead(answer.status, added(headFor(answer, form, body.length), responseHeaders));
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

const NO_BODY = Buffer.alloc(0);

/** Sends an answer as requested: 304, HEAD, a byte range, br or gzip. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  headers: RequestHeaders,
  responseHeaders: readonly string[] = [],
): Promise<void> {
  const range = answer.status === 200 ? readRange(request, answer) : undefined;
  const unchanged = headers.ifNoneMatch !== undefined && isUnchanged(answer, 'identity', headers.ifNoneMatch);
  if (range && !unchanged) return sendRange(request, response, answer, range, responseHeaders);
  const form = range ? 'identity' : headers.encoding;
  // It may leave the answer again while it is being sent; what is sent is what was read.
  const held = unchanged ? answer : { ...answer, bytes: { [chooseForm(answer, form)]: await readBody(answer, chooseForm(answer, form)) } };
  sendAtOnce(request, response, held, { ...headers, encoding: form }, responseHeaders);
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
  const known = joinedHeads.get(responseHeaders);
  if (known?.head === head) return known.all;
  const all = [...head, ...responseHeaders];
  joinedHeads.set(responseHeaders, { head, all });
  return all;
}

type Range = { start: number; end: number } | 'unsatisfiable';

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
  range: Range,
  responseHeaders: readonly string[],
): Promise<void> {
  const headers = headersFor(answer, 'identity');
  if (range === 'unsatisfiable') {
    response
      .writeHead(416, added(flat({ ...securityHeaders(''), ...CORS_HEADERS, 'content-range': `bytes */${answer.size}` }), responseHeaders))
      .end();
    return;
  }
  const part = (await readBody(answer, 'identity')).subarray(range.start, range.end + 1);
  const { start, end } = range;
  const { vary: _whole, ...rest } = headers;
  const head = flat({ ...rest, 'content-range': `bytes ${start}-${end}/${answer.size}`, 'content-length': String(part.length) });
  response.writeHead(206, added(head, responseHeaders)).end(request.method === 'HEAD' ? undefined : part);
}
