import { network } from '../../net/networks.ts';
import ranges from './ranges.json' with { type: 'json' };

export interface SpecialRange {
  network: string;
  /** What it is for: `private`, `loopback`. */
  kind: string;
  name: string;
  /** Where it is laid down. */
  source: string;
  /** Can what stands there be reached from the whole internet? */
  global: boolean;
}

/**
 * IANA's special-purpose address registries of IPv4 and IPv6, and multicast and reserved space. Within a family the narrower stands before the
 * wider that holds it.
 */
export const SPECIAL_RANGES: readonly SpecialRange[] = ranges;

const LISTS = SPECIAL_RANGES.map((special) => ({ special, ...network(special.network) }));

/** Global unicast, the only part of IPv6 from which addresses are given out (RFC 4291). */
const GLOBAL_UNICAST = network('2000::/3');
const NOT_ALLOCATED: SpecialRange = {
  network: '::/0',
  kind: 'not allocated',
  name: 'Outside the space that is given out',
  source: 'RFC 4291',
  global: false,
};

/** The special range an address lies in; undefined for an ordinary address of the internet. */
export function findRange(address: string, version: 4 | 6): SpecialRange | undefined {
  const found = LISTS.find((one) => one.version === version && one.has(address))?.special;
  return found || version === 4 || GLOBAL_UNICAST.has(address) ? found : NOT_ALLOCATED;
}

const PRIVATE: readonly string[] = ['private', 'loopback', 'link-local', 'shared', 'site-local'];

/** Is it an address of somebody's own network or machine? */
export const isPrivate = (special: SpecialRange | undefined): boolean => special !== undefined && PRIVATE.includes(special.kind);
