import { type CacheRule, cacheControl, cdnCacheControl } from './cache.ts';
import type { Endpoint } from './endpoint.ts';
import { downloadName, isNegotiable } from './formats.ts';
import { CORS_HEADERS } from './http.ts';
import { LINK_PARAMETERS } from './query.ts';

/** Differences in a query that do not change the answer: parameter order, and tracking parameters that links pick up. */
const NO_VARY_SEARCH = `key-order, params=(${LINK_PARAMETERS.map((name) => `"${name}"`).join(' ')})`;

/**
 * The Link header for the next page (RFC 8288), by the endpoint's cursor or by page number. The server passes on only the query: the path
 * is the endpoint's.
 */
export function linkToNext(
  endpoint: Endpoint,
  body: unknown,
  path: Readonly<Record<string, string>>,
  search: URLSearchParams,
): { link?: string } {
  const { page, limit = 0, total = 0 } = body as { page?: number; limit?: number; total?: number };
  const mark = endpoint.nextPage?.(body);
  const query = new URLSearchParams(search);
  if (mark !== undefined) query.set('_next', mark);
  else if (page !== undefined && page * limit < total) query.set('page', String(page + 1));
  else return {};
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  return { link: `<${address}?${query}>; rel="next"` };
}

interface Answered {
  /** How long it may be kept, and by whom (kept-by.ts). */
  rule: CacheRule;
  type: string;
  /** The format's name. */
  name: string;
  params: Readonly<Record<string, unknown>>;
  /** Whether the call named the format. */
  isChosen: boolean;
  /** Whether the call counts against the caller's limit. */
  isCounted: boolean;
}

/**
 * The response headers: type, file name, and how long and for which addresses the answer may be cached (Cache-Control, CDN-Cache-Control,
 * No-Vary-Search).
 */
export function answerHeaders(
  endpoint: Endpoint,
  { rule, type, name, params, isChosen, isCounted }: Answered,
  ofThisHost: boolean,
): Record<string, string> {
  // A body that depends on the requested host must not enter a shared cache: the caller chooses the host.
  const cache = ofThisHost && rule.scope === 'public' ? ({ ...rule, scope: 'private' } as const) : rule;
  const ofCdn = cdnCacheControl(cache, isCounted);
  return {
    ...CORS_HEADERS,
    'content-type': type,
    ...(isNegotiable(endpoint) && !isChosen && { vary: 'accept' }),
    ...(name !== 'json' && { 'content-disposition': `inline; filename="${downloadName(endpoint, params, name)}"` }),
    'cache-control': cacheControl(cache),
    ...(ofCdn !== undefined && { 'cdn-cache-control': ofCdn }),
    'no-vary-search': NO_VARY_SEARCH,
  };
}
