import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerAddress, listAddresses } from '../../src/server/caller.ts';

// Issue 13.4: nobody chooses by a header as whom they are counted.

const trusted = listAddresses(['10.0.0.0/8', 'fd00::/8']);
const callerOf = (peer: string, ...claims: string[]) =>
  callerAddress({ socket: { remoteAddress: peer }, headersDistinct: { 'x-forwarded-for': claims } } as unknown as IncomingMessage, trusted);

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
});
