import { createHash } from 'node:crypto';
import { lookup } from 'mrmime';

/** Sent with everything: any frontend may read this service. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'accept-ranges, content-disposition, content-range, deprecation, etag, link, ratelimit, ratelimit-policy, retry-after, sunset, x-request-id, x-ignored-parameters',
} as const;

/** What an answer of an endpoint that goes one day tells: since when (RFC 9745), until when (RFC 8594), and what takes its place. */
export const deprecationHeaders = ({ since, sunset, instead }: Deprecation): Record<string, string> => ({
  deprecation: `@${Date.parse(since) / 1000}`,
  ...(sunset && { sunset: new Date(sunset).toUTCString() }),
  ...(instead && { link: `<${instead}>; rel="successor-version"` }),
});

/** Addresses longer than this are not read. */
export const MAX_ADDRESS_LENGTH = 8_192;

/** Names of the parameters that were sent and that the endpoint does not know. */
export const IGNORED_HEADER = 'x-ignored-parameters';

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Answer to a preflight request. */
export const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': ALLOWED_METHODS,
  // Libraries add headers of their own. `*` is all but `authorization`; older browsers go by names.
  'access-control-allow-headers': '*, authorization, x-api-key, content-type, if-none-match, if-range, range',
  'access-control-max-age': '86400',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Types of Pagefind's index and program, which are compressed already and unpacked by their own script. */
const OF_PAGEFIND = /\.(pagefind|pf_(meta|index|fragment))$/;

/** Media type of a file by its name, with the charset of what is text. */
export function typeOfFile(name: string): string {
  // The list of types leaves these out.
  if (name.endsWith('.ico')) return 'image/vnd.microsoft.icon';
  if (name.endsWith('.sqlite')) return 'application/vnd.sqlite3';
  if (name.endsWith('.parquet')) return 'application/vnd.apache.parquet';
  const type = OF_PAGEFIND.test(name) ? undefined : lookup(name);
  if (!type) return 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

const TEXT = /^text\/|^application\/(json|xml|javascript|.+\+json|.+\+xml)$/;

/** Does a body of this type gain by compression? */
export const isCompressible = (type: string): boolean => TEXT.test(type.split(';')[0] ?? '') || type.startsWith('image/svg+xml');

/** Below this a compressed body is no smaller on the wire. */
export const MIN_COMPRESSED_BYTES = 600;

/** Strong validator of a body: the first 128 bits of its SHA-256. */
export function strongEtag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Does the caller's If-None-Match name this entity, in whatever encoding it was sent? Weak comparison, as RFC 9110 13.1.2 asks. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\/|-(br|gzip)(?="$)/g, '') === etag);
}

/** When an endpoint was given up, when it ends, and the path that takes its place. Days are YYYY-MM-DD, from 00:00 UTC. */
export interface Deprecation {
  since: string;
  sunset?: string;
  instead?: string;
}
