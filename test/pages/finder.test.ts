import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PHONE = { width: 360, height: 740 };
/** Two cores may be busy with other tests; a second is not enough for a browser then. */
const PATIENCE = { timeout: 10_000 };

describe.skipIf(!hasBrowser())('the finder of schemes', () => {
  const server = defaultServer();
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  async function open(path: string, look: (page: Page) => Promise<void>): Promise<void> {
    const page = await browser.newPage({ viewport: PHONE });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    try {
      await page.goto(server.url + path, { waitUntil: 'load' });
      await look(page);
      expect(errors).toEqual([]);
    } finally {
      await page.close();
    }
  }
  const found = (page: Page) => page.locator('.finder ol a .name').allTextContents();
  const told = (page: Page) => page.locator('.finder [role=status]').textContent();

  it('finds by words as one types, and its entries lead to the schemes', async () => {
    await open('/browse/schemes', async (page) => {
      await page.locator('#scheme-words').pressSequentially('ambulance');
      await expect.poll(async () => (await found(page)).join(' '), PATIENCE).toContain('Emergency Ambulance Service - Uttarakhand');
      expect(await told(page)).toMatch(/^\d+ schemes?$/);
      expect(new URL(page.url()).search).toBe('?q=ambulance');
      await page.locator('.finder ol a', { hasText: 'Emergency Ambulance' }).click();
      await page.waitForURL(/\/browse\/schemes\/.+/);
      expect(await page.locator('h1').textContent()).toContain('Emergency Ambulance');
    });
  });

  it('narrows by state with what is open to all of India, by level and by category', async () => {
    await open('/browse/schemes', async (page) => {
      await page.locator('select[name=state]').selectOption('Assam');
      await expect.poll(() => told(page), PATIENCE).toMatch(/schemes$/);
      const both = Number.parseInt(((await told(page)) ?? '').replaceAll(',', ''), 10);
      await page.locator('select[name=level]').selectOption('State');
      await expect.poll(async () => Number.parseInt(((await told(page)) ?? '').replaceAll(',', ''), 10), PATIENCE).toBeLessThan(both);
      // The number is there before the first of the list.
      await expect.poll(() => found(page), PATIENCE).toContain('Aponar Apon Ghar');
      await page.locator('select[name=category]').selectOption('Banking, Financial Services and Insurance');
      await expect.poll(() => found(page), PATIENCE).toEqual(expect.arrayContaining(['Aponar Apon Ghar']));
      await page.locator('select[name=state]').selectOption('Goa');
      await expect.poll(() => found(page), PATIENCE).not.toContain('Aponar Apon Ghar');
    });
  });

  it('offers to search also in schemes whose state is not on record, and says in how many', async () => {
    const offer = (page: Page) => page.locator('.finder .unknown');
    const count = async (page: Page) => Number.parseInt(((await told(page)) ?? '').replaceAll(',', ''), 10);
    await open('/browse/schemes', async (page) => {
      expect(await offer(page).isVisible()).toBe(false);
      await page.locator('select[name=state]').selectOption('Goa');
      await offer(page).waitFor();
      const offered = await offer(page).textContent();
      expect(offered).toMatch(/^Also search in \d+ schemes whose state is not on record$/);
      const own = await count(page);
      await offer(page).locator('input').check();
      await expect.poll(() => count(page), PATIENCE).toBe(own + Number(/\d+/.exec(offered ?? '')?.[0]));
      expect(new URL(page.url()).search).toBe('?state=Goa&unknown=1');
      await page.locator('select[name=state]').selectOption('All India');
      await expect.poll(() => offer(page).isVisible(), PATIENCE).toBe(false);
    });
    await open('/hi/browse/schemes/state/goa', async (page) => {
      await page.locator('a', { hasText: 'उनमें भी खोजें' }).click();
      await offer(page).waitFor();
      expect(await offer(page).textContent()).toMatch(/^\d+ ऐसी योजनाओं में भी खोजें जिनका राज्य दर्ज नहीं है$/);
      expect(await offer(page).locator('input').isChecked()).toBe(true);
    });
  });

  it('shows twenty and more on a press', async () => {
    await open('/browse/schemes?level=State', async (page) => {
      await expect.poll(async () => (await found(page)).length, PATIENCE).toBe(20);
      await page.locator('.finder button.more').click();
      await expect.poll(async () => (await found(page)).length, PATIENCE).toBe(40);
    });
  });

  it('is opened again by its address, with the fields as they were', async () => {
    await open('/browse/schemes?q=assam&level=State', async (page) => {
      expect(await page.locator('#scheme-words').inputValue()).toBe('assam');
      expect(await page.locator('select[name=level]').inputValue()).toBe('State');
      await expect.poll(async () => (await found(page)).join(' '), PATIENCE).toContain('Assam');
    });
  });

  it('asks the service where the pages have not such words: everyday ones, in Hindi too', async () => {
    await open('/browse/schemes', async (page) => {
      await page.locator('#scheme-words').fill('vidhwa');
      await expect.poll(async () => (await found(page)).length, PATIENCE).toBeGreaterThan(0);
      expect((await found(page)).join(' ')).toMatch(/widow|vidhwa/i);
    });
  });

  it('finds by the same words without the service: names, briefs and tags, and not the long texts, which all have the same', async () => {
    await open('/browse/schemes', async (page) => {
      await page.route('**/schemes?*', (route) => route.fulfill({ status: 404, body: '' }));
      await page.locator('#scheme-words').fill('foreign');
      await expect.poll(async () => (await found(page)).join(' '), PATIENCE).toContain('6% Interest Subsidy on Loans');
      await page.locator('#scheme-words').fill('maintenance');
      await expect.poll(() => told(page), PATIENCE).toBe('No scheme has these words');
    });
  });

  it('says so when nothing has the words', async () => {
    await open('/browse/schemes', async (page) => {
      await page.locator('#scheme-words').fill('qwxzzq');
      await expect.poll(() => told(page), PATIENCE).toBe('No scheme has these words');
      expect(await found(page)).toEqual([]);
    });
  });
});
