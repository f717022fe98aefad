import type { PdfPage } from './pdf-page.ts';
import { rowsOf } from './rows.ts';
import type { Run } from './run.ts';

/** Share of a page's height, at top and bottom, where repeated lines are looked for. */
const EDGE = 0.12;
/** Share of the pages that must repeat such a line. */
const SHARE = 0.4;
/** Baselines within this many points are at the same height. */
const HEIGHT = 4;

/** A line at a page's edge, and the numbers in it. */
interface EdgeLine {
  page: number;
  runs: readonly Run[];
  numbers: readonly number[];
}

/** A line this much larger than the other text of its page is a title: it is no header if its numbers change. */
const TITLE = 1.15;

/** The runs of headers and footers repeated on many pages, page numbers included. */
export function repeatedLines(pages: readonly PdfPage[]): Set<Run> {
  const seen = new Map<string, EdgeLine[]>();
  for (const { number, height, runs } of pages) {
    const usual = usualSize(runs);
    for (const row of rowsOf(runs.filter(({ y }) => y < EDGE * height || y > (1 - EDGE) * height))) {
      const isTitle = Math.max(...row.map(({ size }) => size)) > TITLE * usual;
      const given = row.map(({ text }) => text).join(' ');
      const key = `${Math.round((row[0]?.y ?? 0) / HEIGHT)} ${isTitle ? given : given.replace(/\d+/g, '#')}`;
      const numbers = isTitle ? [] : (given.match(/\d+/g) ?? []).map(Number);
      seen.set(key, [...(seen.get(key) ?? []), { page: number, runs: row, numbers }]);
    }
  }
  const found = new Set<Run>();
  const usual = usualSize(pages.flatMap(({ runs }) => runs));
  for (const [key, given] of seen) {
    const same = withoutOwnNumbers(given);
    const [on, runs] = [new Set(same.map(({ page }) => page)), same.flatMap((line) => line.runs)];
    const isNumber = key.length <= MAX_PAGE_NUMBER && /^-?\d+ \W*(?:page|p\.)?(?:\W|of)*$/i.test(key);
    // of two pages both say it, in letters no larger than those of the text
    const isOfBoth = pages.length === 2 && !key.includes('#') && runs.every(({ size }) => size <= usual);
    if (on.size >= Math.max(isNumber || isOfBoth ? 2 : 3, SHARE * pages.length)) for (const run of runs) found.add(run);
  }
  return new Set(pages.flatMap((page) => fromEdge(page, found)));
}

/** Longest line that only numbers its page, in letters; to its pattern those of Hindi are signs. */
const MAX_PAGE_NUMBER = 60;

/** The repeated runs of a page between its edges and the first line that is not repeated: below that, the same line is part of the text. */
function fromEdge({ height, runs }: PdfPage, repeated: ReadonlySet<Run>): Run[] {
  const isRepeated = (row: readonly Run[]) => row.every((run) => repeated.has(run));
  const head = rowsOf(runs.filter(({ y }) => y < EDGE * height));
  const foot = rowsOf(runs.filter(({ y }) => y > (1 - EDGE) * height)).reverse();
  return [head, foot].flatMap((rows) => {
    const end = rows.findIndex((row) => !isRepeated(row));
    return rows.slice(0, end < 0 ? rows.length : end).flat();
  });
}

/** The lines whose numbers are those of most of them, or count with the pages: others tell something of their own, such as the number of a bill. */
function withoutOwnNumbers(lines: readonly EdgeLine[]): EdgeLine[] {
  const usual = (values: readonly number[]) => {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  };
  const places = Array.from(lines[0]?.numbers ?? [], (_, at) => ({
    value: usual(lines.map(({ numbers }) => numbers[at] ?? 0)),
    ahead: usual(lines.map(({ numbers, page }) => (numbers[at] ?? 0) - page)),
  }));
  return lines.filter(({ numbers, page }) =>
    numbers.every((number, at) => number === places[at]?.value || number - page === places[at]?.ahead),
  );
}

/** The size of most pieces of text, in points. */
function usualSize(runs: readonly Run[]): number {
  const sizes = runs.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** A watermark is larger than the other text of its page by this factor, less if it is pale, or stands over this many lines of it. */
const LARGER = 1.8;
const MUCH_LARGER = 3;
const LINES_BELOW = 2;
const MAX_WATERMARK = 40;

/** Large words of a page that are pale or stand over its lines of text. */
export function watermarks({ runs, drawn: { pale } }: PdfPage): Set<Run> {
  const found = new Set<Run>();
  const usual = usualSize(runs);
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
