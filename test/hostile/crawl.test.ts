import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadService } from '../support/call.ts';
import type { ServedAt } from '../support/settings.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

// Issue 13.9: one call makes no flood of calls.

const SITES = 14;
const WORDS = 'The tank at the edge of the village was dug in the year of the great drought, and it has not been dry since. ';
const pageOf = (links: readonly string[]) =>
  `<html><head><title>Tanks</title></head><body><main><p>${WORDS.repeat(4)}</p>${links.map((to) => `<p><a href="${to}">${to}</a></p>`).join('')}</main></body></html>`;

let sites: StandIn[];
let server: ServedAt;
beforeAll(async () => {
  sites = await Promise.all(Array.from({ length: SITES }, () => startStandIn()));
  server = await loadService({ FETCH_ALLOW: sites.map(({ url }) => new URL(url).host).join(',') });
});
afterAll(() => Promise.all(sites.map((site) => site.stop())));

const crawl = (url: string, limit: number) => server.json(`/crawl?${new URLSearchParams({ url, limit: String(limit), same_host: '0' })}`);

describe('a crawl', () => {
  it('asks ten origins at most, its own among them', async () => {
    const [root, ...others] = sites as [StandIn, ...StandIn[]];
    root.routes = { '/many': pageOf(others.map(({ url }) => `${url}/page`)) };
    for (const site of others) site.routes = { '/page': pageOf([]) };
    const { body } = await crawl(`${root.url}/many`, 10);
    expect(body.pages).toHaveLength(9);
    expect(sites.filter(({ asked }) => asked.length > 0)).toHaveLength(10);
  });

  it('considers three addresses for each page asked for', async () => {
    const site = sites.at(-1) as StandIn;
    const closed = Array.from({ length: 5 }, (_, at) => `/closed/${at}`);
    site.routes = {
      '/robots.txt': { body: 'user-agent: *\ndisallow: /closed/' },
      '/five': pageOf([...closed, '/open']),
      '/six': pageOf([...closed, '/closed/more', '/open']),
      '/open': pageOf([]),
    };
    expect((await crawl(`${site.url}/five`, 2)).body.pages).toHaveLength(1);
    expect((await crawl(`${site.url}/six`, 2)).body.pages).toHaveLength(0);
  });
});
