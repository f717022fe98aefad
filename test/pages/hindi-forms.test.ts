import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

describe.runIf(hasBrowser())('the forms of Hindi pages', () => {
  let browser: Browser;
  const server = defaultServer();
  let page: Page;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.on('pageerror', (error) => faults.push(error.message));
  });
  afterAll(() => browser?.close());

  it('read a GSTIN in Hindi, and say in Hindi what is wrong with one', async () => {
    await page.goto(`${server.url}/hi/browse/gst`);
    const said = async (number: string) => {
      await page.fill('input[name=number]', number);
      return page.textContent('[data-gst-form] output');
    };
    expect(await said('27AAPFU0939F1Z')).toBe('1 अक्षर और चाहिए।');
    expect(await said('27AAPFU0939F1ZA')).toContain('V होना चाहिए; यहाँ A है');
    expect(await said('45AAPFU0939F1ZV')).toBe('पहले दो अंक राज्य के होते हैं; 45 किसी राज्य का कोड नहीं है।');
    expect(await said('27AAPF90939F1ZV')).toBe('7वीं जगह पर “9” नहीं हो सकता।');
    expect(await said('27AAPFU0939F1ZVV')).toBe('GSTIN में 15 अक्षर होते हैं; इसमें 16 हैं।');
    expect(await said('27AAPFU0939F1ZV')).toBe('नंबर सही बना है, और जाँच का अंक भी सही है।');
    expect(await page.textContent('[data-gst=decoded]')).toContain('महाराष्ट्र (27)');
    expect(await page.textContent('[data-gst=decoded]')).toContain('फ़र्म या LLP');
    expect(faults).toEqual([]);
  });

  it('stay in Hindi where there is no such scheme in either language', async () => {
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/browse/schemes/pmkvy') && answer.request().method() === 'HEAD');
    await page.goto(`${server.url}/hi/browse/schemes/pmkvy`);
    expect((await asked).status()).toBe(404);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/hi/browse/schemes/pmkvy');
    expect(await page.innerText('h1')).toBe('यहाँ कोई पेज नहीं है');
    expect(await page.inputValue('#search')).toContain('pmkvy');
  });

  it('find schemes by filters in Hindi, and lead to their Hindi pages', async () => {
    await page.goto(`${server.url}/hi/browse/schemes`);
    await page.selectOption('select[name=level]', { label: 'केंद्र' });
    await page.fill('#scheme-words', 'pension');
    const first = page.locator('.finder ol li').first();
    await first.waitFor();
    expect(await first.getAttribute('lang')).toBe('en');
    expect(await first.locator('a').getAttribute('href')).toMatch(/^\/hi\/browse\/schemes\/[\w-]+$/);
    expect(await page.textContent('.finder [role=status]')).toMatch(/^\d+ योजनाए?/);
    expect(await page.getAttribute('html', 'lang')).toBe('hi');
    expect(new URL(page.url()).search).toBe('?q=pension&level=Central');
    expect(faults).toEqual([]);
  });

  it('convert money, and say in Hindi of what', async () => {
    await page.goto(`${server.url}/hi/browse/forex`);
    await page.selectOption('select[name=from]', 'EUR');
    await page.fill('input[name=amount]', '500');
    expect(await page.textContent('.converter output span')).toBe('500 यूरो');
    await page.fill('input[name=amount]', '-1');
    expect(await page.textContent('.converter output span')).toContain('तक की कोई संख्या लिखें');
    expect(faults).toEqual([]);
  });

  it('say in Hindi why there is no QR code, and what to beware of', async () => {
    await page.goto(`${server.url}/hi/browse/qr?upi=asha@gmail.com`);
    expect(await page.textContent('[data-qr] .trouble')).toContain('यह यूपीआई आईडी नहीं लगती');
    await page.fill('[name=upi]', 'asha@examplebank');
    expect(await page.textContent('[data-facts]')).toContain('कुछ ऐप पाने वाले के नाम के बिना कोड नहीं लेते।');
    await page.fill('[name=pn]', 'Asha Rao');
    await page.fill('[name=am]', '200000');
    expect(await page.textContent('[data-facts]')).toContain('यूपीआई से ज़्यादातर भुगतान 1,00,000 रुपये तक ही होते हैं।');
    await page.click('[data-qr] summary');
    await page.fill('input[name=color]', '#fefefe');
    expect(await page.textContent('[data-qr] .trouble')).toContain('दोनों रंग आपस में बहुत मिलते हैं');
    expect(faults).toEqual([]);
  });

  it('tell the weather and the air of a town by its Hindi name, however it was asked for', async () => {
    const value = (of: number) => ({ value: of });
    const reading = {
      city: 'pune',
      location: { lat: 18.52, lon: 73.86 },
      temperature: value(31),
      feels_like: null,
      humidity: value(62),
      wind_speed: value(11),
      condition: { code: 1, description: 'Mainly clear' },
      observed_at: '2026-11-21T08:00:00Z',
      attribution: 'Open-Meteo',
    };
    const air = {
      aqi: 156,
      category: 'Moderate',
      advice: 'x',
      sub_indices: {},
      concentrations: {},
      other_scale: null,
      basis: 'model',
      note: '',
    };
    await page.route(
      ({ pathname }) => pathname === '/weather',
      (route) => route.fulfill({ json: reading }),
    );
    await page.route(
      ({ pathname }) => pathname === '/aqi',
      (route) => route.fulfill({ json: { ...reading, ...air } }),
    );
    await page.goto(`${server.url}/hi/browse/weather?city=pune`);
    await expect.poll(() => page.innerText('[data-weather-now]')).toMatch(/^पुणे\n31 °C\nज़्यादातर साफ़, नमी 62%, हवा 11 किमी\/घंटा/);
    await page.goto(`${server.url}/hi/browse/aqi?city=pune`);
    await expect.poll(() => page.textContent('[data-aqi=place]')).toBe('पुणे');
    expect([await page.textContent('[data-aqi=index]'), await page.textContent('[data-aqi=verdict]')]).toEqual(['156', 'मध्यम']);
    await page.unrouteAll();
    expect(faults).toEqual([]);
  });

  it('choose bottles by the category that the page names in Hindi', async () => {
    await page.goto(`${server.url}/hi/browse/liquor`);
    const all = await page.locator('.label-grid > li').count();
    await page.selectOption('[data-label-filter] select[name=category]', { label: 'बीयर' });
    const beers = await page.locator('.label-grid > li:visible').count();
    expect(beers).toBeGreaterThan(0);
    expect(beers).toBeLessThan(all);
    expect(new URL(page.url()).search).toBe('?category=Beer');
    expect(await page.textContent('[data-label-count]')).toBe(`${all} में से ${beers} क़िस्में`);
    expect(faults).toEqual([]);
  });
});
