import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** `₹1,61,962.68` as a number. */
const rupees = (text: string | undefined) => Number(text?.replace(/[^\d.]/g, ''));

describe.runIf(hasBrowser())('what pages reckon in a browser', () => {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), startBrowser()]);
  });
  afterAll(() => Promise.all([browser?.close(), server?.stop()]));

  /** Opens a page; faults of its scripts fail the test. */
  async function using(path: string, look: (page: Page) => Promise<void>): Promise<void> {
    const faults: string[] = [];
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(server.url + path);
    await look(page);
    expect(faults).toEqual([]);
    await page.close();
  }

  /** Types over what stands in the field that has the focus. */
  async function typeOver(page: Page, text: string): Promise<void> {
    await page.keyboard.press('Control+A');
    if (text === '') await page.keyboard.press('Delete');
    else await page.keyboard.type(text);
  }

  describe('the metal calculator', () => {
    const FORM = 'form[data-metal-calculator]';
    const answer = (page: Page) => page.innerText(`${FORM} output`);

    it('reckons metal, making charge and GST, from the keyboard alone', async () => {
      const { body } = await server.json('/commodities?metal=gold&city=mumbai');
      const gram = Number(body.data[0].price);
      await using('/browse/commodities/gold/mumbai', async (page) => {
        await page.focus(`${FORM} input[name=weight]`);
        await typeOver(page, '8.5');
        await page.keyboard.press('Tab');
        await page.keyboard.type('24');
        await page.keyboard.press('Tab');
        await typeOver(page, '12.25');
        await page.keyboard.press('Tab');
        await typeOver(page, '3');
        await page.keyboard.press('Enter');
        const [sum, metal, making, gst] = (await answer(page)).match(/₹[\d,.]+\d/g) ?? [];
        expect(rupees(metal)).toBeCloseTo(gram * 8.5, 1);
        expect(rupees(making)).toBeCloseTo(gram * 8.5 * 0.1225, 1);
        expect(rupees(gst)).toBeCloseTo(gram * 8.5 * 1.1225 * 0.03, 1);
        expect(rupees(sum)).toBeCloseTo(gram * 8.5 * 1.1225 * 1.03, 1);
        expect(new URL(page.url()).search).toBe('');
      });
    });

    it('takes the price of 22 karat for 22 karat', async () => {
      const { body } = await server.json('/commodities?metal=gold&city=mumbai');
      await using('/browse/commodities/gold/mumbai', async (page) => {
        await page.selectOption(`${FORM} select`, { label: '22 karat' });
        const [, metal] = (await answer(page)).match(/₹[\d,.]+\d/g) ?? [];
        expect(rupees(metal)).toBeCloseTo(body.data[0].details.price_22k * 10, 1);
      });
    });

    it.each([
      ['weight', '-1', 'Weight, grams: a number from 0 to 1,00,000 is needed.'],
      ['weight', '', 'Weight, grams: a number from 0 to 1,00,000 is needed.'],
      ['weight', '1e', 'Weight, grams: a number from 0 to 1,00,000 is needed.'],
      ['making', '101', 'Making charge, %: a number from 0 to 100 is needed.'],
      ['gst', '', 'GST, %: a number from 0 to 100 is needed.'],
    ])('says in words what is wrong with %s "%s", and reckons again once it is mended', async (name, text, words) => {
      await using('/browse/commodities/silver/india', async (page) => {
        const field = page.locator(`${FORM} input[name=${name}]`);
        await field.focus();
        await typeOver(page, text);
        expect(await answer(page)).toBe(words);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        await typeOver(page, '5');
        expect(await answer(page)).toMatch(/^₹[\d,.]+: metal/);
        expect(await field.getAttribute('aria-invalid')).toBe('false');
      });
    });
  });

  describe('the converter', () => {
    const FORM = 'form[data-converter]';
    const answer = (page: Page) => page.innerText(`${FORM} output`);

    it('converts by the daily rates, from the keyboard alone', async () => {
      const { body } = await server.json('/forex?base=GBP&symbols=INR&amount=250');
      await using('/browse/forex', async (page) => {
        await page.focus(`${FORM} input[name=amount]`);
        await typeOver(page, '250');
        await page.keyboard.press('Tab');
        await page.keyboard.type('GBP');
        await page.keyboard.press('Tab');
        await page.keyboard.type('INR');
        const text = await answer(page);
        expect(text).toMatch(/^250 GBP is [\d,.]+ INR$/);
        expect(rupees(text.split(' is ')[1]) / body.rates.INR).toBeCloseTo(1, 6);
      });
    });

    it('is set by the address, as search leads to it', async () => {
      await using('/browse/forex?from=jpy&to=USD&amount=1000', async (page) => {
        expect(await answer(page)).toMatch(/^1,000 JPY is [\d.]+ USD$/);
      });
      await using('/browse/crypto?from=ETH', async (page) => expect(await answer(page)).toMatch(/^1 ETH is [\d,.]+ INR$/));
    });

    it('keeps to what it knows where the address names nothing known', async () => {
      await using('/browse/forex?from=%3Cb%3E&to=XYZ&amount=abc', async (page) => {
        expect(await answer(page)).toMatch(/^(1 USD is [\d,.]+ INR|Amount: a number)/);
      });
    });

    it.each(['-5', '', '1e', '1e13'])('says in words that an amount of "%s" is none', async (text) => {
      await using('/browse/forex', async (page) => {
        await page.focus(`${FORM} input[name=amount]`);
        await typeOver(page, text);
        expect(await answer(page)).toBe('Amount: a number from 0 to 10,00,00,00,00,000 is needed.');
        await typeOver(page, '2');
        expect(await answer(page)).toMatch(/^2 USD is [\d,.]+ INR$/);
      });
    });
  });
});
