import { cacheControl, cdnCacheControl } from './cache.ts';
import type { Endpoint } from './endpoint.ts';
import { downloadName, isNegotiable } from './formats.ts';
import { CORS_HEADERS } from './http.ts';
import { LINK_PARAMETERS } from './query.ts';

/** Which differences between queries make no other answer: the order of parameters, and what links gather. */
const NO_VARY_SEARCH = `key-order, params=(${LINK_PARAMETERS.map((name) => `"${name}"`).join(' ')})`;

/**
 * The header that leads to the page after this one (RFC 8288), by the endpoint's mark or by its number. The server hands on the query alone: the
 * path is the endpoint's.
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
  type: string;
  /** The format's name. */
  name: string;
  params: Readonly<Record<string, unknown>>;
  /** Did the call say the format? */
  isChosen: boolean;
  /** Is it counted for its caller? */
  isCounted: boolean;
}

/**
 * The headers of an answer: its type and name, and by Cache-Control, CDN-Cache-Control and No-Vary-Search for how long and for which addresses it
 * may be kept.
 */
export function answerHeaders(
  endpoint: Endpoint,
  { type, name, params, isChosen, isCounted }: Answered,
  ofThisHost: boolean,
): Record<string, string> {
  // What is true of the host that was asked alone is nothing for a shared cache: the host is the caller's to choose.
  const cache = ofThisHost ? ({ ...endpoint.cache, scope: 'private' } as const) : endpoint.cache;
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
