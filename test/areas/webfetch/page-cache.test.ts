import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { freshModules } from '../../support/fresh-modules.ts';
import { type StandIn, startStandIn } from '../../support/stand-in.ts';

let site: StandIn;
let getPage: typeof import('../../../src/areas/webfetch/page-cache.ts').getPage;
let onCaches: typeof import('../../../src/kernel/events.ts').onCaches;
beforeAll(async () => {
  site = await startStandIn({
    '/typed': { headers: { 'content-type': `text/html; x="${'y'.repeat(7_000)}"` }, body: 'a' },
    '/well': '<title>A well</title>',
    '/gone': { status: 404, body: 'gone' },
  });
  // The settings are read once, when they are first imported.
  vi.stubEnv('FETCH_ALLOW', new URL(site.url).host);
  const fresh = freshModules();
  ({ getPage } = await fresh<typeof import('../../../src/areas/webfetch/page-cache.ts')>('src/areas/webfetch/page-cache.ts'));
  ({ onCaches } = await fresh<typeof import('../../../src/kernel/events.ts')>('src/kernel/events.ts'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  vi.unstubAllEnvs();
  await site.stop();
});

/** Is the page still kept after so many seconds? */
async function keptAfter(path: string, seconds: number): Promise<boolean> {
  await getPage(site.url + path);
  await setTimeout(5); // the cache reads the clock once a millisecond
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

// Issue 32.8: 6 MB were counted of 165 MB.
it('counts the address of a page, twice where it is told, and its type, of which it keeps 200 characters', async () => {
  let counted = 0;
  onCaches(({ bytes }) => (counted = bytes));
  await getPage(`${site.url}/typed`);
  const before = counted;
  const { reply } = await getPage(`${site.url}/typed?${'z'.repeat(4_000)}`);
  expect(reply.contentType).toHaveLength(200);
  expect(reply.contentType).toMatch(/^text\/html; x="y+$/);
  expect(counted - before).toBeGreaterThan(2 * 3 * 4_000);
  expect(counted - before).toBeLessThan(2 * 3 * 4_000 + 3_000);
});

it('fetches a page once for all who ask at one time, and goes on when one of them leaves', async () => {
  const calls = site.asked.length;
  const leaving = new AbortController();
  const left = getPage(`${site.url}/well?3`, { signal: leaving.signal });
  const stays = getPage(`${site.url}/well?3`);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(await stays).toMatchObject({ cached: false, reply: { status: 200 } });
  expect(await getPage(`${site.url}/well?3`)).toMatchObject({ cached: true });
  expect(site.asked.length - calls).toBe(1);
});
