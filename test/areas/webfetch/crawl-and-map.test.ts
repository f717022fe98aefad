import { describe, expect, inject, it } from 'vitest';
import { article, siteToRead } from '../../support/site-to-read.ts';
import { startStandIn } from '../../support/stand-in.ts';

const site = siteToRead('crawled');

describe('/crawl', () => {
  const links =
    '<p>See <a href="/c/one">one</a>, <a href="/c/two">two</a>, <a href="/c/closed">closed</a>, <a href="http://other.invalid/">another</a>, <a href="/c/file.pdf">a file</a>.</p>';

  it('follows the links of the content before those around it, as far as robots.txt lets it', async () => {
    const url = site.serve(article('Root', links));
    site.add('/robots.txt', { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /c/closed' });
    site.add('/c/one', article('One'));
    site.add('/c/two', { status: 503 });
    site.add('/about', article('About us'));
    const { status, body } = await site.ask('/crawl', { url, limit: '3' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, title: 'Root' });
    expect(body.pages).toHaveLength(3);
    expect(body.pages[0]).toMatchObject({ success: true, title: 'One', status_code: 200 });
    expect(body.pages[1]).toMatchObject({ success: false, url: `${site.url()}/c/two`, code: 'upstream_unavailable' });
    expect(body.pages[2]).toMatchObject({ title: 'About us' });
    expect(site.asked()).not.toContain('/c/closed');
    expect(site.asked()).not.toContain('/c/file.pdf');
  });

  it('stays on the host, and goes to others with same_host=0', async () => {
    const other = await startStandIn({ '/far': article('Far') }, inject('ports').otherPages);
    site.add('/c/one', article('One'));
    const url = site.serve(article('Root', `<p>See <a href="${other.url}/far">far</a> and <a href="/c/one">one</a>.</p>`));
    const titles = async (same_host: string) =>
      (await site.ask('/crawl', { url, limit: '1', same_host })).body.pages.map(({ title }: { title: string }) => title);
    expect(await titles('1')).toEqual(['One']);
    expect(await titles('0')).toEqual(['Far']);
    await other.stop();
  });

  it('follows five links where limit is not sent', async () => {
    const names = ['1', '2', '3', '4', '5', '6', '7'];
    for (const name of names) site.add(`/many/${name}`, article(`Page ${name}`));
    const { body } = await site.ask('/crawl', {
      url: site.serve(article('Many', names.map((name) => `<p><a href="/many/${name}">Page ${name}</a></p>`).join(''))),
    });
    expect(body.pages).toHaveLength(5);
  });

  it.each(['0', '11', 'x'])('does not accept limit=%s', async (limit) => {
    expect((await site.ask('/crawl', { url: 'https://example.org/', limit })).status).toBe(400);
  });
});

describe('/map', () => {
  it('lists links with their text, without fetching them', async () => {
    const url = site.serve(
      article('Links', '<p><a href="/a">A</a> <a href="/a#x">A again</a> <a href="https://other.example/">Other</a></p>'),
    );
    const { body } = await site.ask('/map', { url });
    expect(body).toMatchObject({ success: true, url, status_code: 200, title: 'Links', same_host: true, limit: 100, count: 3 });
    expect(body.links).toEqual([
      { url: `${site.url()}/about`, text: 'About' },
      { url: `${site.url()}/contact`, text: 'Contact' },
      { url: `${site.url()}/a`, text: 'A' },
    ]);
    expect(site.asked()).toHaveLength(1);
    expect((await site.ask('/v1/map', { url, same_host: '0' })).body.count).toBe(4);
    expect((await site.ask('/map', { url, limit: '2' })).body.links).toHaveLength(2);
  });

  it.each(['0', '501'])('does not accept limit=%s', async (limit) => {
    expect((await site.ask('/map', { url: 'https://example.org/', limit })).status).toBe(400);
  });
});

describe('/v1', () => {
  it.each(['/fetch', '/crawl', '/map'])('answers at /v1%s as without it', async (path) => {
    const url = site.serve(article('Alias'));
    const params: Record<string, string> = path === '/fetch' ? { url } : { url, limit: '1' };
    const [plain, versioned] = [await site.ask(path, params), await site.ask(`/v1${path}`, params)];
    const timeless = ({ took_ms, cached, pages, ...rest }: Record<string, unknown>) => rest;
    expect(versioned.status).toBe(200);
    expect(timeless(versioned.body)).toEqual(timeless(plain.body));
  });

  it('knows three operations and no more', async () => {
    expect((await site.server.json('/v1/screenshot')).status).toBe(404);
    expect((await site.server.get('/v1/fetch', { method: 'OPTIONS' })).status).toBe(204);
  });
});
