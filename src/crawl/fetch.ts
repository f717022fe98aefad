import { setTimeout as sleep } from 'node:timers/promises';
import { createRules, parseRobots } from '../html/robots.ts';
import { upstreamBase } from '../kernel/env.ts';
import { fetchUpstream, fetchUpstreamBytes, looksLikeChallenge, UpstreamError, type UpstreamRequest, USER_AGENT } from '../net/upstream.ts';
import type { CollectOptions, SourceIdentity, SourcePage, SourceRequest } from './source.ts';

/** The name by which a robots.txt can address us. */
const ROBOT = (USER_AGENT.split('/')[0] ?? '').toLowerCase();
/** Pause between two requests to one host: at most about three a second. */
const PAUSE_MS = 350;
const TRIES = 3;
/** For what is large enough to need a limit of its own. */
const LARGE_PAGE_TIMEOUT_MS = 120_000;
const FIRST_BACKOFF_MS = 2_000;
/** So many optional pages refused in a row are a wall, which is not knocked at hundreds of times. */
const REFUSALS_IN_A_ROW = 8;
/** The longest we wait because an upstream asked us to. */
const MAX_BACKOFF_MS = 60_000;

/**
 * Fetches a source's pages one after another, politely: a pause between requests, backoff on 429 and 503, robots.txt honoured.
 * An optional page that fails is left out and named in `missing`; any other failure throws UpstreamError.
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
      // A page that is not there says nothing of its neighbours.
      refusals = error.status === 404 ? 0 : refusals + 1;
      if (refusals < REFUSALS_IN_A_ROW) continue;
      missing.push(`${requests.length - index - 1} further pages were not asked for`);
      break;
    }
  }
  return { pages, missing };
}

/**
 * Asks one source request by request, where each answer tells what to ask next: robots.txt is read once and honoured, and there is a pause before
 * every further request. What it gives throws UpstreamError.
 */
export async function openSource(
  source: SourceIdentity,
  options: Pick<CollectOptions, 'pause'> = {},
): Promise<(request: SourceRequest<unknown>) => Promise<Pick<SourcePage, 'text' | 'bytes'>>> {
  const base = upstreamBase(source.name, source.url ?? '');
  const allowed = await readRobots(base);
  let asked = 0;
  return async (request) => {
    if (!allowed(`${base}${request.path}`))
      throw new UpstreamError('refused', `robots.txt of ${new URL(base).host} does not allow ${request.path}`);
    if (asked > 0) await sleep(options.pause ?? PAUSE_MS);
    asked += 1;
    return fetchPage(base, request, options.pause);
  };
}

async function fetchPage(base: string, request: SourceRequest<unknown>, pause = PAUSE_MS): Promise<Pick<SourcePage, 'text' | 'bytes'>> {
  const asked: UpstreamRequest = {
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
      if (request.binary) return { text: '', bytes: (await fetchUpstreamBytes(asked)).bytes };
      const { text } = await fetchUpstream(asked);
      if (looksLikeChallenge(text)) throw new UpstreamError('challenge', `${new URL(base).host} sent a challenge page`);
      return { text };
    } catch (error) {
      const retriable = error instanceof UpstreamError && (error.status === 429 || error.status === 503) && error.kind !== 'challenge';
      if (!retriable || attempt === TRIES) throw error;
      // A stand-in without pauses is not waited for either.
      const backoff = pause === 0 ? 0 : FIRST_BACKOFF_MS * 2 ** (attempt - 1);
      await sleep(Math.min((error.retryAfter ?? 0) * 1000 || backoff, MAX_BACKOFF_MS));
    }
  }
}

/** What robots.txt lets us read. A host without the file, or that cannot show it, has forbidden nothing (RFC 9309 2.3.1.3). */
async function readRobots(base: string): Promise<(url: string) => boolean> {
  const { origin } = new URL(base);
  const { status, text } = await fetchUpstream({ url: `${origin}/robots.txt`, acceptStatuses: [401, 403, 404, 410] });
  if (status !== 200 || text.trimStart().startsWith('<')) return () => true;
  return createRules(parseRobots(text, ROBOT)).allows;
}
