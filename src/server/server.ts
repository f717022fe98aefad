import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { env } from '../lib/env.ts';
import { ApiError, asApiError, errorBody, errorHeaders, nothingAt, stackOf } from '../lib/errors.ts';
import { ALLOWED_METHODS, IGNORED_HEADER, PREFLIGHT_HEADERS } from '../lib/http.ts';
import type { SharedStore } from '../lib/shared.ts';
import { VERSION } from '../lib/version.ts';
import { isKnownHost, readAddress } from './address.ts';
import { type Answer, answerOf, withEtag, withHeaders } from './answer.ts';
import { captureAnswer, loadLive } from './astro.ts';
import { callerAddress, wholeAddress } from './caller.ts';
import { watchConnections } from './connections.ts';
import { loadFiles } from './files.ts';
import { createKept } from './kept.ts';
import { countCall } from './limits.ts';
import type { Log } from './log.ts';
import { answerMcp, MCP_METHODS, MCP_PATH, MCP_PREFLIGHT } from './mcp.ts';
import { type From, observer } from './observe.ts';
import { createPace } from './pace.ts';
import { canSendAtOnce, send, sendAtOnce } from './send.ts';
import { readWanted, type Wanted } from './wanted.ts';

const plain = (status: number, text: string): Answer =>
  answerOf(status, Buffer.from(text), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });

const failure = (error: ApiError, headers: Record<string, string> = {}): Answer =>
  answerOf(error.status, Buffer.from(JSON.stringify(errorBody(error))), { ...errorHeaders(error), ...headers });

/** Callers who wait for the start come first; opening snapshots ahead would hold them up. */
const WARM_AFTER_MS = 500;

export interface JaankariServer {
  server: Server;
  /** Stops taking calls, lets those under way finish, then resolves. */
  drain(): Promise<void>;
}

/** Leads on to another address, for now: a place may come to have a page of its own. */
const leadOn = (path: string | undefined): Answer | undefined =>
  path === undefined
    ? undefined
    : answerOf(302, Buffer.from(`${path}\n`), {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        location: path,
      });

export interface ServerOptions {
  /** Opens what this server shares with others, once the build is loaded. */
  share?: (() => Promise<SharedStore>) | undefined;
  log?: Log | undefined;
}

/** An answer, and what may be told of it. */
interface Made {
  answer: Answer;
  told?: readonly string[] | undefined;
  route: string;
  from: From;
}

/** Kept answers have as much memory as an eighth of that for files. */
const KEPT_SHARE = 8;

/**
 * The HTTP server over a build: prebuilt files, then kept answers, then Astro. It knows addresses and no area. `dist` is the build's folder.
 */
export async function createJaankariServer(dist: string, { share, log }: ServerOptions = {}): Promise<JaankariServer> {
  const memory = env.SERVER_MEMORY_MB * 1024 * 1024;
  const files = loadFiles(dist, memory);
  const live = await loadLive(dist);
  const { findLive, findMoved, findFaults, mayNameHost, findForHost, warm } = live;
  const shared = await share?.();
  const kept = createKept(memory / KEPT_SHARE);
  const turn = createPace();
  const metrics = env.METRICS_PORT === undefined ? undefined : (await import('./metrics.ts')).startMetrics(kept, files);
  const observe = observer(log, metrics);
  let draining = false;

  /** Answers what is in memory and asked for in the usual way, without reading the address; gives whether it did. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse, wanted: Wanted): boolean {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isKnownHost(wanted.host)) return false;
    const file = files.atOnce(url);
    const known = file ? undefined : kept.byAddress(url);
    const answer = file ?? known?.answer;
    if (!answer || !canSendAtOnce(answer, wanted)) return false;
    observe?.(request, response, known?.route ?? 'file', known ? 'kept' : 'file');
    sendAtOnce(request, response, answer, wanted, known?.told);
    return true;
  }

  async function answer(request: IncomingMessage, signal: AbortSignal): Promise<Made> {
    const { raw, path, parts, search, origin } = readAddress(request);
    if (path === '/healthz')
      return byServer(plain(200, `alive\n${new URLSearchParams(search).has('verbose') ? `version ${VERSION}\n` : ''}`));
    if (path === '/readyz') {
      await turn({ caller: callerAddress(request), signal });
      return byServer(readiness(draining, files.areThere(), await findFaults()));
    }
    const forHost = path !== undefined && mayNameHost(path) ? await findForHost(path) : undefined;
    const file = path === undefined || forHost ? undefined : await files.get(path);
    if (file) return { answer: file, route: 'file', from: 'file' };
    const address = raw + search;
    const known = kept.byAddress(address);
    if (known) return { ...known, from: 'kept' };
    const render = forHost ?? (path === undefined ? undefined : findLive(parts));
    if (!render)
      return byServer(
        leadOn(path === undefined ? undefined : findMoved(parts)) ??
          ((prefersHtml(request) && (await notFoundPage(parts))) || failure(nothingAt(raw))),
      );
    const { route } = render;
    let found: Answer | undefined;
    let foundKey = '';
    const hasKept = (key: string) => {
      found = kept.byKey(key);
      foundKey = key;
      return found !== undefined;
    };
    const call = { ...callOf(request), hasKept };
    await turn({ caller: call.caller, signal });
    const made = await captureAnswer(await render(search, origin, signal, call));
    if (!found) return { ...kept.keep(address, withEtag(made)), route, from: 'made' };
    const ignored = made.headers[IGNORED_HEADER] ?? '';
    kept.learn(address, foundKey, ignored);
    return { answer: found, told: ignored ? [IGNORED_HEADER, ignored] : undefined, route, from: 'kept' };
  }

  const callOf = (request: IncomingMessage) => ({
    caller: callerAddress(request),
    address: wholeAddress(request) ?? '',
    key: String(request.headers['x-api-key'] ?? ''),
    countCall,
    shared,
  });

  /** A call of the Model Context Protocol. No answer of it is kept: a call is no address. */
  async function answerPost(request: IncomingMessage, signal: AbortSignal): Promise<Made> {
    const call = { ...callOf(request), hasKept: () => false };
    await turn({ caller: call.caller, signal });
    return { answer: await answerMcp(live, request, { ...readAddress(request), signal }, call), route: MCP_PATH, from: 'made' };
  }

  /** The page for people where nothing stands, in Hindi below /hi; not kept by caches, since programs get JSON at the same address. */
  async function notFoundPage([language]: readonly string[]): Promise<Answer | undefined> {
    const page = await ((language === 'hi' && files.get('/hi/404.html')) || files.get('/404.html'));
    return page && withHeaders(page, { ...page.headers, 'cache-control': 'no-store' });
  }

  async function handle(request: IncomingMessage, response: ServerResponse, wanted: Wanted): Promise<void> {
    const { method = 'GET' } = request;
    const isMcp = request.url?.split('?', 1)[0] === MCP_PATH;
    if (method === 'OPTIONS') {
      response.writeHead(204, isMcp ? MCP_PREFLIGHT : PREFLIGHT_HEADERS).end();
      return;
    }
    const isPost = isMcp && method === 'POST';
    // A body is not read: the connection ends with the answer.
    if (!isPost && bringsBody(request)) response.setHeader('connection', 'close');
    if (isMcp ? !isPost : method !== 'GET' && method !== 'HEAD') {
      const said = isMcp
        ? 'this address takes POST: it is for clients of the Model Context Protocol'
        : 'every address here is read with GET';
      const error = new ApiError('method_not_allowed', `${method} is not accepted; ${said}.`);
      observe?.(request, response, 'none', 'none');
      await send(request, response, failure(error, { allow: isMcp ? MCP_METHODS : ALLOWED_METHODS }), wanted);
      return;
    }
    const gone = new AbortController();
    // An abort costs more than the rest of a small call, and after the answer nobody listens.
    response.once('close', () => response.writableFinished || gone.abort());
    const began = performance.now();
    const made = await (isPost ? answerPost : answer)(request, gone.signal).catch((cause: unknown) =>
      byServer(failure(asApiError(cause, 'server'))),
    );
    observe?.(request, response, made.route, made.from, began);
    // The drain may have begun meanwhile; a connection kept alive would hold up the exit until it times out. A body that was refused is not read on.
    if (draining || (isPost && made.answer.status >= 400)) response.setHeader('connection', 'close');
    await send(request, response, made.answer, wanted, made.told);
  }

  const server = createServer((request, response) => {
    if (draining) response.setHeader('connection', 'close');
    const wanted = readWanted(request);
    if (answerAtOnce(request, response, wanted)) return;
    handle(request, response, wanted).catch((error) => {
      console.error(`${request.url?.split('?')[0]}: ${stackOf(error)}`);
      response.destroy();
    });
  });
  watchConnections(server);
  const warmUp = () => warm().catch((error: unknown) => console.error('Snapshots could not be opened ahead:', error));
  server.once('listening', () => setTimeout(warmUp, WARM_AFTER_MS).unref());

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

const byServer = (answer: Answer): Made => ({ answer, route: 'none', from: 'none' });

/** Ready while files stand where they did; snapshots that cannot be read are told, but the rest is answered. */
function readiness(draining: boolean, hasFiles: boolean, faults: readonly string[]): Answer {
  const why = draining ? ['draining'] : hasFiles ? [] : ['the build has been moved or replaced: start again, or set DATA_WATCH=1'];
  return plain(why.length > 0 ? 503 : 200, `${[...(why.length > 0 ? why : ['ready']), ...faults].join('\n')}\n`);
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Does the caller name HTML and not JSON, as browsers do? Programs accept anything. */
function prefersHtml(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
