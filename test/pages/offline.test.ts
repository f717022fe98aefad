import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PATIENCE = { timeout: 20_000 };

describe.skipIf(!hasBrowser())('without a connection', () => {
  const server = defaultServer();
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    context = await browser.newContext({ serviceWorkers: 'allow' });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  /** Paths of what the worker has kept. */
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    });

  /** Takes the connection away, and waits until the worker has lost it too: it is told on its own. No answer of 404 is kept. */
  async function disconnect(): Promise<void> {
    await context.setOffline(true);
    const asks = () =>
      page.evaluate(() =>
        fetch('/no/such/page').then(
          () => 'answered',
          () => 'out of reach',
        ),
      );
    await expect.poll(asks, PATIENCE).toBe('out of reach');
  }

  it('shows a page after its first visit, with its style, and when it was seen', async () => {
    await page.goto(`${server.url}/browse/fuel`);
    await expect.poll(kept, PATIENCE).toEqual(expect.arrayContaining(['/offline', '/browse/fuel', expect.stringMatching(/\.css$/)]));
    await disconnect();
    await page.reload();
    expect(await page.locator('.kept-note').textContent()).toMatch(
      /^No connection\. This page is as it was on \d+ \w{3} \d{4}, \d\d:\d\d IST\.$/,
    );
    expect(await page.locator('h1').textContent()).toContain('Fuel prices');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(251, 248, 241)');
  });

  it('keeps the figures of one’s own board', async () => {
    await page.goto(`${server.url}/?pin=petrol+pune`);
    await expect.poll(kept, PATIENCE).toContain('/?pin=petrol+pune');
    await page.reload();
    await expect.poll(kept, PATIENCE).toContainEqual(expect.stringMatching(/^\/search\?q=petrol\+pune/));
    await disconnect();
    await page.reload();
    await expect.poll(() => page.locator('.board.own a').innerText(), PATIENCE).toMatch(/Petrol in Pune\s+₹\d+\.\d\d\s+a litre\s+as of/);
  });

  it('names the pages that were seen, for one that was not', async () => {
    await page.goto(`${server.url}/browse/fuel/city/mumbai`);
    await expect.poll(kept, PATIENCE).toEqual(expect.arrayContaining(['/browse/fuel/city/mumbai', '/kept.json']));
    await page.goto(`${server.url}/browse/fuel`);
    await expect.poll(kept, PATIENCE).toContain('/browse/fuel');
    await disconnect();
    await page.goto(`${server.url}/browse/forex`);
    expect(await page.locator('h1').textContent()).toContain('No connection');
    expect(await page.locator('main li a', { hasText: 'Petrol in Mumbai' }).innerText()).toMatch(
      /^[^·]+\s+Petrol in Mumbai ₹\d+\.\d\d.* · seen \d+ \w+ \d{4}, \d+:\d\d/,
    );
    await page.fill('.search-box.large input', '110001');
    await expect.poll(() => page.locator('.search-box.large .found li a').first().innerText(), PATIENCE).toMatch(/^PIN code 110001/);
    await page.fill('.search-box.large input', '');
    await page.locator('main li a', { hasText: 'Fuel prices' }).click();
    await page.waitForURL('**/browse/fuel');
  });

  it('finds by the one field what was seen, with its answer', async () => {
    await page.goto(`${server.url}/browse/fuel/city/mumbai`);
    await expect.poll(kept, PATIENCE).toContain('/browse/fuel/city/mumbai');
    await page.goto(`${server.url}/`);
    await expect.poll(kept, PATIENCE).toContain('/');
    await disconnect();
    await page.reload();
    await page.fill('.search-box.large input', 'petrol mumbai');
    const first = page.locator('.search-box.large .found li a').first();
    await expect
      .poll(() => first.innerText(), PATIENCE)
      .toMatch(/^Petrol in Mumbai ₹\d+\.\d\d a litre, .*\s+Without a connection: as it was on/);
    await first.click();
    await page.waitForURL('**/browse/fuel/city/mumbai');
  });

  it('answers by the codes and festivals that it keeps, and nothing to a code that is not on record', async () => {
    await page.goto(`${server.url}/`);
    await expect.poll(kept, PATIENCE).toEqual(expect.arrayContaining(['/', '/kept.json']));
    await disconnect();
    await page.reload();
    const box = page.locator('.search-box.large');
    for (const [typed, answer] of [
      ['MH12AB1234', /^Number plate MH12\s+Pune, Maharashtra/],
      ['110001', /^PIN code 110001\s+New Delhi, Delhi/],
      ['SBIN0000300', /^Bank of IFSC codes with SBIN\s+State Bank of India/],
      ['diwali', /^Diwali.*\s+\d+ \w{3} 202\d/],
    ] as const) {
      await box.locator('input').fill(typed);
      await expect.poll(() => box.locator('.found li a').first().innerText(), PATIENCE).toMatch(answer);
    }
    await box.locator('input').fill('999999');
    await expect.poll(() => box.locator('.found').innerText(), PATIENCE).not.toMatch(/Diwali|Searching/);
    expect(await box.locator('.found').innerText()).not.toContain('PIN code');
  });

  it('keeps nothing private', async () => {
    await page.goto(`${server.url}/browse/fuel`);
    await expect.poll(kept, PATIENCE).toContain('/browse/fuel');
    await page.goto(`${server.url}/browse/vehicle?number=WB20AB1234`);
    await page.goto(`${server.url}/status`);
    await expect.poll(kept, PATIENCE).toContain('/status');
    expect((await kept()).join()).not.toContain('WB20AB1234');
  });
});
