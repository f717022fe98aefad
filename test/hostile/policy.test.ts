import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

// Issue 13.14: a browser runs nothing that stands in a page, and loads nothing from elsewhere. That no page of the build holds a script of its own is
// told by test/built/files.test.ts, that a browser finds none on any template by test/pages/templates.test.ts.

const server = defaultServer();

describe('every answer', () => {
  it.each(['/', '/nowhere', '/fuel', '/index.json', '/fuel?city=nowhere', '/healthz', '/favicon.svg', '/fetch'])(
    'of %s says what a browser may do with it',
    async (path) => {
      for (const accept of ['text/html', 'application/json']) {
        const { headers } = await server.get(path, { headers: { accept } });
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('same-origin');
        expect(headers.get('permissions-policy')).toContain('camera=()');
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
        const isPage = headers.get('content-type')?.startsWith('text/html');
        expect(policy).toContain(isPage ? "script-src 'self' 'wasm-unsafe-eval';" : "default-src 'none'");
      }
    },
  );

  it('says so with a 304 and with a part too', async () => {
    const { headers } = await server.get('/');
    for (const asked of [{ 'if-none-match': headers.get('etag') ?? '' }, { range: 'bytes=0-9' }] as Record<string, string>[]) {
      const answer = await server.get('/', { headers: asked });
      expect([304, 206]).toContain(answer.status);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });
});

describe('pages', () => {
  describe.skipIf(!hasBrowser())('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    });
    afterAll(() => browser?.close());

    it('run their own scripts, with the search that is WebAssembly, and none that is put into them', async () => {
      const page = await browser.newPage();
      await page.goto(server.url, { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.classList.contains('scripted'))).toBe(true);
      // As text: Vitest rewrites an import that it sees.
      const hits = await page.evaluate(
        "import('/pagefind/pagefind.js').then((found) => found.search('petrol')).then(({ results }) => results.length)",
      );
      expect(hits).toBeGreaterThan(0);
      const ran = await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'globalThis.taken = 1';
        document.body.append(script);
        return 'taken' in globalThis;
      });
      expect(ran).toBe(false);
      await page.close();
    });
  });
});
