import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Live } from '../catalog/live.ts';
import { env } from '../kernel/env.ts';
import { ApiError, asApiError, formatStack } from '../kernel/errors.ts';
import { ALLOWED_METHODS, PREFLIGHT_HEADERS } from '../kernel/http.ts';
import type { SharedStore } from '../kernel/shared.ts';
import { VERSION } from '../kernel/version.ts';
import { isKnownHost, readAddress } from './address.ts';
import { variantOf } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { buildVersion } from './build.ts';
import { callerAddress } from './caller.ts';
import { createChooser } from './choose.ts';
import { watchConnections } from './connections.ts';
import type { PrebuiltFiles } from './files.ts';
import { isForHost } from './for-host.ts';
import { byServer, createLiveAnswers, type Made } from './live-answers.ts';
import type { Log } from './log.ts';
import { MCP_METHODS, MCP_PATH, MCP_PREFLIGHT } from './mcp.ts';
import { observer } from './observe.ts';
import { failure, failureInWords, plain, prefersHtml, readiness } from './own-answers.ts';
import { limitPipelines } from './pipelines.ts';
import { type RequestHeaders, readRequestHeaders } from './request-headers.ts';
import { canSendAtOnce, send, sendAtOnce } from './send.ts';
import { createThrottle } from './throttle.ts';
import { answerUnreadable } from './unreadable.ts';
import { unsent } from './unsent.ts';

/** Longer than the 60 s for which load balancers and clients keep a connection, so that none sends on one that is closing. */
const KEEP_ALIVE_MS = 65_000;
/** Between the renames by which a build is replaced there is none: balancers ask every few seconds, and this passes in between. */
const REPLACED_WITHIN_MS = 15_000;

export interface JaankariServer {
  server: Server;
  /** Opens snapshots and indexes ahead of the first calls that need them. Never rejects. */
  warmUp(): Promise<void>;
  /** Stops accepting calls, and resolves when those in flight have finished. */
  drain(): Promise<void>;
}

/** What a server serves: a build, or files and answers made from the sources while there is none. */
export interface Service {
  files: PrebuiltFiles;
  live: Live;
}

export interface ServerOptions {
  /** Opens the store shared with other servers, once the build is loaded. */
  share?: (() => Promise<SharedStore>) | undefined;
  log?: Log | undefined;
}

const ALIVE = plain(200, 'alive\n');
const ALIVE_AS_VERSION = plain(200, `alive\nversion ${VERSION}\n`);

/** For answers that are in memory: none waits for them. */
const nobody = () => ({});

/** Memory for static files, in bytes. */
export const FILE_MEMORY = env.SERVER_MEMORY_MB * 1024 * 1024;
/** The answer cache gets an eighth of the memory for files. */
const CACHE_SHARE = 8;

/** The HTTP server: static files, then cached answers, then live calls. It knows URLs and no area. */
export async function createJaankariServer({ files, live }: Service, { share, log }: ServerOptions = {}): Promise<JaankariServer> {
  const { findFaults, findDataAges, warm } = live;
  const choose = createChooser(files, live);
  const shared = await share?.();
  const cache = createAnswerCache(FILE_MEMORY / CACHE_SHARE);
  const turn = createThrottle();
  const pipelines = limitPipelines(undefined, undefined, unsent.of);
  const metrics =
    env.METRICS_PORT === undefined ? undefined : (await import('./metrics.ts')).startMetrics(cache, files, turn.waiting, findDataAges);
  const { answerLive, answerPost } = createLiveAnswers({ files, live }, { cache, turn, shared });
  const observe = observer(log, metrics);
  let draining = false;

  /** When the build was last seen. */
  let seenAt = performance.now();
  /**
   * Whether this process can answer of its build. One that has been replaced is answered of as before, until workers of the new one take over
   * (DATA_WATCH=1); between the two there is none for a moment.
   */
  function isInPlace(): boolean {
    const isThere = files.exist() || (env.DATA_WATCH && buildVersion(env.DIST_DIR) !== '');
    if (isThere) seenAt = performance.now();
    return isThere || (env.DATA_WATCH && performance.now() - seenAt < REPLACED_WITHIN_MS);
  }

  /** Answers from memory without parsing the URL; returns whether it could. */
  function answerAtOnce(request: IncomingMessage, response: ServerResponse, headers: RequestHeaders): boolean {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isKnownHost(headers.host)) return false;
    const file = files.atOnce(url);
    const kept = file ? undefined : cache.byAddress(url);
    const answer = file ?? kept?.answer;
    if (!answer || (file && isForHost(url)) || !canSendAtOnce(answer, headers)) return false;
    observe?.(request, response, kept?.route ?? 'file', kept ? 'kept' : 'file');
    sendAtOnce(request, response, answer, headers, kept?.responseHeaders);
    return true;
  }

  async function answer(request: IncomingMessage, signal: AbortSignal): Promise<Made> {
    const address = readAddress(request);
    const { path } = address;
    if (path === '/healthz') return byServer(new URLSearchParams(address.search).has('verbose') ? ALIVE_AS_VERSION : ALIVE);
    if (path === '/readyz') return { ...byServer(readiness(draining, isInPlace(), await findFaults())), route: 'readyz' };
    const choice = await choose(address, request.headers.accept ?? '');
    if ('own' in choice) return byServer(choice.own);
    if ('file' in choice) return { answer: choice.file, route: 'file', from: 'file' };
    const { render, search, isOnRequest, isAccepted } = choice;
    const made = await answerLive(request, signal, { ...address, search }, render, isOnRequest);
    return isAccepted ? chosenByHeader(made) : made;
  }

  async function handle(request: IncomingMessage, response: ServerResponse, headers: RequestHeaders, gone: AbortSignal): Promise<void> {
    const { method = 'GET' } = request;
    const isMcp = request.url?.split('?', 1)[0] === MCP_PATH;
    if (method === 'OPTIONS') {
      response.writeHead(204, isMcp ? MCP_PREFLIGHT : PREFLIGHT_HEADERS).end();
      return;
    }
    const isPost = isMcp && method === 'POST';
    // Bodies are not read: the connection closes after the answer.
    if (!isPost && hasBody(request)) response.setHeader('connection', 'close');
    if (isMcp ? !isPost : method !== 'GET' && method !== 'HEAD') {
      const said = isMcp
        ? 'this address takes POST: it is for clients of the Model Context Protocol'
        : 'every address here is read with GET';
      const error = new ApiError('method_not_allowed', `${method} is not accepted; ${said}.`, {
        ...(!isMcp && { hint: 'Parameters go into the address, behind a question mark' }),
      });
      observe?.(request, response, 'none', 'none');
      await send(request, response, failure(error, { allow: isMcp ? MCP_METHODS : ALLOWED_METHODS }), headers, nobody);
      return;
    }
    const began = performance.now();
    const made = await (isPost ? answerPost : answer)(request, gone).catch((cause: unknown) => {
      const error = asApiError(cause, 'server');
      return byServer(error.code === 'busy' && prefersHtml(request) ? failureInWords(error) : failure(error));
    });
    observe?.(request, response, made.route, made.from, began);
    // During a drain, keep-alive would delay the exit until it times out. A refused body is not read further.
    if (draining || (isPost && made.answer.status >= 400)) response.setHeader('connection', 'close');
    const waiter = () => ({ caller: callerAddress(request), signal: gone });
    await send(request, response, made.answer, headers, waiter, made.responseHeaders).catch((cause: unknown) => {
      // The file is read while sending, and may have gone since the list was read.
      if (response.headersSent) throw cause;
      return send(request, response, failure(asApiError(cause, 'server')), headers, nobody);
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
      // Connections whose response head is already out stay open, but not for the usual minute.
      server.keepAliveTimeout = 1;
      return new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      });
    },
  };
}

/**
 * An answer whose form a header asked for. Its address gives another form, and caches on the way may not look at headers: it is for its caller
 * alone.
 */
function chosenByHeader(made: Made): Made {
  const control = made.answer.headers['cache-control']?.replace(/^public/, 'private').replace(/, stale-while-revalidate=\d+/, '');
  const answer =
    control === undefined ? made.answer : variantOf(made.answer, 'chosen by a header', (own) => ({ ...own, 'cache-control': control }));
  return { ...made, answer, responseHeaders: [...(made.responseHeaders ?? []), 'vary', 'accept'] };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
