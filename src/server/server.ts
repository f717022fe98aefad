import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Live, Render } from '../catalog/live.ts';
import { env } from '../kernel/env.ts';
import { ApiError, asApiError, formatStack, notFoundAt } from '../kernel/errors.ts';
import { ALLOWED_METHODS, PREFLIGHT_HEADERS, WRITTEN_FOR } from '../kernel/http.ts';
import type { SharedStore } from '../kernel/shared.ts';
import { VERSION } from '../kernel/version.ts';
import { type Address, isKnownHost, readAddress } from './address.ts';
import { type Answer, captureAnswer, withEtag, withHeaders } from './answer.ts';
import { type CachedAnswer, createAnswerCache } from './answer-cache.ts';
import { buildVersion } from './build.ts';
import { callerAddress, fullAddress } from './caller.ts';
import { watchConnections } from './connections.ts';
import type { PrebuiltFiles } from './files.ts';
import { isForHost, renderForHost } from './for-host.ts';
import { countWork, cpuHeaders, rateLimit } from './limits.ts';
import type { Log } from './log.ts';
import { answerMcp, MCP_METHODS, MCP_PATH, MCP_PREFLIGHT } from './mcp.ts';
import type { From } from './metrics.ts';
import { observer } from './observe.ts';
import { failure, failureInWords, plain, prefersHtml, readiness, redirect } from './own-answers.ts';
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

/** An answer with its headers and how it was made, for the log. */
interface Made {
  answer: Answer;
  responseHeaders?: readonly string[] | undefined;
  route: string;
  from: From;
}

const ALIVE = plain(200, 'alive\n');
const ALIVE_AS_VERSION = plain(200, `alive\nversion ${VERSION}\n`);

/** For answers that are in memory: none waits for them. */
const nobody = () => ({});

/** A query that chooses a format. */
const FORMAT = /[?&]format=/;

/** Memory for static files, in bytes. */
export const FILE_MEMORY = env.SERVER_MEMORY_MB * 1024 * 1024;
/** The answer cache gets an eighth of the memory for files. */
const CACHE_SHARE = 8;

/** The HTTP server: static files, then cached answers, then live calls. It knows URLs and no area. */
export async function createJaankariServer({ files, live }: Service, { share, log }: ServerOptions = {}): Promise<JaankariServer> {
  const {
    findLive,
    findRedirect,
    findMeant,
    findFileCall,
    findFaults,
    findDataAges,
    mayHaveAbsoluteUrls,
    findLiveFile,
    findOnRequest,
    warm,
  } = live;
  const shared = await share?.();
  const cache = createAnswerCache(FILE_MEMORY / CACHE_SHARE);
  const turn = createThrottle();
  const pipelines = limitPipelines(undefined, undefined, unsent.of);
  const metrics =
    env.METRICS_PORT === undefined ? undefined : (await import('./metrics.ts')).startMetrics(cache, files, turn.waiting, findDataAges);
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
    const known = file ? undefined : cache.byAddress(url);
    const answer = file ?? known?.answer;
    if (!answer || (file && isForHost(url)) || !canSendAtOnce(answer, headers)) return false;
    observe?.(request, response, known?.route ?? 'file', known ? 'kept' : 'file');
    sendAtOnce(request, response, answer, headers, known?.responseHeaders);
    return true;
  }

  async function answer(request: IncomingMessage, signal: AbortSignal): Promise<Made> {
    const { raw, path, parts, search: sent, origin } = readAddress(request);
    if (path === '/healthz') return byServer(new URLSearchParams(sent).has('verbose') ? ALIVE_AS_VERSION : ALIVE);
    if (path === '/readyz') return { ...byServer(readiness(draining, isInPlace(), await findFaults())), route: 'readyz' };
    const ofHost = path !== undefined && mayHaveAbsoluteUrls(path) ? await findLiveFile(path) : undefined;
    const file = path === undefined || ofHost ? undefined : await files.get(path);
    const onRequest = path === undefined || ofHost || file ? undefined : await findOnRequest(path);
    const isFile = ofHost !== undefined || file !== undefined || onRequest !== undefined;
    const { address, refusal, isCall } = isFile && sent.length > 1 && path !== undefined ? await findFileCall(path, sent) : {};
    if (refusal) throw new ApiError(refusal.code, refusal.message, refusal.details);
    const moved = redirect(address);
    if (moved) return byServer(moved);
    if (file && !isCall) {
      const isOther = path !== undefined && isForHost(path) && origin !== WRITTEN_FOR;
      if (isOther) return answerLive(request, signal, { raw, path, parts, search: '', origin }, renderForHost(path, file));
      return { answer: file, route: 'file', from: 'file' };
    }
    if (onRequest && !isCall) return answerLive(request, signal, { raw, path, parts, search: '', origin }, onRequest, true);
    // A file has no query.
    if (ofHost && !isCall) return answerLive(request, signal, { raw, path, parts, search: '', origin }, ofHost);
    const render = path === undefined ? undefined : findLive(parts);
    const format = FORMAT.test(sent) ? undefined : render?.acceptedFormat?.(request.headers.accept ?? '');
    const search = format === undefined ? sent : `${sent}${sent === '' ? '?' : '&'}format=${format}`;
    const made = await answerLive(request, signal, { raw, path, parts, search, origin }, render);
    return format === undefined ? made : chosenByHeader(made);
  }

  /** Answers what is not a file: from the cache, or by the path's endpoint or page. */
  async function answerLive(
    request: IncomingMessage,
    signal: AbortSignal,
    { raw, path, parts, search, origin }: Address,
    render: Render | undefined,
    isOnRequest = false,
  ): Promise<Made> {
    // A page may name the host that was asked.
    const place = render?.isPage ? origin + raw : raw;
    const kept = (): Made | undefined => {
      const known = render && cache.match(render.route, place, search);
      return known && { ...known, from: 'kept' };
    };
    const known = kept();
    if (known) return known;
    const given = readCall(request);
    const { caller, key } = given;
    const waiting = turn({ caller, signal });
    if (waiting) {
      await waiting;
      // Another may have asked for the same meanwhile.
      const made = kept();
      if (made) return made;
    }
    if (!render)
      return byServer(
        redirect(path === undefined ? undefined : findRedirect(parts)) ??
          ((prefersHtml(request) && (await notFoundPage(parts))) || failure(notFoundAt(raw, findMeant(raw, search)))),
      );
    const { route } = render;
    const work = countWork(caller);
    try {
      if (render.isPage || isOnRequest) {
        const { refusal, responseHeaders } = await rateLimit(caller, key, false);
        if (refusal) return { answer: failure(new ApiError(refusal.code, refusal.message, refusal), responseHeaders), route, from: 'none' };
      }
      let seconds: number | undefined;
      const keep = (told: number) => {
        seconds = told;
      };
      const made = withEtag(await captureAnswer(await render(search, origin, signal, { ...given, spend: work.spend, keep })));
      // Of pages only those are kept that say so: most are made of what somebody typed.
      const isKept = !render.isPage || seconds !== undefined;
      return withTold(isKept ? cache.store(place, search, made, route, seconds) : { answer: made, route, responseHeaders: [] }, caller);
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

  /** A call of the Model Context Protocol. Its answers are not cached, since a call has no URL of its own. */
  async function answerPost(request: IncomingMessage, signal: AbortSignal): Promise<Made> {
    const given = readCall(request);
    await turn({ caller: given.caller, signal });
    const work = countWork(given.caller);
    const call = { ...given, spend: work.spend, keep: () => undefined };
    const made = answerMcp(live, request, { ...readAddress(request), signal }, call);
    return { answer: await made.finally(work.end), route: MCP_PATH, from: 'made' };
  }

  /** The 404 page, in Hindi below /hi; not cached, since programs get JSON at the same URL. */
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

/** Adds the caller's remaining CPU budget once it has to be reported. */
function withTold({ answer, route, responseHeaders }: CachedAnswer, caller: string): Made {
  const told = answer.headers.ratelimit === undefined ? Object.entries(cpuHeaders(caller)).flat() : [];
  return { answer, route, responseHeaders: [...responseHeaders, ...told], from: 'made' };
}

/**
 * An answer whose form a header asked for. Its address gives another form, and caches on the way may not look at headers: it is for its caller
 * alone.
 */
function chosenByHeader(made: Made): Made {
  const { headers } = made.answer;
  const control = headers['cache-control']?.replace(/^public/, 'private').replace(/, stale-while-revalidate=\d+/, '');
  const answer = control === undefined ? made.answer : withHeaders(made.answer, { ...headers, 'cache-control': control });
  return { ...made, answer, responseHeaders: [...(made.responseHeaders ?? []), 'vary', 'accept'] };
}

const byServer = (answer: Answer): Made => ({ answer, route: 'none', from: 'none' });

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
