import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../src/areas/screenshot/find-chromium.ts';

/** The browser that pages are looked at with. */
export const launchBrowser = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking', ...flags] });
