import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { newCaller, openServer } from '../support/server.ts';

export const SIZES = {
  'a phone': { width: 360, height: 740 },
  'a desk': { width: 1280, height: 900 },
} as const;
/** Tests of the form of a call on screens of these sizes. */
export function triesCalls(sizes: readonly (keyof typeof SIZES)[]): void {
  describe.skipIf(!hasBrowser())('the form of a call', () => {
    const server = openServer();
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(async () => {
      await browser?.close();
    });

    /** Opens the entry of one endpoint. */
    async function open(path: string, anchor: string, options: BrowserContextOptions, look: (entry: Locator, page: Page) => Promise<void>) {
      const context = await browser.newContext({ ...options, extraHTTPHeaders: newCaller() });
      try {
        const page = await context.newPage();
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        page.on(
          'console',
          (message) => message.type() === 'error' && /Content Security Policy/.test(message.text()) && faults.push(message.text()),
        );
        await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
        await look(page.locator(`#${anchor}`), page);
        expect(faults).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport?.width ?? 1280);
      } finally {
        await context.close();
      }
    }
    const field = (entry: Locator, name: string) => entry.locator(`[data-param="${name}"]`);
    const run = async (entry: Locator) => {
      await entry.getByRole('button', { name: 'Run' }).click();
      await entry.locator('[data-state]', { hasText: ' ms ' }).waitFor();
    };
    const stateOf = (entry: Locator) => entry.locator('[data-state]').innerText();
    const bodyOf = (entry: Locator) => entry.locator('[data-body]').innerText();
    const headersOf = (entry: Locator) => entry.locator('[data-headers]').innerText();

    describe.each(sizes)('on %s', (size) => {
      const viewport = SIZES[size];
      it('lists, by the choices of its fields, and writes the call in the language that was chosen', async () => {
        await open('/docs/fuel', 'fuel', { viewport }, async (entry) => {
          await field(entry, 'type').selectOption('city');
          await field(entry, 'fuel').selectOption('diesel');
          await expectAddress(entry, '/fuel?fuel=diesel&type=city');
          await entry.getByRole('radio', { name: 'Python' }).check();
          expect(await entry.locator('[data-language="python"] code').innerText()).toContain(
            `urlopen("${server.url}/fuel?fuel=diesel&type=city")`,
          );
          expect(await entry.locator('[data-language="curl"]').isVisible()).toBe(false);
          await run(entry);
          expect(await stateOf(entry)).toMatch(/^200 OK · \d+ ms · [\d.]+ kB · /);
          expect(await headersOf(entry)).toMatch(
            /content-type\s+application\/json; charset=utf-8\s+cache-control\s+public, max-age=1800.*\s+etag\s+"/,
          );
          expect(JSON.parse(await bodyOf(entry)).scope).toBe('cities');
        });
      });

      it('puts a parameter into the path', async () => {
        await open('/docs/gst', 'gst-hsn-code', { viewport }, async (entry) => {
          await field(entry, 'code').fill('10063010');
          await expectAddress(entry, '/gst/hsn/10063010');
          await run(entry);
          expect(JSON.parse(await bodyOf(entry)).code).toBe('10063010');
          await field(entry, 'code').fill('');
          await run(entry);
          expect(await stateOf(entry)).toMatch(/^4\d\d /);
        });
      });

      it('shows the server’s own words where a parameter is missing, and how many calls are left where it is counted', async () => {
        await open('/docs/gst', 'gst', { viewport }, async (entry) => {
          await field(entry, 'number').fill('');
          await run(entry);
          expect(await stateOf(entry)).toMatch(/^400 Bad Request · /);
          const { body } = await server.json('/gst');
          expect(JSON.parse(await bodyOf(entry))).toEqual(body);
          expect(body.error).toContain('number is required');
          expect(await headersOf(entry)).toMatch(/cache-control\s+no-store/);
        });
        await open('/docs/search', 'search', { viewport }, async (entry) => {
          await run(entry);
          expect(await headersOf(entry)).toMatch(/ratelimit\s+"calls";r=\d+;t=\d+\s+ratelimit-policy\s+"calls";q=60;w=60/);
        });
      });

      it('gives a table as CSV, and a formula with its address', async () => {
        await open('/docs/fuel', 'fuel-latest', { viewport }, async (entry) => {
          await field(entry, 'format').selectOption('csv');
          await expectAddress(entry, '/fuel/latest?format=csv');
          await entry.getByRole('radio', { name: 'Sheets' }).check();
          expect(await entry.locator('[data-language="sheets"] code').innerText()).toBe(
            `=IMPORTDATA("${server.url}/fuel/latest?format=csv")`,
          );
          await run(entry);
          expect(await headersOf(entry)).toMatch(/content-type\s+text\/csv; charset=utf-8/);
          const rows = (text: string) => text.trimEnd().split(/\r?\n/);
          expect(rows(await bodyOf(entry))).toEqual(rows(await (await server.get('/fuel/latest?format=csv')).text()));
        });
      });

      it('takes a number of its range, and says what the server says beyond it', async () => {
        await open('/docs/fuel', 'fuel-history', { viewport }, async (entry) => {
          expect(await field(entry, 'days').getAttribute('max')).toBe('90');
          await field(entry, 'days').fill('3');
          await expectAddress(entry, '/fuel/history?fuel=petrol&city=mumbai&days=3');
          await run(entry);
          expect(JSON.parse(await bodyOf(entry)).data).toHaveLength(3);
          await field(entry, 'days').fill('91');
          await run(entry);
          await entry.locator('[data-state]', { hasText: '400' }).waitFor();
          expect(JSON.parse(await bodyOf(entry)).error).toBe('days must be a whole number from 1 to 90; got "91"');
        });
      });

      it('shows a call that works on the first screen of the reference, below its heading', async () => {
        await open('/docs', 'first-call', { viewport }, async (entry, page) => {
          const command = entry.locator('[data-language="curl"] code');
          expect(await command.innerText()).toBe(`curl -s "${server.url}/fuel?city=mumbai"`);
          const [heading, line, button] = await Promise.all([
            page.locator('h1').boundingBox(),
            command.boundingBox(),
            entry.getByRole('button', { name: 'Run' }).boundingBox(),
          ]);
          expect(heading?.y).toBeLessThan(line?.y ?? 0);
          expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(viewport.height);
          await field(entry, 'city').fill('kolkata');
          await run(entry);
          expect(JSON.parse(await bodyOf(entry)).city).toBe('Kolkata');
        });
      });
    });

    it('fills in an example at a press, and runs it', async () => {
      await open('/docs/qr', 'qr', {}, async (entry) => {
        await run(entry);
        expect(
          await entry.locator('[data-body] img').evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
        ).toBeGreaterThan(100);
        await entry.getByRole('link', { name: 'A payment by UPI' }).click();
        await entry.locator('[data-headers]', { hasText: 'image/svg+xml' }).waitFor();
        expect(await field(entry, 'data').inputValue()).toBe('');
      });
    });

    it('is a plain form without scripts, and leaves out what it could not send', async () => {
      await open('/docs/holidays', 'holidays', { javaScriptEnabled: false }, async (entry, page) => {
        expect(await entry.locator('[data-language]:visible').count()).toBe(1);
        await entry.getByRole('radio', { name: 'Go' }).check();
        expect(await entry.locator('[data-language="go"]').isVisible()).toBe(true);
        // Sent empty it would be refused.
        expect(await field(entry, 'state').isVisible()).toBe(false);
        await field(entry, 'kind').selectOption('market');
        await entry.getByRole('button', { name: 'Run' }).click();
        await page.waitForURL('**/holidays?*');
        expect(new URL(page.url()).searchParams.has('state')).toBe(false);
        expect(JSON.parse(await page.locator('body').innerText())).toMatchObject({ state: null, asked_kind: 'market' });
      });
      await open('/docs/weather', 'weather-forecast', { javaScriptEnabled: false }, async (entry) => {
        expect(await field(entry, 'lat').isVisible()).toBe(false);
        expect(await field(entry, 'city').isVisible()).toBe(true);
      });
    });

    it('runs the calls that are files where nobody answers others, and says which files there are', async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      // A host of files: what is in the build's folder, and its own page for all else.
      await page.route(`${server.url}/**`, (route) => {
        const { pathname, search } = new URL(route.request().url());
        const isFile = !search && pathname !== '/asked.json' && /\.\w+$|^\/docs/.test(pathname);
        return isFile ? route.continue() : route.fulfill({ status: 404, contentType: 'text/html', body: 'No such file' });
      });
      await page.goto(`${server.url}/docs/fuel`, { waitUntil: 'networkidle' });
      const entry = page.locator('#fuel');
      await field(entry, 'city').fill('Navi Mumbai');
      await entry.getByRole('button', { name: 'Run' }).click();
      await entry.locator('[data-state]', { hasText: 'No file has this answer' }).waitFor();
      expect(await entry.locator('[data-state] a').first().getAttribute('href')).toBe('/fuel.json');
      await field(entry, 'city').fill('Mumbai');
      await expectAddress(entry, '/fuel/city/mumbai.json');
      expect(await entry.locator('[data-language="sheets"] code').textContent()).toBe(`=IMPORTDATA("${server.url}/fuel/city/mumbai.csv")`);
      await run(entry);
      expect(JSON.parse(await bodyOf(entry)).city).toBe('Mumbai');
      await context.close();
    });

    async function expectAddress(entry: Locator, address: string): Promise<void> {
      await entry.locator('[data-address]', { hasText: new RegExp(`^${address.replace(/[.?+*]/g, '\\$&')}$`) }).waitFor();
    }
  });
}
