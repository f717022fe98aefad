import { parseHTML } from 'linkedom';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PHONE = { width: 360, height: 740 };

const server = defaultServer();

describe('an address of a place without a page', () => {
  it.each([
    ['/browse/fuel/city/pune', '/place/pune'],
    ['/browse/fuel/city/bombay', '/browse/fuel/city/mumbai'],
    ['/browse/fuel/state/orissa', '/browse/fuel/state/odisha'],
    ['/browse/commodities/gold/bengaluru', '/browse/commodities/gold/bangalore'],
    ['/browse/commodities/gold/bhilai', '/place/bhilai'],
    ['/browse/forex/USD', '/browse/forex/usd'],
    ['/browse/crypto/bitcoin', '/browse/crypto/btc'],
    ['/place/bombay', '/place/mumbai'],
  ])('%s leads to %s', async (from, to) => {
    const led = await server.get(from, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, to]);
    expect((await server.get(from)).status).toBe(200);
  });

  it.each(['/browse/fuel/city/atlantis', '/browse/fuel/city/', '/browse/forex/zzz', '/place/atlantis'])('%s is none', async (path) => {
    const answer = await server.get(path, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    await answer.body?.cancel();
  });
});

describe('what one price holds for', () => {
  it('is said once on the page of a metal, and the places are an index', async () => {
    const html = await (await server.get('/browse/commodities/gold')).text();
    const { body } = await server.json('/commodities?metal=gold');
    const own = body.data.filter((one: { basis: string; last_quote?: unknown }) => one.basis === 'quote' || one.last_quote);
    const { document } = parseHTML(html);
    // The steps of the duty are no prices.
    expect(document.querySelectorAll('main section:not(#duty) tr').length).toBeLessThan(own.length + 3);
    expect(html).toContain('href="/browse/commodities/gold/nagpur"');
    expect(html).toContain('International spot');
  });

  it('is not repeated beside a place in the table of days', async () => {
    const html = await (await server.get('/browse/commodities/gold/mumbai')).text();
    expect(html).toContain('The same as the price for India.');
    expect(html).not.toMatch(/<th class="number">India<\/th>/);
  });
});

describe('lists of branches and schemes', () => {
  const open = async (path: string) => parseHTML(await (await server.get(path)).text()).document;
  const textOf = (one: { textContent: string | null } | null) => one?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

  it('has the branches of a bank by place or by name, and by district in a form that needs no script', async () => {
    const byName = await open('/browse/ifsc/branches?bank=SBIN&state=West+Bengal&sort=name');
    const names = [...byName.querySelectorAll('.link-rows li > a[href*="find?q="] .name')].map(textOf);
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    const district = byName.querySelector('select[name="district"] option:nth-child(2)');
    const asked = new URLSearchParams({ bank: 'SBIN', state: 'West Bengal', district: district?.getAttribute('value') ?? '', q: '' });
    const found = await open(`/browse/ifsc/branches?${asked}`);
    expect(`(${textOf(found.querySelector('.answer-block .figure'))})`).toBe(textOf(district).match(/\([\d,]+\)$/)?.[0]);
    expect(found.querySelector('select[name="district"] option[selected]')?.getAttribute('value')).toBe(district?.getAttribute('value'));
  });

  it('keeps the filters of a list of schemes in the form over what is found', async () => {
    const found = await open('/browse/schemes/find?level=State&state=Kerala&category=education-and-learning');
    const chosen = (name: string) => found.querySelector(`.list-filters [name="${name}"] option[selected]`)?.getAttribute('value');
    expect(['level', 'state', 'category'].map(chosen)).toEqual(['State', 'Kerala', 'education-and-learning']);
    const state = await open('/browse/schemes/state/kerala');
    expect(state.querySelector('.list-filters [name="state"] option[selected]')?.getAttribute('value')).toBe('Kerala');
  });

  it('says of a scheme of which the name alone is known where all else is told', async () => {
    const page = await open('/browse/schemes/aaevcths');
    expect(textOf(page.querySelector('.page-header .lead'))).toContain('Only the name of this scheme is on record here.');
    expect(page.querySelectorAll('main a.button').length).toBe(1);
    expect(page.querySelectorAll('.texts h2').length).toBe(0);
  });
});

describe.skipIf(!hasBrowser())('lists in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext({ viewport: PHONE, ...options });
    const page = await context.newPage();
    await page.goto(server.url + path);
    await look(page);
    await context.close();
  }

  it.each([true, false])(
    'show gold for 10 g of three purities at once, and for 8 g by one tap (scripts: %s)',
    async (javaScriptEnabled) => {
      const { body } = await server.json('/commodities?metal=gold&city=mumbai');
      const [record] = body.data;
      // A price tells paise below ₹10,000.
      const rupees = (value: number) => {
        const digits = value < 10_000 ? 2 : 0;
        return `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)}`;
      };
      const figures = (grams: number) =>
        [Number(record.price), record.details.price_22k, record.details.price_18k].map((gram) => rupees(gram * grams));
      await open('/browse/commodities/gold/mumbai', { javaScriptEnabled }, async (page) => {
        const shown = async () => (await page.locator('.by-weight dd').allInnerTexts()).map((text) => text.trim());
        expect(await shown()).toEqual(figures(10));
        const last = await page.locator('.by-weight dd').last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(PHONE.height);
        await page.getByRole('radio', { name: '8 g' }).check({ force: true });
        expect(await shown()).toEqual(figures(8));
        if (javaScriptEnabled) {
          expect(new URL(page.url()).search).toBe('?g=8');
          await page.reload();
          expect(await shown()).toEqual(figures(8));
        }
      });
    },
  );

  it.each([
    ['/browse/fuel', '.page-header'],
    ['/browse/fuel/city/mumbai', '.page-header'],
    ['/browse/commodities/gold/mumbai', '.page-header'],
    ['/browse/forex', '.page-header'],
    ['/browse/crypto/btc', '.page-header'],
  ])('have the answer as the largest letters of %s above the fold of a phone, and every column', async (path, header) => {
    await open(path, {}, async (page) => {
      const sizes = await page.evaluate((height) => {
        const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
        const seen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().bottom <= height;
        const texts = [...document.querySelectorAll('main *')].filter(
          (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) && seen(one),
        );
        const figures = [...document.querySelectorAll('.figure')].flatMap((one) => [one, ...one.querySelectorAll('*')]).filter(seen);
        return { all: Math.max(...texts.map(size)), figure: Math.max(...figures.map(size)) };
      }, PHONE.height);
      expect(sizes.figure).toBe(sizes.all);
      expect(await page.locator(`${header} details[open]`).count()).toBe(0);
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('.table-frame')]
          .filter((one) => one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.getAttribute('aria-label')),
      );
      expect(wide).toEqual([]);
    });
  });

  it('fold after ten rows, open by keyboard and without scripts', async () => {
    await open('/browse/commodities/gold/india', { javaScriptEnabled: false }, async (page) => {
      const rows = page.locator('#history tbody tr:visible');
      expect(await rows.count()).toBe(10);
      await page.locator('#history .fold input').focus();
      await page.keyboard.press('Space');
      expect(await rows.count()).toBeGreaterThan(20);
    });
  });

  it('find a row by its country, in Devanagari too, say when there is none, and take a tap anywhere on a row of 44 px', async () => {
    await open('/browse/forex', {}, async (page) => {
      const rows = page.locator('#rates tbody tr:visible');
      await page.fill('[data-find-rows]', 'kenya');
      expect(await rows.allInnerTexts()).toHaveLength(1);
      await page.fill('[data-find-rows]', 'जापान');
      expect(await rows.first().innerText()).toContain('JPY');
      await page.fill('[data-find-rows]', 'qqq');
      expect(await rows.count()).toBe(0);
      expect(await page.locator('.none-found').isVisible()).toBe(true);

      await page.fill('[data-find-rows]', '');
      const row = page.locator('#rates tbody tr').first();
      await row.scrollIntoViewIfNeeded();
      const box = await row.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + (box?.height ?? 0) - 4);
      await page.waitForURL('**/browse/forex/usd');
    });
  });

  it('show what is too small to press on the map once more, large enough', async () => {
    await open('/browse/fuel', {}, async (page) => {
      const names = await page.locator('.insets .name').allInnerTexts();
      expect(names).toEqual(expect.arrayContaining(['Delhi', 'Goa', 'Lakshadweep', 'Andaman and Nicobar Islands']));
      for (const link of await page.locator('.insets a').all()) {
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it('print a bill alone', async () => {
    await open('/browse/commodities/gold/mumbai?grams=8&rate=14000#bill', { viewport: { width: 800, height: 1000 } }, async (page) => {
      const opened = page.evaluate(
        () => new Promise((resolve) => (window.print = () => resolve(document.querySelector('[data-printed]')?.id))),
      );
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-print=bill]')?.click());
      expect(await opened).toBe('bill');
      await page.evaluate(() => document.getElementById('bill')?.setAttribute('data-printed', ''));
      expect(await page.locator('[data-line=total]').isVisible()).toBe(true);
      expect(await page.locator('h1').isVisible()).toBe(false);
      expect(await page.locator('#history').isVisible()).toBe(false);
    });
  });

  it('have the chart beside the answer on a wide screen', async () => {
    await open('/browse/commodities/gold/mumbai', { viewport: { width: 1280, height: 900 } }, async (page) => {
      const box = await page.locator('.chart svg').first().boundingBox();
      expect(box?.x).toBeGreaterThan(640);
      expect(box?.width).toBeGreaterThan(480);
      expect(box?.y).toBeLessThan(300);
    });
  });
});
