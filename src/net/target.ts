import { isIP, type LookupFunction } from 'node:net';
import { env } from '../kernel/env.ts';
import { trimEndChar } from '../text/trim-end.ts';
import { whyNotPublic } from './addresses.ts';
import { GuardError } from './guard-error.ts';

export interface Resolved {
  address: string;
  family: 4 | 6;
}

/** Resolves a name to all its addresses; rejects if there is none. */
export type Resolver = (hostname: string) => Promise<readonly Resolved[]>;

/** Ports of web pages. Others belong to other services, and probing them is not reading a page. */
const WEB_PORTS: readonly number[] = [80, 443, 8080, 8443];
/** Most addresses of a name tried per family. */
const MAX_ADDRESSES = 4;

const MAX_URL_LENGTH = 4096;

/** Parses an address as callers write it: a full URL, or a bare hostname, which gets `https://`. Throws GuardError. */
export function parseTarget(typed: string, base?: URL): URL {
  const text = typed.trim();
  if (text.length > MAX_URL_LENGTH)
    throw new GuardError('bad_url', `The URL is too long: ${text.length} characters, at most ${MAX_URL_LENGTH} are accepted.`);
  const url = base ? URL.parse(text, base) : parseWhole(text);
  if (!url) throw new GuardError('bad_url', `${quote(text)} is not a URL. Give a full address such as https://example.org/page.`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new GuardError(
      'bad_scheme',
      `Only http and https are fetched; ${base ? 'the page redirects to' : 'got'} ${quote(url.protocol)}.`,
    );
  }
  if (url.username || url.password)
    throw new GuardError('credentials', 'A URL with a user name or password is not fetched. Leave the part before @ away.');
  if (!url.hostname) throw new GuardError('bad_url', `${quote(text)} names no host.`);
  return url;
}

function parseWhole(text: string): URL | null {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return URL.parse(text);
  if (text.startsWith('//')) return URL.parse(`https:${text}`);
  // `localhost:80` and `example.org:8080/a` are hosts with a port, `mailto:a` and `javascript:0` are schemes
  if (/^[a-z][a-z0-9+-]*:(?!\d)/i.test(text)) return URL.parse(text);
  return text ? URL.parse(`https://${text}`) : null;
}

const quote = (text: string) => JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** `host:port` of a URL, as an operator writes it in FETCH_ALLOW. */
export const hostAndPort = (url: URL): string => `${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`.toLowerCase();

/**
 * The addresses that a connection to the URL may use. A literal is checked as the URL parser reads it; a name is resolved and refused if
 * any of its addresses is not public. `isAllowed`: the operator allows this host and port wherever it is. Throws GuardError, whose message
 * names the rule, not the address.
 */
export async function checkedAddresses(url: URL, resolve: Resolver, isAllowed: boolean): Promise<readonly Resolved[]> {
  if (!isAllowed) requireWebPort(url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family) {
    if (!isAllowed) refuseAddress(host, whyNotPublic(host));
    return [{ address: host, family: family === 6 ? 6 : 4 }];
  }
  const name = trimEndChar(host, '.').toLowerCase();
  if (!isAllowed && (name === 'localhost' || name.endsWith('.localhost'))) refuseAddress(name, 'a loopback name');
  const addresses = await resolveName(host, resolve);
  if (!isAllowed) for (const { address } of addresses) refuseAddress(host, whyNotPublic(address));
  const first = (family: 4 | 6) => addresses.filter((one) => one.family === family).slice(0, MAX_ADDRESSES);
  return [...first(4), ...first(6)];
}

function requireWebPort(url: URL): void {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (WEB_PORTS.includes(port) || env.FETCH_PORTS.includes(port)) return;
  const ports = [...WEB_PORTS, ...env.FETCH_PORTS].join(', ');
  throw new GuardError('refused_port', `Port ${port} is refused: pages are fetched from the ports ${ports} only.`);
}

function refuseAddress(host: string, rule: string | null): void {
  if (rule)
    throw new GuardError(
      'refused_address',
      `${quote(host)} is refused: it is or leads to ${rule}. Only hosts of the public internet are fetched.`,
    );
}

/** DNS codes for a name that does not exist or has no address. */
const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EAI_NONAME']);

async function resolveName(host: string, resolve: Resolver): Promise<readonly Resolved[]> {
  try {
    const addresses = await resolve(host);
    if (addresses.length) return addresses;
  } catch (cause) {
    const isWrong = cause instanceof Error && 'code' in cause && NO_SUCH_NAME.has(String(cause.code));
    const advice = isWrong ? 'Check the spelling of the host.' : 'Its name servers gave no answer; try again later.';
    throw new GuardError('dns', `The name ${quote(host)} could not be resolved. ${advice}`, cause);
  }
  throw new GuardError('dns', `The name ${quote(host)} has no address.`);
}

/** A lookup that returns only the checked addresses. */
export const pinned = (addresses: readonly Resolved[]): LookupFunction =>
  ((
    _hostname: string,
    options: { all?: boolean; family?: number | string },
    answer: (error: Error | null, ...results: unknown[]) => void,
  ) => {
    if (options.all) answer(null, addresses);
    else answer(null, addresses[0]?.address, addresses[0]?.family);
  }) as LookupFunction;
