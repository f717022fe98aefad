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

describe('an entry of a feed', () => {
  const channel = (items: string, attributes = '') =>
    read(
      `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" ${attributes}><channel><title>Rain</title><link>https://pod.example.in/</link>${items}</channel></rss>`,
    ).content;

  it('has its sound or film as a link', () => {
    expect(channel('<item><title>One</title><enclosure url="https://cdn.example.in/1.mp3" type="audio/mpeg"/></item>')).toBe(
      '- One\n\n  [Audio](https://cdn.example.in/1.mp3)',
    );
  });

  it('has the text that stands with its film', () => {
    const film = '<media:group><media:title>Digging</media:title><media:description>Forty families dig.</media:description></media:group>';
    expect(channel(`<item><title>Digging</title>${film}</item>`, 'xmlns:media="http://search.yahoo.com/mrss/"')).toBe(
      '- Digging\n\n  Forty families dig.',
    );
  });

  it('is linked by its guid where that is an address', () => {
    const guid = (attributes: string, value: string) => `<item><title>One</title><guid ${attributes}>${value}</guid></item>`;
    expect(channel(guid('isPermaLink="true"', 'https://pod.example.in/1'))).toBe('- [One](https://pod.example.in/1)');
    expect(channel(guid('', 'https://pod.example.in/2'))).toBe('- [One](https://pod.example.in/2)');
    expect(channel(guid('isPermaLink="false"', 'https://pod.example.in/3'))).toBe('- One');
    expect(channel(guid('', 'tag:4'))).toBe('- One');
  });

  it('has its full text with its links, and nothing that runs', () => {
    const text =
      '<content:encoded><![CDATA[<p>Full <a href="/rel">link</a><script>x()</script> <b>text</b>.</p><ul><li>a</li></ul>]]></content:encoded>';
    expect(channel(`<item><title>One</title><description>Short</description>${text}</item>`)).toBe(
      '- One\n\n  Full [link](https://pod.example.in/rel) **text**.\n\n  - a',
    );
  });

  it('has links by xml:base', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://e.org/blog/"><title>T</title><entry xml:base="2026/"><title>One</title><link href="a"/></entry></feed>`;
    expect(read(atom).content).toBe('- [One](https://e.org/blog/2026/a)');
  });

  it('is not left with entities that were escaped twice', () => {
    expect(
      channel('<item><title>Rain &amp;amp; hail &amp;#8377;5</title><description>&lt;p&gt;A &amp;amp; b&lt;/p&gt;</description></item>'),
    ).toBe('- Rain & hail ₹5\n\n  A & b');
  });

  it.each([
    ['Thu, 26 Nov 2026 00:30:00 +0530', '2026-11-26'],
    ['Wed, 25 Nov 2026 23:30:00 -0800', '2026-11-25'],
    ['2026-11-26T00:30:00+05:30', '2026-11-26'],
  ])('has the day in its own zone: %s', (time, day) => {
    expect(channel(`<item><title>One</title><pubDate>${time}</pubDate></item>`)).toBe(`- One ${day}`);
  });
});

describe('a feed as machines write it', () => {
  it('keeps raised, lowered and struck numbers apart in its title and summary', () => {
    const text = 'It holds 10<sup>6</sup> litres of H<sub>2</sub>O for <del>₹5</del>₹6.';
    const told = 'It holds 10⁶ litres of H₂O for ₹5 ₹6.';
    const item = `<item><title>${text.replaceAll('<', '&lt;')}</title><link>/a</link><description><![CDATA[${text}]]></description></item>`;
    expect(read(`<rss version="2.0"><channel><title>W</title>${item}</channel></rss>`).content).toBe(
      `- [${told}](https://example.org/a)\n\n  ${told}`,
    );
  });

  it('keeps the cells of a table and the entries of a list in a description', () => {
    const html =
      '<p>Rates</p><table><tr><th>Term</th><th>Rate</th></tr><tr><td></td><td>7</td></tr></table><ul><li>one</li><li>two</li></ul>';
    const item = `<item><title>A</title><description>${html.replaceAll('<', '&lt;')}</description></item>`;
    expect(read(`<rss><channel><title>T</title>${item}</channel></rss>`).content).toBe(
      '- A\n\n  Rates\n\n  | Term | Rate |\n  | --- | --- |\n  |  | 7 |\n\n  - one\n  - two',
    );
  });

  it('is read where each of its elements has a prefix', () => {
    const { title, content } = read(
      '<?xml version="1.0"?><a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:base="https://a.example/"><a:title type="html">Notes &amp;amp; such</a:title><a:entry><a:title>One</a:title><a:link rel="enclosure" href="/one.pdf"/><a:link rel="alternate" href="one.html?a=1&amp;b=2"/><a:updated>2026-11-26T00:15:00+05:30</a:updated><a:content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Rain of 10<sup>3</sup> mm.</p></div></a:content></a:entry></a:feed>',
      'application/atom+xml',
    );
    expect([title, content]).toEqual([
      'Notes & such',
      '- [One](https://a.example/one.html?a=1&b=2) 2026-11-26\n\n  [File](https://a.example/one.pdf)\n\n  Rain of 10³ mm.',
    ]);
  });

  it('has addresses whose signs are written as entities', () => {
    const item =
      '<item><title>7</title><link>https://e.org/7?a=1&amp;b=2</link><enclosure url="https://e.org/7.mp3?x=1&amp;y=2" type="audio/mpeg"/></item>';
    expect(read(`<rss><channel><title>T</title>${item}</channel></rss>`).content).toBe(
      '- [7](https://e.org/7?a=1&b=2)\n\n  [Audio](https://e.org/7.mp3?x=1&y=2)',
    );
  });
});

describe('who wrote an entry of a feed', () => {
  const item = (author: string) => `<item><title>One</title><pubDate>Mon, 16 Nov 2026 22:00:00 +0530</pubDate>${author}</item>`;
  const rss = (author: string, channel = '') =>
    read(
      `<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Rain</title>${channel}${item(author)}</channel></rss>`,
    );
  it.each([
    ['names', '<dc:creator>Asha Rao</dc:creator><dc:creator><![CDATA[B. Iyer]]></dc:creator>', ' · Asha Rao, B. Iyer'],
    ['a name behind its address', '<author>asha@example.org (Asha Rao)</author>', ' · Asha Rao'],
    ['the maker of a sound', '<itunes:author>Asha Rao</itunes:author>', ' · Asha Rao'],
    ['nobody', '<author></author>', ''],
  ])('is told in RSS: %s', (_, author, told) => {
    expect(rss(author).content).toBe(`- One 2026-11-16${told}`);
  });

  it('is told once for the feed where all of it is theirs', () => {
    const { author, content } = rss('<author>Asha Rao</author>', '<managingEditor>a@example.org (Asha Rao)</managingEditor>');
    expect({ author, content }).toEqual({ author: 'Asha Rao', content: '- One 2026-11-16' });
  });

  it('is told in Atom by the name, without its address', () => {
    const { content } = read(
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Rain</title><author><name>The office</name></author><entry><title>One</title><author><name>Asha Rao</name><email>a@example.org</email></author></entry></feed>',
    );
    expect(content).toBe('- One · Asha Rao');
  });

  it('is told in JSON, in both of its versions', () => {
    const { content } = read(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Rain',
        items: [
          { title: 'One', authors: [{ name: 'Asha Rao' }, { name: 'B. Iyer' }] },
          { title: 'Two', author: { name: 'C. Das' } },
        ],
      }),
      'application/feed+json',
    );
    expect(content).toBe('- One · Asha Rao, B. Iyer\n- Two · C. Das');
  });
});

describe('a feed in JSON', () => {
  const feedOf = (items: unknown) =>
    read(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Rain',
        home_page_url: 'https://e.org/',
        language: 'en',
        items,
      }),
      'application/feed+json',
    );

  it('is read as the others are', () => {
    const { title, lang, content } = feedOf([
      {
        id: '1',
        url: '/1',
        title: 'One & two',
        content_html: '<p>10<sup>6</sup> <a href="/x">x</a></p><script>x</script>',
        date_published: '2026-11-25T23:00:00-05:00',
      },
      { id: 'https://e.org/2', content_text: 'a < b\n\nnext', attachments: [{ url: '/a.mp3', mime_type: 'audio/mpeg' }] },
    ]);
    expect([title, lang]).toEqual(['Rain', 'en']);
    expect(content).toBe(
      '- [One & two](https://e.org/1) 2026-11-25\n\n  10⁶ [x](https://e.org/x)\n- [https://e.org/2](https://e.org/2)\n\n  [Audio](https://e.org/a.mp3)\n\n  a < b\n\n  next',
    );
  });

  it('is read as far as it is one', () => {
    expect(feedOf([null, { id: 7, title: 'X', url: 'javascript:alert(1)', date_published: 5 }, 'x']).content).toBe('- X');
    expect(feedOf('none').content).toBe('');
  });

  it('is not seen in other JSON', () => {
    expect(read('{"version":"1","about":"https://jsonfeed.org/version/1.1"}', 'application/json').content).toContain('"about"');
  });
});
