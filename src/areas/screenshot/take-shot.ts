import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { GuardError } from '../../net/guard-error.ts';
import { USER_AGENT } from '../../net/upstream.ts';
import { withBrowser } from './chromium.ts';
import { findClip } from './clip.ts';
import { type GuardedProxy, startGuardedProxy } from './guarded-proxy.ts';
import { asShotError, loadPage, readTitle, scrollThrough } from './load-page.ts';
import type { Shot, ShotOptions } from './schema.ts';

/** One page may bring so much, by so many connections; an article with pictures takes a tenth of it. */
const LIMITS = { maxBytes: 40_000_000, maxConnections: 400 };
/** Milliseconds for the picture itself. */
const PICTURE_LIMIT_MS = 5_000;
/** All of it together with the caller's delay, whatever the page does; and how long a page that holds on may take to close. */
const SHOT_LIMIT_MS = 22_000;
const CLOSE_LIMIT_MS = 2_000;
const MAX_BYTES = 20_000_000;
const MAX_URL_LENGTH = 4096;

/** What would go past the proxy if a browser did not know the flags against it; no picture needs it. */
const WITHOUT_PEERS = 'for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]) delete globalThis[name];';

/**
 * Takes a picture of a page in a fresh context of the browser. All that the page asks for goes through a guarded proxy of its own. Throws
 * GuardError for a page that cannot be reached or shown, ApiError for what the caller asked of it.
 */
export async function takeShot(url: URL, options: ShotOptions): Promise<Shot> {
  return withBrowser(async (browser) => {
    const proxy = await startGuardedProxy(LIMITS);
    const context = await openContext(browser, proxy, options).catch((cause) => {
      proxy.stop();
      throw cause;
    });
    try {
      return await withTimeout(shoot(context, proxy, url, options), AbortSignal.timeout(SHOT_LIMIT_MS), url);
    } finally {
      proxy.stop();
      // A page that never gives its thread back takes the browser with it; the next call starts another.
      const closed = await Promise.race([
        context.close().then(
          () => true,
          () => false,
        ),
        sleep(CLOSE_LIMIT_MS, false),
      ]);
      if (!closed) await Promise.race([browser.close().catch(() => undefined), sleep(CLOSE_LIMIT_MS)]);
    }
  });
}

function openContext(browser: Browser, proxy: GuardedProxy, { width, height, scale, dark }: ShotOptions): Promise<BrowserContext> {
  const major = browser.version().split('.')[0];
  return browser.newContext({
    proxy: { server: proxy.url },
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    acceptDownloads: false,
    serviceWorkers: 'block',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 ${USER_AGENT}`,
  });
}

async function shoot(context: BrowserContext, proxy: GuardedProxy, url: URL, options: ShotOptions): Promise<Shot> {
  await context.addInitScript(WITHOUT_PEERS);
  const page = await context.newPage();
  const crash = Promise.withResolvers<never>();
  page.once('crash', () => crash.reject(new Error('The page has crashed')));
  return Promise.race([shootPage(page, proxy, url, options), crash.promise]);
}

async function shootPage(page: Page, proxy: GuardedProxy, url: URL, options: ShotOptions): Promise<Shot> {
  const context = page.context();
  // One page, without windows of its own and without questions to anybody.
  context.on('page', (other) => void other.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  const { status, complete } = await loadPage(page, proxy, url);
  const session = await context.newCDPSession(page);
  if (options.full_page) await scrollThrough(page, session);
  await sleep(options.delay * 1000);
  const { clip, cut } = await findClip(page, session, options);
  const whole = options.full_page || options.selector !== undefined;
  const png = await page.screenshot({
    ...(whole && { clip, fullPage: true }),
    animations: 'disabled',
    caret: 'hide',
    timeout: PICTURE_LIMIT_MS,
  });
  if (png.length > MAX_BYTES) throw new GuardError('too_large', 'The picture is too large. Ask for a smaller window or a smaller scale.');
  return {
    final_url: page.url().slice(0, MAX_URL_LENGTH),
    status_code: status,
    title: await readTitle(session),
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    complete: complete && !proxy.isSpent(),
    cut,
    refused: proxy.refused(),
    taken_at: new Date().toISOString(),
    png,
  };
}

async function withTimeout<T>(work: Promise<T>, limit: AbortSignal, url: URL): Promise<T> {
  const late = Promise.withResolvers<never>();
  limit.addEventListener(
    'abort',
    () => late.reject(new GuardError('timeout', `The page of ${url.hostname} keeps the browser too busy to be taken.`)),
    { once: true },
  );
  try {
    return await Promise.race([work, late.promise]);
  } catch (cause) {
    throw asShotError(cause, url);
  } finally {
    work.catch(() => undefined);
    late.promise.catch(() => undefined);
  }
}
