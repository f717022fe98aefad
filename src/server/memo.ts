import { LRUCache } from 'lru-cache';
import type { Endpoint } from '../areas/area.ts';
import { AREAS } from '../areas/index.ts';
import { parseQuery } from '../lib/params.ts';
import { asksFor } from '../registry/reference.ts';
import type { Answer } from './answer.ts';

const LARGEST_MEMO_BYTES = 64 * 1024 * 1024;

export interface FoundEndpoint {
  endpoint: Endpoint;
  path: Record<string, string>;
}

/** Finds the endpoint that a path belongs to, with the parameters in the path. A trailing slash makes no difference. */
export function findEndpoint(pathname: string): FoundEndpoint | undefined {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const { pattern, endpoint } of PATTERNS) {
    const match = pattern.exec(trimmed);
    if (!match) continue;
    const path = Object.entries(match.groups ?? {}).map(([name, value]): [string, string] => [name, decodeSegment(value)]);
    return { endpoint, path: Object.fromEntries(path) };
  }
  return undefined;
}

const PATTERNS = AREAS.flatMap(({ endpoints }) => endpoints as readonly Endpoint[])
  .flatMap((endpoint) => [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ path, endpoint })))
  // `/schemes/stats/levels` before `/schemes/{slug}`.
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map(({ path, endpoint }) => ({
    endpoint,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

/** Does this call ask an upstream while the caller waits? One whose parameters are not valid asks nobody. */
export function callAsks({ endpoint, path }: FoundEndpoint, url: URL): boolean {
  try {
    return endpoint.asks !== undefined && asksFor(endpoint, parseQuery(endpoint.query, url.searchParams, path));
  } catch {
    return false;
  }
}

function decodeSegment(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is the caller's text, not an escape
  }
}

/** Live answers that need not be made again: by endpoint and validated, normalised parameters, so that noise in a query is no new entry. */
export function createMemo() {
  const answers = new LRUCache<string, Answer>({
    maxSize: LARGEST_MEMO_BYTES,
    sizeCalculation: (answer) => answer.body.length + 1024,
  });
  return {
    /** The key of a call, or undefined when its answer is not to be kept (no endpoint, invalid parameters, never kept). */
    keyOf(found: FoundEndpoint | undefined, url: URL, host: string): { key: string; ttl: number } | undefined {
      if (!found || found.endpoint.cache.memo === 0) return undefined;
      const { memo } = found.endpoint.cache;
      try {
        const params = parseQuery(found.endpoint.query, url.searchParams, found.path);
        // Bodies may hold links that begin with the host they were asked at.
        return { key: `${host} ${found.endpoint.path} ${JSON.stringify(params)}`, ttl: memo === 'forever' ? 0 : memo * 1000 };
      } catch {
        return undefined; // the route itself tells the caller what is wrong
      }
    },
    get: (key: string) => answers.get(key),
    set: (key: string, answer: Answer, ttl: number) => answers.set(key, answer, ttl ? { ttl } : {}),
  };
}
