import type { z } from 'zod';
import { whyNotPublic } from '../../net/addresses.ts';
import { type Dns, queryDns } from '../../net/names.ts';
import type { domainAnswer } from './schema.ts';

/** Records of a name. Null is what DNS did not answer; an empty list, that there are none. */
export type DnsRecords = z.output<typeof domainAnswer>['dns'];

/** Records of one kind that are shown at most. */
const MAX_RECORDS = 50;

/**
 * Asks DNS, each kind by itself and at the same time. Name servers are those of the registrable name, mail and the rest those of the name given.
 * The resolver may know names of the operator's own network: what is not of the public internet is left out. Never throws.
 */
export async function dnsRecords(name: string, registrable: string): Promise<DnsRecords> {
  const [a, aaaa, mx, ns, txt, caa] = await Promise.all([
    listRecords((dns) => dns.resolve4(name)),
    listRecords((dns) => dns.resolve6(name)),
    listRecords((dns) => dns.resolveMx(name)),
    listRecords((dns) => dns.resolveNs(registrable)),
    listRecords((dns) => dns.resolveTxt(name)),
    listRecords((dns) => dns.resolveCaa(name)),
  ]);
  const addresses = [...(a ?? []), ...(aaaa ?? [])];
  if (addresses.length > 0 && !addresses.some(isPublic)) return { a: [], aaaa: [], mx: [], ns: toNames(ns), txt: [], caa: [] };
  return {
    a: a?.filter(isPublic).toSorted() ?? null,
    aaaa: aaaa?.filter(isPublic).toSorted() ?? null,
    mx:
      mx
        ?.map(({ priority, exchange }) => ({ priority, exchange: exchange.toLowerCase() }))
        .toSorted((one, other) => one.priority - other.priority || one.exchange.localeCompare(other.exchange)) ?? null,
    ns: toNames(ns),
    txt: txt?.map((parts) => parts.join('')).toSorted() ?? null,
    caa:
      caa?.flatMap(({ critical, ...tags }) =>
        // Newer versions of Node say the kind of the record among its tags.
        Object.entries(tags).flatMap(([tag, value]) =>
          tag !== 'type' && typeof value === 'string' ? [{ critical: critical !== 0, tag, value }] : [],
        ),
      ) ?? null,
  };
}

const isPublic = (address: string): boolean => whyNotPublic(address) === null;

const toNames = (servers: readonly string[] | null): string[] | null => servers?.map((server) => server.toLowerCase()).toSorted() ?? null;

/** Codes of Node for "no such name" and "none of this kind": answers, both. */
const NONE = ['ENOTFOUND', 'ENODATA'];

async function listRecords<T>(ask: (dns: Dns) => Promise<T[]>): Promise<T[] | null> {
  try {
    return (await queryDns(ask)).slice(0, MAX_RECORDS);
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && NONE.includes(String(cause.code)) ? [] : null;
  }
}
