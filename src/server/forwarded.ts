import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { env } from '../kernel/env.ts';

/** The header in which proxies say whom they were called by: `x-forwarded-for` or `forwarded` (RFC 7239). */
export type ProxyHeader = typeof env.PROXY_HEADER;

/**
 * Addresses that proxies say they were called from, the nearest first, as far as they can be read; what stands before an entry that cannot
 * be read is the caller's own claim. One header is read, which is the one that the proxies write: a proxy may pass the other on as its caller sent it.
 */
export function readForwarded({ headersDistinct }: IncomingMessage, header: ProxyHeader): string[] {
  const list = headersDistinct[header]?.join(',');
  if (list === undefined) return [];
  return readable(header === 'forwarded' ? elementsFromEnd(list).map(readElement) : list.split(',').reverse().map(readHop));
}

function readable(hops: readonly (string | undefined)[]): string[] {
  const end = hops.indexOf(undefined);
  return (end < 0 ? hops : hops.slice(0, end)) as string[];
}

/** The address of `1.2.3.4`, `1.2.3.4:80`, `::1`, `[::1]` or `[::1]:80`; undefined for anything else. */
export function readHop(hop: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop.trim()) ?? [];
  const address = (bracketed ?? withPort ?? hop.trim()).replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** Elements of the list, the last first. Quotes are paired from the end too, so that one which the caller left open reaches nothing after it. */
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

/** The address of an element's `for`, which is one and in quotes where it has a colon. */
function readElement(element: string): string | undefined {
  const given = element.split(';').filter((pair) => /^\s*for=/i.test(pair));
  const pair = given.length === 1 ? (given[0] as string) : '';
  return readHop(
    pair
      .slice(pair.indexOf('=') + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1'),
  );
}
