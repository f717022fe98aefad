import type { Row, Segment } from './layout.ts';

/** A larger distance between two lines is an empty line, relative to the least one. */
const EMPTY_LINE = 1.7;
/** Most empty lines in a row, and most spaces before a piece. */
const MAX_EMPTY = 3;
const MAX_INDENT = 120;

/** The code that starts at a line: lines in letters of one width, with their indents; and where it ends. */
export function takeCode(rows: readonly Row[], first: number): { text: string; end: number } | undefined {
  let end = first;
  while (end < rows.length && rows[end]?.every(({ mono }) => mono)) end++;
  if (end === first) return undefined;
  const lines = rows.slice(first, end);
  const letter = letterWidth(lines.flat());
  const left = Math.min(...lines.flat().map(({ x }) => x));
  const gaps = lines.slice(1).map((row, at) => (row[0]?.y ?? 0) - (lines[at]?.[0]?.y ?? 0));
  const least = Math.min(...gaps);
  let text = '';
  for (const [at, row] of lines.entries()) {
    const empty = at > 0 ? Math.round((gaps[at - 1] ?? 0) / least) : 0;
    if (at > 0) text += '\n'.repeat((gaps[at - 1] ?? 0) > EMPTY_LINE * least ? Math.min(MAX_EMPTY, Math.max(2, empty)) : 1);
    text += writeLine(row, left, letter);
  }
  return { text, end };
}

/** The width of a letter in most pieces, in points. */
function letterWidth(segments: readonly Segment[]): number {
  const widths = segments.map(({ x, right, text }) => (right - x) / text.length).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] || 6;
}

function writeLine(row: Row, left: number, letter: number): string {
  let line = '';
  for (const { text, x } of row) {
    const place = Math.min(MAX_INDENT, Math.round((x - left) / letter));
    line += `${' '.repeat(Math.max(line ? 1 : 0, place - line.length))}${text}`;
  }
  return line;
}
