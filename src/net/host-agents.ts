import { getCACertificates } from 'node:tls';
import { Agent, type Dispatcher } from 'undici';
import aaaServices from './roots/aaa-certificate-services.json' with { type: 'json' };

/** A root certificate that a known host's chain ends in and that Node's own list lacks, as PEM; trusted for that host alone. */
export const EXTRA_ROOTS: Readonly<Record<string, string>> = {
  // Debian's list (ca-certificates) has it, to the end of 2028.
  'airquality.cpcb.gov.in': aaaServices.pem.join('\n'),
};

const OPTIONS = { connections: 4, pipelining: 1 } as const;
const CONNECT_TIMEOUT_MS = 5_000;

/** `fetch` adds what browsers say of the page that asks (`sec-fetch-mode`). We are none, and some edges refuse programs that say so. */
const withoutFetchMetadata: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const headers = Object.entries(options.headers ?? {}).filter(([name]) => !/^sec-fetch-/i.test(name));
  return dispatch({ ...options, headers: Object.fromEntries(headers) }, handler);
};

const shared = new Agent({ ...OPTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } }).compose(withoutFetchMetadata);

/** Connections that trust a further root beside those that Node trusts. */
export const agentWithRoot = (root: string): Dispatcher =>
  new Agent({ ...OPTIONS, connect: { timeout: CONNECT_TIMEOUT_MS, ca: [...getCACertificates('default'), root] } }).compose(
    withoutFetchMetadata,
  );

const ofHosts = new Map<string, Dispatcher>();

/** The connections to a host: shared ones, or its own where it needs a root of its own. */
export function agentFor(host: string): Dispatcher {
  const root = Object.hasOwn(EXTRA_ROOTS, host) ? EXTRA_ROOTS[host] : undefined;
  if (!root) return shared;
  const before = ofHosts.get(host);
  if (before) return before;
  const made = agentWithRoot(root);
  ofHosts.set(host, made);
  return made;
}
