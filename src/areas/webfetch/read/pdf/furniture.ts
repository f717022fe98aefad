import type { PdfPage } from './pdf-page.ts';
import { rowsOf } from './rows.ts';
import type { Run } from './run.ts';

/** Share of a page's height, at top and bottom, where repeated lines are looked for. */
const EDGE = 0.12;
/** Share of the pages that must repeat such a line. */
const SHARE = 0.4;
/** Baselines within this many points are at the same height. */
const HEIGHT = 4;

/** The runs of headers and footers repeated on many pages, page numbers included. */
export function repeatedLines(pages: readonly PdfPage[]): Set<Run> {
  const seen = new Map<string, { pages: Set<number>; runs: Run[] }>();
  for (const { number, height, runs } of pages) {
    for (const row of rowsOf(runs.filter(({ y }) => y < EDGE * height || y > (1 - EDGE) * height))) {
      const text = row.map((run) => run.text.replace(/\d+/g, '#')).join(' ');
      const place = Math.round((row[0]?.y ?? 0) / HEIGHT);
      const known = seen.get(`${place} ${text}`) ?? { pages: new Set(), runs: [] };
      known.pages.add(number);
      known.runs.push(...row);
      seen.set(`${place} ${text}`, known);
    }
  }
  const found = new Set<Run>();
  for (const [key, { pages: on, runs }] of seen) {
    const isNumber = /^-?\d+ \W*(?:page|पृष्ठ|p\.)?\W*#?(?:\W|of|का|में से)*#?\W*$/iu.test(key);
    if (on.size >= Math.max(isNumber ? 2 : 3, SHARE * pages.length)) for (const run of runs) found.add(run);
  }
  return found;
}

/** A watermark is larger than the other text of its page by this factor, less if it is pale, or stands over this many lines of it. */
const LARGER = 1.8;
const MUCH_LARGER = 3;
const LINES_BELOW = 2;
const MAX_WATERMARK = 40;

/** Large words of a page that are pale or stand over its lines of text. */
export function watermarks({ runs, drawn: { pale } }: PdfPage): Set<Run> {
  const found = new Set<Run>();
  const sizes = runs.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  for (const run of runs) {
    if (run.size > LARGER * usual && pale.has(run.text.replace(/\s+/g, ''))) found.add(run);
    if (run.size < MUCH_LARGER * usual || run.text.length > MAX_WATERMARK) continue;
    const below = runs.filter(
      (other) =>
        other.size < run.size / 2 &&
        other.y < run.y &&
        other.y > run.y - 0.7 * run.size &&
        other.x < run.x + run.width &&
        other.x + other.width > run.x,
    );
    if (new Set(below.map(({ y }) => Math.round(y))).size >= LINES_BELOW) found.add(run);
  }
  return found;
}
