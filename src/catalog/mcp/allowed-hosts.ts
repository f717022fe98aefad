import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { env } from '../../kernel/env.ts';

const nameOf = (address: string): string => new URL(address).hostname;
/** A page cannot make a browser take an address for its own name, so a call to an address is meant for it. */
const isAddress = (name: string): boolean => /^(\[[\da-f:.]+\]|\d+(\.\d+){3})$/.test(name);

/**
 * Why a call of the protocol is refused, in words: its Host is a name that this server was not told to have (DNS rebinding), or a web page of another
 * site makes it. Undefined where it is let through: to SITE_URL, MCP_HOSTS, this machine or an address of it, by no web page or one of the same hosts.
 */
export function refuseForeign({ url, headers }: Request): string | undefined {
  const { host, hostname } = new URL(url);
  const told = [...localhostAllowedHostnames(), ...env.MCP_HOSTS, ...(env.SITE_URL ? [nameOf(env.SITE_URL)] : [])];
  const allowed = isAddress(hostname) ? [...told, hostname] : told;
  const hosted = validateHostHeader(host, allowed);
  if (!hosted.ok) return `The host ${JSON.stringify(host)} is not one that this server is told to have.`;
  const from = validateOriginHeader(headers.get('origin'), allowed);
  return from.ok ? undefined : 'Web pages of another site may not call this.';
}
