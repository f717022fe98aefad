import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

describe.skipIf(!hasBrowser())('forms without scripts', () => {
  const server = defaultServer();
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it.each([
    ['/browse/train', { from: 'Delhi', to: 'Howrah' }, '/browse/train/between', '12302'],
    ['/hi/browse/train', { from: 'दिल्ली', to: 'HWH' }, '/hi/browse/train/between', '12302'],
    ['/browse/schemes', { q: 'widow pension' }, '/browse/schemes/find', 'Widow Pension'],
    ['/hi/browse/schemes', { q: 'widow pension' }, '/hi/browse/schemes/find', 'Widow Pension'],
    ['/browse/gst', { number: '27AAPFU0939F1ZV' }, '/browse/gst/check', 'Maharashtra (27)'],
    ['/hi/browse/gst', { number: '27AAPFU0939F1ZA' }, '/hi/browse/gst/check', 'V होना चाहिए'],
    // Nobody is asked here; a page says so, and no JSON.
    ['/browse/weather', { city: 'Gangtok' }, '/browse/weather/now', 'Nobody can tell the weather now'],
  ])('of %s are answered by a page, for %j', async (path, fields, answeredAt, words) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.url + path);
    const form = page.locator('main form').first();
    for (const [name, value] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(value);
    await form.locator('button:visible').first().click();
    expect(new URL(page.url()).pathname).toBe(answeredAt);
    expect(await page.locator('main').innerText()).toContain(words);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await context.close();
  });
});
