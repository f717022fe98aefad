import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { scan } from '../support/scan.ts';
import { defaultServer } from '../support/server.ts';

describe.runIf(hasBrowser())('the page of QR codes', () => {
  let browser: Browser;
  const server = defaultServer();
  let page: Page;
  const asked: string[] = [];
  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.on('pageerror', (error) => asked.push(`fault: ${error.message}`));
    page.on('request', (request) => asked.push(request.url()));
  });
  afterAll(() => browser?.close());

  /** What a scanner reads on the page. */
  const read = async () => scan(await page.locator('[data-code]').screenshot());

  it('makes a code as one types, which asks nobody', async () => {
    await page.goto(`${server.url}/browse/qr`, { waitUntil: 'networkidle' });
    asked.length = 0;
    await page.check('[name=kind][value=data]');
    await page.fill('textarea', 'नमस्ते https://example.org/');
    expect(await read()).toBe('नमस्ते https://example.org/');
    await page.click('[data-qr] summary');
    await page.selectOption('select[name=ecc]', 'h');
    await page.fill('input[name=color]', '#0b6a6f');
    expect(await read()).toBe('नमस्ते https://example.org/');
    expect(await page.textContent('[data-facts]')).toBe('');
    expect(asked).toEqual([]);
  });

  it('saves what it shows, as PNG and as SVG', async () => {
    for (const kind of ['png', 'svg']) {
      const address = (await page.getAttribute(`[data-save=${kind}]`, 'href')) ?? '';
      const bytes =
        kind === 'png'
          ? Buffer.from(address.split(',')[1] ?? '', 'base64')
          : Buffer.from(decodeURIComponent(address.slice(address.indexOf(',') + 1)));
      expect([kind, await scan(bytes)]).toEqual([kind, 'नमस्ते https://example.org/']);
    }
  });

  it('makes a payment, and says what is wrong with one', async () => {
    await page.check('[name=kind][value=upi]');
    await page.fill('[name=upi]', 'asha@gmail.com');
    expect(await page.innerText('.trouble')).toContain('not a UPI address');
    await page.fill('[name=upi]', 'asha@examplebank');
    await page.fill('[name=pn]', 'Asha Rao');
    await page.fill('[name=am]', '150');
    expect(await page.isVisible('.trouble')).toBe(false);
    expect(await read()).toBe('upi://pay?pa=asha@examplebank&pn=Asha%20Rao&am=150.00&cu=INR');
    expect(await page.innerText('[data-caption]')).toBe('Asha Rao\nasha@examplebank\n₹150.00');
  });

  it('lets a phone join a Wi-Fi, with signs in its name and password that mean something elsewhere, and one without a password', async () => {
    await page.check('[name=kind][value=ssid]');
    await page.fill('[name=ssid]', 'Sharma; ghar');
    await page.fill('[name=password]', 'a:b\\"c');
    expect(await read()).toBe('WIFI:T:WPA;S:Sharma\\; ghar;P:a\\:b\\\\\\"c;;');
    await page.fill('[name=password]', '');
    expect(await read()).toBe('WIFI:T:nopass;S:Sharma\\; ghar;;');
    expect(await page.innerText('[data-caption]')).toBe('Wi-Fi: Sharma; ghar');
  });

  it('says of colours and texts why no code can be made of them', async () => {
    await page.check('[name=kind][value=data]');
    await page.fill('input[name=color]', '#fefefe');
    expect(await page.innerText('.trouble')).toContain('too near each other');
    await page.fill('input[name=color]', '#000000');
    await page.fill('textarea', 'क'.repeat(1000));
    expect(await page.innerText('.trouble')).toContain('3000 bytes');
    expect(await page.isVisible('[data-save=png]')).toBe(false);
  });

  it('is filled by its address, and prints the code with its words and nothing else', async () => {
    await page.goto(`${server.url}/browse/qr?${new URLSearchParams({ upi: 'asha@examplebank', pn: 'Asha Rao' })}`);
    expect(await read()).toContain('pa=asha@examplebank');
    await page.emulateMedia({ media: 'print' });
    expect((await page.innerText('main')).trim()).toBe('Asha Rao\nasha@examplebank');
    expect(await read()).toContain('pa=asha@examplebank');
    await page.emulateMedia({ media: 'screen' });
  });

  it('makes a code of a payment or a text without scripts, by a form each that the service takes', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${server.url}/browse/qr`);
    for (const [name, text] of [
      ['upi', 'asha@examplebank'],
      ['data', 'https://example.org/?a=1'],
    ] as const) {
      const form = plain.locator(`noscript form:has([name=${name}]), form:visible:has([name=${name}])`).first();
      await form.locator('input').fill(text);
      const answer = plain.waitForResponse((one) => new URL(one.url()).pathname === '/qr');
      await form.locator('button').click();
      expect([name, (await answer).status()]).toEqual([name, 200]);
      await plain.goBack();
    }
    await plain.close();
  });
});
