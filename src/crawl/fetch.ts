import { setTimeout as sleep } from 'node:timers/promises';
import { createRules, parseRobots } from '../html/robots.ts';
import { upstreamBase } from '../kernel/env.ts';
import { fetchUpstream, fetchUpstreamBytes, looksLikeChallenge, UpstreamError, type UpstreamRequest, USER_AGENT } from '../net/upstream.ts';
import type { CollectOptions, SourceIdentity, SourcePage, SourceRequest } from './source.ts';

/** Our name in robots.txt. */
const ROBOT = (USER_AGENT.split('/')[0] ?? '').toLowerCase();
/** Pause between two requests to a host: at most about three per second. */
const PAUSE_MS = 350;
const TRIES = 3;
/** For pages large enough to need a limit of their own. */
const LARGE_PAGE_TIMEOUT_MS = 120_000;
const FIRST_BACKOFF_MS = 2_000;
/** This many refused optional pages in a row mean that we are blocked, so the rest are not tried. */
const REFUSALS_IN_A_ROW = 8;
/** The longest wait an upstream can ask of us. */
const MAX_BACKOFF_MS = 60_000;

/**
 * Fetches a source's pages one after another, politely: with pauses, backoff on 429 and 503, and robots.txt respected. An optional page
 * that fails is skipped and listed in `missing`; any other failure throws UpstreamError.
 */
export async function fetchPages<About>(
  source: SourceIdentity,
  requests: readonly SourceRequest<About>[],
  options: Pick<CollectOptions, 'pause' | 'until' | 'onPage'> = {},
): Promise<{ pages: SourcePage<About>[]; missing: string[] }> {
  const ask = await openSource(source, options);
  const pages: SourcePage<About>[] = [];
  const missing: string[] = [];
  let refusals = 0;
  for (const [index, request] of requests.entries()) {
    if (request.optional && options.until !== undefined && Date.now() >= options.until) {
      missing.push(`${requests.length - index} further pages, for which there was no time`);
      break;
    }
    options.onPage?.(index + 1, requests.length);
    try {
      pages.push({ ...request, ...(await ask(request)) });
      refusals = 0;
    } catch (error) {
      if (!request.optional || !(error instanceof UpstreamError)) throw error;
      missing.push(`${request.path}: ${error.message}`);
      // A missing page says nothing about the others.
      refusals = error.status === 404 ? 0 : refusals + 1;
      if (refusals < REFUSALS_IN_A_ROW) continue;
      missing.push(`${requests.length - index - 1} further pages were not asked for`);
      break;
    }
  }
  return { pages, missing };
}

/**
 * Fetches from a source step by step, for when each answer decides the next request. robots.txt is read once and respected, with a pause
 * before each further request. The returned function throws UpstreamError.
 */
export async function openSource(
  source: SourceIdentity,
  options: Pick<CollectOptions, 'pause'> = {},
): Promise<(request: SourceRequest<unknown>) => Promise<Answer>> {
  const base = upstreamBase(source.name, source.url ?? '');
  const headers: Record<string, string> = source.acceptEncoding === undefined ? {} : { 'accept-encoding': source.acceptEncoding };
  const allowed = await readRobots(base, headers);
  let requests = 0;
  return async (request) => {
    if (!allowed(`${base}${request.path}`))
      throw new UpstreamError('refused', `robots.txt of ${new URL(base).host} does not allow ${request.path}`);
    if (requests > 0) await sleep(options.pause ?? PAUSE_MS);
    requests += 1;
    const { answeredAt, ...answer } = await fetchPage(base, { ...request, headers: { ...headers, ...request.headers } }, options.pause);
    return { ...answer, ...(source.datedByAnswer && answeredAt ? { answeredAt } : {}) };
  };
}

type Answer = Pick<SourcePage, 'text' | 'bytes' | 'answeredAt'>;

async function fetchPage(base: string, request: SourceRequest<unknown>, pause = PAUSE_MS): Promise<Answer> {
  const upstreamRequest: UpstreamRequest = {
    url: `${base}${request.path}`,
    headers: {
      accept: request.binary ? '*/*' : 'text/html,application/xhtml+xml,application/json;q=0.9',
      'accept-language': 'en-IN,en;q=0.8',
      ...request.headers,
    },
    timeout: request.maxBytes ? LARGE_PAGE_TIMEOUT_MS : 20_000,
    ...(request.maxBytes ? { maxBytes: request.maxBytes } : {}),
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (request.binary) return { text: '', bytes: (await fetchUpstreamBytes(upstreamRequest)).bytes };
      const { text, headers } = await fetchUpstream(upstreamRequest);
      if (looksLikeChallenge(text)) throw new UpstreamError('challenge', `${new URL(base).host} sent a challenge page`);
      return { text, answeredAt: answerTime(headers) };
    } catch (error) {
      const retriable = error instanceof UpstreamError && (error.status === 429 || error.status === 503) && error.kind !== 'challenge';
      if (!retriable || attempt === TRIES) throw error;
      // Tests against a stand-in set no pause, so there is no backoff either.
      const backoff = pause === 0 ? 0 : FIRST_BACKOFF_MS * 2 ** (attempt - 1);
      await sleep(Math.min((error.retryAfter ?? 0) * 1000 || backoff, MAX_BACKOFF_MS));
    }
  }
}

/** When an answer was made: a shared cache says how many seconds it has kept it (RFC 9111 5.1). Undefined if it does not say. */
function answerTime({ date, age }: Readonly<Record<string, string>>): Date | undefined {
  const answered = Date.parse(date ?? '');
  return Number.isNaN(answered) ? undefined : new Date(answered - (Number(age) || 0) * 1_000);
}

/** What robots.txt allows us. A host that has no robots.txt or cannot serve it forbids nothing (RFC 9309 2.3.1.3). */
async function readRobots(base: string, headers: Readonly<Record<string, string>>): Promise<(url: string) => boolean> {
  const { origin } = new URL(base);
  const { status, text } = await fetchUpstream({ url: `${origin}/robots.txt`, headers, acceptStatuses: [401, 403, 404, 410] });
  if (status !== 200 || text.trimStart().startsWith('<')) return () => true;
  return createRules(parseRobots(text, ROBOT)).allows;
}
