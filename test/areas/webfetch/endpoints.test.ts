import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { failedPage } from '../../../src/areas/webfetch/schema.ts';
import { writeWorkbook } from '../../support/office.ts';
import { writePdf } from '../../support/pdf.ts';
import { openServer } from '../../support/server.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

let site: StandIn;
let other: StandIn;
const server = openServer();
let number = 0;
beforeAll(async () => {
  const { pages, otherPages } = inject('ports');
  [site, other] = await Promise.all([startStandIn({}, pages), startStandIn({}, otherPages)]);
});
afterAll(async () => {
  await site?.stop();
  await other?.stop();
});
beforeEach(() => {
  site.asked.length = 0;
  site.routes = {};
});

const PROSE = 'The well was dug in a dry year, and it has given water to the village ever since, summer and winter. ';
const article = (title: string, links = '') =>
  `<!doctype html><html lang="hi"><head><title>${title}</title><meta property="og:site_name" content="Wells"><meta name="description" content="About a well">
  <meta property="og:image" content="/well.jpg"><link rel="canonical" href="/the-well"></head>
  <body><nav><a href="/about">About</a><a href="/contact">Contact</a></nav><main><article><h1>${title}</h1>${`<p>${PROSE.repeat(3)}</p>`.repeat(4)}${links}</article></main><footer>Footer words</footer></body></html>`;

/** An address that no other test has fetched, because pages are kept for 15 minutes. */
function serve(page: StandIn['routes'][string]): string {
  const path = `/page-${++number}`;
  site.routes[path] = page;
  return site.url + path;
}
const ask = (path: string, query: Record<string, string>) => server.json(`${path}?${new URLSearchParams(query)}`);

describe('/fetch', () => {
  it('gives every member of the contract', async () => {
    const url = serve(article('A well'));
    const { status, body } = await ask('/fetch', { url });
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
      image: `${site.url}/well.jpg`,
      canonical: `${site.url}/the-well`,
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
    const url = serve(article('Kept'));
    expect((await ask('/fetch', { url })).body.cached).toBe(false);
    for (const format of ['text', 'html', 'json', 'markdown'])
      expect((await ask('/fetch', { url: `${url}#part`, format })).body).toMatchObject({ cached: true, format });
    expect(site.asked).toHaveLength(1);
  });

  it('fetches once for many who ask at the same time', async () => {
    const url = serve(
      (_, response) => void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(article('Shared')), 200),
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/fetch', { url })));
    expect(answers.every(({ body }) => body.title === 'Shared')).toBe(true);
    expect(site.asked).toHaveLength(1);
  });

  it('fetches on for the others when one of those who share a fetch goes away', async () => {
    const url = serve(
      (_, response) => void setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(article('Shared')), 300),
    );
    const leaving = new AbortController();
    const left = server.get(`/fetch?url=${encodeURIComponent(url)}`, { signal: leaving.signal }).catch((cause: Error) => cause.name);
    const stays = ask('/fetch', { url });
    setTimeout(() => leaving.abort(), 100);
    expect(await left).toBe('AbortError');
    expect((await stays).body.title).toBe('Shared');
    expect(site.asked).toHaveLength(1);
  });

  it('gives metadata only as json, the whole page with main=0, links with links=1', async () => {
    const url = serve(article('Options', '<p><a href="/next#part">Next well</a> <a href="javascript:void(0)">Nothing</a></p>'));
    expect((await ask('/fetch', { url, format: 'json' })).body).toMatchObject({ title: 'Options', content: '', chars: 0 });
    const whole = (await ask('/fetch', { url, main: '0', links: '1', format: 'text' })).body;
    expect(whole.content).toContain('Footer words');
    expect(whole.links).toEqual([
      { url: `${site.url}/about`, text: 'About' },
      { url: `${site.url}/contact`, text: 'Contact' },
      { url: `${site.url}/next`, text: 'Next well' },
    ]);
  });

  it('keeps headings, links, images, lists, tables and code with its language in markdown, none of its signs in text', async () => {
    const url = serve(
      article(
        'Rich',
        '<h2>Depth</h2><p>See <a href="/deep">the log</a>.</p><img src="/p.png" alt="A pump"><ul><li>one</li><li>two</li></ul><table><tr><th>year</th><th>m</th></tr><tr><td>1990</td><td>12</td></tr></table><pre><code class="language-js">dig(12);</code></pre>',
      ),
    );
    const markdown = (await ask('/fetch', { url, main: '0' })).body.content;
    for (const part of [
      '## Depth',
      `[the log](${site.url}/deep)`,
      `![A pump](${site.url}/p.png)`,
      '- one\n- two',
      '| year | m |',
      '```js\ndig(12);\n```',
    ])
      expect(markdown).toContain(part);
    const text = (await ask('/fetch', { url, main: '0', format: 'text' })).body.content;
    expect(text).toContain('See the log.');
    expect(text).not.toMatch(/##|\]\(|```/);
    const html = (await ask('/fetch', { url, main: '0', format: 'html' })).body.content;
    expect(html).toMatch(/<h2[^>]*>Depth<\/h2>/);
  });

  it('completes a bare hostname with https://', async () => {
    // The stand-in speaks plain HTTP: only an https address fails for want of TLS.
    const { status, body } = await ask('/fetch', { url: new URL(site.url).host });
    expect(status).toBe(502);
    expect(body.error).toMatch(/TLS|SSL|https/i);
  });

  it('gives 20,000 characters at most where max is not sent', async () => {
    const { body } = await ask('/fetch', { url: serve(article('Very long', `<p>${PROSE}</p>`.repeat(300))) });
    expect(body.truncated).toBe(true);
    expect(body.chars).toBeLessThanOrEqual(20_000);
    expect(body.chars).toBeGreaterThan(19_000);
  });

  it('cuts to max and says so', async () => {
    const { body } = await ask('/fetch', { url: serve(article('Long')), max: '500' });
    expect(body.truncated).toBe(true);
    expect(body.chars).toBeLessThanOrEqual(500);
    expect(body.chars).toBeGreaterThan(350);
  });

  it('reports where redirects end and takes an error page as a result', async () => {
    const there = serve({ status: 404, headers: { 'content-type': 'text/html' }, body: article('Not here') });
    const { status, body } = await ask('/fetch', { url: serve({ status: 301, headers: { location: there } }) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, final_url: there, status_code: 404, title: 'Not here' });
  });

  it('says of binary content that it is not parsed', async () => {
    for (const [type, bytes] of [
      ['application/pdf', '%PDF-1.7'],
      ['image/png', '\u0089PNG'],
      ['application/octet-stream', gzipSync('x')],
    ] as const) {
      const { status, body } = await ask('/fetch', { url: serve({ headers: { 'content-type': type }, body: bytes }) });
      expect(status).toBe(200);
      expect(body.error).toMatch(/binary content .* not parsed/);
      expect(body.content).toBe('');
    }
  });

  it('reads a PDF as a page, larger than a page may be, with marks of its pages on request', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const columns = serve({ headers, body: readFileSync('test/fixtures/pdf/columns.pdf') });
    const { status, body } = await ask('/fetch', { url: columns, page_marks: '1' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ content_type: 'application/pdf', title: 'Wells of the plateau', page_count: 2, date: '2026-01-02' });
    expect(body.content).toContain('**Page 2**');
    const large = writePdf({ content: 'BT /F1 12 Tf 72 700 Td (Water) Tj ET', more: [Buffer.alloc(6_000_000, 32)] });
    expect((await ask('/fetch', { url: serve({ headers, body: large }) })).body.content).toBe('Water');
    const page = serve({ headers: { 'content-type': 'text/html' }, body: Buffer.alloc(6_000_000, 'a ') });
    expect((await ask('/fetch', { url: page })).body).toMatchObject({ success: false, reason: 'too_large' });
  });

  it('reads an Office file as a page, by its declared type or its first names, larger than a page may be', async () => {
    const sheet = '<sheetData><row><c r="A1" t="inlineStr"><is><t>Crop</t></is></c><c r="B1"><v>2026</v></c></row></sheetData>';
    // what does not pack, so that the file is large
    const large = writeWorkbook([{ name: 'Rates', xml: `${sheet}<!-- ${randomBytes(6_000_000).toString('base64')} -->` }]);
    for (const type of ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/octet-stream']) {
      const { status, body } = await ask('/fetch', { url: serve({ headers: { 'content-type': type }, body: large }), tables: 'json' });
      expect(status).toBe(200);
      expect(body.content).toContain('## Rates\n\n| Crop | 2026 |');
      expect(body.tables).toHaveLength(1);
    }
  });

  it('passes text through and sets JSON in lines', async () => {
    expect(
      (await ask('/fetch', { url: serve({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: '# As it is\n*x*' }) })).body
        .content,
    ).toBe('# As it is\n*x*');
    expect((await ask('/fetch', { url: serve({ headers: { 'content-type': 'application/json' }, body: '{"a":[1]}' }) })).body.content).toBe(
      '{\n  "a": [\n    1\n  ]\n}',
    );
  });

  it.each([
    [{}, 'missing_parameter'],
    [{ url: '' }, 'missing_parameter'],
    [{ url: 'ftp://example.org/' }, 'bad_request'],
    [{ url: 'http://127.0.0.1:1/' }, 'bad_request'],
    [{ url: 'http://169.254.169.254/latest' }, 'bad_request'],
    [{ url: 'localhost' }, 'bad_request'],
    [{ url: 'http://a:b@example.org/' }, 'bad_request'],
    [{ url: 'https://example.org/', format: 'pdf' }, 'invalid_parameter'],
    [{ url: 'https://example.org/', max: '499' }, 'invalid_parameter'],
    [{ url: 'https://example.org/', max: '100001' }, 'invalid_parameter'],
    [{ url: 'https://example.org/', main: '2' }, 'invalid_parameter'],
  ])('answers %j with 400 and a readable reason', async (query: Record<string, string>, code) => {
    for (const path of ['/fetch', '/v1/fetch', '/crawl', '/map']) {
      if (path === '/map' && ('format' in query || 'max' in query || 'main' in query)) continue;
      const { status, body } = await ask(path, query);
      expect(status).toBe(400);
      const parameter = Object.keys(query).at(-1) ?? 'url';
      expect(body).toMatchObject({ success: false, url: query.url ?? '', error: expect.stringMatching(/\w{3}/), code, parameter });
    }
  });

  it('answers with 502 when the upstream fails', async () => {
    const closed = await startStandIn();
    await closed.stop();
    for (const url of ['http://nowhere.invalid/', serve({ status: 503 }), serve({ status: 302, headers: { location: '/page-loop' } })]) {
      site.routes['/page-loop'] = { status: 302, headers: { location: '/page-loop' } };
      const { status, body } = await ask('/fetch', { url });
      expect(status).toBe(502);
      expect(body).toMatchObject({ success: false, url, code: 'upstream_unavailable' });
    }
  });

  it('refuses a redirect to the inside', async () => {
    const { status, body } = await ask('/fetch', { url: serve({ status: 302, headers: { location: 'http://10.0.0.1/' } }) });
    expect(status).toBe(400);
    expect(body.error).toContain('private address');
  });

  it('lets any page ask, and keeps the answer from those in between', async () => {
    const { headers } = await ask('/v1/fetch', { url: serve(article('Open')) });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('errors (12.9)', () => {
  it('have in OpenAPI the shape that they have', async () => {
    const { paths, components } = (await server.json('/openapi.json')).body;
    for (const path of ['/fetch', '/v1/fetch', '/crawl', '/map']) {
      const { schema } = paths[path].get.responses.default.content['application/json'];
      // What fails before the endpoint is asked has the shape of all errors.
      expect(schema.anyOf, path).toEqual(['FetchFailure', 'Error'].map((name) => ({ $ref: `#/components/schemas/${name}` })));
    }
    expect(components.schemas.FetchFailure).toMatchObject({ required: ['success', 'url', 'error', 'code'] });
    for (const url of ['http://10.0.0.1/', serve({ status: 503 })]) failedPage.parse((await ask('/fetch', { url })).body);
  });

  it('stand in the reference', async () => {
    const page = await (await server.get('/docs/webfetch')).text();
    expect(page).toContain('has a shape of its own');
    expect(page).toContain('bad_request');
  });
});

describe('/crawl', () => {
  const links =
    '<p>See <a href="/c/one">one</a>, <a href="/c/two">two</a>, <a href="/c/closed">closed</a>, <a href="http://other.invalid/">another</a>, <a href="/c/file.pdf">a file</a>.</p>';

  it('follows the links of the content before those around it, as far as robots.txt lets it', async () => {
    const url = serve(article('Root', links));
    site.routes['/robots.txt'] = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /c/closed' };
    site.routes['/c/one'] = article('One');
    site.routes['/c/two'] = { status: 503 };
    site.routes['/about'] = article('About us');
    const { status, body } = await ask('/crawl', { url, limit: '3' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, title: 'Root' });
    expect(body.pages).toHaveLength(3);
    expect(body.pages[0]).toMatchObject({ success: true, title: 'One', status_code: 200 });
    expect(body.pages[1]).toMatchObject({ success: false, url: `${site.url}/c/two`, code: 'upstream_unavailable' });
    expect(body.pages[2]).toMatchObject({ title: 'About us' });
    expect(site.asked).not.toContain('/c/closed');
    expect(site.asked).not.toContain('/c/file.pdf');
  });

  it('stays on the host, and goes to others with same_host=0', async () => {
    other.routes['/far'] = article('Far');
    site.routes['/c/one'] = article('One');
    const url = serve(article('Root', `<p>See <a href="${other.url}/far">far</a> and <a href="/c/one">one</a>.</p>`));
    const titles = async (same_host: string) =>
      (await ask('/crawl', { url, limit: '1', same_host })).body.pages.map(({ title }: { title: string }) => title);
    expect(await titles('1')).toEqual(['One']);
    expect(await titles('0')).toEqual(['Far']);
  });

  it('follows five links where limit is not sent', async () => {
    const names = ['1', '2', '3', '4', '5', '6', '7'];
    for (const name of names) site.routes[`/many/${name}`] = article(`Page ${name}`);
    const { body } = await ask('/crawl', {
      url: serve(article('Many', names.map((name) => `<p><a href="/many/${name}">Page ${name}</a></p>`).join(''))),
    });
    expect(body.pages).toHaveLength(5);
  });

  it.each(['0', '11', 'x'])('does not accept limit=%s', async (limit) => {
    expect((await ask('/crawl', { url: 'https://example.org/', limit })).status).toBe(400);
  });
});

describe('/map', () => {
  it('lists links with their text, without fetching them', async () => {
    const url = serve(article('Links', '<p><a href="/a">A</a> <a href="/a#x">A again</a> <a href="https://other.example/">Other</a></p>'));
    const { body } = await ask('/map', { url });
    expect(body).toMatchObject({ success: true, url, status_code: 200, title: 'Links', same_host: true, limit: 100, count: 3 });
    expect(body.links).toEqual([
      { url: `${site.url}/about`, text: 'About' },
      { url: `${site.url}/contact`, text: 'Contact' },
      { url: `${site.url}/a`, text: 'A' },
    ]);
    expect(site.asked).toHaveLength(1);
    expect((await ask('/v1/map', { url, same_host: '0' })).body.count).toBe(4);
    expect((await ask('/map', { url, limit: '2' })).body.links).toHaveLength(2);
  });

  it.each(['0', '501'])('does not accept limit=%s', async (limit) => {
    expect((await ask('/map', { url: 'https://example.org/', limit })).status).toBe(400);
  });
});

describe('/v1', () => {
  it.each(['/fetch', '/crawl', '/map'])('answers at /v1%s as without it', async (path) => {
    const url = serve(article('Alias'));
    const params: Record<string, string> = path === '/fetch' ? { url } : { url, limit: '1' };
    const [plain, versioned] = [await ask(path, params), await ask(`/v1${path}`, params)];
    const timeless = ({ took_ms, cached, pages, ...rest }: Record<string, unknown>) => rest;
    expect(versioned.status).toBe(200);
    expect(timeless(versioned.body)).toEqual(timeless(plain.body));
  });

  it('knows three operations and no more', async () => {
    expect((await server.json('/v1/screenshot')).status).toBe(404);
    expect((await server.get('/v1/fetch', { method: 'OPTIONS' })).status).toBe(204);
  });
});
