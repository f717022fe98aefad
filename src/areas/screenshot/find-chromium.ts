import { accessSync, constants } from 'node:fs';
import { env } from '../../kernel/env.ts';
import { ApiError } from '../../kernel/errors.ts';

/** Where Chromium and Chrome stand when they are installed in the usual way. */
const USUAL_PLACES: readonly string[] = [
  '/usr/bin/chromium-headless-shell', // a third of the processor time for a page
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HINT = 'The operator can install Chromium (Debian: apt install chromium-headless-shell) or set CHROMIUM_PATH to the one there is';

/** The program that takes screenshots. Throws ApiError `not_configured`, with how to get one, where there is none. */
export function findChromium(): string {
  if (env.SCREENSHOT_OFF)
    throw new ApiError('not_configured', 'Screenshots are switched off on this server.', { hint: 'The operator has set SCREENSHOT_OFF' });
  const { CHROMIUM_PATH } = env;
  const program = (CHROMIUM_PATH === undefined ? USUAL_PLACES : [CHROMIUM_PATH]).find(canRun);
  if (program) return program;
  throw new ApiError(
    'not_configured',
    CHROMIUM_PATH === undefined
      ? 'Screenshots need Chromium, and this server has none.'
      : 'Screenshots need Chromium, and there is none at CHROMIUM_PATH.',
    { hint: HINT },
  );
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
