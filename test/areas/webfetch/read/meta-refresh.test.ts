import { describe, expect, it } from 'vitest';
import { refreshTarget } from '../../../../src/areas/webfetch/read/decode/meta-refresh.ts';

const target = (html: string, type = 'text/html') => refreshTarget(Buffer.from(html), type);

describe('a page that sends its reader on at once', () => {
  it.each([
    ['<meta http-equiv="refresh" content="0; url=/next?a=1&amp;b=2">', '/next?a=1&b=2'],
    ["<META HTTP-EQUIV='Refresh' CONTENT='0;URL=https://example.org/'>", 'https://example.org/'],
    [`<meta content="0;url='/quoted'" http-equiv=refresh>`, '/quoted'],
    ['<meta http-equiv="refresh" content="0.0, /bare">', '/bare'],
  ])('is followed: %s', (html, expected) => {
    expect(target(`<html><head>${html}</head>`)).toBe(expected);
  });

  it.each([
    ['later', '<meta http-equiv="refresh" content="30; url=/next">'],
    ['to itself, without an address', '<meta http-equiv="refresh" content="0">'],
    ['in a comment', '<!-- <meta http-equiv="refresh" content="0; url=/next"> -->'],
    ['without scripts alone', '<noscript><meta http-equiv="refresh" content="0; url=/next"></noscript>'],
  ])('is not, %s', (_, html) => {
    expect(target(html)).toBeNull();
  });

  it('is none if it is no page', () => {
    expect(target('<meta http-equiv="refresh" content="0; url=/next">', 'text/plain')).toBeNull();
  });
});
