import { rowsOf } from './rows.ts';
import type { Rule } from './rules.ts';
import type { Run } from './run.ts';
import { joinSpread } from './spread.ts';

/** Words close together on one line. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** Holds what was filled into a form. */
  filled?: boolean;
  /** In letters of one width. */
  mono?: boolean;
}

/** A line of a column: its segments from left to right, several if there are wide gaps. */
export type Row = Segment[];

/** A wider gap separates segments, relative to the font size: words of a justified line are closer. */
const WIDE_GAP = 0.9;
/** The same where the file draws a space. */
const DRAWN_GAP = 2.5;
/** The same between two numbers, which are rarely words of one line. */
const NUMBERS_GAP = 0.6;
const isNumber = (run: Run | undefined) => run !== undefined && /^[-+(]?\d[\d,.]*[)%]?$/.test(run.text);
/** Fewest lines on either side of a gap between columns. */
const COLUMN_LINES = 3;
/** Fewest letters per line in a column of prose, on average; shorter ones may be a table. */
const PROSE_LETTERS = 16;
/** Limit for columns within columns. */
const MAX_DEPTH = 12;

/** A page's lines in reading order: column by column, each a list of lines. */
export const readingOrder = (runs: readonly Run[], rules: readonly Rule[] = []): Row[][] =>
  columnsOf(joinWords(splitAtRules(joinSpread(runs), rules), rules), 0);

function joinWords(runs: readonly Run[], rules: readonly Rule[]): Segment[] {
  return rowsOf(runs).flatMap((row) => {
    const segments: (Segment & { runs: Run[] })[] = [];
    for (const run of row) {
      const last = segments.at(-1);
      const before = last?.runs.at(-1);
      // the same words twice in one place are bold
      if (before && before.text === run.text && Math.abs(before.x - run.x) < 0.2 * run.size) continue;
      const widest = run.parted ? DRAWN_GAP : isNumber(before) && isNumber(run) ? NUMBERS_GAP : WIDE_GAP;
      const wide = widest * Math.max(run.size, before?.size ?? 0);
      if (last && before && run.x - last.right < wide && !isParted(last.right, run, rules)) {
        last.runs.push(run);
        last.right = Math.max(last.right, run.x + run.width);
      } else segments.push({ text: '', x: run.x, right: run.x + run.width, y: run.y, size: run.size, font: run.font, runs: [run] });
    }
    return segments.map(({ runs: joined, ...segment }) => {
      const main = joined.reduce((longest, run) => (run.text.length > longest.text.length ? run : longest));
      return {
        ...segment,
        text: wordsOf(joined),
        y: main.y,
        size: main.size,
        font: main.font,
        filled: joined.some(({ filled }) => filled),
        mono: joined.every(({ mono }) => mono),
      };
    });
  });
}

/** How far the space between two cells may be from the line between them, by the letters' share of the width, relative to the font size. */
const NEAR_RULE = 1;

/** Splits pieces that the file wrote over the line between two cells, at the space next to it. */
export function splitAtRules(runs: readonly Run[], rules: readonly Rule[]): Run[] {
  if (rules.length === 0) return [...runs];
  return runs.flatMap((run) => {
    const crossed = rules.find(
      ({ x, top, bottom }) =>
        x > run.x + run.size * 0.5 && x < run.x + run.width - run.size * 0.3 && top < run.y && bottom > run.y - run.size * 0.5,
    );
    const perLetter = run.width / run.text.length;
    const at = crossed ? nearestSpace(run.text, (crossed.x - run.x) / perLetter) : -1;
    if (!crossed || at < 0 || Math.abs(run.x + at * perLetter - crossed.x) > NEAR_RULE * run.size) return [run];
    const [left, right] = [run.text.slice(0, at), run.text.slice(at + 1)];
    return [
      { ...run, text: left, width: Math.min(left.length * perLetter, crossed.x - run.x) },
      { ...run, text: right, x: Math.max(crossed.x, run.x + (at + 1) * perLetter), width: right.length * perLetter, spaced: true },
    ];
  });
}

/** The place of the space nearest to a place in a text; -1 if there is none. */
function nearestSpace(text: string, place: number): number {
  const before = text.lastIndexOf(' ', Math.floor(place));
  const after = text.indexOf(' ', Math.ceil(place));
  return before < 0 || (after >= 0 && after - place < place - before) ? after : before;
}

/** Scripts whose glyphs are wider or narrower than their advance, so that a space is seen where none is. */
const INDIC = /[\u0900-\u0DFF]/;

/** Whether a drawn line stands between two pieces of a line: they are in different cells. */
const isParted = (right: number, { x, y, size }: Run, rules: readonly Rule[]): boolean =>
  rules.some((rule) => rule.x > right - 0.2 * size && rule.x < x + 0.2 * size && rule.top < y && rule.bottom > y - 0.5 * size);

/** The words of the pieces of a line, with the spaces between them. */
export function wordsOf(runs: readonly Run[]): string {
  const isRightToLeft = runs.filter(({ rightToLeft }) => rightToLeft).length > runs.length / 2;
  let text = '';
  let end = Number.NaN;
  for (const run of isRightToLeft ? runs.toReversed() : runs) {
    const gap = isRightToLeft ? end - (run.x + run.width) : run.x - end;
    // from right to left the gaps alone tell: a space belongs to the piece that was drawn after it
    const isWithin = gap < 0.04 * run.size && INDIC.test(text.slice(-1)) && INDIC.test(run.text.charAt(0));
    const isFar = (run.spaced && !isRightToLeft && !isWithin) || (gap > 0.15 * run.size && !/^[।॥,.;:!?)]/.test(run.text));
    if (text && (gap < WIDE_GAP * run.size ? (run.parted ?? isFar) : isFar)) text += ' ';
    text += run.text;
    end = isRightToLeft ? run.x : run.x + run.width;
  }
  // spaces side by side are part of code
  if (runs.every(({ mono }) => mono)) return text;
  // a danda joins its word; some fonts leave a gap
  return text.replace(/\s+/g, ' ').replace(/ (?=[।॥])/g, '');
}

/** Splits a region at a vertical gap beside lines of prose; what spans all columns comes before or after them. */
function columnsOf(segments: readonly Segment[], depth: number): Row[][] {
  if (segments.length === 0) return [];
  const rows = rowsOf(segments);
  const gap = depth < MAX_DEPTH ? longestGap(rows) : undefined;
  if (!gap) return [rows];
  const within = rows.slice(gap.first, gap.end).flat();
  return [
    rows.slice(0, gap.first).flat(),
    within.filter(({ right, x }) => (x + right) / 2 < gap.x),
    within.filter(({ right, x }) => (x + right) / 2 >= gap.x),
    rows.slice(gap.end).flat(),
  ].flatMap((part) => columnsOf(part, depth + 1));
}

interface Gap {
  x: number;
  first: number;
  end: number;
}

/** The gap left free by the most consecutive lines, with prose on both sides. */
function longestGap(rows: readonly Row[]): Gap | undefined {
  let best: Gap | undefined;
  for (const x of gapPlaces(rows)) {
    for (let first = 0; first < rows.length; ) {
      let end = first;
      while (end < rows.length && !rows[end]?.some((one) => one.x < x && one.right > x)) end++;
      if (end - first > (best ? best.end - best.first : 0)) {
        const part = rows.slice(first, end).flat();
        const [left, right] = [part.filter((one) => one.x < x), part.filter((one) => one.x >= x)];
        if (isProse(left) && isProse(right) && !isAmounts(right) && overlap(left, right)) best = trimmed(rows, { x, first, end });
      }
      first = Math.max(end, first) + 1;
    }
  }
  return best;
}

/** Positions of gaps, the most common first. */
function gapPlaces(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [at, one] of row.entries()) {
      const next = row[at + 1];
      if (!next) continue;
      const place = Math.round((one.right + next.x) / 2 / 4) * 4;
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  // if the columns' lines are at different heights, no row has both
  const starts = new Map<number, number>();
  for (const { x } of rows.flat()) starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
  const places = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 12);
  const edges = [...starts].sort((a, b) => b[1] - a[1]).slice(0, 6);
  return [...places.map(([x]) => x), ...edges.map(([x]) => x - 3)];
}

function isProse(segments: readonly Segment[]): boolean {
  const letters = segments.reduce((sum, { text }) => sum + text.length, 0);
  return rowsOf(segments).length >= COLUMN_LINES && letters / segments.length >= PROSE_LETTERS;
}

const AMOUNT = /^(?:(?:rs\.?|inr|usd|eur|₹|\$|€|£)\s*)?[-+(]?\d[\d,.]*\b/i;

/** Whether most lines of a column begin with a number: they belong to the names beside them, however long they are. */
const isAmounts = (segments: readonly Segment[]): boolean =>
  segments.filter(({ text }) => AMOUNT.test(text)).length > 0.6 * segments.length;

/** Whether two columns are side by side for most of the shorter one. */
function overlap(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [a, b] = [left, right].map((side) => ({ top: Math.min(...side.map(({ y }) => y)), low: Math.max(...side.map(({ y }) => y)) }));
  if (!a || !b) return false;
  return Math.min(a.low, b.low) - Math.max(a.top, b.top) > 0.5 * Math.min(a.low - a.top, b.low - b.top);
}

/** Without lines above and below that are on one side only, more than a line's distance away. */
function trimmed(rows: readonly Row[], { x, first, end }: Gap): Gap {
  const isOneSided = (row: Row | undefined) => row?.every((one) => one.x < x) ?? false;
  const distance = (at: number) => ((rows[at]?.[0]?.y ?? 0) - (rows[at - 1]?.[0]?.y ?? 0)) / (rows[at]?.[0]?.size ?? 1);
  let from = first;
  let to = end;
  for (let at = first; at < end && isOneSided(rows[at]); at++) if (distance(at + 1) > 1.8) from = at + 1;
  for (let at = end - 1; at > from && isOneSided(rows[at]); at--) if (distance(at) > 1.8) to = at;
  return { x, first: from, end: to };
}
