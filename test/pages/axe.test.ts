import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findTemplates } from '../../scripts/looks/templates.ts';
import { hasBrowser, startBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** axe-core (MPL-2.0), which finds what keeps readers with aids out; it is no part of what is served. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const templates = findTemplates(inject('dist')).map(({ address }) => address);

describe.skipIf(!hasBrowser())('axe finds nothing', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.for(templates)('on a desk in light and on a phone in dark: %s', async (address) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(server.url + address, { waitUntil: 'networkidle' });
    // By the debugger, which the pages' policy does not bind.
    await page.evaluate(AXE);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await violations(page)).toEqual([]);
    await page.close();
  });
});

interface Found {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Found[] }> } };
    return axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations);
  });
  return found.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`.slice(0, 1500),
  );
}
