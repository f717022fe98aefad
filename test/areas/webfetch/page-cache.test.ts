import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

let site: StandIn;
let getPage: typeof import('../../../src/areas/webfetch/page-cache.ts').getPage;
beforeAll(async () => {
  site = await startStandIn({ '/well': '<title>A well</title>', '/gone': { status: 404, body: 'gone' } });
  // The settings are read once, when they are first imported.
  vi.stubEnv('FETCH_ALLOW', new URL(site.url).host);
  ({ getPage } = await import('../../../src/areas/webfetch/page-cache.ts'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
});

/** Is the page still kept after so many seconds? */
async function keptAfter(path: string, seconds: number): Promise<boolean> {
  await getPage(site.url + path);
  const later = performance.now() + seconds * 1000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  const { cached } = await getPage(site.url + path);
  clock.mockRestore();
  return cached;
}

it('keeps a page for 15 minutes and no longer, an error page for one', async () => {
  expect(await keptAfter('/well?1', 14 * 60)).toBe(true);
  expect(await keptAfter('/well?2', 15 * 60 + 5)).toBe(false);
  expect(await keptAfter('/gone?1', 50)).toBe(true);
  expect(await keptAfter('/gone?2', 65)).toBe(false);
});
