import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

/** `₹1,61,962.68` as a number. */
const rupees = (text: string | undefined) => Number(text?.replace(/[^\d.]/g, ''));

describe.runIf(hasBrowser())('what pages work out in a browser', () => {
  let browser: Browser;
  const server = defaultServer();
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

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

  describe('the bill of a piece', () => {
    const FORM = 'form[data-metal-bill]';
    const answer = (page: Page) => page.innerText(`${FORM} output`);
    const line = async (page: Page, name: string) => (await page.locator(`[data-line=${name}] td`).allInnerTexts()).map(rupees);

    it('sums metal, making charge and GST, from the keyboard alone, and puts it into the address', async () => {
      const { body } = await server.json('/commodities?metal=gold&city=mumbai');
      const gram = Number(body.data[0].price);
      await using('/browse/commodities/gold/mumbai', async (page) => {
        await page.focus(`${FORM} input[name=grams]`);
        await typeOver(page, '8.5');
        await page.keyboard.press('Tab');
        await page.keyboard.type('24');
        await page.keyboard.press('Tab');
        await typeOver(page, '12.25');
        await page.keyboard.press('Enter');
        expect((await line(page, 'metal'))[0]).toBeCloseTo(gram * 8.5, 1);
        expect((await line(page, 'making'))[0]).toBeCloseTo(gram * 8.5 * 0.1225, 1);
        expect((await line(page, 'gst'))[0]).toBeCloseTo(gram * 8.5 * 1.1225 * 0.03, 1);
        expect((await line(page, 'total'))[0]).toBeCloseTo(gram * 8.5 * 1.1225 * 1.03, 1);
        expect(new URL(page.url()).search).toBe('?grams=8.5&karat=24&making=12.25');
      });
    });

    it('is told line by line against the reference, and is the same again by its address', async () => {
      const { body } = await server.json('/commodities?metal=gold&city=mumbai');
      const gram = body.data[0].details.price_22k;
      const rate = Math.round(gram * 1.1);
      await using(`/browse/commodities/gold/mumbai?grams=8&making=500&per=gram&rate=${rate}#bill`, async (page) => {
        const [reference, bill, more] = await line(page, 'rate');
        expect(reference).toBeCloseTo(gram, 1);
        expect(bill).toBe(rate);
        expect(more).toBeCloseTo(rate - gram, 1);
        expect(await answer(page)).toMatch(/^The bill, ₹[\d,.]+, is ₹[\d,.]+ more than this price allows\./);
        expect(await answer(page)).toContain('Its rate is 10.0 per cent above this price.');
        expect((await line(page, 'making'))[1]).toBe(4000);
      });
    });

    it('says in words what is wrong, and sums again once it is mended', async () => {
      await using('/browse/commodities/silver/india', async (page) => {
        for (const [name, text, words] of [
          ['grams', '-1', 'Weight, grams: a number from 0.01 to 1,00,000 is needed.'],
          ['grams', '', 'Weight, grams: a number from 0.01 to 1,00,000 is needed.'],
          ['gst', '101', 'GST, %: a number from 0 to 100 is needed.'],
        ] as const) {
          const field = page.locator(`${FORM} input[name=${name}]`);
          await field.focus();
          await typeOver(page, text);
          expect([name, text, await answer(page)]).toEqual([name, text, words]);
          expect(await field.getAttribute('aria-invalid')).toBe('true');
          await typeOver(page, '5');
          expect(await answer(page)).toMatch(/^₹[\d,.]+ at this price/);
          expect(await field.getAttribute('aria-invalid')).toBe('false');
        }
      });
    });
  });

  describe('the bill of a pump', () => {
    it('is told against the price of the day', async () => {
      const { body } = await server.json('/fuel?city=mumbai');
      const price = body.price.petrol.price;
      await using('/browse/fuel/city/mumbai', async (page) => {
        const answer = () => page.innerText('form[data-fuel-bill] output');
        await page.fill('input[name=rupees]', '500');
        expect(await answer()).toBe(`₹500.00 buy ${(500 / price).toFixed(2)} litres.`);
        await page.fill('input[name=litres]', '4');
        expect(await answer()).toMatch(/too much was paid\. [\d.]+ litres would have been due for ₹500\.00\.$/);
        expect(new URL(page.url()).search).toBe('?litres=4&rupees=500');
        await page.fill('input[name=litres]', (500 / price).toFixed(2));
        expect(await answer()).toContain('That is right to a rupee.');
      });
    });
  });

  describe('the converter', () => {
    const FORM = 'form[data-converter]';
    const figure = (page: Page) => page.innerText(`${FORM} output .figure`);
    const words = (page: Page) => page.innerText(`${FORM} output span`);

    it('converts by the daily rates, from the keyboard alone, and the address follows', async () => {
      const { body } = await server.json('/forex?base=GBP&symbols=INR&amount=250');
      await using('/browse/forex', async (page) => {
        await page.focus(`${FORM} input[name=amount]`);
        await typeOver(page, '250');
        await page.keyboard.press('Tab');
        await page.keyboard.type('GBP');
        expect(rupees(await figure(page))).toBeCloseTo(body.rates.INR, 2);
        expect(await figure(page)).toMatch(/^₹[\d,]+\.\d\d$/);
        expect(await words(page)).toBe('250 GBP, British Pound');
        expect(new URL(page.url()).search).toBe('?from=GBP&to=INR&amount=250');
        await page.click('[data-swap]');
        expect(await figure(page)).toMatch(/^£\d\.\d\d$/);
        expect(new URL(page.url()).search).toBe('?from=INR&to=GBP&amount=250');
      });
    });

    it('is set by the address, as search leads to it', async () => {
      await using('/browse/forex?from=jpy&to=USD&amount=1000', async (page) => {
        expect(await figure(page)).toMatch(/^\$\d\.\d\d$/);
        expect(await words(page)).toBe('1,000 JPY, Japanese Yen');
      });
      await using('/browse/crypto?from=ETH', async (page) => expect(await words(page)).toBe('1 ETH, Ethereum'));
    });

    it('keeps to what it knows where the address names nothing known', async () => {
      await using('/browse/forex?from=%3Cb%3E&to=XYZ&amount=abc', async (page) => {
        expect(await words(page)).toMatch(/^(1 USD, US Dollar|Amount: a number)/);
      });
    });

    it('says the very price of a coin that the table and its page say', async () => {
      await using('/browse/crypto', async (page) => {
        const price = await figure(page);
        expect(await page.locator('#prices tbody tr').first().locator('td').first().innerText()).toContain(price);
        await page.goto(`${server.url}/browse/crypto/btc`);
        expect(await figure(page)).toBe(price);
      });
    });

    it('says in words that an amount is none', async () => {
      await using('/browse/forex', async (page) => {
        await page.focus(`${FORM} input[name=amount]`);
        for (const text of ['-5', '', '1e', '1e13']) {
          await typeOver(page, text);
          expect([text, await words(page)]).toEqual([text, 'Amount: a number from 0 to 10,00,00,00,00,000 is needed.']);
          await typeOver(page, '2');
          expect(await words(page)).toBe('2 USD, US Dollar');
        }
      });
    });
  });
});
