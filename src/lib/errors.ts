/** Every way an answer can fail, with its HTTP status. The set is closed: docs, tests and clients rely on it. */
export const ERROR_CODES = {
  bad_request: 400,
  invalid_parameter: 400,
  missing_parameter: 400,
  wrong_area: 400,
  unauthorized: 401,
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
  /** Further members of the error body that tell the truth about this failure. */
  extra?: Readonly<Record<string, unknown>>;
  /** Seconds after which a retry makes sense; sent as Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure that the caller is told about. Anything else that is thrown becomes a 500 without its message. */
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

/** The error body of every area but web fetch. */
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
