// `npm run screenshots [-- part of an address]`: one page of each template of the build at three widths, light and dark, into .cache/screenshots,
// and sheets of many at once to look at. Needs Chromium.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { env } from '../../src/kernel/env.ts';
import { requireBuild } from '../../src/server/build.ts';
import { launchBrowser } from './looks/browser.ts';
import { findTemplates, type Template } from './looks/templates.ts';
import { startOurs } from './serving/servers.ts';

const FOLDER = '.cache/screenshots';
const WIDTHS = [360, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
/** So much of a long page is looked at. */
const MAX_HEIGHT = 2600;
/** A sheet holds so many pages, each so wide. */
const ON_A_SHEET: Readonly<Record<number, { columns: number; width: number }>> = {
  360: { columns: 6, width: 300 },
  768: { columns: 4, width: 460 },
  1280: { columns: 3, width: 640 },
};
const SHEET_HEIGHT = 1500;

requireBuild(env.DIST_DIR);
const part = process.argv[2] ?? '';
const templates = findTemplates(env.DIST_DIR).filter(({ address }) => address.includes(part));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await startOurs();
const browser = await launchBrowser('--hide-scrollbars');
for (const width of WIDTHS)
  for (const colorScheme of THEMES) {
    const files = await shoot(browser, templates, width, colorScheme);
    const sheets = await layOut(files, width, colorScheme);
    console.log(`${width} px, ${colorScheme}: ${files.length} pages on ${sheets} sheets`);
  }
await browser.close();
server.stop();

async function shoot(from: Browser, pages: readonly Template[], width: number, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const context = await from.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const files: string[] = [];
  for (const { file, address } of pages) {
    await page.goto(server.url + address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const height = Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
    const path = join(FOLDER, `${file.replace(/[^\w-]+/g, '.')}-${width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
    files.push(path);
  }
  await context.close();
  return files;
}

/** Many pages beside each other, cut off below. Gives how many sheets there are. */
async function layOut(files: readonly string[], width: number, theme: string): Promise<number> {
  const { columns, width: each } = ON_A_SHEET[width] ?? { columns: 4, width: 400 };
  const gap = 8;
  const sheets = Math.ceil(files.length / columns);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const shown = files.slice(sheet * columns, (sheet + 1) * columns);
    const pages = await Promise.all(
      shown.map(async (file, index) => {
        const small = await sharp(file).resize({ width: each }).png().toBuffer({ resolveWithObject: true });
        const height = Math.min(SHEET_HEIGHT, small.info.height);
        const input = await sharp(small.data).extract({ left: 0, top: 0, width: each, height }).toBuffer();
        return { input, left: index * (each + gap), top: 0 };
      }),
    );
    await sharp({ create: { width: columns * (each + gap), height: SHEET_HEIGHT, channels: 3, background: '#888' } })
      .composite(pages)
      .png()
      .toFile(join(FOLDER, `sheet-${width}-${theme}-${String(sheet + 1).padStart(2, '0')}.png`));
  }
  return sheets;
}
