import { describe, expect, it } from 'vitest';
import { whyNotPublic } from '../../src/net/addresses.ts';
import { REFUSED_ADDRESSES } from './refused.ts';

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.1',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.0.3.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '2001:200::1',
  '2400:cb00::1',
  '2606:4700:4700::1111',
  '2a00:1450:4001::8a',
  '3ffe::1',
];

describe('addresses', () => {
  it.each(REFUSED_ADDRESSES)('refuses %s (%s)', (address) => {
    expect(whyNotPublic(address)).toEqual(expect.any(String));
  });

  it.each(PUBLIC)('lets %s through, which lies beside a refused range or in none', (address) => {
    expect(whyNotPublic(address)).toBeNull();
  });

  it.each(['', 'localhost', '1.2.3', '1.2.3.4.5', 'fe80::1%eth0', '2606:4700::1111%1', '[::1]'])(
    'refuses %j, which is no plain IP address',
    (text) => {
      expect(whyNotPublic(text)).toEqual(expect.any(String));
    },
  );
});
