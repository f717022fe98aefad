import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../src/areas/ip/address.ts';
import { findRange, isPrivate } from '../../../src/areas/ip/ranges.ts';

const kindOf = (text: string) => {
  const address = readAddress(text);
  return address && findRange(address.text, address.version)?.kind;
};

describe('special ranges', () => {
  it.each([
    ['0.0.0.0', 'unspecified'],
    ['0.1.2.3', 'this network'],
    ['10.0.0.1', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.255.255', 'private'],
    ['100.64.0.1', 'shared'],
    ['100.127.255.255', 'shared'],
    ['127.0.0.1', 'loopback'],
    ['169.254.169.254', 'link-local'],
    ['192.0.0.8', 'protocol'],
    ['192.0.0.170', 'nat64'],
    ['192.0.2.1', 'documentation'],
    ['192.88.99.1', '6to4'],
    ['198.19.0.1', 'benchmarking'],
    ['198.51.100.1', 'documentation'],
    ['203.0.113.9', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['233.252.0.1', 'documentation'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:8.8.8.8', 'ipv4-mapped'],
    ['64:ff9b::808:808', 'nat64'],
    ['100::1', 'discard'],
    ['2001::1', 'teredo'],
    ['2001:2::1', 'benchmarking'],
    ['2001:10::1', 'orchid'],
    ['2001:20::1', 'orchid'],
    ['2001:db8::1', 'documentation'],
    ['2002:808:808::1', '6to4'],
    ['3fff::1', 'documentation'],
    ['5f00::1', 'segment routing'],
    ['fd12:3456::1', 'private'],
    ['fe80::1%eth0', 'link-local'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['4000::1', 'not allocated'],
  ])('%s is %s', (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '9.255.255.255',
    '11.0.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '223.255.255.255',
    '2400::1',
    '3ffe::1',
  ])('%s is none', (address) => {
    expect(kindOf(address)).toBeUndefined();
  });

  it.each([
    ['10.0.0.1', true],
    ['fd00::1', true],
    ['127.0.0.1', true],
    ['100.64.0.1', true],
    ['192.0.2.1', false],
    ['8.8.8.8', false],
  ])('%s is private: %s', (address, expected) => {
    expect(isPrivate(findRange(address, address.includes(':') ? 6 : 4))).toBe(expected);
  });
});

describe('an address', () => {
  it.each([
    ['[2405:0200:0000::0001]', '2405:200::1', null],
    [' 8.8.8.8 ', '8.8.8.8', null],
    ['2002:808:404::1', '2002:808:404::1', '8.8.4.4'],
    ['64:ff9b::8.8.8.8', '64:ff9b::808:808', '8.8.8.8'],
    // RFC 4380, 5.2: the client's 192.0.2.45 with every bit turned.
    ['2001:0000:4136:e378:8000:63bf:3fff:fdd2', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '192.0.2.45'],
  ])('reads %s', (typed, text, embedded) => {
    expect(readAddress(typed)).toMatchObject({ text, embedded });
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '08.8.8.8',
    '0x7f.1',
    '2130706433',
    ':::',
    '2405::200::1',
    'localhost',
    '8.8.8.8/24',
    'g::1',
  ])('takes %j for none', (typed) => {
    expect(readAddress(typed)).toBeUndefined();
  });
});
