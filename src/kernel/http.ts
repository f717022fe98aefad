import { createHash } from 'node:crypto';
import { lookup } from 'mrmime';

/** The service's address in documents that name one while it was told none (SITE_URL): a server puts the asked host there. */
export const WRITTEN_FOR = 'http://localhost:4321';

/** Sent with every response: any frontend may use this service. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'accept-ranges, content-disposition, content-range, deprecation, etag, link, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id, x-ignored-parameters',
} as const;

/** Headers of a deprecated endpoint: since when (RFC 9745), until when (RFC 8594), and its replacement. */
export const deprecationHeaders = ({ since, sunset, instead }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  ...(sunset && { sunset: new Date(sunset).toUTCString() }),
  ...(instead && { link: `<${instead}>; rel="successor-version"` }),
});

/** Longest URL accepted, in characters. */
export const MAX_ADDRESS_LENGTH = 8_192;

/** Lists sent parameters that the endpoint does not know. */
export const IGNORED_HEADER = 'x-ignored-parameters';

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** The response to a preflight request. */
export const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': ALLOWED_METHODS,
  // Client libraries add their own headers. `*` covers all but `authorization`; older browsers need names.
  'access-control-allow-headers': '*, authorization, x-api-key, content-type, if-none-match, if-range, range',
  'access-control-max-age': '86400',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';

/** How long a file may be cached, prebuilt or made on request. */
export const FILE_CACHE = 'public, max-age=300, stale-while-revalidate=86400';

/** The header by which a table is shown or saved under a name of its own. */
export const tableName = (path: string): Record<string, string> =>
  path.endsWith('.csv') ? { 'content-disposition': `inline; filename="${path.slice(1).replaceAll('/', '-')}"` } : {};

/** Pagefind's index and program: already compressed, and unpacked by its own script. */
const OF_PAGEFIND = /\.(pagefind|pf_(meta|index|fragment))$/;

/** Media type by file name, with a charset for text. */
export function typeOfFile(name: string): string {
  // Missing from the list of types.
  if (name.endsWith('.ico')) return 'image/vnd.microsoft.icon';
  if (name.endsWith('.sqlite')) return 'application/vnd.sqlite3';
  if (name.endsWith('.parquet')) return 'application/vnd.apache.parquet';
  const type = OF_PAGEFIND.test(name) ? undefined : lookup(name);
  if (!type) return 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

const TEXT = /^text\/|^application\/(json|xml|javascript|.+\+json|.+\+xml)$/;

/** Whether a body of this type is worth compressing. */
export const isCompressible = (type: string): boolean => TEXT.test(type.split(';')[0] ?? '') || type.startsWith('image/svg+xml');

/** Smaller bodies gain nothing on the wire from compression. */
export const MIN_COMPRESSED_BYTES = 600;

/** Strong ETag of a body: the first 128 bits of its SHA-256. */
export function strongEtag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match matches this ETag in any encoding. Weak comparison, as RFC 9110 13.1.2 requires. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\/|-(br|gzip)(?="$)/g, '') === etag);
}

/** When an endpoint was deprecated, when it ends, and the path that replaces it. Days are YYYY-MM-DD, from 00:00 UTC. */
export interface Deprecation {
  since: string;
  sunset?: string;
  instead?: string;
}
