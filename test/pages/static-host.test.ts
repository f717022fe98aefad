import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { typeOfFile } from '../../src/kernel/http.ts';
import { recordPageAt } from '../../src/site/record-pages.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';

/** A host that knows only files: what has none is answered by its page of missing addresses, as GitHub Pages does. */
function serveFiles(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((one) => join(folder, one))
      .find((one) => existsSync(one) && statSync(one).isFile());
    response.writeHead(file ? 200 : 404, { 'content-type': typeOfFile(file ?? '404.html') });
    response.end(readFileSync(file ?? join(folder, '404.html')));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.skipIf(!hasBrowser())('a host that knows only files', () => {
  let host: Server;
  let browser: Browser;
  let page: Page;
  let origin = '';
  const errors: string[] = [];
  beforeAll(async () => {
    host = await serveFiles(join(inject('dist'), 'client'));
    const address = host.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterAll(async () => {
    await browser?.close();
    host?.closeAllConnections();
    await new Promise((done) => host.close(done));
    expect(errors).toEqual([]);
  });

  it.each(['/browse/train/record', '/browse/train/station/record', '/browse/pincode/district/record', '/browse/ifsc/bank/record'])(
    'shows at %s what most ask for, in both languages, until a record is asked for',
    async (path) => {
      for (const root of ['', '/hi']) {
        await page.goto(origin + root + path);
        const asked = await page.locator('main .link-rows a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(asked.length).toBeGreaterThan(1);
        const drawnBy = new Set(asked.map((href) => recordPageAt(href)));
        expect([...drawnBy]).toEqual([root + path]);
      }
    },
  );

  it.each([
    ['/browse/train/12302', '12302 Howrah Rajdhani Express (via Gaya)', 'New Delhi', '/browse/train/station/NDLS'],
    ['/hi/browse/train/12302', '12302', 'नई दिल्ली', '/hi/browse/train/station/NDLS'],
    ['/browse/train/station/NDLS', 'New Delhi (NDLS)', '12302', '/browse/train/12302'],
    ['/browse/pincode/district/bengaluru-urban', 'PIN codes of', '560001', '/browse/pincode/find?q=560001'],
    ['/hi/browse/pincode/district/bengaluru-urban', 'के पिन कोड', 'कर्नाटक', '/hi/browse/pincode/find?q=560001'],
    ['/browse/ifsc/bank/SBIN/west-bengal', 'State Bank of India, West Bengal', 'SBIN0', '/browse/ifsc/find?q=SBIN0'],
  ])('draws the record at %s', async (path, title, text, href) => {
    await page.goto(origin + path);
    await page.locator('[data-record] .link-rows li').first().waitFor();
    expect(await page.locator('h1').innerText()).toContain(title);
    expect(await page.title()).toContain(title);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(path);
    expect(await page.locator('[data-record]').innerText()).toContain(text);
    expect(await page.locator(`[data-record] a[href^="${href}"]`).count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it('draws a town in Hindi that has no file, keeps it when the language is changed, and says of others that there is no page', async () => {
    await page.goto(`${origin}/hi/place/shirdi`);
    await page.locator('[data-record] .link-rows li').first().waitFor();
    expect(await page.locator('h1').innerText()).toBe('शिरडी');
    expect(await page.locator('main').innerText()).toContain('महाराष्ट्र');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe('/hi/place/shirdi');
    expect(await page.locator('a.language').getAttribute('href')).toBe('/place/shirdi');
    expect(await page.locator('[data-record] a[href^="/hi/browse/"]').count()).toBeGreaterThan(3);
    await page.goto(`${origin}/hi/place/atlantis`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('There is no page here');
  });

  it('draws a record that the form of its page asks for, and says where there is none', async () => {
    await page.goto(`${origin}/browse/train/record`);
    await page.getByLabel('Train number').fill('12302');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('[data-record] .link-rows').waitFor();
    expect(await page.locator('h1').innerText()).toContain('12302');
    await page.goto(`${origin}/browse/train/12399`);
    await expect.poll(() => page.locator('[data-record]').innerText(), { timeout: 15_000 }).toContain('12399');
  });

  it('says without scripts in which files records are, and takes a reader in Hindi to a scheme in English', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${origin}/browse/train/record`);
    expect((await plain.request.get(origin + (await plain.locator('a[href$="129.json"]').getAttribute('href')))).status()).toBe(200);
    await plain.close();
    await page.goto(`${origin}/hi/browse/schemes/pm-kisan`);
    await page.waitForURL('**/browse/schemes/pm-kisan');
    expect(await page.locator('h1').innerText()).toContain('Kisan');
  });

  it.each(['/', '/browse/fuel/city/mumbai', '/browse/schemes/pm-kisan', '/hi/browse/fuel'])('shows %s, prices and all', async (path) => {
    expect((await page.goto(origin + path))?.status()).toBe(200);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
  });

  it('finds pages by the index in the browser', async () => {
    await page.goto(`${origin}/browse/fuel`);
    await page.locator('#site-search').fill('kisan samman');
    await expect
      .poll(() => page.locator('.found li a').allTextContents(), { timeout: 15_000 })
      .toEqual(expect.arrayContaining([expect.stringMatching(/Kisan/i)]));
  });

  it('shows its page of missing addresses for what is no record', async () => {
    expect(['/browse/train/record', '/browse/fuel/city/pune', '/hi/browse/train/12302'].map(recordPageAt)).toEqual([
      undefined,
      undefined,
      '/hi/browse/train/record',
    ]);
    await page.goto(`${origin}/nothing/here`);
    expect(await page.locator('h1').innerText()).toBe('There is no page here');
  });
});
