import { bareText } from '../page/elements.ts';
import { DISPLAY_CLASS } from '../prepare/formulas.ts';
import type { Box, Line } from './outline.ts';
import type { Selection } from './selection.ts';

/**
 * Rules that keep what belongs to kept text by the page's structure: without its head a table's first row becomes its head, and without its
 * heading a text stands under another's. Benchmarks hardly score them; test/areas/webfetch/read/structure.test.ts does.
 */
export const STRUCTURE_RULES: Readonly<Record<string, (selection: Selection) => void>> = {
  'a table keeps its head': keepTables,
  'a figure keeps its caption': keepFigures,
  'a quotation keeps its name': keepQuotations,
  'text keeps its heading': keepHeadings,
  'formulas and contact data beside text stay': keepShortData,
  'a note that text refers to stays': keepNotes,
};

/** Boxes around lines that pass a test, outermost or innermost of each line, in order. */
function boxesWhere(lines: readonly Line[], test: (box: Box) => boolean): Set<Box> {
  const found = new Set<Box>();
  for (const { box } of lines) for (let one: Box | null = box; one; one = one.parent) if (test(one)) found.add(one);
  return found;
}

const isData = ({ table }: Box) => table === 'data' || table === 'spanned';

/** From this share of a table's kept words on, all its rows are kept. */
const MOST_OF_TABLE = 0.5;

function keepTables({ lines, selected }: Selection): void {
  for (const table of boxesWhere(lines, isData)) {
    const all = lines.slice(table.first, table.end);
    const kept = all.filter((line) => selected.has(line));
    if (kept.length === 0) continue;
    const whole = table.table === 'spanned' || words(kept) >= MOST_OF_TABLE * words(all);
    const head = whole ? all : all.filter((line) => isHead(line, table));
    for (const line of head) selected.add(line);
    // a row that is kept in part is kept
    if (!whole) for (const line of kept) for (const part of rowOf(line, table, lines)) selected.add(part);
  }
}

const words = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.words.length, 0);

/** Whether a line is in a table's caption or head, or in a first row of names alone. */
function isHead(line: Line, table: Box): boolean {
  let row: Box | null = null;
  let cell = '';
  for (let box: Box | null = line.box; box && box !== table; box = box.parent) {
    const name = box.element.localName;
    if (name === 'thead' || name === 'caption') return true;
    if (name === 'tr') row = box;
    else if (name === 'th' || name === 'td') cell = name;
  }
  return row !== null && row.first === firstRow(table, line) && cell === 'th';
}

const firstRow = (table: Box, { box }: Line): number => {
  let row = -1;
  for (let one: Box | null = box; one && one !== table; one = one.parent) if (one.element.localName === 'tr') row = one.first;
  return row === table.first ? row : table.first;
};

function rowOf(line: Line, table: Box, lines: readonly Line[]): readonly Line[] {
  let row: Box | null = null;
  for (let box: Box | null = line.box; box && box !== table; box = box.parent) if (box.element.localName === 'tr') row = box;
  return row ? lines.slice(row.first, row.end) : [];
}

/** A longer caption is text of its own. In words. */
const MAX_CAPTION = 80;
const FIGURE =
  /(?:^|[\s_-])(?:wp-caption|wp-block-image|captioned|imagecaption|image-caption|thumbinner|figure|photo-?box|picture-?box)(?:$|[\s_-])/i;

const isFigure = ({ element, key }: Box) => element.localName === 'figure' || FIGURE.test(key);

function keepFigures({ lines, selected }: Selection): void {
  for (const figure of boxesWhere(lines, isFigure)) {
    const all = lines.slice(figure.first, figure.end);
    const captions = all.filter((line) => line.words.length > 0 && (all.length === 1 || isCaption(line, figure)));
    const pictures = all.filter((line) => line.picture);
    const isShort = words(captions) <= MAX_CAPTION;
    const holdsKept = all.some((line) => selected.has(line) && !captions.includes(line));
    const captionKept = captions.some((line) => selected.has(line));
    if (!isShort || !(holdsKept || (pictures.length > 0 && (captionKept || isBesideText(figure, lines, selected))))) continue;
    for (const line of [...captions, ...pictures]) selected.add(line);
  }
}

/** A line in the figure's caption, or of a figure by its class, any of its lines but a heading. */
function isCaption(line: Line, figure: Box): boolean {
  for (let box: Box | null = line.box; box && box !== figure; box = box.parent) {
    if (/^(?:figcaption|caption)$/.test(box.element.localName) || /caption|credit/i.test(box.key)) return true;
    if (/^(?:table|pre|blockquote)$/.test(box.element.localName)) return false;
  }
  return figure.element.localName === 'figure' ? line.level === 0 && !isLink(line) : false;
}

const isLink = (line: Line) => line.linked > 0.8 * line.weight;

/** Whether the nearest text before or after a box is kept, and stands in the box around it. */
const isBesideText = (box: Box, lines: readonly Line[], selected: ReadonlySet<Line>): boolean =>
  [-1, 1].some((step) => isNextKept(box, step, lines, selected));

const isBetweenText = (box: Box, lines: readonly Line[], selected: ReadonlySet<Line>): boolean =>
  [-1, 1].every((step) => isNextKept(box, step, lines, selected));

function isNextKept(box: Box, step: number, lines: readonly Line[], selected: ReadonlySet<Line>): boolean {
  const outer = box.parent;
  for (let at = step < 0 ? box.first - 1 : box.end; outer && at >= outer.first && at < outer.end; at += step) {
    const line = lines[at] as Line;
    if (line.words.length > 0 && (line.level === 0 || selected.has(line))) return selected.has(line);
  }
  return false;
}

/** Longest line that names who is quoted, in words. */
const MAX_NAME = 25;

function keepQuotations({ lines, selected }: Selection): void {
  for (const quotation of boxesWhere(lines, ({ element }) => element.localName === 'blockquote')) {
    const all = lines.slice(quotation.first, quotation.end);
    const isWithinText = words(all) <= MAX_CAPTION && isBetweenText(quotation, lines, selected);
    if (!isWithinText && !all.some((line) => selected.has(line))) continue;
    for (const line of all) if (isWithinText || line.words.length <= MAX_NAME) selected.add(line);
  }
}

/** How many boxes up a heading's text may be: a heading often has a box of its own. */
const HEADING_STEPS = 3;

/** Keeps a heading between kept text and the text below it, which would stand under another one without it. */
function keepHeadings({ lines, hints, selected }: Selection): void {
  const title = bareText(hints.title);
  let before: Line | undefined;
  for (const [at, line] of lines.entries()) {
    if (!line.words.length) continue;
    if (selected.has(line)) before = line;
    else if (line.level > 1 && before && bareText(line.text) !== title && isOverText(at, lines, selected)) selected.add(line);
  }
}

function isOverText(at: number, lines: readonly Line[], selected: ReadonlySet<Line>): boolean {
  const heading = lines[at] as Line;
  let next = at + 1;
  while (next < lines.length && !lines[next]?.words.length) next++;
  const text = lines[next];
  if (!text || text.level > 0 || !selected.has(text)) return false;
  let section = heading.box.parent;
  for (let steps = 1; section && steps < HEADING_STEPS && section.end <= next; steps++) section = section.parent;
  return section !== null && section.end > next;
}

const CONTACT =
  /^(?:(?:e-?mail|phone|tel|fax|mobile|call|whatsapp|ईमेल|फ़ोन|फोन)\b[\s.:]*)?(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?[\d\s()./-]{7,20}\d)$/i;
const HOURS = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b).*\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?\s*(?:-|–|to)\s*\d/i;
const MAX_CONTACT = 14;

/** Keeps lines that are a formula, an e-mail address, a telephone number, an address or opening hours, next to kept text of their box. */
function keepShortData({ lines, selected }: Selection): void {
  const worded = lines.filter((line) => line.words.length > 0);
  for (const [at, line] of worded.entries()) {
    if (selected.has(line) || !(isFormula(line) || (line.words.length <= MAX_CONTACT && isContact(line)))) continue;
    const outer = boxOfMore(line.box);
    const beside = [worded[at - 1], worded[at + 1]].some((other) => other && selected.has(other) && isInside(other.box, outer));
    if (beside) selected.add(line);
  }
}

/** The nearest box around a line that holds other lines too. */
function boxOfMore(box: Box): Box | null {
  let outer = box.parent;
  while (outer && outer.end - outer.first === 1) outer = outer.parent;
  return outer;
}

const isFormula = ({ box }: Line) => box.key === `div ${DISPLAY_CLASS}`;

const isContact = ({ href, text, box }: Line) =>
  /^(?:mailto|tel):/i.test(href) || CONTACT.test(text) || HOURS.test(text) || box.element.localName === 'address';

function isInside(box: Box, outer: Box | null): boolean {
  for (let one: Box | null = box; one; one = one.parent) if (one === outer) return true;
  return false;
}

/** More notes than this are a list of sources. */
const MAX_NOTES = 60;

function keepNotes({ lines, selected }: Selection): void {
  const named = new Set([...selected].flatMap((line) => line.notes));
  if (named.size === 0 || named.size > MAX_NOTES) return;
  for (const note of boxesWhere(lines, (box) => box.note !== '' && named.has(box.note)))
    for (const line of lines.slice(note.first, note.end)) selected.add(line);
}
