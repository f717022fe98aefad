import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { CORS_HEADERS, isCompressible, matchesEtag, SMALLEST_COMPRESSED, strongEtag } from '../lib/http.ts';
import { policyOf } from './policy.ts';

/** A whole answer, ready to be sent any number of times. */
export interface Answer {
  status: number;
  /** Lower-case names; without content-length, content-encoding and vary, which depend on the request. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Told when a compressed copy has joined it: it takes more memory now. */
  onGrown?: () => void;
}

const LIVE_BROTLI_QUALITY = 4;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export const answerOf = (status: number, body: Buffer, headers: Record<string, string>): Answer => ({
  status,
  body,
  headers: { ...CORS_HEADERS, ...headers },
});

/** Adds a strong ETag where the answer lacks one and may be kept. */
export function withEtag(answer: Answer): Answer {
  const keep = answer.status === 200 && answer.headers['cache-control'] !== 'no-store';
  return keep && !answer.headers.etag ? { ...answer, headers: { ...answer.headers, etag: strongEtag(answer.body) } } : answer;
}

/** Sends an answer the way this request can take it: 304, HEAD, a byte range, br or gzip. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  for (const [name, value] of Object.entries(policyOf(answer.headers['content-type'] ?? ''))) response.setHeader(name, value);
  const range = answer.status === 200 ? readRange(request, answer) : undefined;
  const compressible = answer.body.length >= SMALLEST_COMPRESSED && isCompressible(answer.headers['content-type'] ?? '');
  const encoding = compressible && !range ? chooseEncoding(request) : undefined;
  const headers = { ...answer.headers, ...(compressible && { vary: 'accept-encoding' }), ...etagOf(answer, encoding) };
  const { etag } = answer.headers;
  if (etag && answer.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, pick(headers)).end();
    return;
  }
  if (range) {
    sendRange(request, response, answer, range);
    return;
  }
  const body = encoding ? await encode(answer, encoding) : answer.body;
  response.writeHead(answer.status, { ...headers, ...(encoding && { 'content-encoding': encoding }), 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Another encoding is another representation, so it needs another strong validator (RFC 9110 8.8.3.3); a 304 names the one it stands for. */
const etagOf = ({ headers: { etag } }: Answer, encoding: string | undefined): Record<string, string> =>
  etag ? { etag: encoding ? etag.replace(/"$/, `-${encoding}"`) : etag } : {};

/** A 304 carries what a cache has to update, and CORS, without which a browser hides it from scripts. */
function pick(headers: Record<string, string>): Record<string, string> {
  const kept = ['etag', 'cache-control', 'vary', ...Object.keys(CORS_HEADERS)];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name)));
}

/** What the caller likes best of what we can send; br where it likes both alike. */
function chooseEncoding(request: IncomingMessage): 'br' | 'gzip' | undefined {
  if (!request.headers['accept-encoding']) return undefined;
  const best = new Negotiator(request).encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : undefined;
}

/** The compressed body, kept on the answer for the next caller. */
async function encode(answer: Answer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const known = answer[encoding];
  if (known) return known;
  const made =
    encoding === 'br'
      ? await brotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_BROTLI_QUALITY } })
      : await deflate(answer.body);
  answer[encoding] = made;
  answer.onGrown?.();
  return made;
}

type Range = { start: number; end: number } | 'unsatisfiable';

/** A single byte range (RFC 9110 14); several ranges, or a stale If-Range, get the whole. */
function readRange(request: IncomingMessage, answer: Answer): Range | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const condition = request.headers['if-range'];
  if (condition && condition !== answer.headers.etag) return undefined;
  const size = answer.body.length;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

function sendRange(request: IncomingMessage, response: ServerResponse, answer: Answer, range: Range): void {
  const size = answer.body.length;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...CORS_HEADERS, 'content-range': `bytes */${size}` });
    response.end();
    return;
  }
  const part = answer.body.subarray(range.start, range.end + 1);
  response.writeHead(206, {
    ...answer.headers,
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': part.length,
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}
