import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer, newCaller, openServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

const routes = {
  '/v1/forecast': JSON.stringify({
    current: { time: '2026-11-21T05:15', temperature_2m: 24.1, relative_humidity_2m: 71, wind_speed_10m: 7.9, weather_code: 2 },
  }),
  '/v1/air-quality': JSON.stringify({
    current: { time: '2026-11-21T05:00', pm10: 250, pm2_5: 120, carbon_monoxide: 2000, nitrogen_dioxide: 40 },
  }),
};

describe.runIf(hasBrowser())('pages of asked areas in a browser', () => {
  let browser: Browser;
  /** One that reaches an upstream for the weather and the air, and has a key of the register. */
  const server = openServer();
  /** One that has no keys and reaches nobody. */
  const alone = defaultServer();
  let upstream: StandIn;
  beforeAll(async () => {
    [upstream, browser] = await Promise.all([startStandIn(routes, inject('ports').weather), startBrowser()]);
  });
  afterAll(() => Promise.all([browser?.close(), upstream?.stop()]));

  async function open(path: string, faults: string[], base = server.url): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, extraHTTPHeaders: newCaller() });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(base + path);
    return page;
  }

  it('reads a GSTIN as it is typed, without asking anybody', async () => {
    const faults: string[] = [];
    const page = await open('/browse/gst', faults);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    await page.fill('input[name=number]', '27AAPFU0939F1Z');
    expect(await page.textContent('[data-gst-form] output')).toBe('1 more to come.');
    await page.fill('input[name=number]', '27AAPFU0939F1ZA');
    expect(await page.textContent('[data-gst-form] output')).toContain('should be V');
    await page.fill('input[name=number]', '27aapfu0939f1zv');
    expect(await page.textContent('[data-gst=decoded]')).toContain('Maharashtra');
    expect(asked).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('offers no button that cannot work, says what is missing, and names the office itself', async () => {
    for (const [path, button, missing] of [
      ['/browse/gst', '[data-gst-form] button', 'The GST register cannot be asked here'],
      ['/browse/train', '[data-pnr-form] button', 'Tickets cannot be looked up here'],
    ] as const) {
      const page = await open(path, [], alone.url);
      await page.locator('[data-lacks]', { hasText: missing }).waitFor();
      expect(await page.locator(button).isVisible()).toBe(false);
      expect(await page.locator('.official a').first().getAttribute('href')).toMatch(/\.gov\.in/);
      await page.close();
    }
  });

  it('offers the button where somebody can be asked, and says in words for people that nobody answers', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.url}/browse/gst`);
    await page.fill('input[name=number]', '27AAPFU0939F1ZV');
    await page.click('[data-gst-form] button');
    await page.waitForFunction(() =>
      document.querySelector('[data-gst-form] output')?.textContent?.startsWith('The register cannot be reached now'),
    );
    expect(await page.isVisible('[data-lacks]')).toBe(false);
    await page.goto(`${server.url}/status`);
    const told = async (provider: string) => (await page.textContent(`[data-provider="gst taxpayer ${provider}"]`))?.trim();
    await expect.poll(() => told('gstincheck')).toBe('can be asked');
    expect(await told('appyflow')).toBe('not set up here');
    await page.close();
  });

  it('finds codes of goods on the page itself, by keyboard, and says so when there are none', async () => {
    const faults: string[] = [];
    const page = await open('/browse/gst', faults);
    const answer = page.locator('form[data-gst-codes] output');
    const says = (words: string) =>
      page.waitForFunction((text) => document.querySelector('form[data-gst-codes] output')?.textContent?.includes(text), words);
    await page.focus('form[data-gst-codes] input');
    await page.keyboard.type('basmati rice');
    await page.keyboard.press('Enter');
    await says('3 codes for');
    expect(await page.innerText('[data-gst=codes] tbody')).toMatch(/10063020\s+.*Basmati Rice\s+goods/);
    expect(new URL(page.url()).pathname).toBe('/browse/gst');
    await page.fill('form[data-gst-codes] input', 'qqzzxx');
    await page.keyboard.press('Enter');
    await says('No code was found');
    expect(await answer.textContent()).toContain('qqzzxx');
    expect(await page.isVisible('[data-gst=codes]')).toBe(false);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('finds codes without scripts on a page of their own, whatever is typed', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/browse/gst`);
    await page.fill('form[data-gst-codes] input', '1006');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/browse/gst/codes?q=1006');
    expect(await page.innerText('.answer-block')).toContain('1006');
    expect(await page.locator('main tbody tr').count()).toBeGreaterThan(3);
    expect(await page.inputValue('form.ask-form input[name=q]')).toBe('1006');
    // What decides between its rates is told for this code, and a press away for the others.
    expect(await page.locator('main details').count()).toBe(0);
    expect(await page.locator('.reasons b').count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto(`${server.url}/browse/gst/codes?q=${encodeURIComponent('"<b>x</b>" OR (')}`);
    expect(await page.innerText('.told')).toContain('<b>x</b>');
    expect((await server.get(`/browse/gst/codes?q=${'a'.repeat(101)}`)).status).toBe(400);
    await page.goto(`${server.url}/browse/gst/codes`);
    // Goods of every day with their rates, before anything is asked.
    expect(await page.locator('main .link-rows .side', { hasText: '%' }).count()).toBeGreaterThan(3);
    await context.close();
  });

  it('tells the weather and the air in Hindi on pages in Hindi, of a place typed in it', async () => {
    const faults: string[] = [];
    const weather = await open('/hi/browse/weather', faults);
    await weather.waitForFunction(() => document.querySelector('#bhopal [data-cell=temperature]')?.textContent === '24°');
    expect(await weather.textContent('#kolkata')).toContain('कहीं-कहीं बादल');
    await weather.fill('[data-weather-form] input[name=city]', 'गंगटोक');
    await weather.click('[data-weather-form] button[type=submit]');
    await expect.poll(() => weather.innerText('[data-weather-now]')).toMatch(/^गंगटोक\n24 °C\nकहीं-कहीं बादल, नमी 71%, हवा 8 किमी\/घंटा/);
    const air = await open('/hi/browse/aqi', faults);
    await air.locator('[data-aqi=index]', { hasText: /^\d+$/ }).waitFor();
    expect(await air.textContent('[data-aqi=verdict]')).toMatch(/^[\u0900-\u097f ]+$/);
    expect(await air.textContent('[data-aqi=place]')).toBe('दिल्ली');
    expect(await air.textContent('[data-aqi=advice]')).not.toMatch(/[A-Z][a-z]/);
    expect(faults).toEqual([]);
    await Promise.all([weather.close(), air.close()]);
  });

  it('shows the weather of the twelve cities', async () => {
    const faults: string[] = [];
    const page = await open('/browse/weather', faults);
    await page.waitForFunction(() => document.querySelector('#bhopal [data-cell=temperature]')?.textContent === '24°');
    expect(await page.textContent('#kolkata')).toContain('Partly cloudy');
    expect(await page.textContent('[data-weather-credit]')).toContain('Open-Meteo');
    await page.fill('[data-weather-form] input[name=city]', 'shilong');
    await page.click('[data-weather-form] button[type=submit]');
    await page.waitForFunction(() => document.querySelector('[data-weather-form] output')?.textContent?.includes('Near: shillong'));
    await page.fill('[data-weather-form] input[name=city]', 'Shillong');
    await page.click('[data-weather-form] button[type=submit]');
    await expect.poll(() => page.innerText('[data-weather-now]')).toMatch(/^Shillong\n24 °C\nPartly cloudy/);
    expect(faults).toEqual([]);
    await page.close();
  });

  it('says once, and not in every row, that nobody tells the weather, and stops asking', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, extraHTTPHeaders: newCaller() });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    await page.goto(`${alone.url}/browse/weather`);
    await page.waitForSelector('[data-weather-state].trouble');
    await page.waitForLoadState('networkidle');
    expect((await page.innerText('main')).match(/The weather cannot be reached now\. Try again/g)).toHaveLength(1);
    expect(await page.locator('.official a').isVisible()).toBe(true);
    expect(await page.innerText('tr[data-city] >> nth=0')).not.toContain('be had');
    expect(asked).toHaveLength(2);
    await page.click('[data-weather-again] button');
    await expect.poll(() => asked.length).toBe(4);
    await page.route('**/weather?*', (route) => route.abort());
    await page.reload();
    await page.waitForFunction(() => document.querySelector('[data-weather-state]')?.textContent?.includes('cannot be reached from here'));
    await page.close();
  });

  it('shows the air of a city and what it means', async () => {
    const faults: string[] = [];
    const page = await open('/browse/aqi', faults);
    await page.waitForFunction(() => document.querySelector('[data-aqi=index]')?.textContent === '300');
    expect(await page.textContent('[data-aqi=verdict]')).toBe('Poor');
    expect(await page.textContent('[data-aqi=rows]')).toContain('PM2.5, decides');
    await page.fill('input[name=city]', 'kolkatta');
    await page.click('[data-aqi-form] button[type=submit]');
    await page.waitForFunction(() => document.querySelector('[data-aqi-form] output')?.textContent?.includes('Kolkata'));
    expect(faults).toEqual([]);
    await page.close();
  });
});
