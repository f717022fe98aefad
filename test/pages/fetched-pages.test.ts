import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { newCaller, openServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

const PARAGRAPH = 'The tank at the edge of the village was dug in the year of the great drought, and it has not been dry since. '.repeat(4);
const ARTICLE = `<!doctype html><html lang="en"><head><title>The tank</title></head><body><nav><a href="/">Home</a></nav>
  <article><h1>The tank</h1><p>${PARAGRAPH}</p><p>Its steps were built by the weavers, who dyed their thread in it until the railway brought powder from Bombay. ${PARAGRAPH}</p><p><img src="/tank.png" alt="Steps to the water"> Forty steps lead down to the water from the north, and in most years thirty of them are wet. ${PARAGRAPH}</p><script>document.title = 'taken over'</script><p onclick="x()">${PARAGRAPH}</p></article></body></html>`;

describe.skipIf(!hasBrowser())('a page of the web', () => {
  let site: StandIn;
  const server = openServer();
  let browser: Browser;

  beforeAll(async () => {
    const png = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#0b6a6f' } })
      .png()
      .toBuffer();
    const many = ARTICLE.replaceAll('/tank.png', '/no.png').replace(
      '</article>',
      `${`<p>${PARAGRAPH}<img src="/n.png"></p>`.repeat(30)}</article>`,
    );
    const routes = {
      '/': '<!doctype html><title>The well</title><h1>The well</h1>',
      '/tank': ARTICLE,
      '/tank.png': { headers: { 'content-type': 'image/png' }, body: png },
      '/many': many,
      '/no.png': { headers: { 'content-type': 'image/png' }, body: '<script>alert(1)</script>' },
    };
    [site, browser] = await Promise.all([startStandIn(routes, inject('ports').readerPages), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  async function read(address: string, look: (page: Page) => Promise<void>): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, extraHTTPHeaders: newCaller() });
    await page.goto(`${server.url}/browse/reader`);
    await page.locator('#address').fill(address);
    await page.keyboard.press('Enter');
    await look(page);
    await page.close();
  }

  it('is shown by the reader as text, as markdown and as data, by keyboard alone', async () => {
    await read(`${site.url}/tank`, async (page) => {
      await page.locator('#view-read p').first().waitFor();
      expect(await page.locator('#view-read').textContent()).toContain('great drought');
      expect(await page.locator('#view-read script, #view-read [onclick]').count()).toBe(0);
      await page.locator('#tab-read').focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('#view-markdown').isVisible()).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('#view-data').textContent()).toContain('"title": "The tank"');
      expect(await page.title()).not.toBe('taken over');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
  });

  it('loads no picture of its own into the reader, which shows a link in its place', async () => {
    site.asked.length = 0;
    await read(`${site.url}/tank`, async (page) => {
      const link = page.locator('#view-read a', { hasText: 'Picture: Steps to the water' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(`${site.url}/tank.png`);
      expect(await page.locator('#view-read img').count()).toBe(0);
    });
    expect(site.asked).not.toContain('/tank.png');
  });

  it('has its pictures shown on a press, from our own origin', async () => {
    site.asked.length = 0;
    await read(`${site.url}/tank`, async (page) => {
      const hosts = new Set<string>();
      const faults: string[] = [];
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
      const button = page.getByRole('button', { name: 'Show the pictures' });
      await button.waitFor();
      expect(site.asked).not.toContain('/tank.png');
      await button.focus();
      await page.keyboard.press('Enter');
      const image = page.getByRole('img', { name: 'Picture: Steps to the water' });
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(120);
      expect(await button.isVisible()).toBe(false);
      expect([...hosts]).toEqual([new URL(server.url).host]);
      expect(faults).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
    expect(site.asked).toContain('/tank.png');
  });

  it('has twenty pictures shown at most, and the reader says of each that it could not be shown', async () => {
    await read(`${site.url}/many`, async (page) => {
      await page.getByRole('button', { name: 'Show the first 20 pictures' }).click();
      await page.locator('#view-read a', { hasText: 'Picture: Steps to the water (could not be shown)' }).waitFor();
      const shown = await page.locator('#view-read img').count();
      const refused = await page.locator('#view-read a', { hasText: '(could not be shown)' }).count();
      expect(shown + refused).toBe(20);
    });
  });

  it('is not read by the address of the reader alone', async () => {
    const page = await browser.newPage({ extraHTTPHeaders: newCaller() });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/browse/reader?url=${encodeURIComponent(`${site.url}/tank`)}`, { waitUntil: 'networkidle' });
    expect(await page.locator('#address').inputValue()).toBe(`${site.url}/tank`);
    expect(calls).not.toContain('/fetch');
    await page.close();
  });

  it('is refused in words where it is a private one', async () => {
    await read('http://10.0.0.1/', async (page) => {
      const trouble = page.locator('.trouble');
      await trouble.waitFor({ state: 'visible' });
      expect(await trouble.textContent()).toMatch(/refused|private/i);
    });
  });

  it('is taken as a picture on a press and not by its address, and it is said why there is none', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, extraHTTPHeaders: newCaller() });
    site.asked.length = 0;
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.url}/browse/screenshot?${new URLSearchParams({ url: site.url })}`, { waitUntil: 'networkidle' });
    expect(site.asked).toEqual([]);
    await page.selectOption('[data-window]', '390x844');
    await page.click('main button[type=submit]');
    await page.waitForSelector('figure img', { state: 'visible', timeout: 30_000 });
    expect(await page.innerText('figcaption')).toContain('390 by 844 pixels');
    expect(site.asked).toContain('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.fill('[name=url]', 'http://10.0.0.1/');
    await page.click('main button[type=submit]');
    await page.waitForSelector('.trouble', { state: 'visible' });
    expect(await page.innerText('.trouble')).toContain('a private address');
    expect(await page.isVisible('figure')).toBe(false);
    expect(faults).toEqual([]);
  });
});
