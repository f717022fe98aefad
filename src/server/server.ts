import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { asApiError } from '../lib/endpoint.ts';
import { ApiError, errorBody } from '../lib/errors.ts';
import { ALLOWED_METHODS, CORS_HEADERS, JSON_TYPE, PREFLIGHT_HEADERS } from '../lib/http.ts';
import { type Answer, answerOf, send, withEtag } from './answer.ts';
import { askAstro, loadAstro } from './astro.ts';
import { loadFiles } from './files.ts';
import { countCall } from './limits.ts';
import { callAsks, createMemo, findEndpoint } from './memo.ts';

/** Addresses longer than this are not read. */
const LONGEST_URL = 8_192;

const plain = (status: number, text: string): Answer =>
  answerOf(status, Buffer.from(text), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });

const failure = (error: ApiError, body = errorBody(error), headers: Record<string, string> = {}): Answer =>
  answerOf(error.status, Buffer.from(JSON.stringify(body)), {
    'content-type': JSON_TYPE,
    'cache-control': 'no-store',
    ...(error.details.retryAfter ? { 'retry-after': String(Math.ceil(error.details.retryAfter)) } : {}),
    ...headers,
  });

export interface JaankariServer {
  server: Server;
  /** Stops taking calls, lets those under way finish, then resolves. */
  drain(): Promise<void>;
}

/** The HTTP server over a build: prebuilt files from memory, then kept live answers, then Astro. `dist` is the build's folder. */
export async function createJaankariServer(dist: string): Promise<JaankariServer> {
  const files = loadFiles(join(dist, 'client'));
  const astro = await loadAstro(dist);
  const memo = createMemo();
  let draining = false;

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = readUrl(request);
    if (url.pathname === '/healthz') return plain(200, 'alive\n');
    if (url.pathname === '/readyz') return draining ? plain(503, 'draining\n') : plain(200, 'ready\n');
    const file = files.get(url.pathname) ?? files.get(decodePath(url.pathname));
    if (file) return file;
    const endpoint = findEndpoint(url.pathname);
    const kept = memo.keyOf(endpoint, url, request.headers.host ?? '');
    const known = kept && memo.get(kept.key);
    if (known) return known;
    if (endpoint && callAsks(endpoint, url)) {
      const refusal = await countCall(request);
      if (refusal) return failure(refusal, endpoint.endpoint.errorBody?.(refusal, url.searchParams));
    }
    // Conditional requests are answered here, from the whole answer; Astro is always asked for all of it.
    delete request.headers['if-none-match'];
    const made = await askAstro(astro, asGet(request));
    if (made.status === 404 && !endpoint && prefersHtml(request)) return notFoundPage() ?? made;
    const made200 = withEtag({ ...made, headers: { ...CORS_HEADERS, ...made.headers } });
    if (kept && made.status === 200) memo.set(kept.key, made200, kept.ttl);
    return made200;
  }

  /** The page for people where nothing stands; not kept by caches, since programs get JSON at the same address. */
  function notFoundPage(): Answer | undefined {
    const page = files.get('/404.html');
    return page && { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    if (method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT_HEADERS).end();
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      const error = new ApiError('method_not_allowed', `${method} is not accepted; every address here is read with GET.`);
      await send(request, response, failure(error, errorBody(error), { allow: ALLOWED_METHODS }));
      return;
    }
    const ifNoneMatch = request.headers['if-none-match'];
    const made = await answer(request).catch((cause: unknown) => failure(asApiError(cause, request.url ?? '')));
    if (ifNoneMatch !== undefined) request.headers['if-none-match'] = ifNoneMatch;
    request.method = method;
    // The drain may have begun meanwhile; a connection kept alive would hold up the exit until it times out.
    if (draining) response.setHeader('connection', 'close');
    await send(request, response, made);
  }

  const server = createServer((request, response) => {
    if (draining) response.setHeader('connection', 'close');
    handle(request, response).catch((error) => {
      console.error(`${request.url}:`, error);
      response.destroy();
    });
  });

  return {
    server,
    drain() {
      draining = true;
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      });
    },
  };
}

function readUrl(request: IncomingMessage): URL {
  const raw = request.url ?? '/';
  if (raw.length > LONGEST_URL) throw new ApiError('bad_request', `The address is longer than ${LONGEST_URL} characters.`);
  try {
    // A path of several slashes is not a host.
    return new URL(`http://${request.headers.host ?? 'localhost'}${raw.replace(/^\/+/, '/')}`);
  } catch (cause) {
    throw new ApiError('bad_request', 'The address or the Host header cannot be read.', { cause });
  }
}

/** Does the caller name HTML and not JSON, as browsers do? Programs accept anything. */
function prefersHtml(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // a stray % names no file
  }
}

/** Astro renders HEAD through GET; the body is dropped when it is sent. */
function asGet(request: IncomingMessage): IncomingMessage {
  if (request.method === 'HEAD') request.method = 'GET';
  return request;
}
