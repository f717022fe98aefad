import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXECUTABLE, hasBrowser, startBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

describe.runIf(hasBrowser())('the page of screenshots', () => {
  let browser: Browser;
  let server: RunningServer;
  let site: StandIn;
  beforeAll(async () => {
    site = await startStandIn({ '/': '<!doctype html><title>The well</title><h1>The well</h1>' });
    const { host } = new URL(site.url);
    [server, browser] = await Promise.all([startServer({ CHROMIUM_PATH: EXECUTABLE, FETCH_ALLOW: host }), startBrowser()]);
  });
  afterAll(() => Promise.all([browser?.close(), server?.stop(), site?.stop()]));

  it('shows the picture on a press and not by its address, and says why there is none', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.url}/browse/screenshot?${new URLSearchParams({ url: site.url })}`, { waitUntil: 'networkidle' });
    expect(site.asked).toEqual([]);
    await page.selectOption('[data-window]', '390x844');
    await page.click('button[type=submit]:has-text("Take it")');
    await page.waitForSelector('figure img', { state: 'visible', timeout: 30_000 });
    expect(await page.innerText('figcaption')).toContain('390 by 844 pixels');
    expect(site.asked).toContain('/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.fill('[name=url]', 'http://10.0.0.1/');
    await page.click('button[type=submit]:has-text("Take it")');
    await page.waitForSelector('.trouble', { state: 'visible' });
    expect(await page.innerText('.trouble')).toContain('a private address');
    expect(await page.isVisible('figure')).toBe(false);
    expect(faults).toEqual([]);
  });
});
