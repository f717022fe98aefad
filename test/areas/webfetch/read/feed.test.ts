import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../../../../src/areas/webfetch/read/options.ts';
import { readReply } from '../../../../src/areas/webfetch/read/read.ts';

const read = (xml: string, contentType = 'application/xml', options = {}) =>
  readReply({ bytes: Buffer.from(xml), contentType, url: 'https://example.org/feed' }, { ...DEFAULT_OPTIONS, ...options });

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>Wells &amp; water</title><link>https://example.org/</link><description>News</description><language>en</language>
<item><title>A &lt;b&gt;new&lt;/b&gt; well</title><link>/one</link><pubDate>Mon, 01 Jun 2026 09:00:00 GMT</pubDate><description><![CDATA[<p>It is <em>deep</em>.</p>]]></description></item>
<item><title>A rope</title><link>https://example.org/two</link></item></channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="hi"><title>Wells</title><subtitle>News</subtitle>
<entry><title>A well</title><link rel="self" href="/self"/><link href="https://example.org/a"/><updated>2026-06-01T09:00:00Z</updated><summary>Deep.</summary></entry></feed>`;

describe('a feed', () => {
  it('of RSS is read as a list of its entries', () => {
    expect(read(RSS, 'application/rss+xml')).toMatchObject({
      title: 'Wells & water',
      description: 'News',
      lang: 'en',
      content: '- [A new well](https://example.org/one) 2026-06-01\n\n  It is deep.\n- [A rope](https://example.org/two)',
    });
  });

  it('of Atom too, with the address of the page of each', () => {
    const { title, lang, content, links } = read(ATOM, 'text/xml', { links: true });
    expect({ title, lang }).toEqual({ title: 'Wells', lang: 'hi' });
    expect(content).toBe('- [A well](https://example.org/a) 2026-06-01\n\n  Deep.');
    expect(links).toEqual([{ url: 'https://example.org/a', text: 'A well' }]);
  });

  it('is not seen in other XML or in a text that speaks of one, and a broken one is read as far as it goes', () => {
    expect(read('<note><title>x</title></note>').content).toContain('<note>');
    expect(read('A feed begins with <rss>', 'text/plain').content).toBe('A feed begins with <rss>');
    expect(read(RSS.slice(0, 400)).content).toContain('A new well');
    expect(read('<rss>').content).toBe('');
  });
});
