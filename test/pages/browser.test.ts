import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const PHONE = { width: 360, height: 740 };

describe.skipIf(!hasBrowser())('the pages in a browser', () => {
  const server = defaultServer();
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  async function open(path: string, options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      await page.goto(server.url + path, { waitUntil: 'load' });
      await look(page);
    } finally {
      await context.close();
    }
  }

  it('puts the page’s own host into command lines, shows the cheapest states first, and sorts their table by keyboard', async () => {
    await open('/browse/fuel', {}, async (page) => {
      expect(await page.locator('.command code').first().innerText()).toBe(`curl -s ${server.url}/fuel.json`);
      const head = page.locator('#states th', { hasText: 'Petrol' });
      const first = page.locator('#states tbody tr').first();
      expect(await head.getAttribute('aria-sort')).toBe('ascending');
      expect(await first.locator('td').first().textContent()).toBe('1');
      await head.locator('button').focus();
      await page.keyboard.press('Enter');
      expect(await head.getAttribute('aria-sort')).toBe('descending');
      expect(Number(await first.locator('td').first().textContent())).toBe(await page.locator('#states tbody tr').count());
    });
  });

  it('tells prices, days and addresses without JavaScript, and offers no button that needs it', async () => {
    await open('/browse/fuel/city/mumbai', { javaScriptEnabled: false }, async (page) => {
      const text = await page.locator('main').innerText();
      expect(text).toMatch(/₹\d+\.\d\d/);
      expect(text).toMatch(/(as of|published) \d+ \w{3} \d{4}/);
      expect(await page.locator('table tbody tr').count()).toBeGreaterThan(5);
      expect(await page.locator('button:visible').count()).toBe(0);
    });
  });

  it('says how old prices are by the reader’s clock, not by that of the build', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2036-06-08T00:00:00Z'));
    await page.goto(`${server.url}/browse/fuel`);
    expect(await page.locator('main .freshness').allInnerTexts()).toEqual([
      expect.stringMatching(/^Last published \d+ \w{3} 2026, (9|10) years ago, .+\. Not today’s price\.$/),
    ]);
    await context.close();
  });

  it('stays quiet about age within the cadence', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { body } = await server.json('/fuel?type=state');
    const observed = body.data
      .map((one: { updated_at: string }) => one.updated_at)
      .sort()
      .at(-1);
    await page.clock.setFixedTime(new Date(Date.parse(observed) + 3_600_000));
    await page.goto(`${server.url}/browse/fuel`);
    expect(await page.locator('main .freshness').innerText()).toMatch(/^as of \d+ \w{3} \d{4}, \w+$/);
    await context.close();
  });

  it.each(['light', 'dark'] as const)('keeps a contrast of 4.5 or better in %s for every colour of text', async (colorScheme) => {
    await open('/browse/fuel', { colorScheme }, async (page) => {
      const contrasts = await page.evaluate(contrastsOfText);
      for (const [name, contrast] of Object.entries(contrasts)) expect(contrast, name).toBeGreaterThanOrEqual(4.5);
      expect(Object.keys(contrasts).length).toBeGreaterThan(10);
    });
  });

  it('turns dark by its button and stays so on the next page', async () => {
    await open('/', { colorScheme: 'light' }, async (page) => {
      await page.getByRole('button', { name: 'Dark or light' }).click();
      const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await page.goto(`${server.url}/docs`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
      expect(dark).toBe('rgb(20, 22, 26)');
    });
  });

  it('reads the chart under the pointer', async () => {
    await open('/browse/fuel/city/mumbai', {}, async (page) => {
      const chart = page.locator('.chart svg').first();
      await chart.hover();
      const reading = () => page.locator('.chart .reading').first().innerText();
      // What reads it comes with the first pointer on it.
      await expect.poll(reading, { timeout: 10_000 }).toMatch(/^\d+ \w{3} \d{4}: ₹\d+\.\d\d$/);
    });
  });

  it('puts another place or metal into a chart, and into the table that is taken away', async () => {
    await open('/browse/commodities/gold/mumbai', { acceptDownloads: true }, async (page) => {
      const figure = page.locator('.chart').first();
      const names = () => figure.locator('svg .name').allTextContents();
      await figure.locator('select[data-compare]').selectOption({ label: 'Chennai' });
      await expect.poll(names, { timeout: 10_000 }).toEqual(['Mumbai', 'Chennai']);
      expect(await figure.locator('svg .line.other').count()).toBe(2);
      const [download] = await Promise.all([page.waitForEvent('download'), figure.getByRole('button', { name: 'CSV' }).click()]);
      const table = (await saved(download)).split('\r\n');
      expect(table[0]).toBe('day,Mumbai,Chennai');
      expect(table).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d,\d+(\.\d{1,4})?,\d+(\.\d{1,4})?$/));
      // A metal of another price moves beside it in per cent.
      await figure.locator('select[data-compare]').selectOption({ label: 'Silver' });
      await expect.poll(names).toEqual(['Gold', 'Silver']);
      expect(await figure.locator('svg text').allTextContents()).toContainEqual(expect.stringMatching(/^[+−]\d+\.\d%$/));
      await figure.locator('select[data-compare]').selectOption('');
      await expect.poll(names).toEqual([]);
    });
  });

  it('puts one holiday into a calendar, and leads to calendars of what changes', async () => {
    await open('/browse/holidays/2026', { acceptDownloads: true }, async (page) => {
      const row = page.locator('tr[data-calendar-day="2026-12-25"]');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        row.getByRole('button', { name: 'Christmas Day: add to my calendar' }).click(),
      ]);
      const file = await saved(download);
      expect(file).toContain('DTSTART;VALUE=DATE:20261225\r\nDTEND;VALUE=DATE:20261226\r\nSUMMARY:Christmas Day\r\n');
      await page.goto(`${server.url}/browse/fuel/city/mumbai`);
      await page.getByText('Tell me when it changes').click();
      const calendar = await page.request.get(
        await page.getByRole('link', { name: 'in my calendar' }).evaluate((link: HTMLAnchorElement) => link.href),
      );
      expect([calendar.status(), (await calendar.text()).match(/SUMMARY:.*Mumbai/g)?.length]).toEqual([200, 12]);
      await page.goto(`${server.url}/browse/holidays`);
      for (const name of ['bank holidays', 'ekadashis']) {
        const answer = await page.request.get(await page.getByRole('link', { name }).evaluate((link: HTMLAnchorElement) => link.href));
        expect([name, answer.headers()['content-type'], answer.status()]).toEqual([name, expect.stringContaining('text/calendar'), 200]);
      }
    });
  });

  it('keeps the heads of a long table in sight', async () => {
    await open('/browse/fuel', { viewport: PHONE }, async (page) => {
      await page.locator('#states .fold input').check();
      await page.locator('#states tbody tr').nth(20).scrollIntoViewIfNeeded();
      const box = await page.locator('#states thead th', { hasText: 'Petrol' }).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(10);
    });
  });
});

/** What a browser has saved. */
async function saved(download: Download): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'saved-')), 'file');
  await download.saveAs(file);
  return readFileSync(file, 'utf8');
}

/** Lowest contrast (WCAG 2) of every text colour with the paper behind it; runs in the page. */
function contrastsOfText(): Record<string, number> {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 4).map(Number);
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((one) =>
      one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (element: Element): string => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const color = getComputedStyle(one).backgroundColor;
      if (channels(color)[3] !== 0 && color !== 'transparent') return color;
    }
    return 'rgb(255, 255, 255)';
  };
  const found: Record<string, number> = {};
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!own || !element.checkVisibility() || element.closest('svg')) continue;
    const [a, b] = [luminance(getComputedStyle(element).color), luminance(behind(element))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const name = `${element.tagName.toLowerCase()}.${element.className}`;
    found[name] = Math.min(found[name] ?? 21, contrast);
  }
  return found;
}
