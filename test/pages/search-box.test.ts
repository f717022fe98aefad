import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PHONE = { width: 360, height: 740 };
/** Two cores may be busy with other tests; a second is not enough for a browser then. */
const PATIENCE = { timeout: 10_000 };

describe.skipIf(!hasBrowser())('the search box', () => {
  const server = defaultServer();
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  async function open(path: string, look: (page: Page, errors: string[]) => Promise<void>, options = {}): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(server.url + path, { waitUntil: 'load' });
      await look(page, errors);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
    }
  }
  const titles = (page: Page) => page.locator('.found a strong').allTextContents();
  async function type(page: Page, text: string): Promise<void> {
    await page.locator('.search-box input').pressSequentially(text);
    await page.locator('.found a').first().waitFor();
  }

  it.each([
    ['/browse/fuel', 'mumb', 'Mumbai'],
    ['/docs', 'केरल', 'Kerala'],
  ])('on %s finds %s as one types', async (path, text, name) => {
    await open(path, async (page) => {
      await type(page, text);
      await expect.poll(async () => (await titles(page))[0], PATIENCE).toContain(name);
      expect(await page.locator('.found .count').textContent()).toMatch(/\d+ pages? of this site|answer/);
    });
  });

  it('opens the page of results by Enter where no answer comes in time', async () => {
    await open('/', async (page) => {
      await page.route(/(?<!\/browse)\/search\?/, () => undefined);
      await page.locator('.search-box input').pressSequentially('petrol pune');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/browse/search?q=petrol%20pune');
      expect(await page.locator('main').textContent()).toMatch(/Petrol in Pune/);
    });
  });

  it('answers by itself, and Enter opens the answer that is shown, though its last word is not finished or Enter comes before it', async () => {
    await open('/', async (page) => {
      await type(page, 'petrol pune');
      await expect.poll(async () => (await titles(page))[0], PATIENCE).toBe('Petrol in Pune');
      expect(await page.locator('.found .answer .figure').first().textContent()).toMatch(/^₹\d+\.\d\d a litre$/);
      expect(await page.locator('.found .answer').first().textContent()).toMatch(/petrol · Pune · \d+ \w+ \d{4}, \w+/);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/place/pune');

      await type(page, 'petrol ahmed');
      await expect.poll(async () => (await titles(page))[0], PATIENCE).toBe('Petrol in Ahmedabad');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/place/ahmedabad');

      await page.locator('.search-box input').fill('500 usd');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/browse/forex?from=USD&to=INR&amount=500');
    });
  });

  it('finds pages by the index of the build where there is no server to ask', async () => {
    await open('/browse/fuel', async (page) => {
      await page.route('**/search?*', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }));
      await type(page, 'kolkata');
      await expect.poll(async () => (await titles(page))[0], PATIENCE).toContain('Kolkata');
    });
  });

  it('leads to pages that answer, by addresses without an ending', async () => {
    await open('/', async (page) => {
      await type(page, 'petrol');
      const hrefs = await page.locator('.found a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) {
        expect(href).not.toMatch(/\.html/);
        expect((await fetch(href)).status).toBe(200);
      }
    });
  });

  it('takes a slash for a wish to search, is walked by arrow keys, closed by Escape, and opens the page that is chosen', async () => {
    await open('/browse/fuel', async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      const isInField = () => page.evaluate(() => document.activeElement?.tagName === 'INPUT');
      await page.keyboard.press('/');
      expect(await isInField()).toBe(true);
      expect(await page.locator('.search-box input').inputValue()).toBe('');
      await type(page, 'kolkata');
      await expect.poll(async () => (await titles(page))[0], PATIENCE).toContain('Kolkata');
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toContain('Kolkata');
      await page.keyboard.press('ArrowUp');
      expect(await isInField()).toBe(true);
      await page.keyboard.press('ArrowUp');
      expect(await focused()).toContain('All results');
      await page.keyboard.press('Escape');
      expect(await page.locator('.found').isVisible()).toBe(false);
      expect(await page.locator('.search-box input').inputValue()).toBe('kolkata');

      await page.locator('.search-box input').fill('');
      await type(page, 'kolkata');
      await page.locator('.found a', { hasText: 'Petrol and diesel price in Kolkata' }).click();
      await page.waitForURL('**/browse/fuel/city/kolkata');
    });
  });

  it('refuses nothing while one types, offers the web, and says on Enter that nothing is on record', async () => {
    await open('/browse/fuel', async (page) => {
      // A word may go on, and after a space the question may.
      for (const typed of ['жжж', ' ']) {
        await type(page, typed);
        await expect.poll(() => page.locator('.found').textContent(), PATIENCE).toContain('Nothing here has these words');
        expect(await page.locator('.found a').last().textContent()).toContain('All results for “жжж”, and the web');
      }
      await page.keyboard.press('Enter');
      await page.waitForURL('**/browse/search?q=**');
      expect(await page.locator('main').textContent()).toContain('Not on record here');
    });
  });

  it.each([
    ['a page that begins with the answer', '12302', '/browse/train/12302'],
    ['a part of a page by its address', 'holi 2027', '/browse/panchang/festivals/2027#holi'],
    ['the answer itself, where its page has it among others', 'does 12302 have 3AC', '/browse/search?q=does%2012302%20have%203AC'],
    ['the answer that is a part of a page', 'arrival time of 12302 at gaya', '/browse/search?q=arrival%20time%20of%2012302%20at%20gaya'],
    ['the answer with the words that it does not use', 'petrol price chart mumbai', '/browse/search?q=petrol%20price%20chart%20mumbai'],
    [
      'the answer of a day that the page does not open on',
      'gold price on 1 september 2026',
      '/browse/search?q=gold%20price%20on%201%20september%202026',
    ],
    ['two answers', 'petrol and diesel price', '/browse/search?q=petrol%20and%20diesel%20price'],
    ['no other site', 'cricket score', '/browse/search?q=cricket%20score'],
  ])('opens on Enter %s: %s', async (_, typed, path) => {
    await open('/', async (page) => {
      await type(page, typed);
      await page.keyboard.press('Enter');
      await page.waitForURL(server.url + path);
    });
  });

  it('shows all it has for words without an answer on Enter', async () => {
    await open('/browse/fuel', async (page) => {
      await page.locator('.search-box input').fill('taxpayer');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/browse/search?q=taxpayer');
      expect(await page.locator('.results li a').first().textContent()).toContain('GST');
      expect(await page.locator('.search-box input').inputValue()).toBe('taxpayer');
      // No engine is set up here, and no button promises one.
      expect(await page.locator('#results').count()).toBe(0);
    });
  });

  it('shows what is asked for as text', async () => {
    await open(`/browse/search?q=${encodeURIComponent('<img src=x onerror="document.title=1">petrol')}`, async (page) => {
      expect(await page.locator('main img').count()).toBe(0);
      expect(await page.locator('.search-box input').inputValue()).toContain('<img');
    });
  });

  it('tells on the page of answers which words are not used', async () => {
    await open('/browse/search?q=petrol+price+chart+mumbai', async (page) => {
      expect(await page.locator('.answer-block').first().textContent()).toContain('Not used: chart');
    });
  });

  it('gives the same answers and pages without scripts', async () => {
    await open(
      `/browse/search?q=${encodeURIComponent('पेट्रोल मुंबई')}`,
      async (page) => {
        expect(await page.locator('.results .answer-block').first().textContent()).toMatch(/Petrol in Mumbai\s*₹\d+\.\d\d a litre/);
        const links = await page.locator('.results a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        expect(new Set(links).size).toBe(links.length);
        await page.goto(`${server.url}/browse/search?q=taxpayer`);
        expect(await page.locator('.results ol a').first().textContent()).toContain('GST');
      },
      { javaScriptEnabled: false },
    );
  });

  it.each(['/', '/browse/search'])('fits a phone at %s, open and closed', async (path) => {
    await open(
      path,
      async (page) => {
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overflow()).toBe(0);
        await type(page, 'petrol');
        expect(await overflow()).toBe(0);
        const box = await page.locator('.found').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(PHONE.width);
      },
      { viewport: PHONE },
    );
  });
});

describe('the index for the search box', () => {
  const server = defaultServer();

  it('is served with types and as it is: it is compressed already', async () => {
    const entry = (await server.json('/pagefind/pagefind-entry.json')).body;
    const [language] = Object.values(entry.languages) as { hash: string; wasm: string; page_count: number }[];
    if (!language) return expect.fail('no language is indexed');
    const { hash, wasm, page_count } = language;
    expect(page_count).toBeGreaterThan(50);
    const script = await server.get('/pagefind/pagefind.js');
    expect(script.headers.get('content-type')).toMatch(/text\/javascript/);
    for (const path of [`/pagefind/wasm.${wasm}.pagefind`, `/pagefind/pagefind.${hash}.pf_meta`]) {
      const { status, headers } = await server.get(path, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-encoding')).toBeNull();
    }
  });
});
