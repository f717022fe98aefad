import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FUEL_SOURCES } from '../../src/areas/fuel/sources/index.ts';
import { fetchPages } from '../../src/crawl/fetch.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

let edge: StandIn;
const seen: Record<string, unknown>[] = [];
beforeEach(async () => {
  seen.length = 0;
  edge = await startStandIn();
  // An edge that lets in only programs which offer what it knows.
  edge.routes = {
    '/page': (request, response) => {
      seen.push(request.headers);
      if (/br|zstd/.test(String(request.headers['accept-encoding']))) response.writeHead(403).end('error code: 1010');
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<html>let in</html>');
    },
  };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await edge.stop();
});

const ask = (source: { name: string; url?: string; acceptEncoding?: string }) =>
  fetchPages({ title: source.name, ...source, url: edge.url }, [{ path: '/page', about: undefined }], { pause: 0 });

it('offers goodreturns no coding for which its edge refuses programs', async () => {
  vi.stubEnv('UPSTREAM_GOODRETURNS_URL', edge.url);
  const goodreturns = FUEL_SOURCES.find(({ name }) => name === 'goodreturns');
  expect((await ask(goodreturns as NonNullable<typeof goodreturns>)).pages).toMatchObject([{ text: '<html>let in</html>' }]);
});

it('offers others all that it can unpack, and says nothing of a page that asks', async () => {
  await expect(ask({ name: 'other' })).rejects.toThrow('answered 403');
  expect(seen[0]).toMatchObject({
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': expect.stringMatching(/^Jaankari\/[\d.]+ \(\+https:/),
  });
  expect(Object.keys(seen[0] ?? {}).filter((name) => name.startsWith('sec-'))).toEqual([]);
});
