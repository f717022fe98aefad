import { parseHTML } from 'linkedom';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const server = defaultServer();

describe('which schemes fit, without scripts', () => {
  const found = async (path: string) => {
    const response = await server.get(path);
    return { response, document: parseHTML(await response.text()).document as unknown as Document };
  };

  it('lists those that fit with what was met, and keeps the answers in the form', async () => {
    const { response, document } = await found('/browse/schemes/eligible/found?state=ladakh&age=45&gender=female&bpl=1&caste=');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const item = document.querySelector('a[href$="/browse/schemes/issspwd"]')?.closest('li');
    expect(item?.textContent?.replace(/\s+/g, ' ')).toContain('Age 40 to 79 years');
    // What the answers decide stands first, before the lists by fit.
    expect(document.querySelector('main h2')?.textContent).toBe('First for you');
    expect(document.querySelector('select[name=state] option[selected]')?.getAttribute('value')).toBe('ladakh');
    expect(document.querySelector('input[name=age]')?.getAttribute('value')).toBe('45');
  });

  it('explains in Hindi why a scheme does not fit', async () => {
    const { document } = await found('/hi/browse/schemes/eligible/found?state=ladakh&age=30&gender=female&bpl=1&show=no');
    const text = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain('पूरी नहीं: उम्र: 40 से 79 वर्ष');
  });

  it('says what is wrong with an answer', async () => {
    const { response, document } = await found('/browse/schemes/eligible/found?age=old');
    expect(response.status).toBe(400);
    expect(document.querySelector('.trouble')?.textContent).toContain('“old” is not a whole number');
  });
});

describe.skipIf(!hasBrowser())('which schemes fit, with scripts', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  it('compares on the device: no answer is in anything that is asked', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    try {
      await page.goto(`${server.url}/browse/schemes/eligible`, { waitUntil: 'load' });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.selectOption('[name=state]', 'ladakh');
      await page.fill('[name=age]', '45');
      await page.selectOption('[name=gender]', 'female');
      await page.click('form[data-eligible] button');
      const entry = page.locator('[data-eligible-found] a[href$="/browse/schemes/issspwd"]');
      await entry.waitFor({ state: 'attached' });
      expect(await entry.locator('xpath=..').textContent()).toContain('Also needed: Household below the poverty line');
      expect(asked.some((one) => one.includes('/schemes/conditions.json'))).toBe(true);
      // The server's own port, and names of files, may have the same figures.
      const told = asked.map((one) => one.replaceAll(server.url, '').replace(/[\w.-]+\.(?:js|css|woff2)/g, ''));
      expect(told.filter((one) => /ladakh|female|45/.test(one))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    } finally {
      await page.close();
    }
  });
});
