import { parseHTML } from 'linkedom';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS } from '../../src/areas/area.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PHONE = { width: 360, height: 740 };
const withPage = AREAS.filter(({ page }) => page);

const server = defaultServer();

const documentOf = async (path: string) => parseHTML(await (await server.get(path)).text()).document;

describe('the frame of every page', () => {
  it('lists every area once in its group, on the home page and in the menu of any page', async () => {
    for (const [path, selector] of [
      ['/', 'main .area-index'],
      ['/status', '.site-menu .area-index'],
    ] as const) {
      const index = (await documentOf(path)).querySelector(selector);
      const listed = [...(index?.querySelectorAll('section') ?? [])].map((section) => [
        section.querySelector('h2, h3')?.textContent,
        ...[...section.querySelectorAll('a')].map((link) => link.textContent?.trim()),
      ]);
      expect(listed).toEqual(
        Object.entries(GROUPS).map(([group, name]) => [
          name.en,
          ...AREAS.filter((area) => area.group === group).map(({ title }) => title.en),
        ]),
      );
    }
  });

  it.each(withPage.map(({ name, page = '', title }) => [name, page, title.en]))(
    'names %s alike in menu, heading and title',
    async (_, page, name) => {
      const document = await documentOf(page);
      expect(document.querySelector('main h1')?.textContent).toContain(name);
      expect(document.querySelector('title')?.textContent?.startsWith(name)).toBe(true);
      expect(document.querySelector('.site-menu [aria-current]')?.textContent?.trim()).toBe(name);
    },
  );

  it('keeps Docs and Status in the foot', async () => {
    const links = [...(await documentOf('/browse/fuel')).querySelectorAll('.site-footer a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/docs', '/status']));
  });
});

describe.skipIf(!hasBrowser())('the frame in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(server.url + path);
      await look(page);
    } finally {
      await context.close();
    }
  }

  it.each(['/', '/place/pune', '/browse/schemes', '/browse/fuel', '/hi/browse/train'])(
    'holds at %s where text is twice as large',
    async (path) => {
      await open(path, { viewport: { width: 360, height: 800 } }, async (page) => {
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        const boxes = await page
          .locator('.site-header .frame > *')
          .evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
          );
        const overlaps = boxes.flatMap((one, at) =>
          boxes
            .slice(at + 1)
            .filter(
              (other) =>
                one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1,
            ),
        );
        expect(overlaps).toEqual([]);
        expect(await page.locator('.site-header').evaluate((header) => header.scrollWidth)).toBeLessThanOrEqual(360);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      });
    },
  );

  it.each([true, false])('opens the menu by keyboard and by touch, with scripts: %s', async (javaScriptEnabled) => {
    await open('/browse/fuel', { viewport: PHONE, javaScriptEnabled }, async (page) => {
      const menu = page.locator('.site-menu nav');
      await page.locator('.site-menu summary').focus();
      await page.keyboard.press('Enter');
      expect(await menu.isVisible()).toBe(true);
      const box = await menu.boundingBox();
      expect([box?.x, box?.width]).toEqual([0, PHONE.width]);
      await menu.getByRole('link', { name: 'Panchang' }).click();
      await page.waitForURL('**/browse/panchang');
    });
  });

  it('closes the menu by Escape, which gives the focus back, and by a press elsewhere', async () => {
    await open('/browse/fuel', {}, async (page) => {
      const menu = page.locator('.site-menu nav');
      const summary = page.locator('.site-menu summary');
      await summary.click();
      await menu.getByRole('link', { name: 'Weather' }).focus();
      await page.keyboard.press('Escape');
      expect(await menu.isVisible()).toBe(false);
      expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
      await summary.click();
      await page.mouse.click(640, 700);
      expect(await menu.isVisible()).toBe(false);
    });
  });

  it('has links of the index that a thumb meets, and all of it in a phone’s width', async () => {
    await open('/', { viewport: PHONE }, async (page) => {
      const heights = await page.locator('#contents a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(20);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    });
  });

  it('tells on the home page once how old each area’s figures are, and once that they are not of today', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2036-06-08T00:00:00Z'));
    await page.goto(server.url);
    const text = await page.locator('#board').innerText();
    expect(text.match(/not today’s price/gi)).toHaveLength(1);
    expect(text.match(/Fuel prices: last published/g)).toHaveLength(1);
    await context.close();
  });
});
