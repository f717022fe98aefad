import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** What came over the network for a page, by what it is; bytes as sent, heads of answers included. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  fonts: number;
  /** The four together: what the budget is of. */
  total: number;
  /** Pictures, JSON and what else came. */
  other: number;
  requests: number;
}

export interface Speed {
  /** Milliseconds until the largest part above the fold stood. */
  lcp: number;
  /** What it was. */
  largest: string;
  cls: number;
}

const KINDS = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'fonts' } as const;
const PHONE = { width: 360, height: 740 };
/** Lighthouse's "slow 4G" as DevTools puts it on: 150 ms of a round trip are 562.5 ms until an answer begins, and 1.6 Mbit/s are nine tenths of it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1_638.4 * 1024 * 0.9) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOW_CPU = 4;

/** Counts all that a context's page loads until the network is at rest. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const weight: Weight = { html: 0, css: 0, js: 0, fonts: 0, total: 0, other: 0, requests: 0 };
  const kinds = new Map<string, string>();
  const kept = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (response.fromDiskCache) kept.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kept.has(requestId) || encodedDataLength === 0) return;
    const kind = KINDS[kinds.get(requestId) as keyof typeof KINDS] ?? 'other';
    weight[kind] += encodedDataLength;
    weight.requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await session.detach();
  weight.total = weight.html + weight.css + weight.js + weight.fonts;
  return weight;
}

/** A first visit with an empty cache, and the same page as the second of a visit that began at `from`. */
export async function weighPage(browser: Browser, origin: string, address: string, from: string): Promise<{ first: Weight; next: Weight }> {
  const first = await inContext(browser, (context) => weighIn(context, origin + address));
  const next = await inContext(browser, async (context) => {
    await weighIn(context, origin + from);
    return weighIn(context, origin + address);
  });
  return { first, next };
}

async function weighIn(context: BrowserContext, address: string): Promise<Weight> {
  const page = await context.newPage();
  try {
    return await weigh(page, address);
  } finally {
    await page.close();
  }
}

/** LCP and CLS of a first visit on a phone of 360 px; slowed to a quarter of the processor and slow 4G unless `slow` is false. */
export async function timePage(browser: Browser, address: string, { slow = true } = {}): Promise<Speed> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow) await slowDown(session);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 100))));
    return page.evaluate(() => (globalThis as unknown as { seen: Speed }).seen);
  });
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

async function inContext<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Runs in the page before all else. */
function watch(): void {
  const seen = { lcp: 0, largest: '', cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      seen.lcp = entry.startTime;
      seen.largest = entry.element
        ? `${entry.element.tagName.toLowerCase()}${entry.element.className ? `.${entry.element.className}` : ''}`
        : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
