import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { env } from '../lib/env.ts';

/** A list of addresses and networks (CIDR). */
export function listAddresses(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(address, Number(bits), family);
    else list.addAddress(address, family);
  }
  return list;
}

const trustedProxies = listAddresses(env.TRUSTED_PROXIES);

/**
 * Who calls: the socket's peer, or what trusted proxies say of theirs, read from the nearest on. What stands before an entry that cannot be
 * read is the caller's own claim, and not looked at. IPv6 counts by /64, of which one caller has all.
 */
export function callerAddress(request: IncomingMessage, trusted = trustedProxies): string {
  const claims = (request.headersDistinct['x-forwarded-for'] ?? []).join(',').split(',');
  let caller = readHop(request.socket.remoteAddress ?? '');
  while (caller && claims.length > 0 && trusted.check(caller, isIP(caller) === 6 ? 'ipv6' : 'ipv4')) {
    const next = readHop(claims.pop() ?? '');
    if (!next) break;
    caller = next;
  }
  return caller ? networkOf(caller) : 'unknown';
}

/** The address of `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]` or `[::1]:80`; undefined for anything else. */
function readHop(hop: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop.trim()) ?? [];
  const address = (bracketed ?? withPort ?? hop.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

function networkOf(address: string): string {
  if (isIP(address) === 4) return address;
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const all = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}
