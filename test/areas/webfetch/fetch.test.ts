import { describe, expect, it } from 'vitest';
import { article, PROSE, siteToRead } from '../../support/site-to-read.ts';

const site = siteToRead('pages');

describe('/fetch', () => {
  it('gives every member of the contract', async () => {
    const url = site.serve(article('A well'));
    const { status, body } = await site.ask('/fetch', { url });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      url,
      final_url: url,
      status_code: 200,
      content_type: 'text/html',
      title: 'A well',
      description: 'About a well',
      format: 'markdown',
      lang: 'hi',
      site_name: 'Wells',
      image: `${site.url()}/well.jpg`,
      canonical: `${site.url()}/the-well`,
      cached: false,
      truncated: false,
    });
    expect(body.content).toContain('The well was dug');
    expect(body.content).not.toContain('Footer words');
    expect(body.chars).toBe(body.content.length);
    expect(body.words).toBeGreaterThan(200);
    expect(body.reading_time_min).toBeGreaterThanOrEqual(1);
    expect(body).not.toHaveProperty('links');
    expect(body).not.toHaveProperty('error');
  });

  it('keeps the page for every format and says so', async () => {
    const url = site.serve(article('Kept'));
    expect((await site.ask('/fetch', { url })).body.cached).toBe(false);
    for (const format of ['text', 'html', 'json', 'markdown'])
      expect((await site.ask('/fetch', { url: `${url}#part`, format })).body).toMatchObject({ cached: true, format });
    expect(site.asked()).toHaveLength(1);
  });

  it('fetches once for many who ask at the same time', async () => {
    const url = site.serve(
      (_, response) => void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(article('Shared')), 200),
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.ask('/fetch', { url })));
    expect(answers.every(({ body }) => body.title === 'Shared')).toBe(true);
    expect(site.asked()).toHaveLength(1);
  });

  it('fetches on for the others when one of those who share a fetch goes away', async () => {
    const url = site.serve(
      (_, response) => void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(article('Shared')), 300),
    );
    const leaving = new AbortController();
    const left = site.server.get(`/fetch?url=${encodeURIComponent(url)}`, { signal: leaving.signal }).catch((cause: Error) => cause.name);
    const stays = site.ask('/fetch', { url });
    setTimeout(() => leaving.abort(), 100);
    expect(await left).toBe('AbortError');
    expect((await stays).body.title).toBe('Shared');
    expect(site.asked()).toHaveLength(1);
  });

  it('gives metadata only as json, the whole page with main=0, links with links=1', async () => {
    const url = site.serve(article('Options', '<p><a href="/next#part">Next well</a> <a href="javascript:void(0)">Nothing</a></p>'));
    expect((await site.ask('/fetch', { url, format: 'json' })).body).toMatchObject({ title: 'Options', content: '', chars: 0 });
    const whole = (await site.ask('/fetch', { url, main: '0', links: '1', format: 'text' })).body;
    expect(whole.content).toContain('Footer words');
    expect(whole.links).toEqual([
      { url: `${site.url()}/about`, text: 'About' },
      { url: `${site.url()}/contact`, text: 'Contact' },
      { url: `${site.url()}/next`, text: 'Next well' },
    ]);
  });

  it('keeps headings, links, images, lists, tables and code with its language in markdown, none of its signs in text', async () => {
    const url = site.serve(
      article(
        'Rich',
        '<h2>Depth</h2><p>See <a href="/deep">the log</a>.</p><img src="/p.png" alt="A pump"><ul><li>one</li><li>two</li></ul><table><tr><th>year</th><th>m</th></tr><tr><td>1990</td><td>12</td></tr></table><pre><code class="language-js">dig(12);</code></pre>',
      ),
    );
    const markdown = (await site.ask('/fetch', { url, main: '0' })).body.content;
    for (const part of [
      '## Depth',
      `[the log](${site.url()}/deep)`,
      `![A pump](${site.url()}/p.png)`,
      '- one\n- two',
      '| year | m |',
      '```js\ndig(12);\n```',
    ])
      expect(markdown).toContain(part);
    const text = (await site.ask('/fetch', { url, main: '0', format: 'text' })).body.content;
    expect(text).toContain('See the log.');
    expect(text).not.toMatch(/##|\]\(|```/);
    const html = (await site.ask('/fetch', { url, main: '0', format: 'html' })).body.content;
    expect(html).toMatch(/<h2[^>]*>Depth<\/h2>/);
  });

  it('completes a bare hostname with https://', async () => {
    // The stand-in speaks plain HTTP: only an https address fails for want of TLS.
    const { status, body } = await site.ask('/fetch', { url: new URL(site.url()).host });
    expect(status).toBe(502);
    expect(body.error).toMatch(/TLS|SSL|https/i);
  });

  it('gives 20,000 characters at most where max is not sent', async () => {
    const { body } = await site.ask('/fetch', { url: site.serve(article('Very long', `<p>${PROSE}</p>`.repeat(300))) });
    expect(body.truncated).toBe(true);
    expect(body.chars).toBeLessThanOrEqual(20_000);
    expect(body.chars).toBeGreaterThan(19_000);
  });

  it('cuts to max and says so', async () => {
    const { body } = await site.ask('/fetch', { url: site.serve(article('Long')), max: '500' });
    expect(body.truncated).toBe(true);
    expect(body.chars).toBeLessThanOrEqual(500);
    expect(body.chars).toBeGreaterThan(350);
  });

  it('reports where redirects end and takes an error page as a result', async () => {
    const there = site.serve({ status: 404, headers: { 'content-type': 'text/html' }, body: article('Not here') });
    const { status, body } = await site.ask('/fetch', { url: site.serve({ status: 301, headers: { location: there } }) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, final_url: there, status_code: 404, title: 'Not here' });
  });

  it('lets any page ask, and keeps the answer from those in between', async () => {
    const { headers } = await site.ask('/v1/fetch', { url: site.serve(article('Open')) });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
