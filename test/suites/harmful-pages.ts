import { describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/browser.ts';
import type { HARMFUL_PAGES } from '../support/harmful-pages.ts';
import { descendantsOf, hasProcesses, memoryOf, mostMemoryOf } from '../support/processes.ts';
import type { RunningServer } from '../support/server.ts';
import type { StandIn } from '../support/stand-in.ts';

/** Megabytes: what the server may gain, and what the browser and all that belongs to it may have, with what they gain in a moment. */
const SERVER_MB = 100;
const BROWSER_MB = 1_300;

/** Tests of pages that harm who takes them; the stand-in has `HARMFUL_PAGES`. */
export function endsNoServer(served: () => { server: RunningServer; site: StandIn }, pages: readonly (keyof typeof HARMFUL_PAGES)[]): void {
  describe.runIf(hasBrowser() && hasProcesses())('a page made to harm', { timeout: 90_000 }, () => {
    it.each(pages)('holds up and ends nobody but its own browser: %s', async (path) => {
      const { server, site } = served();
      const take = (page: string) =>
        server.json(`/screenshot?${new URLSearchParams({ url: site.url + page, full_page: '1', format: 'json' })}`);
      expect((await take('/small?before')).status).toBe(200);
      const pid = server.process.pid ?? 0;
      const [before, printed] = [mostMemoryOf(pid), server.output().length];
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(
          most,
          descendantsOf(pid).reduce((sum, one) => sum + memoryOf(one), 0),
        );
      }, 50);
      const { status, body } = await take(String(path));
      clearInterval(watch);
      // What scripts put in the place of the browser's own is not asked.
      if (path === '/throws') expect([status, body.title]).toEqual([200, 'Harms']);
      else
        expect([status, body.error]).toEqual([502, expect.stringMatching(/takes too much memory, or breaks|keeps the browser too busy/)]);
      expect(mostMemoryOf(pid) - before).toBeLessThan(SERVER_MB);
      expect(most).toBeLessThan(BROWSER_MB);
      const lines = server.output().slice(printed).split('\n').filter(Boolean);
      expect(lines.filter((line) => line.length > 300 || /\p{Cc}/u.test(line))).toEqual([]);
      expect((await take(`/small?after=${path}`)).body).toMatchObject({ status: 'ok', title: 'Small' });
    });
  });
}
