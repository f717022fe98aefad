import { takeCode } from './code.ts';
import type { Segment as Line, Row } from './layout.ts';
import { joinLink, withoutLinks } from './links.ts';
import type { Bar } from './rules.ts';
import { takeTable } from './tables.ts';

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string; x: number; number: number | undefined }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'code'; text: string };

/** The usual typography of a file. */
export interface Type {
  /** Size of most letters, in points. */
  size: number;
  font: string;
  /** Heading sizes, largest first. */
  headings: readonly number[];
  /** Words with a hyphen in the middle of a line. */
  hyphened: ReadonlySet<string>;
  /** Whether letters of one width are only those of code: not in a file that is typed in them. */
  hasCode: boolean;
}

/** A heading is larger than most text by this factor. */
const LARGER = 1.12;
const MAX_HEADING = 200;
/** Heading levels distinguished by size. */
const MAX_LEVELS = 4;
/** Largest distance between lines of a paragraph, relative to the usual line distance. */
const NEXT_LINE = 1.35;

/** A file with a larger share of letters of one width is typed in them. */
const MOST_CODE = 0.6;

const roundSize = (size: number): number => Math.round(size * 2) / 2;

/** A line with this many letters, alone in its row, is one of text; a file with this many letters in such lines has its size by them. */
const LINE_OF_TEXT = 45;
const ENOUGH_TEXT = 60;

/** A file's usual typography, by letter counts: the size of its lines of text, which those of tables may be smaller than. */
export function typeOf(rows: readonly Row[]): Type {
  const sizes = new Map<number, number>();
  const fonts = new Map<string, number>();
  const hyphened = new Set<string>();
  const letters = { all: 0, mono: 0 };
  const ofText = new Map<number, number>();
  for (const [only, ...others] of rows)
    if (only && others.length === 0 && only.text.length >= LINE_OF_TEXT)
      ofText.set(roundSize(only.size), (ofText.get(roundSize(only.size)) ?? 0) + only.text.length);
  const hasText = [...ofText.values()].reduce((sum, count) => sum + count, 0) >= ENOUGH_TEXT;
  for (const { text, size, font, mono } of rows.flat()) {
    letters.all += text.length;
    if (mono) letters.mono += text.length;
    sizes.set(roundSize(size), (sizes.get(roundSize(size)) ?? 0) + text.length);
    fonts.set(font, (fonts.get(font) ?? 0) + text.length);
    for (const [word] of text.matchAll(/(?<!\p{L})\p{L}+-\p{L}+/gu)) hyphened.add(word.toLowerCase());
  }
  const most = <Key>(counts: ReadonlyMap<Key, number>) => [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
  const size = hasText ? most(ofText) : sizes.size ? most(sizes) : 0;
  const headings = [...sizes.keys()].filter((one) => one >= size * LARGER).sort((a, b) => b - a);
  return { size, font: fonts.size ? most(fonts) : '', headings, hyphened, hasCode: letters.mono < MOST_CODE * letters.all };
}

/** Headings, paragraphs, list entries, tables and code of a column; `bars` are the lines drawn between rows. */
export function blocksOf(rows: readonly Row[], type: Type, bars: readonly Bar[] = []): Block[] {
  const blocks: Block[] = [];
  let lines: Line[] = [];
  /** Ends the text before a table or a listing, of which the first line is given. */
  const flush = (code?: Row) => {
    blocks.push(...paragraphsOf(lines, type, code && lineOf(code)));
    lines = [];
  };
  for (let at = 0; at < rows.length; ) {
    const code = type.hasCode ? takeCode(rows, at) : undefined;
    const table = code ? undefined : takeTable(rows, at, bars);
    if (code) {
      flush(rows[at]);
      blocks.push({ kind: 'code', text: code.text });
      at = code.end;
    } else if (table) {
      flush();
      blocks.push(...(entriesOf(table.cells, rows[at]?.[0]?.x ?? 0) ?? [{ kind: 'table' as const, rows: table.cells }]));
      at = table.end;
    } else lines.push(lineOf(rows[at++] as Row));
  }
  flush();
  return blocks;
}

/** The entries of a list whose marks stand in a column of their own: bullets, and numbers one after another. Undefined for any other table. */
function entriesOf(cells: readonly string[][], x: number): Block[] | undefined {
  const entries: Block[] = [];
  let last = 0;
  for (const [mark = '', text = '', ...others] of cells) {
    const number = Number(/^\(?(\d{1,3})[.)]?$/.exec(mark)?.[1] ?? Number.NaN);
    const isNext = number === 1 || number === last + 1;
    if (others.length > 0 || !/\p{L}/u.test(text) || !(isNext || MARK_ALONE.test(mark))) return undefined;
    last = isNext ? number : 0;
    entries.push({ kind: 'item', text, x, number: isNext ? number : undefined });
  }
  return entries;
}

function lineOf(row: Row): Line {
  const main = row.reduce((longest, one) => (one.text.length > longest.text.length ? one : longest));
  const { y, size, font } = main;
  return {
    text: row.map(({ text }) => text).join(' '),
    x: row[0]?.x ?? 0,
    right: Math.max(...row.map(({ right }) => right)),
    y,
    size,
    font,
    filled: row.some(({ filled }) => filled),
    mono: row.every(({ mono }) => mono),
  };
}

const BULLET = /^[•‣◦▪▫■□●○◆◇➢➤✓✔\uF0A7\uF0B7\uF0D8\u2043∙·*–—-]\s+/u;
const MARK_ALONE = /^[•‣◦▪▫■□●○◆◇➢➤✓✔\uF0A7\uF0B7\uF0D8\u2043∙·]$/u;
const NUMBER = /^(\d{1,3})[.)]\s+/;
/** Other markers that start a paragraph. */
const MARK = /^(?:\([\p{L}\d]{1,4}\)|[\p{L}][.)]|[ivxlc]{1,6}[.)])\s/u;
const isMarked = (text: string) => BULLET.test(text) || NUMBER.test(text) || MARK.test(text);

function paragraphsOf(lines: readonly Line[], type: Type, code: Line | undefined): Block[] {
  if (lines.length === 0) return [];
  const left = Math.min(...lines.map(({ x }) => x));
  const right = Math.max(...lines.map((line) => line.right));
  const distance = usualDistance(lines);
  const groups: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && goesOn(group, before, line, { left, right: sharedRight(lines, at) ?? right, distance })) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group, at) => blockOf(group, groups[at + 1] ?? (code && [code]), type));
}

/** The right edge shared by three or more of five lines around, such as those of an indented quotation. */
function sharedRight(lines: readonly Line[], at: number): number | undefined {
  const about = lines.slice(Math.max(0, at - 2), at + 3);
  const far = Math.max(...about.map(({ right }) => right));
  return about.filter(({ right, size }) => right > far - 2.5 * size).length >= 3 ? far : undefined;
}

/** The most common baseline distance, relative to the font size. */
function usualDistance(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || next.y <= line.y || roundSize(next.size) !== roundSize(line.size)) continue;
    const distance = Math.round(((next.y - line.y) / line.size) * 20) / 20;
    if (distance < 3) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  }
  // on a tie the smaller, which is within paragraphs
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return Math.min(best?.[0] ?? 1.3, 2.2);
}

function goesOn(group: readonly Line[], before: Line, line: Line, column: { left: number; right: number; distance: number }): boolean {
  if (before.filled || line.filled || endsInLeader(before.text)) return false;
  const size = Math.max(before.size, line.size);
  const gap = line.y - before.y;
  if (gap <= 0 || gap > column.distance * NEXT_LINE * size || Math.abs(before.size - line.size) > 0.12 * size || isMarked(line.text))
    return false;
  const first = group[0] as Line;
  const isItem = isMarked(first.text);
  // in a font of its own, such as bold
  if (before.font !== line.font && before.right < column.right - 4 * size && group.every(({ font }) => font === before.font)) return false;
  if (isItem) return line.x > first.x - 0.3 * size;
  // a paragraph's first line is indented, or the previous one's last line ends early
  if (group.length > 1 && line.x - before.x > 0.8 * size && line.x - before.x < 6 * size) return false;
  if (group.length === 1 && line.x - before.x > 0.8 * size && line.x - column.left < 6 * size) return false;
  if (breaksWord(before.text, line.text) && Math.abs(line.x - before.x) < 0.8 * size) return true;
  // its first word would have fitted on the line before, had it belonged there
  const word = (line.right - line.x) * ((line.text.indexOf(' ') < 0 ? line.text.length : line.text.indexOf(' ')) / line.text.length);
  return before.right + 0.4 * size + word > column.right - 0.5 * size;
}

/** Whether a word is broken over two lines. */
const breaksWord = (before: string, line: string): boolean => /\p{Ll}[-\u2010\u00AD]$/u.test(before.slice(-8)) && /^\p{Ll}/u.test(line);

function blockOf(group: readonly Line[], next: readonly Line[] | undefined, type: Type): Block {
  const first = group[0] as Line;
  const text = joinLines(group, type.hyphened);
  const level = headingLevel(group, text, next, type);
  if (level) return { kind: 'heading', level, text };
  if (BULLET.test(text)) return { kind: 'item', text: text.replace(BULLET, ''), x: first.x, number: undefined };
  const number = NUMBER.exec(text)?.[1];
  if (number) return { kind: 'item', text: text.replace(NUMBER, ''), x: first.x, number: Number(number) };
  return { kind: 'paragraph', text };
}

/** Level 1 to 6 by size; below those, short text in a font of its own. 0 if not a heading. */
function headingLevel(group: readonly Line[], given: string, next: readonly Line[] | undefined, type: Type): number {
  const first = group[0] as Line;
  const text = withoutLinks(given);
  if (text.length > MAX_HEADING || !/\p{L}/u.test(text) || BULLET.test(text) || group.some(({ filled }) => filled)) return 0;
  const rank = type.headings.indexOf(roundSize(first.size));
  if (rank >= 0 && group.length <= 4) return Math.min(rank + 1, MAX_LEVELS);
  const isApart = group.length === 1 && first.font !== type.font && group.every(({ font }) => font === first.font);
  const below = next?.[0];
  // below capitals the text is set in, whatever its font, or it is code
  const isOut =
    below !== undefined &&
    (below.font === type.font || (below.x - first.x > 1.5 * first.size && !/\p{Ll}/u.test(text)) || below.mono === true);
  const overOrdinary = isOut && roundSize(first.size) >= type.size && below.y > first.y;
  const isTitle = text.length <= 100 && /^[\p{Lu}\p{Lo}\d]/u.test(text) && !/[.,;:!?।]$/u.test(text);
  return isApart && overOrdinary && isTitle ? Math.min(type.headings.length, MAX_LEVELS) + 1 : 0;
}

/** Dots that lead from a title to its page, as in a table of contents: such a line stands alone. */
const LEADER = /(?:\s?[.…·_]){5,}\s*[\divxlc]{1,6}$/i;
/** How far from a line's end they are sought, in letters: the patterns take the square of what they look at. */
const MAX_LEADER = 400;
const endsInLeader = (text: string): boolean => LEADER.test(text.slice(-MAX_LEADER));

function shortenLeader(text: string): string {
  const at = Math.max(0, text.length - MAX_LEADER);
  return text.slice(0, at) + text.slice(at).replace(/(?:\s?\.){5,}(?=\s*[\divxlc]{1,6}$)/i, ' …');
}

const joinLines = (lines: readonly Line[], hyphened: ReadonlySet<string>): string =>
  shortenLeader(lines.reduce((text, line) => (text ? joinText(text, line.text, hyphened) : line.text), ''));

/** Joins two pieces of text. A word hyphenated at the line's end is restored, unless the file writes it with a hyphen elsewhere. */
export function joinText(text: string, next: string, hyphened: ReadonlySet<string>): string {
  const linked = joinLink(text, next);
  if (linked) return joinText(...linked, hyphened);
  if (text.endsWith('\u00AD')) return text.slice(0, -1) + next;
  const [, head] = /(\p{L}+)[-\u2010]$/u.exec(text.slice(-60)) ?? [];
  const [tail] = /^\p{Ll}+/u.exec(next) ?? [];
  if (!head || !tail) return `${text} ${next}`;
  return hyphened.has(`${head}-${tail}`.toLowerCase()) ? text + next : text.slice(0, -1) + next;
}
