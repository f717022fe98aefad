import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Chromium without its windows needs a third of the processor time for a page. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** The one named by CHROMIUM, or the system's. */
export const EXECUTABLE = process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path)) ?? '/usr/bin/chromium';

/** Is there a browser to test with? Says so when there is none, so that a green run does not hide it. */
export function hasBrowser(): boolean {
  if (existsSync(EXECUTABLE)) return true;
  console.log(`Tests in a browser are skipped: there is no ${EXECUTABLE} (set CHROMIUM to another one).`);
  return false;
}

/**
 * Connects to the one Chromium of the run; `close()` ends what this connection opened, and not the browser. Its pages have no service worker
 * unless a context asks for it (`serviceWorkers: 'allow'`): the worker would ask and answer behind the back of `page.route`.
 */
export async function startBrowser(): Promise<Browser> {
  const browser = await chromium.connect(inject('browser'));
  const [newContext, newPage] = [browser.newContext.bind(browser), browser.newPage.bind(browser)];
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  browser.newPage = (options) => newPage({ serviceWorkers: 'block', ...options });
  return browser;
}

/** Has the machine one of the faces that stand in for ours until these have come, as every desk and phone has? */
export async function hasFallbackType(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const found = await page.evaluate(() => {
    const load = (...names: string[]) => new FontFace('local', names.map((name) => `local("${name}")`).join(', ')).load();
    return Promise.all([load('Arial', 'Liberation Sans', 'Roboto'), load('Times New Roman', 'Liberation Serif', 'Noto Serif')]).then(
      () => true,
      () => false,
    );
  });
  await page.close();
  return found;
}
