import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { callPath, exampleQueriesUpstream } from '../../src/catalog/reference.ts';
import { askAsHost } from '../support/host.ts';
import { defaultServer } from '../support/server.ts';

// The caller chooses the Host header. What repeats it is right for that host alone, so no shared cache may hand it to others.
const FORGED = 'forged.example';

const calls = AREAS.flatMap((area): readonly Endpoint[] => area.endpoints).flatMap((endpoint) =>
  endpoint.examples
    .filter((example) => !exampleQueriesUpstream(endpoint, example))
    .slice(0, 1)
    .map(({ params }) => callPath(endpoint, params)),
);
const pages = globSync('src/pages/**/*.{astro,ts}')
  .filter((file) => !file.includes('[') && readFileSync(file, 'utf8').includes('prerender = false'))
  .map((file) => file.slice('src/pages'.length).replace(/(\/index)?\.(astro|ts)$/, ''));
const QUERIES = ['', '?q=pune&city=pune&page=/fuel&of=fuel/price&from=2026-01-01&to=2026-01-09'];
const OTHERS = ['/', '/index.json', '/openapi.json', '/feeds/index.json', '/robots.txt', '/place/bombay', '/no/such/page', '/hi/nothing'];

describe('a Host header', { timeout: 180_000 }, () => {
  const server = defaultServer();

  it.each([
    ['calls', calls],
    ['pages made on request', pages.flatMap((page) => QUERIES.map((query) => page + query))],
    ['files, redirects and errors', OTHERS],
  ])('is repeated by nothing that others may be given: %s', async (_, paths) => {
    expect(paths.length).toBeGreaterThan(5);
    const shared: string[] = [];
    for (const path of paths) {
      const { status, headers, body } = await askAsHost(server, path, FORGED);
      // On a crowded machine an almanac may have no turn.
      expect(status === 503 ? 0 : status, path).toBeLessThan(500);
      const isShared = !/private|no-store/.test(headers['cache-control'] ?? '');
      if (isShared && (body.includes(FORGED) || JSON.stringify(headers).includes(FORGED))) shared.push(path);
    }
    expect(shared).toEqual([]);
  });

  it('is in the list of pages, for its caller alone', async () => {
    const { body, headers } = await askAsHost(server, '/sitemap.xml', FORGED);
    expect(body).toContain(`<loc>http://${FORGED}/`);
    expect(headers['cache-control']).toBe('private, max-age=86400');
  });
});
