import { tmpdir } from 'node:os';
import type { Browser } from 'playwright-core';
import { ApiError } from '../../kernel/errors.ts';
import { requirePackage } from '../../kernel/optional-package.ts';
import { findChromium } from './find-chromium.ts';

/** After so many pages a browser has gathered enough to be worth a new one. */
const MAX_PAGES = 100;
const LAUNCH_LIMIT_MS = 15_000;

/** Nothing listens there: what belongs to no page's own proxy reaches nobody. */
const NOWHERE = 'http://127.0.0.1:9';

const FLAGS: readonly string[] = [
  `--proxy-server=${NOWHERE}`,
  // Loopback addresses go by the proxy like all others, names are resolved by the proxy alone.
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // WebRTC would send UDP past the proxy. Chromium has had both names for it.
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--mute-audio',
  '--renderer-process-limit=6',
  '--js-flags=--max-old-space-size=384',
];

interface Running {
  browser: Promise<Browser>;
  /** Pages it has been used for. */
  pages: number;
  /** Pages it is used for now. */
  open: number;
}

let current: Running | undefined;

/** Works with the one browser of this process: started for the first call, and anew when it has died or is old. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const running = current && current.pages < MAX_PAGES ? current : start();
  running.pages += 1;
  running.open += 1;
  try {
    return await work(await running.browser);
  } finally {
    running.open -= 1;
    // Another has taken its place.
    if (running.open === 0 && running !== current) endBrowser(running);
  }
}

function start(): Running {
  const running: Running = { browser: launch(), pages: 0, open: 0 };
  const forget = () => {
    if (current === running) current = undefined;
  };
  running.browser.then((browser) => browser.on('disconnected', forget), forget);
  current = running;
  return running;
}

function endBrowser(running: Running): void {
  running.browser.then((browser) => browser.close()).catch(() => undefined);
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  // Loaded for the first screenshot: nothing else needs it.
  requirePackage('playwright-core');
  const { chromium } = await import('playwright-core');
  // Chromium refuses to run its sandbox as root.
  const isRoot = process.getuid?.() === 0;
  try {
    return await chromium.launch({
      executablePath,
      args: [...FLAGS],
      chromiumSandbox: !isRoot,
      timeout: LAUNCH_LIMIT_MS,
      // It gets nothing of the server's settings, which hold keys.
      env: { HOME: tmpdir(), PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'en_IN.UTF-8' },
      // It ends with this process, whose server ends after the calls under way.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (cause) {
    throw new ApiError('not_configured', 'The Chromium of this server does not start.', {
      hint: 'The operator finds the reason in the log; a container may have to allow user namespaces for its sandbox',
      cause,
    });
  }
}
