import { describe, expect, it } from 'vitest';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();

describe('a document with commands, of a service that was told no address', () => {
  it.each([
    '/openapi.json',
    '/openapi-3.0.json',
    '/docs/guides/clients.md',
    '/docs/guides/agent.md',
    '/llms-full.txt',
    '/docs',
    '/docs/fuel',
  ])('names the host that was asked, each time: %s', async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await server.get(path);
      const text = await answer.text();
      expect(text).toContain(server.url);
      expect(text.replaceAll(server.url, '')).not.toContain('http://localhost:4321/mcp');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
      expect((await server.get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status).toBe(304);
    }
  });

  it.each(['/browse/search?q=petrol', '/browse/train/between?from=NDLS&to=HWH'])(
    'names it in a page that is made while it is asked for: %s',
    async (path) => {
      const answer = await server.get(path);
      const text = await answer.text();
      expect(text).toContain(`curl -s &quot;${server.url}/`);
      expect(text).not.toContain('http://localhost:4321');
      expect(answer.headers.get('cache-control')).not.toContain('public');
    },
  );

  it('leaves the guide on running a service to the reader’s own machine', async () => {
    expect(await (await server.get('/docs/guides/running.md')).text()).toContain('http://localhost:4321');
  });
});
