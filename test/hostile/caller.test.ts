import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { widerNetwork } from '../../src/kernel/caller-network.ts';
import type { ProxyHeader } from '../../src/server/caller.ts';
import { callerAddress, listAddresses } from '../../src/server/caller.ts';
import { watchConnections } from '../../src/server/connections.ts';
import { loadLimits } from '../support/call.ts';
import { ledgerWith } from '../support/ledger.ts';

// Issue 13.4: nobody chooses by a header as whom they are counted.

const trusted = listAddresses(['10.0.0.0/8', 'fd00::/8']);
const callerBy = (peer: string, headersDistinct: Record<string, string[]>, header: ProxyHeader) =>
  callerAddress({ socket: { remoteAddress: peer }, headersDistinct } as unknown as IncomingMessage, trusted, header);
const callerOf = (peer: string, ...claims: string[]) => callerBy(peer, { 'x-forwarded-for': claims }, 'x-forwarded-for');

/** What a server sees of a socket from this address. */
const socketOf = (remoteAddress: string) => Object.assign(new Duplex({ read: () => undefined }), { remoteAddress });

describe('the caller', () => {
  it.each([
    ['a peer that is no proxy, whatever it says', '198.51.100.7', ['203.0.113.5'], '198.51.100.7'],
    ['what a proxy says', '10.0.0.1', ['203.0.113.5'], '203.0.113.5'],
    ['what the nearest proxy says, not what was said to it', '10.0.0.1', ['192.0.2.1, 203.0.113.5'], '203.0.113.5'],
    ['what the first of two proxies says', '10.0.0.1', ['192.0.2.1, 203.0.113.5, 10.0.0.2'], '203.0.113.5'],
    ['the last of several headers', '10.0.0.1', ['192.0.2.1', '203.0.113.5'], '203.0.113.5'],
    ['an entry with a port', '10.0.0.1', ['192.0.2.1, 203.0.113.5:4711'], '203.0.113.5'],
    ['an entry in brackets with a port', '10.0.0.1', ['192.0.2.1, [2001:db8:1:2:3::4]:4711'], '2001:db8:1:2::/64'],
    ['the proxy, where it says unknown', '10.0.0.1', ['192.0.2.1, unknown'], '10.0.0.1'],
    ['the proxy, where it says nothing', '10.0.0.1', [], '10.0.0.1'],
    ['the proxy, where it says what is no address', '10.0.0.1', ['192.0.2.1, 1.2.3.4.5'], '10.0.0.1'],
    ['the nearer proxy, where the farther is hidden', '10.0.0.1', ['192.0.2.1, _hidden, 10.0.0.2'], '10.0.0.2'],
    ['IPv4 in the clothes of IPv6', '::ffff:10.0.0.1', ['::ffff:203.0.113.5'], '203.0.113.5'],
    ['a network of IPv6', '2001:db8::1', [], '2001:db8:0:0::/64'],
    ['the same network by another address', '2001:db8:0:0:ffff:1:2:3', [], '2001:db8:0:0::/64'],
    ['nobody, where the socket is gone', '', ['203.0.113.5'], 'unknown'],
  ] as [string, string, string[], string][])('is %s', (_, peer, claims, expected) => {
    expect(callerOf(peer, ...claims)).toBe(expected);
  });

  it.each([
    ['a peer that is no proxy, whatever it says', '198.51.100.7', ['for=203.0.113.5'], '198.51.100.7'],
    ['what a proxy says', '10.0.0.1', ['for=203.0.113.5;proto=https;by=10.0.0.1'], '203.0.113.5'],
    ['what the nearest proxy says, not what was said to it', '10.0.0.1', ['for=192.0.2.1, For="203.0.113.5:4711"'], '203.0.113.5'],
    ['what the first of two proxies says', '10.0.0.1', ['for=192.0.2.1, for=203.0.113.5;by=10.0.0.2, for=10.0.0.2'], '203.0.113.5'],
    ['the last of several headers', '10.0.0.1', ['for=192.0.2.1', 'proto=http; for=203.0.113.5'], '203.0.113.5'],
    ['an address of IPv6 in quotes and brackets', '10.0.0.1', ['for="[2001:db8:1:2:3::4]:4711"'], '2001:db8:1:2::/64'],
    ['not swallowed by a quote that the caller left open', '10.0.0.1', ['for="192.0.2.1, for=203.0.113.5'], '203.0.113.5'],
    ['not swallowed by one that an entry with quotes would close', '10.0.0.1', ['for="192.0.2.1, for="203.0.113.5:1"'], '203.0.113.5'],
    ['the proxy, where it says unknown', '10.0.0.1', ['for=192.0.2.1, for=unknown'], '10.0.0.1'],
    ['the proxy, where it hides whom it serves', '10.0.0.1', ['for=192.0.2.1, for="_SEVKISEK"'], '10.0.0.1'],
    ['the proxy, where an entry names two', '10.0.0.1', ['for=192.0.2.1;for=203.0.113.5'], '10.0.0.1'],
    ['the proxy, where an entry names nobody', '10.0.0.1', ['for=192.0.2.1, proto=https'], '10.0.0.1'],
  ] as [string, string, string[], string][])('by Forwarded (RFC 7239) is %s', (_, peer, forwarded, expected) => {
    expect(callerBy(peer, { forwarded }, 'forwarded')).toBe(expected);
  });

  it('is told by the header that the setting names, whatever a caller sent in the other', () => {
    const headers = { 'x-forwarded-for': ['192.0.2.1'], forwarded: ['for=203.0.113.5'] };
    expect(callerBy('10.0.0.1', headers, 'x-forwarded-for')).toBe('192.0.2.1');
    expect(callerBy('10.0.0.1', headers, 'forwarded')).toBe('203.0.113.5');
    expect(callerBy('10.0.0.1', { forwarded: ['for=203.0.113.5'] }, 'x-forwarded-for')).toBe('10.0.0.1');
    expect(callerBy('10.0.0.1', { 'x-forwarded-for': ['192.0.2.1'] }, 'forwarded')).toBe('10.0.0.1');
  });

  it('has a wider network where it is one of IPv6', () => {
    expect(widerNetwork('2001:db8:0:7::/64')).toBe('2001:db8:0::/48');
    expect(widerNetwork('198.51.100.7')).toBeUndefined();
    expect(widerNetwork('unknown')).toBeUndefined();
  });
});

describe('a /48 of IPv6', () => {
  it('has the calls of ten callers, however many of its networks call', async () => {
    const { rateLimit } = await loadLimits();
    const statuses: (string | undefined)[] = [];
    for (let at = 0; at < 700; at += 1) statuses.push((await rateLimit(`2001:db8:1:${at.toString(16)}::/64`, '', true)).refusal?.code);
    expect(statuses.indexOf('rate_limited')).toBe(600);
    expect(new Set(statuses.slice(600))).toEqual(new Set(['rate_limited']));
    expect((await rateLimit('2001:db8:2:1::/64', '', true)).refusal).toBeUndefined();
    expect((await rateLimit('198.51.100.7', '', true)).refusal).toBeUndefined();
  });

  it('has the sockets of four callers', async () => {
    const server = createServer();
    watchConnections(server, {}, { book: ledgerWith({ sockets: { perCaller: 2 } }) });
    const opened = Array.from({ length: 20 }, (_, at) => socketOf(`2001:db8:1:${at.toString(16)}::1`));
    for (const socket of opened) server.emit('connection', socket);
    expect(opened.filter(({ destroyed }) => !destroyed)).toHaveLength(8);
    const other = socketOf('2001:db8:2:1::1');
    server.emit('connection', other);
    expect(other.destroyed).toBe(false);
    for (const socket of [...opened, other]) socket.destroy();
  });
});
