import { parseHTML } from 'linkedom';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WalkedFile } from '../built/walk.ts';
import { wordChecks } from '../built/word-checks.ts';
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
    ['/hi/browse/schemes', { q: 'widow pension' }, '/hi/browse/schemes/find', 'राष्ट्रीय विधवा पेंशन योजना'],
    ['/browse/gst', { number: '27AAPFU0939F1ZV' }, '/browse/gst/check', 'Maharashtra (27)'],
    ['/hi/browse/gst', { number: '27AAPFU0939F1ZA' }, '/hi/browse/gst/check', 'V होना चाहिए'],
    // Nobody is asked here; a page says so, and no JSON.
    ['/browse/weather', { city: 'Gangtok' }, '/browse/weather/now', 'The weather services cannot be reached now'],
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

  it.each([
    '/browse/train/between',
    '/browse/holidays/working-days',
    '/browse/astro/chart',
    '/browse/astro/match',
    '/browse/gst/check',
    '/browse/numerology',
    '/browse/pincode/find',
    '/browse/ifsc/find',
  ])('are the whole answer of %s while nothing is asked', async (path) => {
    for (const root of ['', '/hi']) {
      const response = await server.get(root + path);
      const { document } = parseHTML(await response.text());
      expect([root, response.status, document.querySelectorAll('main .trouble').length]).toEqual([root, 200, 0]);
      expect(document.querySelectorAll('main form').length).toBeGreaterThan(0);
    }
  });

  it.each([
    '/browse/pincode/find?q=110001',
    '/browse/vehicle?number=HR26AB1234',
    '/browse/train/between?from=NDLS&to=HWH',
    '/browse/ifsc/find?q=HDFC0000001',
    '/browse/holidays/working-days?from=2026-12-01&to=2026-12-31',
    '/browse/astro/chart?date=1990-01-15&time=10:30&city=nagpur',
    '/browse/gst/codes?q=rice',
    '/browse/search?q=ifsc+hdfc+pune',
    '/browse/search?q=gold+pune',
  ])('lead to pages that say things as people do: %s', async (path) => {
    for (const address of [path, `/hi${path}`]) {
      const response = await server.get(address);
      expect(response.status, address).toBe(200);
      const page = new WalkedFile(address, new Uint8Array(await response.arrayBuffer()));
      expect(wordChecks().flatMap((check) => [...check.look(page)])).toEqual([]);
    }
  });

  it.each([
    ['/browse/train/between?from=xyzabc&to=PUNE', 'No station or town called'],
    ['/browse/ifsc/find?q=HDFC000000', '“HDFC000000” is not an IFSC.'],
    ['/browse/holidays/working-days?from=2026-12-01&to=2026-11-01', 'The last day is before the first.'],
  ])('say what was wrong without names of parameters: %s', async (path, words) => {
    const { document } = parseHTML(await (await server.get(path)).text());
    expect(document.querySelector('main .trouble')?.textContent?.trim()).toMatch(new RegExp(`^${words}`));
    expect(document.querySelector('main')?.textContent).not.toContain('Did you mean ?');
  });

  it.each([
    '/browse/astro/chart?date=1990-01-15&time=10:30&city=Punne',
    '/browse/panchang/day?city=punne',
    '/browse/vehicle?number=KAO5AB1234',
    '/browse/ifsc/find?q=HDFCO000001',
    '/browse/train/station?code=NDLZ',
    '/browse/train/between?from=NDLZ&to=HWH',
  ])('link what may be meant to a page that answers: %s', async (path) => {
    const failed = await server.get(path);
    expect([400, 404]).toContain(failed.status);
    const { document } = parseHTML(await failed.text());
    const [meant] = document.querySelectorAll('main .trouble + p a');
    const answered = await server.get(new URL(meant?.getAttribute('href') ?? '', server.url + path).href.slice(server.url.length));
    expect([path, meant?.textContent, answered.status]).toEqual([path, expect.stringMatching(/./), 200]);
  });
});
