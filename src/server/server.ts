import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Live, Render } from '../catalog/live.ts';
import { env } from '../kernel/env.ts';
import { ApiError, asApiError, errorBody, errorHeaders, formatStack, notFoundAt } from '../kernel/errors.ts';
import { ALLOWED_METHODS, PREFLIGHT_HEADERS } from '../kernel/http.ts';
import type { SharedStore } from '../kernel/shared.ts';
import { VERSION } from '../kernel/version.ts';
import { type Address, isKnownHost, readAddress } from './address.ts';
import { type Answer, captureAnswer, createAnswer, withEtag, withHeaders } from './answer.ts';
import { type CachedAnswer, createAnswerCache } from './answer-cache.ts';
import { callerAddress, fullAddress } from './caller.ts';
import { watchConnections } from './connections.ts';
import type { PrebuiltFiles } from './files.ts';
import { countWork, cpuHeaders, rateLimit } from './limits.ts';
import type { Log } from './log.ts';
import { answerMcp, MCP_METHODS, MCP_PATH, MCP_PREFLIGHT } from './mcp.ts';
import type { From } from './metrics.ts';
import { observer } from './observe.ts';
import { limitPipelines } from './pipelines.ts';
import { type RequestHeaders, readRequestHeaders } from './request-headers.ts';
import { canSendAtOnce, send, sendAtOnce } from './send.ts';
import { createThrottle } from './throttle.ts';
import { answerUnreadable } from './unreadable.ts';

const plain = (status: number, text: string): Answer =>
  createAnswer(status, Buffer.from(text), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });

const failure = (error: ApiError, headers: Record<string, string> = {}): Answer =>
  createAnswer(error.status, Buffer.from(JSON.stringify(errorBody(error))), { ...errorHeaders(error), ...headers });

/** The same for a browser: what is not ready yet is asked for again by itself. */
const failureInWords = ({ message, status, details: { retryAfter = 5 } }: ApiError): Answer =>
  createAnswer(
    status,
    Buffer.from(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not ready yet</title><p>${message} This page asks again in ${retryAfter} seconds.</p></html>`,
    ),
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
      refresh: String(retryAfter),
    },
  );

/** Longer than the 60 s for which load balancers and clients keep a connection, so that none sends on one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;

export interface JaankariServer {
  server: Server;
  /** Opens snapshots and indexes ahead of the first calls that need them. Never rejects. */
  warmUp(): Promise<void>;
  /** Stops taking calls, lets those under way finish, then resolves. */
  drain(): Promise<void>;
}

/** Redirects to another address, for now: a place may come to have a page of its own. */
const redirect = (path: string | undefined): Answer | undefined =>
  path === undefined
    ? undefined
    : createAnswer(302, Buffer.from(`${path}\n`), {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        location: path,
      });

/** What a server serves: a build, or what is made from the sources while there is none. */
export interface Service {
  files: PrebuiltFiles;
  live: Live;
}

export interface ServerOptions {
  /** Opens what this server shares with others, once the build is loaded. */
  share?: (() => Promise<SharedStore>) | undefined;
  log?: Log | undefined;
}

/** An answer, and what may be told of it. */
interface Made {
  answer: Answer;
  responseHeaders?: readonly string[] | undefined;
  route: string;
  from: From;
}

/** Does a query say its format? */
const FORMAT = /[?&]format=/;

/** Memory for static files, in bytes. */
export const FILE_MEMORY = env.SERVER_MEMORY_MB * 1024 * 1024;
/** Kept answers have as much memory as an eighth of that for files. */
const CACHE_SHARE = 8;

/** The HTTP server: static files, then kept answers, then calls that are made. It knows addresses and no area. */
export async function createJaankariServer({ files, live }: Service, { share, log }: ServerOptions = {}): Promise<JaankariServer> {
  const { findLive, findRedirect, findMeant, findFileCall, findFaults, mayHaveAbsoluteUrls, findLiveFile, warm } = live;
  const shared = await share?.();
  const cache = createAnswerCache(FILE_MEMORY / CACHE_SHARE);
  const turn = createThrottle();
  const pipelines = limitPipelines();
  const metrics = env.METRICS_PORT === undefined ? undefined : (await import('./metrics.ts')).startMetrics(cache, files, turn.waiting);
  const observe = observer(log, metrics);
  let draining = false;

  /** Answers what is in memory and asked for in the usual way, without reading the address; gives whether it did. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse, headers: RequestHeaders): boolean {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isKnownHost(headers.host)) return false;
    const file = files.atOnce(url);
    const known = file ? undefined : cache.byAddress(url);
    const answer = file ?? known?.answer;
    if (!answer || !canSendAtOnce(answer, headers)) return false;
    observe?.(request, response, known?.route ?? 'file', known ? 'kept' : 'file');
    sendAtOnce(request, response, answer, headers, known?.responseHeaders);
    return true;
  }

  async function answer(request: IncomingMessage, signal: AbortSignal): Promise<Made> {
    const { raw, path, parts, search: sent, origin } = readAddress(request);
    if (path === '/healthz')
      return byServer(plain(200, `alive\n${new URLSearchParams(sent).has('verbose') ? `version ${VERSION}\n` : ''}`));
    if (path === '/readyz') return byServer(readiness(draining, files.exist(), await findFaults()));
    const forHost = path !== undefined && mayHaveAbsoluteUrls(path) ? await findLiveFile(path) : undefined;
    const file = path === undefined || forHost ? undefined : await files.get(path);
    if (file) {
      const { address, refusal } = sent.length > 1 && path !== undefined ? await findFileCall(path, sent) : {};
      if (refusal) throw new ApiError(refusal.code, refusal.message, refusal.details);
      const moved = redirect(address);
      return moved ? byServer(moved) : { answer: file, route: 'file', from: 'file' };
    }
    const render = forHost ?? (path === undefined ? undefined : findLive(parts));
    const format = forHost || FORMAT.test(sent) ? undefined : render?.acceptedFormat?.(request.headers.accept ?? '');
    // A file has no query.
    const search = forHost ? '' : format === undefined ? sent : `${sent}${sent === '' ? '?' : '&'}format=${format}`;
    const made = await answerLive(request, signal, { raw, path, parts, search, origin }, render);
    return format === undefined ? made : { ...made, responseHeaders: [...(made.responseHeaders ?? []), 'vary', 'accept'] };
  }

  /** Answers what no file does: from what is kept, or by the endpoint or page of the address. */
  async function answerLive(
    request: IncomingMessage,
    signal: AbortSignal,
    { raw, path, parts, search, origin }: Address,
    render: Render | undefined,
  ): Promise<Made> {
    const known = cache.match(raw, search);
    if (known) return { ...known, from: 'kept' };
    if (!render)
      return byServer(
        redirect(path === undefined ? undefined : findRedirect(parts)) ??
          ((prefersHtml(request) && (await notFoundPage(parts))) || failure(notFoundAt(raw, findMeant(raw, search)))),
      );
    const { route } = render;
    const given = readCall(request);
    const { caller, key } = given;
    await turn({ caller, signal });
    const work = countWork(caller);
    try {
      if (render.isPage) {
        const { refusal, responseHeaders } = await rateLimit(caller, key, false);
        if (refusal) return { answer: failure(new ApiError(refusal.code, refusal.message, refusal), responseHeaders), route, from: 'none' };
      }
      const made = withEtag(await captureAnswer(await render(search, origin, signal, { ...given, spend: work.spend })));
      if (render.isPage) return withTold({ answer: made, route, responseHeaders: [] }, caller);
      return withTold(cache.store(raw, search, made, route), caller);
    } finally {
      work.end();
    }
  }

  const readCall = (request: IncomingMessage) => ({
    caller: callerAddress(request),
    address: fullAddress(request) ?? '',
    key: String(request.headers['x-api-key'] ?? ''),
    rateLimit,
    shared,
  });

  /** A call of the Model Context Protocol. No answer of it is kept: a call is no address. */
  async function answerPost(request: IncomingMessage, signal: AbortSignal): Promise<Made> {
    const given = readCall(request);
    await turn({ caller: given.caller, signal });
    const work = countWork(given.caller);
    const call = { ...given, spend: work.spend };
    const made = answerMcp(live, request, { ...readAddress(request), signal }, call);
    return { answer: await made.finally(work.end), route: MCP_PATH, from: 'made' };
  }

  /** The page for people where nothing stands, in Hindi below /hi; not kept by caches, since programs get JSON at the same address. */
  async function notFoundPage([language]: readonly string[]): Promise<Answer | undefined> {
    const page = await ((language === 'hi' && files.get('/hi/404.html')) || files.get('/404.html'));
    return page && withHeaders(page, { ...page.headers, 'cache-control': 'no-store' });
  }

  async function handle(request: IncomingMessage, response: ServerResponse, headers: RequestHeaders, gone: AbortSignal): Promise<void> {
    const { method = 'GET' } = request;
    const isMcp = request.url?.split('?', 1)[0] === MCP_PATH;
    if (method === 'OPTIONS') {
      response.writeHead(204, isMcp ? MCP_PREFLIGHT : PREFLIGHT_HEADERS).end();
      return;
    }
    const isPost = isMcp && method === 'POST';
    // A body is not read: the connection ends with the answer.
    if (!isPost && hasBody(request)) response.setHeader('connection', 'close');
    if (isMcp ? !isPost : method !== 'GET' && method !== 'HEAD') {
      const said = isMcp
        ? 'this address takes POST: it is for clients of the Model Context Protocol'
        : 'every address here is read with GET';
      const error = new ApiError('method_not_allowed', `${method} is not accepted; ${said}.`);
      observe?.(request, response, 'none', 'none');
      await send(request, response, failure(error, { allow: isMcp ? MCP_METHODS : ALLOWED_METHODS }), headers);
      return;
    }
    const began = performance.now();
    const made = await (isPost ? answerPost : answer)(request, gone).catch((cause: unknown) => {
      const error = asApiError(cause, 'server');
      return byServer(error.code === 'busy' && prefersHtml(request) ? failureInWords(error) : failure(error));
    });
    observe?.(request, response, made.route, made.from, began);
    // The drain may have begun meanwhile; a connection kept alive would hold up the exit until it times out. A body that was refused is not read on.
    if (draining || (isPost && made.answer.status >= 400)) response.setHeader('connection', 'close');
    await send(request, response, made.answer, headers, made.responseHeaders).catch((cause: unknown) => {
      // The bytes are read while it is sent: they may have gone since the list was read.
      if (response.headersSent) throw cause;
      return send(request, response, failure(asApiError(cause, 'server')), headers);
    });
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (draining) response.setHeader('connection', 'close');
    const headers = readRequestHeaders(request);
    if (!pipelines.isBehind(request.socket) && answerAtOnce(request, response, headers)) return;
    pipelines.begin(request, response, (gone) =>
      handle(request, response, headers, gone).catch((error) => {
        console.error(`${request.url?.split('?')[0]}: ${formatStack(error)}`);
        response.destroy();
      }),
    );
  });
  watchConnections(server);
  answerUnreadable(server, pipelines.isBehind);

  return {
    server,
    warmUp: () => warm().catch((error: unknown) => console.error('Snapshots could not be opened ahead:', error)),
    drain() {
      draining = true;
      // An answer whose head is out by now leaves its connection open: not for the minute that it would else.
      server.keepAliveTimeout = 1;
      return new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      });
    },
  };
}

/** Adds what the caller has left of its processor time, once that has to be told. */
function withTold({ answer, route, responseHeaders }: CachedAnswer, caller: string): Made {
  const told = answer.headers.ratelimit === undefined ? Object.entries(cpuHeaders(caller)).flat() : [];
  return { answer, route, responseHeaders: [...responseHeaders, ...told], from: 'made' };
}

const byServer = (answer: Answer): Made => ({ answer, route: 'none', from: 'none' });

/** Ready while files stand where they did; snapshots that cannot be read are told, but the rest is answered. */
function readiness(draining: boolean, hasFiles: boolean, faults: readonly string[]): Answer {
  const why = draining ? ['draining'] : hasFiles ? [] : ['the build has been moved or replaced: start again, or set DATA_WATCH=1'];
  return plain(why.length > 0 ? 503 : 200, `${[...(why.length > 0 ? why : ['ready']), ...faults].join('\n')}\n`);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Does the caller name HTML and not JSON, as browsers do? Programs accept anything. */
function prefersHtml(request: IncomingMessage): boolean {
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}
