import { ipVersion } from '../../net/networks.ts';

export interface Address {
  /** IPv6 in its shortest form. */
  text: string;
  version: 4 | 6;
  /** The IPv4 address within an IPv6 one (mapped, 6to4, Teredo, NAT64); null for none. */
  embedded: string | null;
}

/** Reads an address of IPv4 or IPv6; brackets and a zone are left out. Undefined for what is none. */
export function readAddress(typed: string): Address | undefined {
  const [bare = ''] = typed
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .split('%', 1);
  const version = ipVersion(bare);
  if (version === 4) return { text: bare, version, embedded: null };
  if (version !== 6) return undefined;
  const text = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  return { text, version, embedded: embeddedIn(parseGroups(text)) };
}

/** The eight groups of an IPv6 address. */
export function parseGroups(text: string): number[] {
  const [head = '', tail] = text.split('::');
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const [first, last] = [numbers(head), numbers(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const dotted = (high = 0, low = 0): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');

function embeddedIn(groups: number[]): string | null {
  const [a, b, c, d, e, f, g, h] = groups;
  const zero = (...some: (number | undefined)[]) => some.every((group) => group === 0);
  if (zero(a, b, c, d, e) && f === 0xffff) return dotted(g, h);
  if (a === 0x64 && b === 0xff9b && zero(c, d, e, f)) return dotted(g, h);
  if (a === 0x2002) return dotted(b, c);
  // Teredo writes the client's address with every bit turned.
  if (a === 0x2001 && b === 0) return dotted((g ?? 0) ^ 0xffff, (h ?? 0) ^ 0xffff);
  return null;
}

/** Other ways to write an address: all its digits, one number, hexadecimal, and under which name DNS has its names. */
export interface AddressForms {
  /** An IPv6 address without `::`; null for IPv4. */
  full: string | null;
  number: string;
  hex: string;
  pointer: string;
}

/** An address in other forms. @example formsOf({ text: '8.8.8.8', version: 4 }).number // '134744072' */
export function formsOf({ text, version }: Pick<Address, 'text' | 'version'>): AddressForms {
  const groups = version === 4 ? text.split('.').map(Number) : parseGroups(text);
  const [bits, digits] = version === 4 ? [8n, 2] : [16n, 4];
  const number = groups.reduce((sum, group) => (sum << bits) | BigInt(group), 0n);
  const hex = groups.map((group) => group.toString(16).padStart(digits, '0'));
  return {
    full: version === 6 ? hex.join(':') : null,
    number: number.toString(),
    hex: `0x${hex.join('')}`,
    pointer: pointerName(text),
  };
}

/** Under which name DNS has the names of an address (RFC 1035, 3.5 and RFC 3596, 2.5). */
export function pointerName(address: string): string {
  if (!address.includes(':')) return `${address.split('.').toReversed().join('.')}.in-addr.arpa`;
  const digits = parseGroups(address).flatMap((group) => [...group.toString(16).padStart(4, '0')]);
  return `${digits.toReversed().join('.')}.ip6.arpa`;
}
