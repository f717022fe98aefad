import { createHash } from 'node:crypto';

/** Sent with everything: any frontend may read this service. */
export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, x-request-id',
} as const;

export const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Answer to a preflight request. */
export const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': ALLOWED_METHODS,
  'access-control-allow-headers': 'x-api-key, content-type',
  'access-control-max-age': '86400',
} as const;

export const JSON_TYPE = 'application/json; charset=utf-8';

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
