import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { env } from '../kernel/env.ts';
import { readForwarded, readHop } from './forwarded.ts';

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

/** As whom a caller is counted: its address; IPv6 by /64, of which one caller has all. */
export function callerAddress(request: IncomingMessage, trusted = trustedProxies, header = env.PROXY_HEADER): string {
  const address = fullAddress(request, trusted, header);
  return address ? callerNetwork(address) : 'unknown';
}

/** Who calls: the socket's peer, or what trusted proxies say of theirs, read from the nearest on. Undefined where the socket is gone. */
export function fullAddress(request: IncomingMessage, trusted = trustedProxies, header = env.PROXY_HEADER): string | undefined {
  let caller = readHop(request.socket.remoteAddress ?? '');
  if (!caller) return undefined;
  if (isTrusted(caller, trusted)) {
    for (const hop of readForwarded(request, header)) {
      caller = hop;
      if (!isTrusted(caller, trusted)) break;
    }
  }
  return caller;
}

/** Whose a socket is, counted as callers are; undefined for a trusted proxy's, which are many callers'. */
export function peerNetwork(remoteAddress: string | undefined, trusted = trustedProxies): string | undefined {
  const peer = readHop(remoteAddress ?? '');
  if (!peer) return 'unknown';
  return isTrusted(peer, trusted) ? undefined : callerNetwork(peer);
}

/** The network of 65,536 of theirs that a network of IPv6 is one of, of which one customer often has all; undefined for IPv4. */
export function widerNetwork(caller: string): string | undefined {
  return caller.endsWith('::/64') ? `${caller.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

const isTrusted = (address: string, trusted: BlockList): boolean => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

function callerNetwork(address: string): string {
  if (isIP(address) === 4) return address;
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const all = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}
