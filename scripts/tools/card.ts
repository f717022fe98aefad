// Draws the picture that messengers and networks show beside a link to us: `node scripts/tools/card.ts` writes public/card.png, which is committed.
// It holds no figures, since others keep it for weeks. Needs Chromium (CHROMIUM_PATH names another than the usual ones).
import { readFileSync } from 'node:fs';
import { OUTLINES_VIEW_BOX, STATE_OUTLINES } from '../../src/places/outlines.ts';
import { launchBrowser } from './looks/browser.ts';

const SIZE = { width: 1200, height: 630 };
const FONTS = 'node_modules/@fontsource';

const font = (family: string, file: string) =>
  `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${readFileSync(`${FONTS}${file}`).toString('base64')}); }`;
const outlines = Object.values(STATE_OUTLINES).map((outline) => `<path d="${outline}"/>`);

const card = `<!doctype html><meta charset="utf-8"><style>
  ${font('Tiro', '/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2')}
  ${font('TiroHindi', '/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff2')}
  ${font('Anek', '-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2')}
  * { box-sizing: border-box; margin: 0; }
  body { display: grid; grid-template-columns: 1fr 500px; align-items: center; gap: 32px; height: 630px; padding: 0 64px 0 80px;
    background: #fbf8f1; color: #1d1b16; border-bottom: 12px double #8d8470; }
  h1 { display: flex; align-items: center; gap: 20px; font: 400 76px/1.1 Tiro, TiroHindi; white-space: nowrap; }
  .mark { color: #0b6a6f; }
  h2 { margin: 10px 0 34px; font: 400 54px/1.1 TiroHindi; color: #625b4c; }
  h3 { font: 400 38px/1.25 Tiro; }
  p { margin-top: 18px; font: 400 27px/1.4 Anek; color: #625b4c; }
  .map { width: 500px; height: 520px; fill: #7fb8b3; stroke: #fbf8f1; stroke-width: 1.4; }
</style>
<div>
  <h1><svg class="mark" width="92" height="92" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="square"><path d="M3 5h18M14 5v9.5a4.75 4.75 0 0 1-9.5 0"/><circle cx="19" cy="14.5" r="1.9" fill="currentColor" stroke="none"/></svg>Jaankari</h1>
  <h2>जानकारी</h2>
  <h3>Unified Data Service for India</h3>
  <p>Public facts and prices, each with its age and its source: as pages to read and as JSON to build on.</p>
</div>
<svg class="map" viewBox="${OUTLINES_VIEW_BOX}">${outlines.join('')}</svg>`;

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(card);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: 'public/card.png' });
await browser.close();
