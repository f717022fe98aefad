import { askDns } from '../../lib/net/names.ts';
import { groupsOf } from './address.ts';

/** The first name that DNS has for an address: null where it has none, undefined where it did not answer. */
export async function reverseName(address: string): Promise<string | null | undefined> {
  try {
    return (await askDns((dns) => dns.resolvePtr(pointerName(address))))[0] ?? null;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? null : undefined;
  }
}

/** Under which name DNS has the names of an address (RFC 1035, 3.5 and RFC 3596, 2.5). */
function pointerName(address: string): string {
  if (!address.includes(':')) return `${address.split('.').toReversed().join('.')}.in-addr.arpa`;
  const digits = groupsOf(address).flatMap((group) => [...group.toString(16).padStart(4, '0')]);
  return `${digits.toReversed().join('.')}.ip6.arpa`;
}
