import { Resolver as DnsResolver, lookup } from 'node:dns/promises';
import { env } from '../kernel/env.ts';
import type { Resolved, Resolver } from './target.ts';

/** What DNS is asked with. */
export type Dns = DnsResolver;

/** Milliseconds that a name server has for its answer; it is asked once. */
const ANSWER_LIMIT_MS = 2_000;

/**
 * Asks DNS and nothing else: no hosts file, no search domains, and none of the few threads in which the system resolves names, so that
 * names which never answer hold up nobody. The resolver is new for each question, so that it follows the system's settings and each
 * question leaves by a port of its own. `ask` rejects with Node's codes of DNS (`ENOTFOUND`, `ENODATA`, `ETIMEOUT`, `ESERVFAIL` ...).
 */
export async function queryDns<T>(ask: (dns: DnsResolver) => Promise<T>): Promise<T> {
  const dns = new DnsResolver({ timeout: ANSWER_LIMIT_MS, tries: 1 });
  if (env.DNS_SERVERS.length > 0) dns.setServers(env.DNS_SERVERS);
  return ask(dns);
}

/** Every address of a name that a stranger gave, IPv4 first. One of the two families is enough. */
export const resolveByDns: Resolver = (hostname) =>
  queryDns(async (dns) => {
    const [v4, v6] = await Promise.allSettled([dns.resolve4(hostname), dns.resolve6(hostname)]);
    const found: Resolved[] = [
      ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 as const })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 as const })) : []),
    ];
    if (found.length === 0 && v4.status === 'rejected' && v6.status === 'rejected') throw isEmpty(v4.reason) ? v6.reason : v4.reason;
    return found;
  });

/** A name that exists without addresses of this family. */
const isEmpty = (reason: unknown): boolean => reason instanceof Error && 'code' in reason && reason.code === 'ENODATA';

/** Every address of a name that the operator gave (FETCH_ALLOW): as this machine knows it, by its hosts file too. */
export const resolveAsSystem: Resolver = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
