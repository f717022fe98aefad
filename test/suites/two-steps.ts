import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { scan } from '../support/scan.ts';
import { defaultServer } from '../support/server.ts';

const PATIENCE = { timeout: 20_000 };
const PHONE = { width: 390, height: 844 };

/** What somebody comes for: where they begin, what they do there, and the part that then tells the answer on the first screen. */
export interface Errand {
  errand: string;
  /** Of the page in English. */
  from: string;
  does?: (page: Page) => Promise<void>;
  /** The answer's own element. */
  answer: string;
  says: RegExp;
  /** How it is read: its text unless said. */
  read?: (answer: Locator) => Promise<string | null | undefined>;
  /** It stands below what was typed, so that it may lie under the first screen. */
  isBelow?: true;
}

const type = (field: string, text: string) => async (page: Page) => {
  await page.fill(`main ${field}`, text);
  await page.press(`main ${field}`, 'Enter');
};

export const ERRANDS: readonly Errand[] = [
  {
    errand: 'petrol of my town',
    from: '/browse/fuel',
    does: type('[data-your-town] input', 'Pune'),
    answer: '[data-town-answers] .figure',
    says: /₹\d+\.\d\d/,
  },
  { errand: 'gold', from: '/browse/commodities/gold/mumbai', answer: '.answer-block dd', says: /₹\d,\d\d,\d{3}/ },
  { errand: 'a train and its stops', from: '/browse/train/12302', answer: '.answer-block .figure', says: /^16:50$/ },
  {
    errand: 'a widow’s schemes',
    from: '/browse/schemes/eligible',
    does: async (page) => {
      await page.selectOption('[name=state]', 'ladakh');
      await page.fill('[name=age]', '45');
      await page.check('[name=widow]');
    },
    answer: '.first-scheme li',
    says: /\S/,
    isBelow: true,
  },
  {
    errand: 'an IFSC',
    from: '/browse/ifsc',
    does: type('[name=q]', 'HDFC0000001'),
    answer: '.answer-block .figure',
    says: /^HDFC0000001$/,
  },
  {
    errand: 'the PIN of a place',
    from: '/browse/pincode',
    does: type('[name=q]', '110001'),
    answer: '.answer-block .figure',
    says: /^110001$/,
  },
  { errand: 'the next holiday', from: '/browse/holidays', answer: '.answer-block .figure', says: /\S/ },
  { errand: 'Rahu Kaal', from: '/browse/panchang', answer: '[data-answer="rahu"]', says: /\d?\d:\d\d – \d?\d:\d\d/ },
  {
    errand: 'a code to be paid by',
    from: '/browse/qr',
    does: async (page) => {
      await page.check('[name=kind][value=upi]', { force: true });
      await page.fill('[name=upi]', 'shop@bank');
    },
    answer: '[data-code]',
    // What a scanner reads of it.
    read: async (code) => scan(await code.screenshot()),
    says: /^upi:\/\/pay\?pa=shop@bank&/,
    isBelow: true,
  },
  {
    errand: 'a birth chart',
    from: '/browse/astro',
    does: async (page) => {
      await page.fill('[name=date]', '1990-06-15');
      await page.fill('[name=time]', '10:30');
      await type('[name=city]', 'Nagpur')(page);
    },
    answer: '.answer-block .figure',
    says: /\S/,
  },
  { errand: 'the field’s answer', from: '/browse/search?q=petrol+pune', answer: '.answer-block .figure', says: /₹111\.21/ },
  { errand: 'two things at once', from: '/browse/search?q=petrol+pune+and+gold+mumbai', answer: '.results .figure', says: /₹/ },
];

/** Tests that these end on their answer, on a phone, in a language, in the page itself or after one form. */
export function walkErrands(errands: readonly (Errand & { language: 'en' | 'hi' })[]): void {
  describe.skipIf(!hasBrowser())('an errand ends on its answer in two steps', () => {
    const server = defaultServer();
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(() => browser?.close());

    it.each(errands)(
      '$errand ($language)',
      async ({ from, does, answer, says, read = (told) => told.textContent(), isBelow, language }) => {
        const page = await browser.newPage({ viewport: PHONE });
        try {
          await page.goto(server.url + (language === 'hi' ? '/hi' : '') + from, { waitUntil: 'load' });
          await does?.(page);
          const told = page.locator(`main ${answer}`).first();
          await expect.poll(() => read(told).then((text) => text?.trim()), PATIENCE).toMatch(says);
          const box = await told.boundingBox();
          if (!isBelow) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
          expect(await page.evaluate(() => document.documentElement.lang)).toMatch(language === 'hi' ? /^hi$/ : /^en/);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
        } finally {
          await page.close();
        }
      },
    );
  });
}
