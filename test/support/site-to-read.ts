import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Ports } from './open-settings.ts';
import { openServer } from './server.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

type Page = StandIn['routes'][string];

/** A site at `port`, of this test file alone, whose pages the reader of the open server fetches: each test begins with none, and with nothing asked. */
export function siteToRead(port: keyof Ports) {
  const server = openServer();
  let standIn: StandIn;
  let number = 0;
  beforeAll(async () => {
    standIn = await startStandIn({}, inject('ports')[port]);
  });
  afterAll(() => standIn?.stop());
  beforeEach(() => {
    standIn.asked.length = 0;
    standIn.routes = {};
  });
  return {
    server,
    url: () => standIn.url,
    /** The paths that were asked for. */
    asked: () => standIn.asked,
    /** Has a page at a path. */
    add(path: string, page: Page): void {
      standIn.routes[path] = page;
    },
    /** Has a page at an address that no other test has fetched, because pages are kept for 15 minutes. Gives the address. */
    serve(page: Page): string {
      const path = `/page-${++number}`;
      standIn.routes[path] = page;
      return standIn.url + path;
    },
    /** Asks an endpoint of the reader. */
    ask: (path: string, query: Record<string, string>) => server.json(`${path}?${new URLSearchParams(query)}`),
  };
}

export const PROSE = 'The well was dug in a dry year, and it has given water to the village ever since, summer and winter. ';

/** A page with a menu, a text about a well with `links` below it, and a footer. */
export const article = (title: string, links = '') =>
  `<!doctype html><html lang="hi"><head><title>${title}</title><meta property="og:site_name" content="Wells"><meta name="description" content="About a well">
  <meta property="og:image" content="/well.jpg"><link rel="canonical" href="/the-well"></head>
  <body><nav><a href="/about">About</a><a href="/contact">Contact</a></nav><main><article><h1>${title}</h1>${`<p>${PROSE.repeat(3)}</p>`.repeat(4)}${links}</article></main><footer>Footer words</footer></body></html>`;
