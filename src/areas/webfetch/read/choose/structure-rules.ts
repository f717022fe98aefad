import { bareText } from '../page/elements.ts';
import { boxesWhere, countWords, isBesideText, isBetweenText, isMostlyLinks, outermost } from './boxes.ts';
import { keepShortData } from './data-rules.ts';
import { keepPairs } from './detail-rules.ts';
import { keepFigures, keepQuotations } from './figure-rules.ts';
import type { Box, Line } from './outline.ts';
import { keepAnswers } from './question-rules.ts';
import type { Selection } from './selection.ts';

/**
 * Rules that keep what belongs to kept text by the page's structure: without its head a table's first row becomes its head, and without its
 * heading a text stands under another's. Benchmarks hardly score them; test/areas/webfetch/read/structure.test.ts does.
 */
export const STRUCTURE_RULES: Readonly<Record<string, (selection: Selection) => void>> = {
  'a list within text stays': keepLists,
  'names beside values within text stay': keepPairs,
  'a table keeps its head': keepTables,
  'a figure keeps its caption': keepFigures,
  'a quotation keeps its name': keepQuotations,
  'a table beside them keeps its head': keepTables,
  'a question keeps its answer': keepAnswers,
  'a notice within text stays': keepNotices,
  'text keeps its heading': keepHeadings,
  'formulas and contact data beside text stay': keepShortData,
  'a note that text refers to stays': keepNotes,
};

/** Longest list or table that is kept by its place alone, in words. */
const MAX_WORDS = 300;

const isTextual = (lines: readonly Line[]) => countWords(lines) <= MAX_WORDS && !isMostlyLinks(lines);

const isList = ({ element }: Box) => /^(?:ul|ol|dl)$/.test(element.localName);

/** Keeps all entries of a short list between kept text, with the tables and the code in them: some without the others say something else. */
function keepLists({ lines, selected }: Selection): void {
  for (const list of boxesWhere(lines, isList)) {
    const all = lines.slice(list.first, list.end);
    if (isTextual(all) && isBetweenText(list, lines, selected)) for (const line of all) selected.add(line);
  }
}

const isData = ({ table }: Box) => table === 'data' || table === 'spanned';

/** From this share of a table's kept words on, all its rows are kept. */
const MOST_OF_TABLE = 0.5;
/** The same of a table with cells over several rows, which lose their meaning with any of these. */
const SOME_OF_TABLE = 0.15;
/** From a smaller share nothing follows. */
const LITTLE_OF_TABLE = 0.05;

function keepTables({ lines, selected }: Selection): void {
  for (const table of boxesWhere(lines, isData)) {
    const all = lines.slice(table.first, table.end);
    const kept = all.filter((line) => selected.has(line));
    const isWithinText = isTextual(all) && (isBetweenText(table, lines, selected) || isFigureBesideText(table, lines, selected));
    if (kept.length === 0 && !isWithinText) continue;
    const whole = isWithinText || countWords(kept) >= (table.table === 'spanned' ? SOME_OF_TABLE : MOST_OF_TABLE) * countWords(all);
    // a stray number of a calendar
    if (countWords(kept) < LITTLE_OF_TABLE * countWords(all) && !isWithinText) continue;
    const first = firstRow(table, lines);
    const head = whole ? all : all.filter((line) => isHead(line, table, first));
    for (const line of head) selected.add(line);
    // a row that is kept in part is kept
    if (!whole) for (const line of kept) for (const part of rowOf(line, table, lines)) selected.add(part);
  }
}

/** Whether a table is the figure of a text: it stands in one, below kept text. */
function isFigureBesideText(table: Box, lines: readonly Line[], selected: ReadonlySet<Line>): boolean {
  let figure: Box | null = table;
  while (figure && figure.element.localName !== 'figure') figure = figure.parent;
  return figure !== null && isBesideText(outermost(figure), lines, selected);
}

/** Whether a line is in a table's caption or head, or a name in its first row, which begins with the line `first`. */
function isHead(line: Line, table: Box, first: number): boolean {
  let row: Box | null = null;
  let cell = '';
  for (let box: Box | null = line.box; box && box !== table; box = box.parent) {
    const name = box.element.localName;
    if (name === 'thead' || name === 'caption') return true;
    if (name === 'tr') row = box;
    else if (name === 'th' || name === 'td') cell = name;
  }
  return row !== null && row.first === first && cell === 'th';
}

/** The first line of a table's first row: a caption may stand before it. */
function firstRow(table: Box, lines: readonly Line[]): number {
  for (const { box } of lines.slice(table.first, table.end))
    for (let one: Box | null = box; one && one !== table; one = one.parent) if (one.element.localName === 'tr') return one.first;
  return table.first;
}

function rowOf(line: Line, table: Box, lines: readonly Line[]): readonly Line[] {
  let row: Box | null = null;
  for (let box: Box | null = line.box; box && box !== table; box = box.parent) if (box.element.localName === 'tr') row = box;
  return row ? lines.slice(row.first, row.end) : [];
}

const NOTICE = /(?:^|[\s_-])(?:admonition|alert|callout|notice|warning|caution|important|info-?box|note-?box|tip)(?:$|[\s_-])/i;
const isEntry = (box: Box | null) => box !== null && /^(?:li|dd|td)$/.test(box.element.localName);
/** A longer notice is text of its own, in words. */
const MAX_NOTICE = 80;

/** Keeps a box that its name calls a notice, between kept text or in a kept entry of a list: readers must not miss a warning. */
function keepNotices({ lines, selected }: Selection): void {
  for (const box of boxesWhere(lines, ({ key }) => NOTICE.test(key))) {
    const all = lines.slice(box.first, box.end);
    const isWithin = isBetweenText(box, lines, selected) || (isEntry(box.parent) && isBesideText(box, lines, selected));
    if (isWithin && countWords(all) <= MAX_NOTICE && !isMostlyLinks(all)) for (const line of all) selected.add(line);
  }
}

/** How many boxes up a heading's text may be: a heading often has a box of its own. */
const HEADING_STEPS = 3;

/** Keeps a heading between kept text and the text below it, which would stand under another one without it. */
function keepHeadings({ lines, hints, selected }: Selection): void {
  const title = bareText(hints.title);
  let before: Line | undefined;
  for (const [at, line] of lines.entries()) {
    if (!line.size) continue;
    if (selected.has(line)) before = line;
    else if (line.level > 1 && before && bareText(line.text) !== title && isOverText(at, lines, selected)) selected.add(line);
  }
}

function isOverText(at: number, lines: readonly Line[], selected: ReadonlySet<Line>): boolean {
  const heading = lines[at] as Line;
  let next = at + 1;
  while (next < lines.length && !lines[next]?.size) next++;
  const text = lines[next];
  if (!text || text.level > 0 || !selected.has(text)) return false;
  let section = heading.box.parent;
  for (let steps = 1; section && steps < HEADING_STEPS && section.end <= next; steps++) section = section.parent;
  return section !== null && section.end > next;
}

/** More notes than this are a list of sources. */
const MAX_NOTES = 60;

function keepNotes({ lines, selected }: Selection): void {
  const named = new Set([...selected].flatMap((line) => line.notes));
  if (named.size === 0 || named.size > MAX_NOTES) return;
  for (const note of boxesWhere(lines, (box) => box.note !== '' && named.has(box.note)))
    for (const line of lines.slice(note.first, note.end)) selected.add(line);
}
