import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, hasFallbackType, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PHONE = { width: 360, height: 740 };

/** Tests that these pages do not move when their typefaces come after their text. */
export function staysStill(pages: readonly string[]): void {
  describe.skipIf(!hasBrowser())('a page whose type comes late', () => {
    const server = defaultServer();
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(() => browser?.close());

    it.for(pages)('does not shift: %s', async (path, { skip }) => {
      skip(
        !(await hasFallbackType(browser)),
        'this machine has none of the faces that stand in for ours: install Liberation (fonts-liberation)',
      );
      const context = await browser.newContext({ viewport: PHONE });
      const page = await context.newPage();
      const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(server.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      paint();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.02);
      await context.close();
    });
  });
}

/** Sum of layout shifts so far; runs in the page. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 50);
  });
}
