import { network } from '../../net/networks.ts';

/** What a special range is for. */
export type RangeKind =
  | 'private'
  | 'loopback'
  | 'link-local'
  | 'shared'
  | 'documentation'
  | 'benchmarking'
  | 'multicast'
  | 'broadcast'
  | 'this network'
  | 'unspecified'
  | 'reserved'
  | 'protocol'
  | '6to4'
  | 'teredo'
  | 'nat64'
  | 'ipv4-mapped'
  | 'discard'
  | 'as112'
  | 'amt'
  | 'orchid'
  | 'segment routing'
  | 'drone identity'
  | 'site-local'
  | 'not allocated';

export interface SpecialRange {
  network: string;
  kind: RangeKind;
  name: string;
  /** Where it is laid down. */
  source: string;
  /** Can what stands there be reached from the whole internet? */
  global: boolean;
}

const range = (cidr: string, kind: RangeKind, name: string, source: string, global = false): SpecialRange => ({
  network: cidr,
  kind,
  name,
  source,
  global,
});

/**
 * IANA's special-purpose address registries of IPv4 and IPv6, and multicast and reserved space. Within a family the narrower stands before the
 * wider that holds it.
 */
export const SPECIAL_RANGES: readonly SpecialRange[] = [
  range('0.0.0.0/32', 'unspecified', 'This host on this network', 'RFC 1122'),
  range('0.0.0.0/8', 'this network', 'This network', 'RFC 791'),
  range('10.0.0.0/8', 'private', 'Private use', 'RFC 1918'),
  range('100.64.0.0/10', 'shared', 'Shared address space of carriers (CGNAT)', 'RFC 6598'),
  range('127.0.0.0/8', 'loopback', 'Loopback', 'RFC 1122'),
  range('169.254.0.0/16', 'link-local', 'Link local', 'RFC 3927'),
  range('172.16.0.0/12', 'private', 'Private use', 'RFC 1918'),
  range('192.0.0.0/29', 'protocol', 'IPv4 service continuity prefix', 'RFC 7335'),
  range('192.0.0.8/32', 'protocol', 'IPv4 dummy address', 'RFC 7600'),
  range('192.0.0.9/32', 'protocol', 'Port Control Protocol anycast', 'RFC 7723', true),
  range('192.0.0.10/32', 'protocol', 'Traversal using relays around NAT anycast', 'RFC 8155', true),
  range('192.0.0.170/31', 'nat64', 'NAT64/DNS64 discovery', 'RFC 8880'),
  range('192.0.0.0/24', 'protocol', 'IETF protocol assignments', 'RFC 6890'),
  range('192.0.2.0/24', 'documentation', 'Documentation (TEST-NET-1)', 'RFC 5737'),
  range('192.31.196.0/24', 'as112', 'AS112-v4', 'RFC 7535', true),
  range('192.52.193.0/24', 'amt', 'AMT', 'RFC 7450', true),
  range('192.88.99.0/24', '6to4', '6to4 relay anycast, no longer used', 'RFC 7526'),
  range('192.168.0.0/16', 'private', 'Private use', 'RFC 1918'),
  range('192.175.48.0/24', 'as112', 'Direct delegation AS112 service', 'RFC 7534', true),
  range('198.18.0.0/15', 'benchmarking', 'Benchmarking', 'RFC 2544'),
  range('198.51.100.0/24', 'documentation', 'Documentation (TEST-NET-2)', 'RFC 5737'),
  range('203.0.113.0/24', 'documentation', 'Documentation (TEST-NET-3)', 'RFC 5737'),
  range('233.252.0.0/24', 'documentation', 'Documentation of multicast (MCAST-TEST-NET)', 'RFC 6676'),
  range('224.0.0.0/4', 'multicast', 'Multicast', 'RFC 5771'),
  range('255.255.255.255/32', 'broadcast', 'Limited broadcast', 'RFC 8190'),
  range('240.0.0.0/4', 'reserved', 'Reserved', 'RFC 1112'),
  range('::/128', 'unspecified', 'Unspecified address', 'RFC 4291'),
  range('::1/128', 'loopback', 'Loopback address', 'RFC 4291'),
  range('::ffff:0:0/96', 'ipv4-mapped', 'IPv4-mapped address', 'RFC 4291'),
  range('64:ff9b::/96', 'nat64', 'IPv4-IPv6 translation', 'RFC 6052', true),
  range('64:ff9b:1::/48', 'nat64', 'IPv4-IPv6 translation for local use', 'RFC 8215'),
  range('100::/64', 'discard', 'Discard only', 'RFC 6666'),
  range('100:0:0:1::/64', 'protocol', 'Dummy IPv6 prefix', 'RFC 9780'),
  range('2001::/32', 'teredo', 'Teredo', 'RFC 4380'),
  range('2001:1::1/128', 'protocol', 'Port Control Protocol anycast', 'RFC 7723', true),
  range('2001:1::2/128', 'protocol', 'Traversal using relays around NAT anycast', 'RFC 8155', true),
  range('2001:1::3/128', 'protocol', 'DNS-SD service registration anycast', 'RFC 9665', true),
  range('2001:2::/48', 'benchmarking', 'Benchmarking', 'RFC 5180'),
  range('2001:3::/32', 'amt', 'AMT', 'RFC 7450', true),
  range('2001:4:112::/48', 'as112', 'AS112-v6', 'RFC 7535', true),
  range('2001:10::/28', 'orchid', 'ORCHID, no longer used', 'RFC 4843'),
  range('2001:20::/28', 'orchid', 'ORCHIDv2', 'RFC 7343', true),
  range('2001:30::/28', 'drone identity', 'Drone remote identification', 'RFC 9374', true),
  range('2001::/23', 'protocol', 'IETF protocol assignments', 'RFC 2928'),
  range('2001:db8::/32', 'documentation', 'Documentation', 'RFC 3849'),
  range('2002::/16', '6to4', '6to4', 'RFC 3056'),
  range('2620:4f:8000::/48', 'as112', 'Direct delegation AS112 service', 'RFC 7534', true),
  range('3fff::/20', 'documentation', 'Documentation', 'RFC 9637'),
  range('5f00::/16', 'segment routing', 'Segment routing identifiers (SRv6)', 'RFC 9602'),
  range('fc00::/7', 'private', 'Unique local', 'RFC 4193'),
  range('fe80::/10', 'link-local', 'Link local unicast', 'RFC 4291'),
  range('fec0::/10', 'site-local', 'Site local, no longer used', 'RFC 3879'),
  range('ff00::/8', 'multicast', 'Multicast', 'RFC 4291'),
];

const LISTS = SPECIAL_RANGES.map((special) => ({ special, ...network(special.network) }));

/** Global unicast, the only part of IPv6 from which addresses are given out (RFC 4291). */
const GLOBAL_UNICAST = network('2000::/3');
const NOT_ALLOCATED = range('::/0', 'not allocated', 'Outside the space that is given out', 'RFC 4291');

/** The special range an address lies in; undefined for an ordinary address of the internet. */
export function findRange(address: string, version: 4 | 6): SpecialRange | undefined {
  const found = LISTS.find((one) => one.version === version && one.has(address))?.special;
  return found || version === 4 || GLOBAL_UNICAST.has(address) ? found : NOT_ALLOCATED;
}

const PRIVATE: readonly RangeKind[] = ['private', 'loopback', 'link-local', 'shared', 'site-local'];

/** Is it an address of somebody's own network or machine? */
export const isPrivate = (special: SpecialRange | undefined): boolean => special !== undefined && PRIVATE.includes(special.kind);
