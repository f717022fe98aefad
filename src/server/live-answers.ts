import type { IncomingMessage } from 'node:http';
import { type CacheRule, keptSeconds, NOT_KEPT } from '../api/cache.ts';
import type { Live, Render } from '../catalog/live.ts';
import { ApiError, notFoundAt } from '../kernel/errors.ts';
import type { SharedStore } from '../kernel/shared.ts';
import { type Address, readAddress } from './address.ts';
import { type Answer, captureAnswer, variantOf, withEtag } from './answer.ts';
import type { CachedAnswer, createAnswerCache } from './answer-cache.ts';
import { callerAddress, fullAddress } from './caller.ts';
import type { PrebuiltFiles } from './files.ts';
import { nameHost } from './for-host.ts';
import { countWork, cpuHeaders, rateLimit } from './limits.ts';
import { createMakings } from './makings.ts';
import { answerMcp, MCP_PATH } from './mcp.ts';
import type { From } from './metrics.ts';
import { failure, prefersHtml, redirect } from './own-answers.ts';
import type { createThrottle } from './throttle.ts';

/** An answer with its headers and how it was made, for the log. */
export interface Made {
  answer: Answer;
  responseHeaders?: readonly string[] | undefined;
  route: string;
  from: From;
}

/** An answer of the server itself. */
export const byServer = (answer: Answer): Made => ({ answer, route: 'none', from: 'none' });

/** What live answers need of their process. */
interface Means {
  cache: ReturnType<typeof createAnswerCache>;
  /** Whose turn it is. */
  turn: ReturnType<typeof createThrottle>;
  shared: SharedStore | undefined;
}

/** Answers what is not a file, each in its caller's turn: from the cache, or by the endpoint or page of the address; and calls of agents. */
export function createLiveAnswers({ files, live }: { files: Pick<PrebuiltFiles, 'get'>; live: Live }, { cache, turn, shared }: Means) {
  const { findRedirect, findMeant } = live;
  const makings = createMakings();

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
      const hit = render && cache.match(render.route, place, search);
      return hit && { ...hit, from: 'kept' };
    };
    const atOnce = kept();
    if (atOnce) return atOnce;
    const call = readCall(request);
    const { caller, key } = call;
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
    for (let other = makings.other(route, place + search); other; other = makings.other(route, place + search)) {
      const outcome = await other;
      signal.throwIfAborted();
      const made = kept();
      if (made) return made;
      // it fails for each by itself, or nobody can wait for what nobody gets
      if (outcome === 'failed' || outcome === 'not kept') break;
    }
    const work = countWork(caller);
    const end = makings.begin(route, place + search);
    let isKept: boolean | undefined;
    try {
      if (render.isPage || isOnRequest) {
        const { refusal, responseHeaders } = await rateLimit(caller, key, false);
        if (refusal) return { answer: failure(new ApiError(refusal.code, refusal.message, refusal), responseHeaders), route, from: 'none' };
      }
      let rule: CacheRule | undefined;
      const keep = (itsRule: CacheRule) => {
        rule = itsRule;
      };
      const answer = await captureAnswer(await render(search, origin, signal, { ...call, spend: work.spend, keep }));
      const made = withEtag(isOnRequest ? answer : nameHost(answer, origin));
      // Most pages are made of what somebody typed, and say nothing.
      const isOfCache = rule !== undefined || !render.isPage;
      if (made.status === 200) isKept = isOfCache && keptSeconds(rule ?? NOT_KEPT) > 0;
      return withTold(
        isOfCache ? cache.store(place, search, made, route, rule ?? NOT_KEPT) : { answer: made, route, responseHeaders: [] },
        caller,
      );
    } finally {
      work.end();
      end(signal.aborted ? 'left' : isKept === undefined ? 'failed' : isKept ? 'kept' : 'not kept');
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
    const readNow = readCall(request);
    await turn({ caller: readNow.caller, signal });
    const work = countWork(readNow.caller);
    const call = { ...readNow, spend: work.spend, keep: () => undefined };
    const made = answerMcp(live, request, { ...readAddress(request), signal }, call);
    return { answer: await made.finally(work.end), route: MCP_PATH, from: 'made' };
  }

  /** The 404 page, in Hindi below /hi; not cached, since programs get JSON at the same URL. */
  async function notFoundPage([language]: readonly string[]): Promise<Answer | undefined> {
    const page = await ((language === 'hi' && files.get('/hi/404.html')) || files.get('/404.html'));
    return page && variantOf(page, 'of an address without one', (own) => ({ ...own, 'cache-control': 'no-store' }));
  }

  return { answerLive, answerPost };
}

/** Adds the caller's remaining CPU budget once it has to be reported. */
function withTold({ answer, route, responseHeaders }: CachedAnswer, caller: string): Made {
  const headers = answer.headers.ratelimit === undefined ? Object.entries(cpuHeaders(caller)).flat() : [];
  return { answer, route, responseHeaders: [...responseHeaders, ...headers], from: 'made' };
}
