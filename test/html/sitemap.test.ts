import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sitemapIn } from '../../src/html/texts.ts';

const read = (text: string | Buffer) => sitemapIn(Buffer.from(text as string), 10);
const SITEMAP = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://e.org/a?b=1&amp;c=2</loc></url></urlset>';

describe('a sitemap', () => {
  it.each([
    ['plain', SITEMAP, ['https://e.org/a?b=1&c=2']],
    ['packed', gzipSync(SITEMAP), ['https://e.org/a?b=1&c=2']],
    ['of text', '\uFEFFhttps://e.org/a\r\nhttps://e.org/b\n\nnothing\n', ['https://e.org/a', 'https://e.org/b']],
    [
      'with a prefix, and pictures',
      '<sm:urlset xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><sm:url><sm:loc>https://e.org/a</sm:loc><image:image><image:loc>https://e.org/i.png</image:loc></image:image></sm:url></sm:urlset>',
      ['https://e.org/a'],
    ],
    ['with comments', SITEMAP.replace('<url>', '<!-- <url><loc>https://e.org/gone</loc></url> --><url>'), ['https://e.org/a?b=1&c=2']],
  ])('%s is read', async (_, text, addresses) => {
    expect(await read(text)).toEqual({ isIndex: false, addresses });
  });

  it('that lists others is known by its name, with a prefix too, and one that is damaged is empty', async () => {
    expect(
      await read(
        '<sm:sitemapindex xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9"><sm:sitemap><sm:loc>https://e.org/1.xml</sm:loc></sm:sitemap></sm:sitemapindex>',
      ),
    ).toEqual({
      isIndex: true,
      addresses: ['https://e.org/1.xml'],
    });
    expect(await read(gzipSync(SITEMAP).subarray(0, 40))).toEqual({ isIndex: false, addresses: [] });
  });
});
