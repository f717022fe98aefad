import { JSON_TYPE } from './http.ts';

/** Every error code with its HTTP status. The set is closed: docs, tests and clients rely on it. */
export const ERROR_CODES = {
  bad_request: 400,
  invalid_parameter: 400,
  missing_parameter: 400,
  wrong_area: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  unknown_place: 404,
  not_covered: 404,
  method_not_allowed: 405,
  rate_limited: 429,
  internal: 500,
  upstream_unavailable: 502,
  busy: 503,
  not_configured: 503,
  snapshot_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export interface ErrorDetails {
  /** What the caller can try. */
  hint?: string;
  /** Nearest known names. */
  suggestions?: readonly string[];
  /** The accepted values. */
  available?: readonly (string | number)[];
  /** Further members of the error body, specific to this failure. */
  extra?: Readonly<Record<string, unknown>>;
  /** Seconds to wait before a retry, sent as Retry-After. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A failure reported to the caller. Anything else thrown becomes a 500 without its message. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_CODES[this.code];
  }
}

/** The error body of every area except web fetch. */
export function errorBody(error: ApiError): Record<string, unknown> {
  const { hint, suggestions, available, extra } = error.details;
  return {
    status: 'error',
    error: error.message,
    code: error.code,
    ...(hint ? { hint } : {}),
    ...(suggestions?.length ? { suggestions } : {}),
    ...(available?.length ? { available } : {}),
    ...extra,
  };
}

/** Headers of an error response, which is never cached. */
export const errorHeaders = ({ details: { retryAfter } }: ApiError): Record<string, string> => ({
  'content-type': JSON_TYPE,
  'cache-control': 'no-store',
  ...(retryAfter ? { 'retry-after': String(Math.ceil(retryAfter)) } : {}),
});

/** The error for an unknown address; `suggestions` are addresses it may mean. */
export const notFoundAt = (path: string, suggestions: readonly string[] = []): ApiError =>
  new ApiError('not_found', `There is nothing at ${path}.`, {
    hint: `${suggestions[0] === undefined ? '' : `Try ${suggestions[0]}. `}Every address is listed at /index.json, and /search?scope=site&q= finds by words`,
    suggestions,
  });

/**
 * Turns whatever was thrown into what the caller is told. Logs an expected failure as one line and a bug with its stack. Other properties
 * of the thrown value are never logged: they may hold an address with its key, or the caller's query. `where` is a path without its query.
 */
export function asApiError(thrown: unknown, where: string): ApiError {
  if (thrown instanceof ApiError) {
    if (thrown.code === 'busy') logBusy(where, thrown);
    else if (thrown.status >= 500) console.error(`${where}: ${oneLine([thrown.message, ...listReasons(thrown.cause)].join('; '))}`);
    return thrown;
  }
  if (thrown instanceof DOMException && /^(Abort|Timeout)Error$/.test(thrown.name)) {
    // A caller who has disconnected reads no error.
    if (thrown.name === 'TimeoutError') console.error(`${where}: took too long`);
    return new ApiError('upstream_unavailable', 'This took longer than a call may take.', { cause: thrown });
  }
  console.error(`${where}: ${formatStack(thrown)}`);
  return new ApiError('internal', 'Something went wrong on our side. The fault is logged.', { cause: thrown });
}

/** Milliseconds between two lines of calls that were too many: whoever sends thousands must not fill the log. */
const BUSY_LOG_MS = 1_000;
let busyLoggedAt = Number.NEGATIVE_INFINITY;
let busyUnlogged = 0;

function logBusy(where: string, { message }: ApiError): void {
  if (performance.now() - busyLoggedAt < BUSY_LOG_MS) {
    busyUnlogged += 1;
    return;
  }
  const more = busyUnlogged > 0 ? ` (and ${busyUnlogged} more since the last of these lines)` : '';
  console.error(`${where}: ${oneLine(message)}${more}`);
  busyLoggedAt = performance.now();
  busyUnlogged = 0;
}

/** Longest reason in the log, in characters, and longest stack of a bug. A reason may quote a stranger's text. */
const MAX_REASON_LENGTH = 200;
const MAX_STACK_LENGTH = 4_000;

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
const listReasons = (cause: unknown): string[] =>
  [cause].flat().flatMap((one) => (one instanceof Error ? [one.message.slice(0, MAX_REASON_LENGTH)] : []));

/** The stack of an error with its causes. */
export function formatStack(fault: unknown): string {
  if (!(fault instanceof Error)) return oneLine(String(fault).slice(0, MAX_REASON_LENGTH));
  // Line breaks belong to the stack; other control characters may come from a stranger.
  const story = (fault.stack ?? fault.message).slice(0, MAX_STACK_LENGTH).replace(/[^\P{Cc}\n]/gu, ' ');
  return `${story}${fault.cause instanceof Error ? `\nbecause of ${formatStack(fault.cause)}` : ''}`;
}
