import { CORS_HEADERS } from '../kernel/http.ts';
import { type CacheRule, cacheControl } from './cache.ts';
import { compile, type ReadCall } from './compile.ts';
import type { Endpoint } from './endpoint.ts';
import { downloadName } from './formats.ts';
import { LINK_PARAMETERS } from './parameters.ts';

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

/** The rule of an answer that depends on the requested host: it must not enter a shared cache, since the caller chooses the host. */
export const ruleOfHost = (rule: CacheRule, ofThisHost: boolean): CacheRule =>
  ofThisHost && rule.scope === 'public' ? { ...rule, scope: 'private' } : rule;

/**
 * The response headers: type, file name, and how long and for which addresses the answer may be cached (Cache-Control, No-Vary-Search).
 */
export function answerHeaders(
  endpoint: Endpoint,
  { format, name, params, isChosen }: Pick<ReadCall, 'format' | 'name' | 'params' | 'isChosen'>,
  rule: CacheRule,
): Record<string, string> {
  return {
    ...CORS_HEADERS,
    'content-type': format.type,
    ...(compile(endpoint).isNegotiable && !isChosen && { vary: 'accept' }),
    ...(name !== 'json' && { 'content-disposition': `inline; filename="${downloadName(endpoint, params, name)}"` }),
    'cache-control': cacheControl(rule),
    'no-vary-search': NO_VARY_SEARCH,
  };
}
