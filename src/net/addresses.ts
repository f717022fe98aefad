import { isIPv4, isIPv6 } from 'node:net';
import { network } from './networks.ts';

/** A non-public range, with the words to name it to callers. */
type Range = readonly [network: string, prefix: number, rule: string];

/**
 * IANA IPv4 Special-Purpose Address Registry (iana.org/assignments/iana-ipv4-special-registry), plus multicast. Ranges inside 192.0.0.0/24
 * that the registry calls globally reachable are refused too: no web pages are served there.
 */
const IPV4_RANGES: readonly Range[] = [
  ['0.0.0.0', 8, 'an address of "this network"'],
  ['10.0.0.0', 8, 'a private address'],
  ['100.64.0.0', 10, 'a shared carrier address'],
  ['127.0.0.0', 8, 'a loopback address'],
  ['169.254.0.0', 16, 'a link-local or cloud metadata address'],
  ['172.16.0.0', 12, 'a private address'],
  ['192.0.0.0', 24, 'a protocol assignment address'],
  ['192.0.2.0', 24, 'a documentation address'],
  ['192.31.196.0', 24, 'an AS112 address'],
  ['192.52.193.0', 24, 'an AMT address'],
  ['192.88.99.0', 24, 'a 6to4 relay address'],
  ['192.168.0.0', 16, 'a private address'],
  ['192.175.48.0', 24, 'an AS112 address'],
  ['198.18.0.0', 15, 'a benchmarking address'],
  ['198.51.100.0', 24, 'a documentation address'],
  ['203.0.113.0', 24, 'a documentation address'],
  ['224.0.0.0', 4, 'a multicast address'],
  ['240.0.0.0', 4, 'a reserved or broadcast address'],
];

/** Exceptions within 2000::/3, the only public part of IPv6 (IANA IPv6 Special-Purpose Address Registry). */
const IPV6_RANGES: readonly Range[] = [
  ['2001::', 23, 'a protocol assignment address'],
  ['2001:db8::', 32, 'a documentation address'],
  ['2002::', 16, 'a 6to4 address'],
  ['2620:4f:8000::', 48, 'an AS112 address'],
  ['3fff::', 20, 'a documentation address'],
];

/** Everything outside 2000::/3 is refused; these only name the rule. */
const IPV6_OUTSIDE: readonly Range[] = [
  ['::1', 128, 'a loopback address'],
  ['::', 128, 'the unspecified address'],
  ['::ffff:0:0', 96, 'an IPv4 address written as IPv6'],
  ['64:ff9b::', 96, 'a NAT64 address'],
  ['64:ff9b:1::', 48, 'a NAT64 address'],
  ['100::', 64, 'a discard-only address'],
  ['5f00::', 16, 'a segment routing address'],
  ['fc00::', 7, 'a private address'],
  ['fe80::', 10, 'a link-local address'],
  ['fec0::', 10, 'a site-local address'],
  ['ff00::', 8, 'a multicast address'],
];

const toNetwork = ([base, prefix, rule]: Range) => ({ rule, has: network(`${base}/${prefix}`).has });

const v4 = IPV4_RANGES.map(toNetwork);
const v6 = IPV6_RANGES.map(toNetwork);
const v6Outside = IPV6_OUTSIDE.map(toNetwork);
const v6Public = network('2000::/3');

/** Why an IP address is not public, in words ("a loopback address"), or null if it is. Anything that is not an IP address is refused. */
export function whyNotPublic(address: string): string | null {
  if (isIPv4(address)) return v4.find(({ has }) => has(address))?.rule ?? null;
  // a zone id marks an address on one of this machine's own links
  if (!isIPv6(address) || address.includes('%')) return 'not an address of the public internet';
  if (!v6Public.has(address)) return v6Outside.find(({ has }) => has(address))?.rule ?? 'an address outside the public IPv6 range';
  return v6.find(({ has }) => has(address))?.rule ?? null;
}
