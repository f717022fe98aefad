import sharp from 'sharp';
import { answerParent } from '../../kernel/child-program.ts';
import { lowerPriority } from '../../kernel/lower-priority.ts';
import { FONT_FAMILY, fontFile } from '../../pictures/font-file.ts';

/** The picture as PNG, and the processor time that it took, in milliseconds. */
export interface DrawnCard {
  png: Uint8Array;
  cpuMs: number;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const INK = '#1d1b16';
const MUTED = '#625b4c';

/** The sheet: paper, the mark, a double rule below. */
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf8f1"/><g transform="translate(${EDGE - 8} 52) scale(3)" fill="none" stroke="#0b6a6f" stroke-width="2.25" stroke-linecap="square"><path d="M3 5h18M14 5v9.5a4.75 4.75 0 0 1-9.5 0"/><circle cx="19" cy="14.5" r="1.9" fill="#0b6a6f" stroke="none"/></g><path d="M0 612H${WIDTH}M0 622H${WIDTH}" stroke="#8d8470" stroke-width="3"/></svg>`;

sharp.cache(false);
sharp.concurrency(1);
lowerPriority();

async function draw(answer: string): Promise<DrawnCard> {
  const before = process.cpuUsage();
  // Both files are of one family: once read, each gives the letters that the other lacks.
  await letters('अ', 40, 40, INK, 'devanagari');
  const name = await letters('Jaankari', 400, 48, INK);
  const words = await letters(answer, WIDTH - 2 * EDGE, 290, INK);
  const below = await letters('Unified Data Service for India', 800, 34, MUTED);
  const png = await sharp(Buffer.from(SHEET))
    .composite([
      { ...name, left: EDGE + 84, top: 64 },
      { ...words, left: EDGE, top: Math.round(340 - words.height / 2) },
      { ...below, left: EDGE, top: 540 },
    ])
    .png({ palette: true })
    .toBuffer();
  const { user, system } = process.cpuUsage(before);
  return { png, cpuMs: (user + system) / 1_000 };
}

/** A text as large as fits into a box. */
async function letters(text: string, width: number, height: number, colour: string, script: 'latin' | 'devanagari' = 'latin') {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const markup = `<span foreground="${colour}" font_features="lnum=1">${escaped}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: FONT_FAMILY, fontfile: fontFile(script), width, height, spacing: 6, rgba: true },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

answerParent(draw);
