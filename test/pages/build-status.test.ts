import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

describe.runIf(hasBrowser())('Status, of the build', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it('says nothing of a build that is done', async () => {
    const server = defaultServer();
    const page = await browser.newPage();
    const answered = page.waitForResponse('**/status.json');
    await page.goto(`${server.url}/status`);
    expect(await (await answered).json()).toEqual({ status: 'ok', build: { state: 'done' } });
    expect(await page.locator('[data-build-status]').isVisible()).toBe(false);
    await page.close();
  });

  it.each([
    ['/status', '120 of 5400 pages are ready.', 'About 40 seconds left.', 'The site is ready now.'],
    ['/hi/status', '5400 में से 120 पेज तैयार हैं।', 'लगभग 40 सेकंड बाकी।', 'साइट अब तैयार है।'],
  ])('follows one that goes on, until it is done: %s', async (path, pages, left, done) => {
    const server = defaultServer();
    const page = await browser.newPage();
    let build: object = { state: 'running', stage: 'pages', pages: 120, of_pages: 5400, seconds_left: 40 };
    // As src/server/unbuilt-files.ts answers it.
    await page.route('**/status.json', (route) => route.fulfill({ json: { status: 'ok', build } }));
    await page.goto(server.url + path);
    const line = page.locator('[data-build-status]');
    await line.waitFor({ state: 'visible' });
    expect(await line.textContent()).toContain(pages);
    expect(await line.textContent()).toContain(left);
    build = { state: 'done' };
    await page.getByText(done).waitFor({ state: 'visible' });
    await page.close();
  });
});
