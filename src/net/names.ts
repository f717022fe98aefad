import { Resolver as DnsResolver, lookup } from 'node:dns/promises';
import { env } from '../kernel/env.ts';
import type { Resolved, Resolver } from './target.ts';

/** The DNS resolver passed to `ask`. */
export type Dns = DnsResolver;

/** Milliseconds a DNS server has to answer; there is no retry. */
const ANSWER_LIMIT_MS = 2_000;

/**
 * Asks DNS only: no hosts file, no search domains, and none of the few threads the system resolves names in, so that names which never
 * answer block nobody. Each question gets a new resolver, so that it follows the system's settings and leaves from its own port. `ask`
 * rejects with Node's DNS codes (`ENOTFOUND`, `ENODATA`, `ETIMEOUT`, `ESERVFAIL` ...).
 */
export async function queryDns<T>(ask: (dns: DnsResolver) => Promise<T>): Promise<T> {
  const dns = new DnsResolver({ timeout: ANSWER_LIMIT_MS, tries: 1 });
  if (env.DNS_SERVERS.length > 0) dns.setServers(env.DNS_SERVERS);
  return ask(dns);
}

/** Resolves a name given by a stranger to all its addresses, IPv4 first. One of the two families is enough. */
export const resolveByDns: Resolver = (hostname) =>
  queryDns(async (dns) => {
    const [v4, v6] = await Promise.allSettled([dns.resolve4(hostname), dns.resolve6(hostname)]);
    const addresses: Resolved[] = [
      ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 as const })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 as const })) : []),
    ];
    if (addresses.length === 0 && v4.status === 'rejected' && v6.status === 'rejected') throw isEmpty(v4.reason) ? v6.reason : v4.reason;
    return addresses;
  });

/** Whether a name exists but has no address of this family. */
const isEmpty = (reason: unknown): boolean => reason instanceof Error && 'code' in reason && reason.code === 'ENODATA';

/** Resolves a name given by the operator (FETCH_ALLOW) to all its addresses as the system does, hosts file included. */
export const resolveAsSystem: Resolver = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
