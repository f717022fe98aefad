import { queryDns } from '../../net/names.ts';
import { type Address, parseGroups } from './address.ts';
import { type DatabaseAnswer, queryDatabase } from './databases.ts';
import { findRange, isPrivate, type SpecialRange } from './ranges.ts';

/** All that is known of an address. */
export interface LookUpResult {
  address: Address;
  range: SpecialRange | undefined;
  private: boolean;
  /** Undefined where there is no such database. */
  country: DatabaseAnswer | undefined;
  asn: DatabaseAnswer | undefined;
  city: DatabaseAnswer | undefined;
  /** Null for none; undefined where DNS did not answer. */
  reverse: string | null | undefined;
}

/** Looks an address up in what stands on this machine; only DNS is asked, and only where `reverse` says so and the address is public. */
export async function lookUp(address: Address, { reverse }: { reverse: boolean }): Promise<LookUpResult> {
  const range = findRange(address.text, address.version);
  const within = address.embedded;
  // Databases know the address that an embedding stands for.
  const [asked, version] = within ? [within, 4 as const] : [address.text, address.version];
  const special = within ? findRange(within, 4) : range;
  const isPublic = special === undefined || special.global;
  const [country, asn, city, name] = await Promise.all([
    queryDatabase('country', asked, version),
    queryDatabase('asn', asked, version),
    queryDatabase('city', asked, version),
    reverse && isPublic ? reverseName(asked) : null,
  ]);
  const told = (one: DatabaseAnswer | undefined) => one && (isPublic ? one : { ...one, facts: undefined });
  return {
    address,
    range,
    private: isPrivate(range) || isPrivate(special),
    country: told(country),
    asn: told(asn),
    city: told(city),
    reverse: name,
  };
}

/** The first name that DNS has for an address: null where it has none, undefined where it did not answer. */
export async function reverseName(address: string): Promise<string | null | undefined> {
  try {
    return (await queryDns((dns) => dns.resolvePtr(pointerName(address))))[0] ?? null;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? null : undefined;
  }
}

/** Under which name DNS has the names of an address (RFC 1035, 3.5 and RFC 3596, 2.5). */
function pointerName(address: string): string {
  if (!address.includes(':')) return `${address.split('.').toReversed().join('.')}.in-addr.arpa`;
  const digits = parseGroups(address).flatMap((group) => [...group.toString(16).padStart(4, '0')]);
  return `${digits.toReversed().join('.')}.ip6.arpa`;
}
