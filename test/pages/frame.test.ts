import { parseHTML } from 'linkedom';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS } from '../../src/areas/area.ts';
import { ICONS, iconSprite } from '../../src/areas/icons.ts';
import { AREAS } from '../../src/catalog/areas.ts';
import type { Menu } from '../../src/site/menu.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PHONE = { width: 360, height: 740 };
const withPage = AREAS.filter(({ page }) => page);

const server = defaultServer();

/** A page, and the menu that it opens. */
async function menuOf(path: string): Promise<{ document: Document; menu: Menu }> {
  const document = await documentOf(path);
  const { body } = await server.json(document.querySelector('.menu-button')?.getAttribute('data-menu') ?? '');
  return { document, menu: body as Menu };
}

const documentOf = async (path: string) => parseHTML(await (await server.get(path)).text()).document;

describe('the frame of every page', () => {
  const GROUPED = Object.entries(GROUPS).map(([group, name]) => [
    name.en,
    ...AREAS.filter((area) => area.group === group).map(({ title }) => title.en),
  ]);

  it('lists every area once in its group, on the home page and in the menu of any page', async () => {
    const index = (await documentOf('/')).querySelector('main #contents .area-index');
    const listed = [...(index?.querySelectorAll('section') ?? [])].map((section) => [
      section.querySelector('h2, h3')?.textContent,
      ...[...section.querySelectorAll('a')].map((link) => link.textContent?.trim()),
    ]);
    expect(listed).toEqual(GROUPED);
    const { menu } = await menuOf('/status');
    expect(menu.groups.map(({ name, links }) => [name, ...links.map(({ title }) => title)])).toEqual(GROUPED);
  });

  it.each(withPage.map(({ name, page = '', title }) => [name, page, title.en]))(
    'names %s alike in menu, heading and title',
    async (_, page, name) => {
      const { document, menu } = await menuOf(page);
      expect(document.querySelector('main h1')?.textContent).toContain(name);
      expect(document.querySelector('title')?.textContent?.startsWith(name)).toBe(true);
      expect(menu.groups.flatMap(({ links }) => links).find(({ path }) => path === page)?.title).toBe(name);
    },
  );

  it('leads from the menu to Docs and Status, and from the foot to what the menu has not', async () => {
    const { document, menu } = await menuOf('/hi/browse/fuel');
    const inMenu = [...menu.groups.flatMap(({ links }) => links), ...menu.also].map(({ path }) => path);
    const foot = [...document.querySelectorAll('.site-footer a')].map((link) => link.getAttribute('href') ?? '');
    expect(inMenu).toEqual(expect.arrayContaining(['/docs', '/hi/status', '/hi/browse/fuel']));
    expect(foot).toContain('/hi/sources');
    expect(foot.filter((href) => inMenu.includes(href))).toEqual([]);
  });

  it.each(['/browse/fuel', '/hi/browse/fuel', '/docs/fuel'])(
    'takes no more of %s than 6 kB, with what the page says of itself and the row of subjects',
    async (path) => {
      const html = await (await server.get(path)).text();
      expect(Buffer.byteLength(html.replace(/<main[\s\S]*<\/main>/, ''))).toBeLessThanOrEqual(6_000);
    },
  );

  it('draws its icons from one file, which has each icon as it is drawn in the list of icons', async () => {
    const document = await documentOf('/');
    const used = [...document.querySelectorAll('svg use')].map((use) => use.getAttribute('href') ?? '');
    const [file = '', ...others] = new Set(used.map((href) => href.split('#')[0] ?? ''));
    expect(others).toEqual([]);
    const sprite = await server.get(file);
    expect(sprite.headers.get('cache-control')).toContain('immutable');
    expect(await sprite.text()).toBe(iconSprite());
    expect(used.map((href) => href.split('#')[1]).filter((name) => !Object.hasOwn(ICONS, name ?? ''))).toEqual([]);
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

  it('holds where text is twice as large', async () => {
    await open('/', { viewport: { width: 360, height: 800 } }, async (page) => {
      for (const path of ['/', '/place/pune', '/browse/schemes', '/browse/fuel', '/hi/browse/train']) {
        await page.goto(server.url + path);
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
        expect([path, overlaps]).toEqual([path, []]);
        expect(await page.locator('.site-header').evaluate((header) => header.scrollWidth)).toBeLessThanOrEqual(360);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      }
    });
  });

  it('opens the menu by keyboard and by touch, with the icons and the page’s own area marked', async () => {
    await open('/browse/fuel', { viewport: PHONE }, async (page) => {
      const menu = page.locator('.site-menu nav');
      await page.locator('.site-menu summary').focus();
      await page.keyboard.press('Enter');
      await menu.waitFor();
      const box = await menu.boundingBox();
      expect([box?.x, box?.width]).toEqual([0, PHONE.width]);
      expect(await menu.locator('.area-index a svg').count()).toBe(AREAS.length);
      expect(await menu.locator('[aria-current]').allTextContents()).toEqual(['Fuel prices']);
      await menu.getByRole('link', { name: 'Panchang' }).click();
      await page.waitForURL('**/browse/panchang');
    });
  });

  it('leads without scripts to the list of all areas', async () => {
    await open('/hi/browse/fuel', { viewport: PHONE, javaScriptEnabled: false }, async (page) => {
      await page.locator('.menu-button').click();
      await page.waitForURL('**/hi#contents');
      await page.locator('#contents').getByRole('link', { name: 'पंचांग' }).click();
      await page.waitForURL('**/hi/browse/panchang');
    });
  });

  it('closes the menu by Escape, which gives the focus back, and by a press elsewhere', async () => {
    await open('/browse/fuel', {}, async (page) => {
      const menu = page.locator('.site-menu nav');
      const summary = page.locator('.site-menu summary');
      await summary.click();
      await menu.waitFor();
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
    expect(text.match(/Fuel prices: \d+ \w+ 2026 \(\d+ years ago\)/g)).toHaveLength(1);
    await context.close();
  });
});
