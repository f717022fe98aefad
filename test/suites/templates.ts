import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadParts, readSpeed, sumBytes, watchPage } from '../../scripts/tools/looks/measure.ts';
import { firstVisitOf } from '../../scripts/tools/looks/weights.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { defaultServer } from '../support/server.ts';

const NEXT_PAGE = 30_000;
const STILL = 0.02;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** axe-core (MPL-2.0), which finds what keeps readers with aids out; it is no part of what is served. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Rules of axe whose outcome may be another in other colours and at another width. */
const LOOK = { runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'aria-hidden-focus', 'duplicate-id-aria'] };
/** Where pages ask what comes from elsewhere, which nobody answers here. */
const ASKED_LIVE = /^\/(weather|aqi)\b/;

/** A page of a template, the colours in which it is looked at, and how often axe does, which takes twice as long as all else: in these colours on a phone, and in the others on a desk. */
export interface Look {
  address: string;
  theme: 'light' | 'dark';
  axe: 'never' | 'once' | 'twice';
}

/** Tests of one load of each page on a phone. */
export function looksAt(looks: readonly Look[]): void {
  describe.skipIf(!hasBrowser())('one page of each template', () => {
    const server = defaultServer();
    let browser: Browser;
    /** What a visitor of the home page has, of that in Hindi for Hindi pages. */
    const ofHome = new Map<string, Set<string>>();
    const homeOf = (address: string) => (/^\/hi(\/|$)/.test(address) ? '/hi' : '/');

    beforeAll(async () => {
      browser = await startBrowser();
      for (const home of ['/', '/hi']) {
        const page = await browser.newPage({ viewport: PHONE });
        ofHome.set(home, new Set((await loadParts(page, server.url + home)).map(({ url }) => url)));
        await page.close();
      }
    });
    afterAll(() => browser?.close());

    it.concurrent.for(looks)(
      'is light and still, fits a phone, holds its rows, asks nobody else, has no error and breaks no policy, and axe ($axe) finds nothing: $address, $theme',
      async ({ address, theme, axe }) => {
        const page = await browser.newPage({ viewport: PHONE, colorScheme: theme, reducedMotion: 'reduce' });
        const { errors, asked } = listen(page, address);
        await watchPage(page);
        const parts = await loadParts(page, server.url + address);
        const { cls, moved } = await readSpeed(page);
        expect(sumBytes(parts, 'html')).toBeGreaterThan(1_000);
        const home = homeOf(address);
        expect(sumBytes(parts)).toBeLessThan(firstVisitOf(address));
        if (address !== home) expect(sumBytes(parts.filter(({ url }) => !ofHome.get(home)?.has(url)))).toBeLessThan(NEXT_PAGE);
        expect(cls, moved.join('\n')).toBeLessThan(STILL);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
        expect(await page.evaluate(rowsTooLow)).toEqual([]);
        expect(await page.evaluate(cutOff)).toEqual([]);
        expect(asked.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
        // Hindi is set in two faces, text and headings; a page in English loads none for the Hindi names on it.
        expect(facesIn(asked).sort()).toEqual(home === '/hi' ? ['anek-devanagari', 'tiro-devanagari'] : []);
        // By the debugger, which the pages' policy does not bind.
        if (axe !== 'never') {
          await page.evaluate(AXE);
          expect(await violations(page)).toEqual([]);
        }
        if (axe === 'twice') {
          // What does not depend on the look is the same.
          await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
          await page.setViewportSize(DESK);
          expect(await violations(page, LOOK)).toEqual([]);
        }
        expect(errors).toEqual([]);
        await page.close();
      },
    );
  });
}

/** Tables of which a phone hides a part, unless they say that they are wide, and changes of prices that break between sign and figure. */
function cutOff(): string[] {
  const tables = [...document.querySelectorAll('.table-frame:not(.wide)')].filter((one) => one.scrollWidth > one.clientWidth + 1);
  const changes = [...document.querySelectorAll('.change:not(:has(span)), .change span')].filter((one) => one.getClientRects().length > 1);
  return [...tables.map((one) => `table ${one.ariaLabel}`), ...changes.map((one) => `change ${one.textContent}`)];
}

/** Notes a page's errors, what its policy refuses among them, and all that it asks for. */
function listen(page: Page, address: string): { errors: string[]; asked: string[] } {
  const errors: string[] = [];
  page.on('console', (message) => {
    const refused = /Content Security Policy|Refused to/i.test(message.text());
    if (refused || (message.type() === 'error' && !isToldByBrowser(message, address))) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { errors, asked };
}

/** A browser logs that the page of addresses that lead nowhere is such a page, and that nobody upstream was reached. */
function isToldByBrowser(message: ConsoleMessage, address: string): boolean {
  const { pathname } = new URL(message.location().url || 'about:blank');
  if (pathname === address && address.endsWith('/404')) return message.text().includes('404 (Not Found)');
  return ASKED_LIVE.test(pathname) && message.text().includes('502 (Bad Gateway)');
}

/** Faces of Devanagari among what was asked for. */
const facesIn = (asked: readonly string[]): string[] => asked.flatMap((url) => /\/([\w-]+devanagari)\.[\w-]+\.woff2$/.exec(url)?.[1] ?? []);

interface Found {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

async function violations(page: Page, options: object = {}): Promise<string[]> {
  const found = await page.evaluate((options) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Found[] }> } };
    return axe.run({ resultTypes: ['violations'], ...options }).then(({ violations }) => violations);
  }, options);
  return found.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`.slice(0, 1500),
  );
}

/** Text of table rows of which a cell reaches below its row; runs in the page. */
function rowsTooLow(): string[] {
  const bottom = (element: Element) => element.getBoundingClientRect().bottom;
  return [...document.querySelectorAll('tbody tr')]
    .filter((row) => [...row.querySelectorAll(':scope > :is(th, td):not([rowspan])')].some((cell) => bottom(cell) > bottom(row) + 1))
    .map((row) => row.textContent?.trim().slice(0, 60) ?? '');
}
