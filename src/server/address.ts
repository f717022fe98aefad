import type { IncomingMessage } from 'node:http';
import { ApiError } from '../kernel/errors.ts';
import { MAX_ADDRESS_LENGTH } from '../kernel/http.ts';

const MAX_HOST_LENGTH = 255;

/** A parsed request target. It is parsed once; nothing after this file decodes a URL again. */
export interface Address {
  /** The path as it was sent. */
  raw: string;
  /** The path, decoded; undefined where it is not written the one way that paths are written here. */
  path: string | undefined;
  /** Its parts, decoded, without regard to a slash at the end. */
  parts: readonly string[];
  /** The query with its question mark, as it was sent; '' for none. */
  search: string;
  /** `http://` and the validated Host. */
  origin: string;
}

/** Throws ApiError `bad_request` for a URL that is too long or a malformed Host. */
export function readAddress(request: IncomingMessage): Address {
  const target = request.url ?? '/';
  if (target.length > MAX_ADDRESS_LENGTH) throw new ApiError('bad_request', `The address is longer than ${MAX_ADDRESS_LENGTH} characters.`);
  const [withoutHash = ''] = target.split('#', 1);
  const question = withoutHash.indexOf('?');
  const raw = question < 0 ? withoutHash : withoutHash.slice(0, question);
  const parts = readParts(raw);
  return {
    raw,
    path: parts && `/${parts.join('/')}`,
    parts: parts?.at(-1) === '' ? parts.slice(0, -1) : (parts ?? []),
    search: question < 0 ? '' : withoutHash.slice(question),
    origin: `http://${readHost(request)}`,
  };
}

const PATH_CHARACTERS = /^(?:\/(?:[\w\-.~!$&'()*+,;=:@]|%[\da-f]{2})*)+$/i;
/** Unreserved characters (RFC 3986 2.3) that are percent-encoded: another spelling of the same path. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;
/** Separators and control characters, which no decoded segment may contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/;
/** White space around a segment, which parameters ignore: endless spellings of one path. */
const PADDED = /^\s|\s$/;

/** The decoded segments of a path; undefined if its spelling is not canonical. */
function readParts(raw: string): string[] | undefined {
  if (!PATH_CHARACTERS.test(raw) || NEEDLESS_ESCAPE.test(raw)) return undefined;
  const written = raw.slice(1).split('/');
  if (written.some((part, index) => part === '.' || part === '..' || (part === '' && index < written.length - 1))) return undefined;
  try {
    const parts = written.map(decodeURIComponent);
    return parts.some((part) => FORBIDDEN.test(part) || PADDED.test(part)) ? undefined : parts;
  } catch {
    return undefined; // an escape that is no UTF-8
  }
}

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Validated Host headers. The service has few names; further made-up ones are validated each time. */
const soundHosts = new Set<string>();
const MAX_CACHED = 100;

/** Whether this request's only Host header was validated before. */
export const isKnownHost = (host: string | undefined): boolean => host !== undefined && soundHosts.has(host);

/** The Host header; `localhost` for HTTP/1.0 without one. */
function readHost(request: IncomingMessage): string {
  const [host = 'localhost', ...more] = request.headersDistinct.host ?? [];
  if (more.length === 0 && soundHosts.has(host)) return host;
  const sound = more.length === 0 && host.length <= MAX_HOST_LENGTH && HOST.test(host) && URL.canParse(`http://${host}`);
  if (!sound) throw new ApiError('bad_request', 'The Host header is not a name or an address, with or without a port.');
  if (soundHosts.size < MAX_CACHED) soundHosts.add(host);
  return host;
}
