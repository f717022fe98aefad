import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

/** Two cores may be busy with other tests. */
const PATIENCE = { timeout: 15_000 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** As large as a thumb needs it. */
const THUMB = 44;

/** What people come for: what they type, the answer under the field, the page it opens, and what stands there. */
export const JOURNEYS = [
  { typed: 'petrol pune', answer: '₹111.21 a litre', path: '/place/pune', shown: '₹111.21' },
  { typed: '22k gold 8 gram mumbai', answer: '₹1,07,979', path: '/browse/commodities/gold/mumbai?g=8', shown: '₹1,07,979' },
  { typed: '500 usd', answer: '₹48,042.67', path: '/browse/forex?from=USD&to=INR&amount=500', shown: '48,042.67' },
  { typed: '27AAPFU0939F1ZV', answer: 'The number is well formed', path: '/browse/gst#27AAPFU0939F1ZV', shown: 'Maharashtra' },
  { typed: 'free gas connection', answer: 'Ujjwala', path: '/browse/schemes/pmuy', shown: 'Pradhan Mantri Ujjwala Yojana' },
  { typed: 'नागपुर', answer: 'Nagpur', path: '/place/nagpur', shown: 'Number plates' },
] as const;
export type Journey = (typeof JOURNEYS)[number];

/** The ways in which people come: each journey is made in those that the function gives. */
export type Ways = Readonly<Record<'thumb' | 'keyboard' | 'without scripts', readonly Journey[]>>;

/** Tests of people with a question, who come by phone, by keyboard or without scripts. */
export function makeJourneys(ways: Ways): void {
  describe.skipIf(!hasBrowser())('a person with a question', () => {
    const server = defaultServer();
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(() => browser?.close());

    async function start(options: Parameters<Browser['newContext']>[0], look: (page: Page) => Promise<void>): Promise<void> {
      const context = await browser.newContext(options);
      try {
        const page = await context.newPage();
        const troubles: string[] = [];
        page.on('pageerror', ({ message }) => troubles.push(message));
        page.on('request', (request) => {
          if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) troubles.push(request.url());
        });
        await page.goto(server.url, { waitUntil: 'load' });
        await look(page);
        expect(troubles).toEqual([]);
      } finally {
        await context.close();
      }
    }
    const isAt = (page: Page, path: string) => page.waitForURL(server.url + path, PATIENCE);
    const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const shows = (page: Page, text: string) => expect.poll(() => page.locator('main').innerText(), PATIENCE).toContain(text);

    it.each(ways.thumb)('on a phone by thumb: $typed', async ({ typed, answer, path, shown }) => {
      await start(PHONE, async (page) => {
        await page.locator('.search-box input').tap();
        await page.locator('.search-box input').fill(typed);
        const first = page.locator('.found a').first();
        await expect.poll(() => first.textContent(), PATIENCE).toContain(answer);
        expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB);
        expect(await sideways(page)).toBe(0);
        await first.tap();
        await isAt(page, path);
        await shows(page, shown);
        expect(await sideways(page)).toBe(0);
      });
    });

    it.each(ways.keyboard)('by keyboard alone, with one Enter: $typed', async ({ typed, path, shown }) => {
      await start({}, async (page) => {
        await page.keyboard.press('/');
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
        await isAt(page, path);
        await shows(page, shown);
      });
    });

    it.each(ways['without scripts'])('without scripts: $typed', async ({ typed, answer, path }) => {
      await start({ javaScriptEnabled: false }, async (page) => {
        await page.locator('.search-box input').fill(typed);
        await page.keyboard.press('Enter');
        const first = page.locator('main .results :is(.answer-block, li)').first();
        expect(await first.innerText()).toContain(answer);
        await first.locator('a').click();
        await isAt(page, path);
        expect(await page.locator('h1').count()).toBe(1);
      });
    });
  });
}
