import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

/** Lists that people go through by thumb. */
const LISTS = [
  '/browse/train',
  '/browse/train/12302',
  '/browse/train/station/NDLS',
  '/browse/schemes',
  '/browse/schemes/central',
  '/browse/schemes/state/assam',
  '/browse/ifsc/bank/HDFC',
  '/browse/pincode',
  '/place',
  '/browse/holidays',
];
/** Pages that were many metres long, and how many px of a phone they may be. */
const LONG = [
  ['/browse/liquor', 5500],
  ['/browse/panchang', 5500],
  ['/place/uttar-pradesh', 3000],
  ['/browse/pincode', 5000],
  ['/place', 5000],
  ['/browse/panchang/festivals/2026', 6000],
  ['/browse/ifsc/bank/HDFC', 6000],
  ['/', 6000],
  ['/browse/schemes', 4500],
  ['/status', 3500],
  ['/hi/status', 3500],
  ['/changelog', 5200],
] as const;
const PHONE = { width: 360, height: 740 };
const THUMB = 48;

describe.skipIf(!hasBrowser())('lists on a phone', () => {
  const server = defaultServer();
  let browser: Browser;
  /** For pages that are looked at and not used: what all of them load is loaded once. */
  let looks: BrowserContext;
  let withoutScripts: BrowserContext;
  beforeAll(async () => {
    browser = await startBrowser();
    looks = await browser.newContext({ viewport: PHONE });
    withoutScripts = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  });
  afterAll(() => browser?.close());

  it.each(LISTS.map((path, at) => (at % 2 ? path : `/hi${path}`)))(
    'have rows that are one link each, of 48 px at least: %s',
    async (path) => {
      const page = await looks.newPage();
      await page.goto(server.url + path);
      const rows = await page.locator('.link-rows > li > a:visible, .by-state > summary:visible').evaluateAll((all) =>
        all.map((one) => ({
          text: one.textContent?.trim().slice(0, 40),
          height: one.getBoundingClientRect().height,
          beside: (one.parentElement?.getBoundingClientRect().width ?? 0) - one.getBoundingClientRect().width,
        })),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ height, beside }) => height < THUMB || beside > 1)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      await page.close();
    },
  );

  it.each(LONG)('are folded, so that %s is of %i px at most, without scripts too', async (path, most) => {
    const page = await withoutScripts.newPage();
    await page.goto(server.url + path);
    expect((await page.locator('body').boundingBox())?.height).toBeLessThanOrEqual(most);
    await page.close();
  });

  it('tell times of trains as 17:00', async () => {
    const page = await looks.newPage();
    for (const path of ['/browse/train/12302', '/hi/browse/train/station/NDLS']) {
      await page.goto(server.url + path);
      const text = await page.locator('main').innerText();
      expect(text).toMatch(/\b\d\d:\d\d\b/);
      expect(text.replace(/\d+ km/g, '')).not.toMatch(/(?<!₹)\b\d\d\.\d\d\b/);
    }
    await page.close();
  });

  it('show of this year’s holidays and festivals what comes, and fold what is past', async () => {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(`${server.url}/browse/holidays`);
    expect(await page.getByText('Republic Day').first().isVisible()).toBe(false);
    await page.locator('.by-state > summary').first().click();
    expect(await page.getByText('Republic Day').first().isVisible()).toBe(true);
    await page.goto(`${server.url}/browse/panchang/festivals/2026`);
    expect(await page.locator('main h2').first().textContent()).toBe('November 2026');
    await page.close();
  });

  it('make the leaf and the first prices those of a town that is named once, on the next page too', async () => {
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(server.url);
    expect(await page.locator('[data-leaf-place]').innerText()).toBe('The day in Delhi');
    await page.fill('[data-your-town] input', 'Pune');
    await page.click('[data-your-town] button[type=submit]');
    const board = () => page.locator('.board.eight').innerText();
    await expect.poll(board, { timeout: 20_000 }).toMatch(/Petrol in Pune\s+₹/);
    await page.goto(server.url);
    await expect.poll(board, { timeout: 20_000 }).toMatch(/Petrol in Pune\s+₹/);
    await expect.poll(() => page.locator('[data-leaf-place]').innerText(), { timeout: 20_000 }).toBe('The day in Pune');
    expect(await page.locator('[data-your-town] form').isVisible()).toBe(false);
    expect(await page.locator('[data-town-name]').innerText()).toBe('Pune');
    await page.goto(`${server.url}/browse/panchang`);
    await expect.poll(() => page.locator('[data-leaf-place]').innerText(), { timeout: 20_000 }).toBe('The day in Pune');
    await page.close();
  });
});
