import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasBrowser, startBrowser } from '../../support/browser.ts';
import { defaultServer } from '../../support/server.ts';

const PAGES = join(inject('dist'), 'client/browse/liquor');
const page = (name: string) => parseHTML(readFileSync(join(PAGES, `${name}.html`), 'utf8')).document;
const firstText = (element: { textContent: string | null } | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('the grid of labels', () => {
  const grid = () => parseHTML(readFileSync(join(inject('dist'), 'client/browse/liquor.html'), 'utf8')).document;

  it('has every label once, with its sizes and their prices', () => {
    const labels = [...grid().querySelectorAll('.label-grid > li')];
    expect(labels).toHaveLength(79);
    const rum = labels.find((one) => one.querySelector('.name')?.textContent?.includes('Very Old Vatted Matured'));
    expect(rum?.querySelector('.name')?.getAttribute('href')).toBe('/browse/liquor/product/241');
    expect([...(rum?.querySelectorAll('li') ?? [])].map(firstText)).toEqual(['180 ml ₹160', '375 ml ₹320', '750 ml ₹620']);
  });

  it('leads to a page of every category and brand, for who has no scripts', () => {
    const links = [...grid().querySelectorAll('#categories a, #brands a')].map((one) => one.getAttribute('href'));
    expect(links).toHaveLength(18 + 28);
    expect(links).toContain('/browse/liquor/category/single-malt');
    expect(links).toContain('/browse/liquor/brand/old-monk');
    expect(readdirSync(join(PAGES, 'category'))).toContain('single-malt.html');
  });
});

describe('the page of a product', () => {
  it('tells price, size, where and when it holds, 100 ml, and the other sizes, beside its picture', () => {
    const main = page('product/241').querySelector('main');
    expect(main?.querySelector('img')?.getAttribute('src')).toMatch(/^\/liquor-img\/old-monk_\d\.webp$/);
    expect(firstText(main)).toContain('₹620 for 750 ml');
    expect(firstText(main)).toContain('Maximum retail price in Uttar Pradesh; ₹82.67 for 100 ml.');
    expect(firstText(main)).toMatch(/13 Sep 2026, .*Uttar Pradesh Excise\./);
    const rows = [...(main?.querySelectorAll('#sizes tbody tr') ?? [])].map((row) => [...row.querySelectorAll('th, td')].map(firstText));
    expect(rows).toEqual([
      ['180 ml', '₹160', '₹88.89'],
      ['375 ml', '₹320', '₹85.33'],
      ['750 ml', '₹620', '₹82.67'],
    ]);
  });

  it('shows no rating where nobody rated', () => {
    expect(firstText(page('product/241').querySelector('main'))).not.toMatch(/Rated|Reviews/);
  });
});

describe('the list of a state', () => {
  it('stands under the catalogue, and has fifty labels a page with the day of the list', () => {
    const links = [
      ...parseHTML(readFileSync(join(inject('dist'), 'client/browse/liquor.html'), 'utf8')).document.querySelectorAll('#states li'),
    ];
    expect(links.map(firstText)).toEqual(['Jharkhand 10', 'Kerala 42', 'Puducherry 8', 'Tamil Nadu 14', 'Uttar Pradesh 133']);
    const main = page('state/kerala').querySelector('main');
    expect(firstText(main)).toMatch(/20 Aug 2026, .*Kerala State Beverages Corporation/);
    const rum = [...(main?.querySelectorAll('.label-grid > li') ?? [])].find((one) => firstText(one).includes('The Legend'));
    expect([...(rum?.querySelectorAll('li') ?? [])].map(firstText)).toEqual(['180 ml ₹410', '750 ml ₹1,670']);
    expect(rum?.querySelector('.name')?.getAttribute('href')).toBe('/browse/liquor/product/238');
    const own = [...(main?.querySelectorAll('.label-grid > li') ?? [])].find((one) => firstText(one).includes('SPI Metro Special'));
    expect(own?.querySelector('.name')?.getAttribute('href')).toMatch(/^\/browse\/liquor\/bottle\?id=\d+$/);
  });

  it('is searched and filtered without scripts, and its bottles have pages on request', async () => {
    const server = defaultServer();
    const find = async (query: string) => parseHTML(await (await server.get(`/browse/liquor/find?${query}`)).text()).document;
    const brandies = await find('state=kerala&category=brandy');
    expect(firstText(brandies.querySelector('.lead'))).toBe('15 labels.');
    expect(firstText((await find('q=kingfisher+classic')).querySelector('.label-grid'))).toMatch(
      /Kingfisher Classic Strong Beer.*Tamil Nadu.*₹85/,
    );
    expect((await server.get('/browse/liquor/find?state=goa')).status).toBe(404);
    const bottle = parseHTML(await (await server.get('/browse/liquor/bottle?id=319')).text()).document.querySelector('main');
    expect(firstText(bottle)).toMatch(/SPI Metro Special Indian Brandy ₹1,060 for 750 ml Maximum retail price in Kerala/);
    expect(bottle?.querySelector('img')).toBe(null);
    expect((await server.get('/browse/liquor/bottle?id=999999')).status).toBe(404);
    expect((await server.get('/browse/liquor/bottle?id=x')).status).toBe(400);
  });
});

it('every page of the area tells the legal age and where sale is prohibited', () => {
  for (const name of ['product/241', 'brand/old-monk', 'category/rum'])
    expect(firstText(page(name).querySelector('.age-notice'))).toMatch(
      /^Nothing is sold here\. The legal drinking age is 18 to 25 by state, and sale is prohibited in Bihar, Gujarat, Lakshadweep, Mizoram and Nagaland/,
    );
});

it('no page advertises: outside of names of products nothing praises or asks to buy', () => {
  for (const name of ['product/241', 'brand/old-monk', 'category/rum', 'drinking-age']) {
    const document = page(name);
    for (const named of document.querySelectorAll('.label-grid, h1, title, pre, header, footer')) named.remove();
    expect(firstText(document.querySelector('main'))).not.toMatch(
      /\b(best|finest|premium|delicious|enjoy|buy|order now|discount|offer|deal|cheers)\b/i,
    );
  }
});

it('the table of ages has every state with its age or prohibition, its law, and what is not agreed', () => {
  const rows = [...page('drinking-age').querySelectorAll('#states tbody tr')].map(firstText);
  expect(rows).toHaveLength(36);
  expect(rows.find((row) => row.startsWith('Bihar'))).toContain('prohibited');
  expect(rows.find((row) => row.startsWith('Goa'))).toBe('Goa other sources say 21 18');
  expect(rows.find((row) => row.startsWith('Meghalaya'))).toContain('not on record');
});

describe.runIf(hasBrowser())('the filters of the grid', () => {
  const server = defaultServer();
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('choose by category, brand, size and price without asking anybody, and stand in the address', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.goto(`${server.url}/browse/liquor`);
    const shown = () => page.locator('.label-grid > li:visible').count();
    expect(await shown()).toBe(20);
    await page.locator('[data-labels] .fold input').check();
    expect(await shown()).toBe(79);
    // From here on there is no server.
    await page.context().setOffline(true);
    await page.selectOption('[data-label-filter] select[name=category]', 'Rum');
    const rums = await shown();
    expect(rums).toBeGreaterThan(3);
    expect(await page.locator('[data-label-count]').textContent()).toBe(`${rums} of 79 labels`);
    await page.selectOption('[data-label-filter] select[name=brand]', 'old-monk');
    expect(await shown()).toBe(2);
    await page.selectOption('[data-label-filter] select[name=price]', '500-1000');
    expect(await page.locator('.label-grid li[data-size]:visible').allInnerTexts()).toEqual([
      expect.stringMatching(/^750 ml\s*₹620$/),
      expect.stringMatching(/^750 ml\s*₹810$/),
    ]);
    await page.selectOption('[data-label-filter] select[name=size]', '375 ml');
    expect(await shown()).toBe(0);
    expect(new URL(page.url()).search).toBe('?category=Rum&brand=old-monk&size=375+ml&price=500-1000');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.close();
  });

  it('are set by the address', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/browse/liquor?brand=kingfisher&size=330%20ml`);
    expect(await page.locator('.label-grid > li:visible').count()).toBe(3);
    expect(await page.locator('.label-grid li[data-size]:visible').count()).toBe(3);
    await page.close();
  });
});
