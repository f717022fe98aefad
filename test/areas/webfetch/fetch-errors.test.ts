import { describe, expect, it } from 'vitest';
import { failedPage } from '../../../src/areas/webfetch/schema.ts';
import { siteToRead } from '../../support/site-to-read.ts';
import { startStandIn } from '../../support/stand-in.ts';

const site = siteToRead('refused');

describe('/fetch, /crawl and /map', () => {
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
      const { status, body } = await site.ask(path, query);
      expect(status).toBe(400);
      const parameter = Object.keys(query).at(-1) ?? 'url';
      expect(body).toMatchObject({ success: false, url: query.url ?? '', error: expect.stringMatching(/\w{3}/), code, parameter });
    }
  });

  it('answers with 502 when the upstream fails', async () => {
    const closed = await startStandIn();
    await closed.stop();
    for (const url of [
      'http://nowhere.invalid/',
      site.serve({ status: 503 }),
      site.serve({ status: 302, headers: { location: '/page-loop' } }),
    ]) {
      site.add('/page-loop', { status: 302, headers: { location: '/page-loop' } });
      const { status, body } = await site.ask('/fetch', { url });
      expect(status).toBe(502);
      expect(body).toMatchObject({ success: false, url, code: 'upstream_unavailable' });
    }
  });

  it('refuses a redirect to the inside', async () => {
    const { status, body } = await site.ask('/fetch', { url: site.serve({ status: 302, headers: { location: 'http://10.0.0.1/' } }) });
    expect(status).toBe(400);
    expect(body.error).toContain('private address');
  });
});

describe('errors (12.9)', () => {
  it('have in OpenAPI the shape that they have', async () => {
    const { paths, components } = (await site.server.json('/openapi.json')).body;
    for (const path of ['/fetch', '/v1/fetch', '/crawl', '/map']) {
      const { schema } = paths[path].get.responses.default.content['application/json'];
      // What fails before the endpoint is asked has the shape of all errors.
      expect(schema.anyOf, path).toEqual(['FetchFailure', 'Error'].map((name) => ({ $ref: `#/components/schemas/${name}` })));
    }
    expect(components.schemas.FetchFailure).toMatchObject({ required: ['success', 'url', 'error', 'code'] });
    for (const url of ['http://10.0.0.1/', site.serve({ status: 503 })]) failedPage.parse((await site.ask('/fetch', { url })).body);
  });

  it('stand in the reference', async () => {
    const page = await (await site.server.get('/docs/webfetch')).text();
    expect(page).toContain('has a shape of its own');
    expect(page).toContain('bad_request');
  });
});
