import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PATIENCE = { timeout: 20_000 };

describe.skipIf(!hasBrowser())('a board of one’s own', () => {
  const server = defaultServer();
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const tiles = () => page.locator('.board.own li a').allInnerTexts();
  const pins = () => new URL(page.url()).searchParams.getAll('pin');
  async function fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = page.locator(`.own-board [name=${name}]`);
      if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await page.locator('.own-board [type=submit]').click();
  }

  it('pins a town, gold of a karat and weight, a currency and a scheme, and keeps them in the address and in this browser', async () => {
    await page.goto(server.url);
    await page.locator('[data-board-title]').click();
    await fill({ city: 'poona', weight: '8 g', karat: '22k', currency: 'EUR', scheme: 'kisan credit' });
    await expect
      .poll(pins, PATIENCE)
      .toEqual(['petrol Pune', 'diesel Pune', '8 g 22k gold Pune', '1 EUR in INR', expect.stringMatching(/^Kisan Credit Card/)]);
    await expect
      .poll(tiles, PATIENCE)
      .toEqual([
        expect.stringMatching(/^Petrol in Pune\s+₹\d+\.\d\d\s+a litre\s+as of \d+ \w{3} \d{4}$/),
        expect.stringContaining('Diesel in Pune'),
        expect.stringMatching(/22 karat, 8 g.*\s+₹[\d,]+/),
        expect.stringMatching(/^1 EUR in INR\s+₹/),
        expect.stringContaining('Kisan Credit Card'),
      ]);
    expect(await page.locator('.board.usual').isVisible()).toBe(false);
    await page.goto(server.url);
    await expect.poll(tiles, PATIENCE).toHaveLength(5);
    expect(pins()).toHaveLength(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('says when nothing has the name that was given, and pins nothing', async () => {
    await page.goto(server.url);
    await page.locator('[data-board-title]').click();
    await fill({ city: 'Qqzzxx' });
    await expect.poll(() => page.locator('.own-board output').textContent(), PATIENCE).toBe('Nothing here is called “Qqzzxx”.');
    expect(pins()).toEqual([]);
    expect(await page.locator('.board.usual').isVisible()).toBe(true);
  });

  it('shows a board that came by a link as text, without taking it for one’s own', async () => {
    await page.goto(`${server.url}/?pin=diesel+mumbai&pin=${encodeURIComponent('<img src=x>')}`);
    await expect.poll(async () => (await tiles())[0], PATIENCE).toContain('Diesel in Mumbai');
    expect(await page.locator('.board.own img').count()).toBe(0);
    await page.goto(server.url);
    expect(await page.locator('.board.usual').isVisible()).toBe(true);
  });

  it('takes a tile away, and goes back to the usual board', async () => {
    await page.goto(`${server.url}/?pin=diesel+mumbai&pin=petrol+pune`);
    await page.getByRole('button', { name: /^Take away: Diesel/ }).click();
    await expect.poll(pins, PATIENCE).toEqual(['petrol pune']);
    await page.locator('[data-board-title]').click();
    await page.locator('[data-board-clear]').click();
    expect(pins()).toEqual([]);
    expect(await page.locator('.board.usual').isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('board'))).toBeNull();
  });
});
