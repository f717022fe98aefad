import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Something that came over the network for a page; bytes as sent, without the answer's head. */
export interface Part {
  url: string;
  kind: 'html' | 'css' | 'js' | 'fonts' | 'other';
  bytes: number;
}

export interface Speed {
  /** Milliseconds until the largest part above the fold stood. */
  lcp: number;
  /** What it was. */
  largest: string;
  cls: number;
  /** What moved, and by how much. */
  moved: string[];
}

const KINDS = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'fonts' } as const;
const PHONE = { width: 360, height: 740 };
/** Lighthouse's "slow 4G" as DevTools puts it on: 150 ms of a round trip are 562.5 ms until an answer begins, and 1.6 Mbit/s are nine tenths of it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1_638.4 * 1024 * 0.9) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOW_CPU = 4;

/** Bytes of the kinds that the budget is of, or of one kind. */
export function sumBytes(parts: readonly Part[], wanted?: Part['kind']): number {
  return parts.filter(({ kind }) => (wanted ? kind === wanted : kind !== 'other')).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** All that a page loads until the network is at rest, but for what its browser has kept. */
export async function loadParts(page: Page, address: string): Promise<Part[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Map<string, Part>();
  const kept = new Set<string>();
  const heads = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests.set(requestId, { url: response.url, kind: KINDS[type as keyof typeof KINDS] ?? 'other', bytes: 0 });
    heads.set(requestId, response.encodedDataLength);
    if (response.fromDiskCache) kept.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = requests.get(requestId);
    if (part) part.bytes = Math.max(0, encodedDataLength - (heads.get(requestId) ?? 0));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await session.detach();
  return [...requests].filter(([id, { url, bytes }]) => bytes > 0 && !kept.has(id) && !url.startsWith('data:')).map(([, part]) => part);
}

/** A first visit with an empty cache, and the same page as the second of a visit that began at `from`. */
export async function weighVisits(
  browser: Browser,
  origin: string,
  address: string,
  from: string,
): Promise<{ first: Part[]; next: Part[] }> {
  const first = await inContext(browser, async (context) => loadParts(await context.newPage(), origin + address));
  const next = await inContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    return loadParts(page, origin + address);
  });
  return { first, next };
}

/** LCP and CLS of a first visit on a phone of 360 px, slowed to a quarter of the processor and slow 4G. */
export async function timePage(browser: Browser, address: string): Promise<Speed> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await watchPage(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => setTimeout(done, 100))));
    return readSpeed(page);
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

/** Makes the page note what `readSpeed` returns. To be called before it goes to its address. */
export const watchPage = (page: Page): Promise<unknown> => page.addInitScript(watch);
export const readSpeed = (page: Page): Promise<Speed> => page.evaluate(() => (globalThis as unknown as { seen: Speed }).seen);

/** As the Layout Instability API has it. */
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page before all else. */
function watch(): void {
  const seen = { lcp: 0, largest: '', cls: 0, moved: [] as string[] };
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
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      seen.cls += entry.value;
      const parts = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '');
      seen.moved.push(`${entry.value.toFixed(4)} at ${entry.startTime.toFixed(0)} ms: ${parts.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
