import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../src/server/address.ts';

const read = (url: string, host: readonly string[] = ['example.org']) =>
  readAddress({ url, headersDistinct: { host } } as unknown as IncomingMessage);

describe('an address', () => {
  it.each([
    ['/', '/', []],
    ['/fuel', '/fuel', ['fuel']],
    ['/fuel/', '/fuel/', ['fuel']],
    ['/fuel/city/new%20delhi', '/fuel/city/new delhi', ['fuel', 'city', 'new delhi']],
    ['/place/%E0%A4%A6%E0%A4%BF', '/place/दि', ['place', 'दि']],
    ['/gst/hsn/%2566', '/gst/hsn/%66', ['gst', 'hsn', '%66']],
  ])('has one meaning: %s', (url, path, parts) => {
    expect(read(url)).toMatchObject({ path, parts, search: '' });
  });

  it.each([
    '/%66etch',
    '/fet%63h',
    '/v1/%66etch',
    '/%7Efuel',
    '/fuel%2ejson',
    '/\\fetch',
    '/%5Cfetch',
    '/fuel%2Fcities',
    '//fuel',
    '/fuel//cities',
    '/fuel//',
    '/./fuel',
    '/a/../fuel',
    '/%00',
    '/fuel%0A',
    '/%zz',
    '/%',
    '/%E0%A4',
    '/fuel cities',
    '/fü',
    '/schemes/%20pm-kisan',
    '/schemes/pm-kisan%20',
    '/schemes/%C2%A0pm-kisan',
    '/schemes/%EF%BB%BFpm-kisan%E3%80%80',
    'fuel',
    'http://example.org/fuel',
    '*',
  ])('that is spelled in another way than the one there is names nothing: %s', (url) => {
    expect(read(url)).toMatchObject({ path: undefined, parts: [] });
  });

  it('keeps its query as it was sent, and loses what stands behind a hash', () => {
    expect(read('/fuel?city=%6dumbai&a=//b#c')).toMatchObject({ path: '/fuel', search: '?city=%6dumbai&a=//b' });
    expect(read('/fuel#?city=x')).toMatchObject({ path: '/fuel', search: '' });
  });
});

describe('the Host header', () => {
  it.each(['example.org', 'example.org:4321', 'localhost', '127.0.0.1:80', '[::1]', '[2001:db8::1]:4321', 'a-b.example.'])(
    'may be %s',
    (host) => {
      expect(read('/', [host]).origin).toBe(`http://${host}`);
    },
  );

  it('may be left out, as HTTP/1.0 does', () => {
    expect(read('/', []).origin).toBe('http://localhost');
  });

  it.each([
    ['empty', ['']],
    ['two names', ['example.org', 'other.example']],
    ['with a path', ['example.org/x']],
    ['with a name and a password', ['a:b@example.org']],
    ['with a space', ['example.org x']],
    ['with a port that is none', ['example.org:99999']],
    ['a list', ['a.example,b.example']],
    ['longer than names can be', ['a'.repeat(256)]],
    ['letters beyond ASCII', ['bücher.example']],
  ])('is refused when it is %s', (_, host) => {
    expect(() => read('/', host)).toThrow('Host header');
  });
});
