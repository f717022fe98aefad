import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { env } from '../lib/env.ts';
import { ApiError, asApiError, errorBody, errorHeaders, nothingAt, stackOf } from '../lib/errors.ts';
import { ALLOWED_METHODS, CORS_HEADERS, IGNORED_HEADER, PREFLIGHT_HEADERS } from '../lib/http.ts';
import type { SharedStore } from '../lib/shared.ts';
import { readAddress } from './address.ts';
import { type Answer, answerOf, send, withEtag } from './answer.ts';
import { captureAnswer, loadLive } from './astro.ts';
import { callerAddress } from './caller.ts';
import { watchConnections } from './connections.ts';
import { loadFiles } from './files.ts';
import { createKept } from './kept.ts';
import { countCall } from './limits.ts';

const plain = (status: number, text: string): Answer =>
  answerOf(status, Buffer.from(text), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });

const failure = (error: ApiError, headers: Record<string, string> = {}): Answer =>
  answerOf(error.status, Buffer.from(JSON.stringify(errorBody(error))), { ...errorHeaders(error), ...headers });

export interface JaankariServer {
  server: Server;
  /** Stops taking calls, lets those under way finish, then resolves. */
  drain(): Promise<void>;
}

/**
 * The HTTP server over a build: prebuilt files from memory, then kept answers, then Astro. It knows addresses and no area. `dist` is the
 * build's folder. `share` opens what this server shares with others, once the files are read: reading them takes seconds in which nobody
 * answers, and a connection that is opened before would time out.
 */
export async function createJaankariServer(dist: string, share?: () => Promise<SharedStore>): Promise<JaankariServer> {
  const files = loadFiles(join(dist, 'client'), env.SERVER_MEMORY_MB * 1024 * 1024);
  const { findLive } = await loadLive(dist);
  const shared = await share?.();
  const kept = createKept();
  let draining = false;

  /** `tell` sets a header that is true of this call alone. */
  async function answer(request: IncomingMessage, signal: AbortSignal, tell: (name: string, value: string) => void): Promise<Answer> {
    const { raw, path, parts, search, origin } = readAddress(request);
    if (path === '/healthz') return plain(200, 'alive\n');
    if (path === '/readyz') return draining ? plain(503, 'draining\n') : plain(200, 'ready\n');
    const file = path === undefined ? undefined : files.get(path);
    if (file) return file;
    const address = raw + search;
    const tellIgnored = (ignored: string) => ignored && tell(IGNORED_HEADER, ignored);
    const known = kept.byAddress(address);
    if (known) {
      tellIgnored(kept.ignoredAt(address));
      return known;
    }
    const render = path === undefined ? undefined : findLive(parts);
    if (!render) return (prefersHtml(request) && (await notFoundPage())) || failure(nothingAt(raw));
    let found: Answer | undefined;
    let foundKey = '';
    const hasKept = (key: string) => {
      found = kept.byKey(key);
      foundKey = key;
      return found !== undefined;
    };
    const call = { caller: callerAddress(request), key: String(request.headers['x-api-key'] ?? ''), countCall, shared, hasKept };
    const made = await captureAnswer(await render(search, origin, signal, call));
    if (found) {
      const ignored = made.headers[IGNORED_HEADER] ?? '';
      kept.learn(address, foundKey, ignored);
      tellIgnored(ignored);
      return found;
    }
    const answered = kept.keep(address, withEtag({ ...made, headers: { ...CORS_HEADERS, ...made.headers } }));
    tellIgnored(kept.ignoredAt(address));
    return answered;
  }

  /** The page for people where nothing stands; not kept by caches, since programs get JSON at the same address. */
  async function notFoundPage(): Promise<Answer | undefined> {
    const page = await files.get('/404.html');
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
      await send(request, response, failure(error, { allow: ALLOWED_METHODS }));
      return;
    }
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const made = await answer(request, gone.signal, (name, value) => void response.setHeader(name, value)).catch((cause: unknown) =>
      failure(asApiError(cause, 'server')),
    );
    // The drain may have begun meanwhile; a connection kept alive would hold up the exit until it times out.
    if (draining) response.setHeader('connection', 'close');
    await send(request, response, made);
  }

  const server = createServer((request, response) => {
    if (draining) response.setHeader('connection', 'close');
    handle(request, response).catch((error) => {
      console.error(`${request.url?.split('?')[0]}: ${stackOf(error)}`);
      response.destroy();
    });
  });
  watchConnections(server);

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

/** Does the caller name HTML and not JSON, as browsers do? Programs accept anything. */
function prefersHtml(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
