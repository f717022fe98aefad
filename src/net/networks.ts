import { BlockList, isIP } from 'node:net';

/** The family of an IP address, 4 or 6; undefined if it is not an address. */
export function ipVersion(address: string): 4 | 6 | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 6 ? 6 : 4;
}

/** A network (CIDR) with a test for whether it contains an address of its family. */
export function network(cidr: string): { version: 4 | 6; has(address: string): boolean } {
  const [base = '', bits = ''] = cidr.split('/');
  const version = base.includes(':') ? 6 : 4;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  list.addSubnet(base, Number(bits), family);
  return { version, has: (address) => list.check(address, family) };
}
