import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOtherSite } from '../../src/catalog/site-documents.ts';
import { askAsHost as ask } from '../support/host.ts';
import { launchServer, type RunningServer } from '../support/server.ts';

const SITE = 'https://data.example/in';

describe('a server that was told its address (SITE_URL), of a build that was not', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await launchServer({ SITE_URL: SITE });
  });
  afterAll(() => server.stop());
  const get = (path: string) => ask(server, path, 'forged.example');

  it.each(['/liquor', '/liquor?brand=old-monk', '/liquor/search?q=old+monk', '/liquor.json', '/liquor/brand/old-monk.json', '/liquor.csv'])(
    'names pictures there, whatever host was asked: %s',
    async (path) => {
      const { body, headers } = await get(path);
      expect(body).toContain(`${SITE}/liquor-img/old-monk_`);
      expect(body).not.toContain('forged');
      expect(headers['cache-control']).toBe('public, max-age=600');
    },
  );

  it.each([
    ['/robots.txt', `Sitemap: ${SITE}/sitemap.xml`],
    ['/sitemap.xml', `<loc>${SITE}/browse/fuel</loc>`],
    ['/index.json', `"base_url":"${SITE}"`],
    ['/openapi.json', `"servers":[{"url":"${SITE}"}]`],
    ['/openapi-3.0.json', `"servers":[{"url":"${SITE}"}]`],
    ['/llms.txt', `(${SITE}/openapi.json)`],
    ['/docs/fuel.md', `${SITE}/fuel`],
    ['/feeds/fuel/city/new-delhi.atom', `href="${SITE}/feeds/fuel/city/new-delhi.atom"`],
    ['/data/catalog.jsonld', `"@id":"${SITE}/data/catalog.jsonld"`],
  ])('says so in %s', async (path, told) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain(told);
    expect(body).not.toContain('forged');
    expect(headers['cache-control']).toMatch(/^public/);
  });

  it.each([
    ['/', `${SITE}/`],
    ['/browse/fuel', `${SITE}/browse/fuel`],
    ['/hi/browse/fuel', `${SITE}/hi/browse/fuel`],
  ])('tells search engines where the page %s is', async (path, address) => {
    expect((await get(path)).headers.link).toBe(`<${address}>; rel="canonical"`);
  });

  it('names it in pages that are made on request', async () => {
    expect((await get('/browse/aqi/cities')).body).toContain(`<link rel="canonical" href="${SITE}/browse/aqi/cities"`);
  });
});

describe('the address that a server is told', () => {
  it('is refused where the build names another', () => {
    expect(describeOtherSite('https://one.example', 'https://two.example')).toBe(
      'SITE_URL: the build names https://one.example, and the setting is https://two.example. Build with SITE_URL=https://two.example, or run without the setting.',
    );
  });

  it.each([
    [undefined, SITE],
    [SITE, SITE],
    [SITE, undefined],
  ])('is taken with a build of %s and a setting of %s', (built, told) => {
    expect(describeOtherSite(built, told)).toBeUndefined();
  });
});
