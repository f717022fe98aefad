import { getRobots } from '../../html/fetch-robots.ts';
import { pageKey } from '../../html/page-key.ts';
import type { RobotsRules } from '../../html/robots.ts';
import { ApiError } from '../../kernel/errors.ts';
import { toApiError } from '../../net/guard-error.ts';
import { type FetchFailure, failureBody } from './failures.ts';
import { type FetchResult, fetchPage, fetchResult } from './fetch-page.ts';
import type { PageCall } from './page-cache.ts';
import type { ReadOptions } from './read/options.ts';
import type { Link } from './read/page/links.ts';
import { isPage, isSameHost } from './sites.ts';

/** Time for the root and all pages together. */
const BUDGET_MS = 24_000;
const CONCURRENCY = 4;
/** Most hosts a call may contact. */
const MAX_ORIGINS = 10;
/** Links considered per requested page: robots.txt closes some. */
const TRIES_PER_PAGE = 3;

export interface CrawlResult extends FetchResult {
  pages: (FetchResult | FetchFailure)[];
}

export interface CrawlOptions extends ReadOptions {
  limit: number;
  sameHost: boolean;
}

/** A crawl always has a deadline. */
type CrawlCall = PageCall & { signal: AbortSignal };

/**
 * Fetches a page and follows its links, those in its content first. A failed page is an entry with its error. Throws GuardError for the
 * root.
 */
export async function crawlPages(given: string, options: CrawlOptions, outer: CrawlCall): Promise<CrawlResult> {
  const { limit, sameHost, ...read } = options;
  const signal = AbortSignal.any([outer.signal, AbortSignal.timeout(BUDGET_MS)]);
  const call = { ...outer, signal };
  const started = performance.now();
  const { result, contentLinks } = await fetchPage(given, { ...read, links: true, contentLinks: true }, call);
  const { links = [], ...root } = result;
  const candidates = listCandidates(result.final_url, [...contentLinks, ...links], sameHost).slice(0, limit * TRIES_PER_PAGE);
  const pages = await follow(candidates, limit, { ...read, links: false }, call);
  return { ...root, ...(read.links ? { links } : {}), pages, took_ms: Math.round(performance.now() - started) };
}

function listCandidates(root: string, links: readonly Link[], sameHost: boolean): string[] {
  const seen = new Set([pageKey(root)]);
  const origins = new Set([new URL(root).origin]);
  const found: string[] = [];
  for (const { url } of links) {
    const key = pageKey(url);
    if (seen.has(key) || !isPage(url) || (sameHost && !isSameHost(url, root))) continue;
    seen.add(key);
    const { origin } = new URL(url);
    if (!origins.has(origin) && origins.size >= MAX_ORIGINS) continue;
    origins.add(origin);
    found.push(url);
  }
  return found;
}

/** Follows the first `limit` links that robots.txt allows, a few at a time; results are in link order. */
async function follow(candidates: readonly string[], limit: number, options: ReadOptions, call: CrawlCall): Promise<CrawlResult['pages']> {
  const pages = new Map<number, CrawlResult['pages'][number]>();
  const { signal } = call;
  const allowed = createRobotsCheck(call);
  let next = 0;
  let taken = 0;
  const work = async () => {
    while (taken < limit && next < candidates.length && !signal.aborted) {
      const at = next++;
      const url = candidates[at] as string;
      taken++;
      if (await allowed(url)) pages.set(at, await pageOrFailure(url, options, call));
      else taken--;
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, limit) }, work));
  return [...pages].sort(([one], [other]) => one - other).map(([, page]) => page);
}

/** Checks robots.txt per host, within a call: each is fetched once, even if it does not answer. */
function createRobotsCheck({ signal, caller }: CrawlCall): (url: string) => Promise<boolean> {
  const asked = new Map<string, Promise<RobotsRules>>();
  return async (url) => {
    const { origin } = new URL(url);
    const robots = asked.get(origin) ?? getRobots(origin, caller);
    asked.set(origin, robots);
    return (await robots).allows(url) && !signal.aborted;
  };
}

async function pageOrFailure(url: string, options: ReadOptions, call: CrawlCall) {
  try {
    return await fetchResult(url, options, call);
  } catch (cause) {
    const failure = call.signal.aborted
      ? new ApiError('upstream_unavailable', 'The time for this crawl was over before the page had answered.')
      : toApiError(cause);
    if (failure instanceof ApiError) return failureBody(failure, new URLSearchParams({ url }));
    throw failure;
  }
}
