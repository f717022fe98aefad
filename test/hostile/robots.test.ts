import { describe, expect, it } from 'vitest';
import { createRules, parseRobots } from '../../src/html/robots.ts';
import { addressesIn } from '../../src/html/sitemap.ts';
import { cpuBoundOf, cpuTimeOf } from '../support/cpu-time.ts';

// Issue 13.5, 13.6: a robots.txt or a sitemap that a stranger wrote costs time and memory in proportion to its length.

const robots = (text: string) => createRules(parseRobots(text, 'jaankari'));
/** As long as the ones that harm. */
const ordinaryRobots = () => robots('user-agent: *\ndisallow: /search\nallow: /search/about\n\n'.repeat(7_000));
const at = (path: string) => `https://example.org${path}`;

describe('robots.txt', () => {
  it.each([
    ['the longest pattern decides', 'user-agent: *\ndisallow: /a\nallow: /a/b', { '/a': false, '/a/b/c': true, '/z': true }],
    ['the longest pattern decides, of those that forbid too', 'user-agent: *\nallow: /a\ndisallow: /a/b', { '/a': true, '/a/b': false }],
    ['of two as long, the one that allows', 'user-agent: *\ndisallow: /a\nallow: /a', { '/a': true }],
    ['our own group stands for itself', 'user-agent: *\ndisallow: /\n\nuser-agent: Jaankari/2.0\ndisallow: /x', { '/': true, '/x': false }],
    [
      'groups of one name are one',
      'user-agent: *\ndisallow: /a\nuser-agent: b\ndisallow: /\nuser-agent: *\ndisallow: /c',
      { '/a': false, '/c': false, '/d': true },
    ],
    [
      'agents in a row share their rules',
      'user-agent: b\nuser-agent: JAANKARI\r\ndisallow: /a # not this\r\n',
      { '/a': false, '/b': true },
    ],
    [
      'wildcards and the end',
      'user-agent: *\ndisallow: /*.pdf$\ndisallow: /p*q*r',
      { '/x/a.pdf': false, '/a.pdf?x': true, '/pqr': false, '/prq': true },
    ],
    ['a wildcard does not count letters twice', 'user-agent: *\ndisallow: /ab*ba$', { '/aba': true, '/abba': false }],
    [
      'letters by their escapes',
      'user-agent: *\ndisallow: /दर\ndisallow: /%7e\ndisallow: /%62%61%7A\ndisallow: /a%2fb',
      { '/%E0%A4%A6%E0%A4%B0': false, '/दर': false, '/%7Ex': false, '/~x': false, '/baz': false, '/a%2Fb': false, '/a/b': true },
    ],
    ['a byte order mark before the first line', '\uFEFFuser-agent: *\ndisallow: /a', { '/a': false, '/b': true }],
    ['a part of such a mark', '\uFFFDuser-agent: *\ndisallow: /a', { '/a': false }],
    ['such a mark further down makes no rule', 'user-agent: *\n\uFEFFallow: /a\ndisallow: /', { '/a': false }],
    [
      'line ends of all three kinds',
      'user-agent: *\rdisallow: /a\r\n\n\rdisallow: /b\n\rdisallow: /c',
      { '/a': false, '/b': false, '/c': false },
    ],
    ['an empty pattern says nothing', 'user-agent: *\ndisallow:', { '/': true }],
  ] as [string, string, Record<string, boolean>][])('%s', (_, text, paths) => {
    const { allows } = robots(text);
    expect(Object.fromEntries(Object.keys(paths).map((path) => [path, allows(at(path))]))).toEqual(paths);
  });

  it.each(
    Object.entries({
      'agents and then rules': `${'user-agent:*\n'.repeat(15_000)}${'allow:/\n'.repeat(28_000)}`,
      'agents and rules by turns': 'user-agent:*\ndisallow:/a\n'.repeat(20_000),
      'wildcards that almost match': `user-agent:*\n${`disallow:/${'*a'.repeat(9)}*b$\n`.repeat(15_000)}`,
      'long patterns that almost match': `user-agent:*\n${`disallow:/*${'a'.repeat(490)}b\n`.repeat(1_000)}`,
      'patterns that turn their reader back': `user-agent:*\n${`disallow:/*b${'a'.repeat(490)}\n`.repeat(1_000)}`,
      spaces: `user-agent:*\ndisallow:${' '.repeat(500_000)}x`,
      comments: '#'.repeat(500_000),
      'line ends': '\r\n'.repeat(250_000),
      colons: ':'.repeat(500_000),
      sitemaps: 'sitemap:https://example.org/s.xml\n'.repeat(14_000),
    }),
  )('of 400 KB and more is read and asked within bounds: %s', (_, text) => {
    let read = robots('');
    const took = cpuTimeOf(() => {
      read = robots(text);
      read.allows(at(`/${'a'.repeat(1_990)}`));
    });
    expect(took).toBeLessThan(cpuBoundOf(250, ordinaryRobots));
    const { sitemaps, bytes } = read;
    expect(sitemaps.length).toBeLessThanOrEqual(10);
    expect(bytes).toBeLessThan(2_000_000);
  });
});

/** Of 5 MB too. */
const ordinarySitemap = '<url><loc>https://a.example/page</loc><lastmod>2026-01-01</lastmod></url>\n'.repeat(67_000);

describe('a sitemap', () => {
  it('gives what stands in its elements', () => {
    const text = '<LOC> <![CDATA[ https://a.example/?x=1&y ]]></LOC><loc>\nhttps://b.example/?p&amp;q\n</loc><loc></loc>';
    expect(addressesIn(text, 9)).toEqual(['https://a.example/?x=1&y', 'https://b.example/?p&q']);
  });

  it.each(
    Object.entries({
      'spaces after an element': `<loc>${' '.repeat(5_000_000)}`,
      'spaces after each of many': `<loc>${' '.repeat(5_000)}`.repeat(1_000),
      'elements alone': '<loc>'.repeat(1_000_000),
      'elements with an address': '<loc>https://a.example/</loc>'.repeat(170_000),
      openings: '<'.repeat(5_000_000),
    }),
  )('of 5 MB is read within bounds: %s', (_, text) => {
    let found: string[] = [];
    const took = cpuTimeOf(() => {
      found = addressesIn(text, 5_000);
    });
    expect(found.length).toBeLessThanOrEqual(5_000);
    expect(took).toBeLessThan(cpuBoundOf(500, () => addressesIn(ordinarySitemap, 50_000)));
  });
});
