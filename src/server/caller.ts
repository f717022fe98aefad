import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { env } from '../kernel/env.ts';

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

/** The network by which a caller is counted: its address, or for IPv6 its /64, which belongs to one caller. */
export function callerAddress(request: IncomingMessage, trusted = trustedProxies, header = env.PROXY_HEADER): string {
  const address = fullAddress(request, trusted, header);
  return address ? callerNetwork(address) : 'unknown';
}

/** The caller's address: the socket's peer, or what trusted proxies report, read from the nearest on. Undefined if the socket has gone. */
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

/** The caller that a socket counts for; undefined for a trusted proxy, which carries many callers. */
export function peerNetwork(remoteAddress: string | undefined, trusted = trustedProxies): string | undefined {
  const peer = readHop(remoteAddress ?? '');
  if (!peer) return 'unknown';
  return isTrusted(peer, trusted) ? undefined : callerNetwork(peer);
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

/** The header in which proxies report their caller: `x-forwarded-for` or `forwarded` (RFC 7239). */
export type ProxyHeader = typeof env.PROXY_HEADER;

/**
 * Addresses reported by proxies, nearest first, up to the first entry that does not parse; beyond it is only the caller's own claim. Only the
 * header that the proxies write is read, since a proxy may forward the other one unchanged.
 */
function readForwarded({ headersDistinct }: IncomingMessage, header: ProxyHeader): string[] {
  const list = headersDistinct[header]?.join(',');
  if (list === undefined) return [];
  return readable(header === 'forwarded' ? elementsFromEnd(list).map(readElement) : list.split(',').reverse().map(readHop));
}

function readable(hops: readonly (string | undefined)[]): string[] {
  const end = hops.indexOf(undefined);
  return (end < 0 ? hops : hops.slice(0, end)) as string[];
}

/** The address of `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]` or `[::1]:80`; undefined for anything else. */
function readHop(hop: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop.trim()) ?? [];
  const address = (bracketed ?? withPort ?? hop.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** Elements of the list, last first. Quotes are paired from the end too, so that one left open by the caller affects nothing after it. */
function elementsFromEnd(list: string): string[] {
  const elements: string[] = [];
  let quoted = false;
  let end = list.length;
  for (let at = list.length - 1; at >= 0; at--) {
    if (list[at] === '"') quoted = !quoted;
    if (list[at] !== ',' || quoted) continue;
    elements.push(list.slice(at + 1, end));
    end = at;
  }
  return [...elements, list.slice(0, end)];
}

/** The address of an element's only `for`, quoted if it has a colon. */
function readElement(element: string): string | undefined {
  const hops = element.split(';').filter((pair) => /^\s*for=/i.test(pair));
  const pair = hops.length === 1 ? (hops[0] as string) : '';
  return readHop(
    pair
      .slice(pair.indexOf('=') + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1'),
  );
}
