import { ApiError } from '../kernel/errors.ts';

/** Why a guarded fetch failed. The caller can fix those up to no_picture; the rest happened upstream. */
export type GuardFault =
  | 'bad_url'
  | 'bad_scheme'
  | 'credentials'
  | 'refused_address'
  | 'refused_port'
  | 'no_picture'
  | 'too_many_redirects'
  | 'dns'
  | 'no_answer'
  | 'timeout'
  | 'tls'
  | 'too_large'
  | 'network'
  | 'upstream_error';

const OF_THE_CALLER: ReadonlySet<GuardFault> = new Set([
  'bad_url',
  'bad_scheme',
  'credentials',
  'refused_address',
  'refused_port',
  'no_picture',
]);

/** The message is for the caller: it names rules and hosts as given, never an address that a name resolved to. */
export class GuardError extends Error {
  override name = 'GuardError';
  readonly fault: GuardFault;

  constructor(fault: GuardFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }

  get isCallers(): boolean {
    return OF_THE_CALLER.has(this.fault);
  }
}

/** Converts a guarded fetch's failure for the caller: 400 for what a parameter can fix, 502 for what happened upstream. */
export function toApiError(cause: unknown, parameter?: string): unknown {
  if (!(cause instanceof GuardError)) return cause;
  return new ApiError(cause.isCallers ? 'bad_request' : 'upstream_unavailable', cause.message, {
    extra: { reason: cause.fault, ...(parameter !== undefined && cause.isCallers && { parameter }) },
    cause: cause.cause,
  });
}
