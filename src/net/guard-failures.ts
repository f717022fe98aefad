import { errors } from 'undici';
import { GuardError } from './guard-error.ts';

/** Certificate errors in words, by Node's error code. */
const CERTIFICATE_FAULTS: readonly [RegExp, string][] = [
  [/^CERT_HAS_EXPIRED$/, 'its certificate has expired'],
  [/^CERT_NOT_YET_VALID$/, 'its certificate is not valid yet'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/, 'its certificate is for another host'],
  [/SELF_SIGNED|^UNABLE_TO_|^INVALID_CA/, 'its certificate is not signed by an authority that we trust'],
  [/^CERT_REVOKED$/, 'its certificate was revoked'],
];

const TLS_CODE = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|ERR_OSSL)/;

/**
 * Why there was no reply. The words do not reveal whether a port is closed, silent, or open to something other than a web server, so we
 * cannot be used to scan ports.
 */
export function toNoAnswerError(cause: unknown, url: URL): GuardError {
  return (
    toTlsError(cause, url) ??
    new GuardError('no_answer', `${url.hostname} gave no answer: it refused the connection, closed it, or stayed silent.`, cause)
  );
}

/** Converts any fetch error to one that names the host and the reason. `timedOut`: the call's own time ran out. */
export function toGuardError(cause: unknown, url: URL, timedOut: boolean): GuardError {
  if (cause instanceof GuardError) return cause;
  const host = url.hostname;
  const codes = errorCodes(cause);
  if (timedOut || codes.some((code) => /TIMEOUT|TIMEDOUT/.test(code)))
    return new GuardError('timeout', `${host} did not answer in time.`, cause);
  const tls = toTlsError(cause, url);
  if (tls) return tls;
  if (cause instanceof errors.ResponseContentLengthMismatchError)
    return new GuardError('network', `${host} sent another length than it announced.`, cause);
  if (codes.some((one) => one.startsWith('Z_') || one.startsWith('ERR_BROTLI') || one.startsWith('ZSTD')))
    return new GuardError('network', `${host} sent a body that could not be decompressed.`, cause);
  if (codes.includes('UND_ERR_SOCKET') || codes.includes('ECONNRESET'))
    return new GuardError('network', `${host} closed the connection before the page had ended.`, cause);
  return new GuardError('network', `The connection to ${host} broke (${codes[0] ?? 'unknown'}).`, cause);
}

function toTlsError(cause: unknown, url: URL): GuardError | undefined {
  const code = errorCodes(cause).find((one) => TLS_CODE.test(one));
  if (!code) return undefined;
  const fault = CERTIFICATE_FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? 'its certificate or TLS settings are at fault';
  return new GuardError('tls', `No secure connection to ${url.hostname} was possible: ${fault}.`, cause);
}

/** Error codes of an error and its causes: an AggregateError holds one for each address tried. */
function errorCodes(cause: unknown, depth = 0): string[] {
  if (!(cause instanceof Error) || depth > 3) return [];
  const code = 'code' in cause && typeof cause.code === 'string' ? [cause.code] : [];
  const inner = cause instanceof AggregateError ? cause.errors.flatMap((one) => errorCodes(one, depth + 1)) : [];
  return [...code, ...inner, ...errorCodes(cause.cause, depth + 1)];
}
