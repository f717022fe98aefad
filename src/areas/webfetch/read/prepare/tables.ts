import { BLOCKS, findNamed, plainText, rename, unwrap } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Set on every table before anything is taken from it: `data`, `spanned` (data with cells over several rows) or `layout`. */
export const TABLE_KIND = 'data-table';

/** Whether a table holds data. Only tables of a page are judged: those of PDFs and feeds are data. */
export const isDataTable = (table: Element): boolean => table.getAttribute(TABLE_KIND) !== 'layout';

/** Judges each table while all of it is there: without its empty cells and short lines a table of data looks like layout. */
export function judgeTables({ named }: Page): void {
  for (const table of named('table')) {
    const rows = ownRows(table).map(ownCells);
    const isSpanned = rows.flat().some((cell) => Number(cell.getAttribute('rowspan') ?? 1) > 1);
    table.setAttribute(TABLE_KIND, isData(table, rows) ? (isSpanned ? 'spanned' : 'data') : 'layout');
  }
}

/** Puts a table's head before its rows and its foot behind them, as browsers do wherever they stand in the file. */
export function orderParts({ named }: Page): void {
  for (const table of named('table')) {
    const parts = [...table.children];
    const head = parts.find(({ localName }) => localName === 'thead');
    const foot = parts.find(({ localName }) => localName === 'tfoot');
    const first = parts.find(({ localName }) => /^(?:tbody|tfoot|tr)$/.test(localName));
    if (head && first && parts.indexOf(head) > parts.indexOf(first)) first.before(head);
    if (foot && parts.slice(parts.indexOf(foot)).some(({ localName }) => /^(?:tbody|tr)$/.test(localName))) table.append(foot);
  }
}

const isUndisplayed = (cell: Element): boolean => /(?:^|;)\s*display\s*:\s*none/i.test(cell.getAttribute('style') ?? '');

/** Removes columns that no reader sees, such as one of numbers for scripts: all of their cells are hidden by a style. */
export function dropHiddenColumns(page: Page): void {
  for (const table of page.named('table')) {
    const rows = ownRows(table).map(ownCells);
    if (rows.length < 2 || !rows[0]?.some(isUndisplayed)) continue;
    const isHidden = rows[0].map((_, at) => rows.every((row) => row[at] && !row[at].hasAttribute('colspan') && isUndisplayed(row[at])));
    for (const cell of rows.flatMap((row) => row.filter((_, at) => isHidden[at]))) {
      page.hidden += plainText(cell).length;
      cell.remove();
    }
  }
}

/** Longest name of a column that is sought in its cells, in characters. */
const MAX_NAME = 60;

/** Removes from cells the name of their column, which a page repeats for narrow screens. */
export function dropRepeatedNames({ named }: Page): void {
  for (const table of named('table')) {
    const [head, ...rows] = ownRows(table).map(ownCells);
    if (!head || head.some((cell) => cell.hasAttribute('colspan'))) continue;
    const names = head.map(plainText).map((name) => (name.length <= MAX_NAME ? name : ''));
    for (const row of rows) for (const [at, cell] of row.entries()) if (names[at]) dropName(cell, names[at]);
  }
}

function dropName(cell: Element, name: string): void {
  const [label, text] = [cell.firstElementChild, plainText(cell)];
  if (!label || !text.startsWith(name)) return;
  const said = plainText(label);
  if (said.replace(/ ?:$/, '') === name && text.startsWith(said) && text !== said) label.remove();
}

/** Turns the alignment that a cell's style gives into an attribute: styles are left out. */
export function alignCells({ named }: Page): void {
  for (const cell of named('td', 'th')) {
    const [, align] = /(?:^|;)\s*text-align\s*:\s*(left|right|center)/i.exec(cell.getAttribute('style') ?? '') ?? [];
    if (align && !cell.hasAttribute('align')) cell.setAttribute('align', align.toLowerCase());
  }
}

/** The rows of a table, without those of the tables in its cells. */
export function ownRows(table: Element): Element[] {
  const rows: Element[] = [];
  for (const child of table.children) {
    if (child.localName === 'tr') rows.push(child);
    else if (/^t(?:head|body|foot)$/.test(child.localName)) rows.push(...[...child.children].filter(({ localName }) => localName === 'tr'));
  }
  return rows;
}

export const ownCells = (row: Element): Element[] => [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName));

/** Data cells are rarely longer. In characters. */
const LONG_CELL = 400;
/** Most long cells of a table that does not name its columns. */
const LONG_SHARE = 0.1;
/** Most paragraphs or list entries of such a table's cell. */
const MAX_PARTS = 3;

function isData(table: Element, rows: readonly (readonly Element[])[]): boolean {
  const hasNames = rows.some((row) => row.some(({ localName }) => localName === 'th'));
  // shops say so of their tables of details too, whose names are heads nevertheless
  if (!hasNames && /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return false;
  const widest = Math.max(0, ...rows.map((row) => row.length));
  if (widest < 2) return false;
  const cells = rows.flat();
  const isPage = (cell: Element) => findNamed(cell, 'h1', 'h2', 'h3', 'h4', 'blockquote', 'form').length > 0 && !isShort(cell);
  if (cells.some(isPage)) return false;
  if (isNamed(table, rows)) return true;
  // one row between a banner and a foot is a page's frame
  if (rows.filter((row) => row.length > 1).length < 2) return false;
  const held = cells.filter((cell) => findNamed(cell, 'table').length > 0);
  if (2 * held.length > cells.length || (held.length > 0 && rows.every((row) => row.length < 2))) return false;
  return cells.filter((cell) => !isShort(cell)).length <= LONG_SHARE * cells.length;
}

/** Whether a table names its columns, its rows or itself. */
const isNamed = (table: Element, rows: readonly (readonly Element[])[]): boolean =>
  [...table.children].some(({ localName }) => localName === 'caption' || localName === 'thead') ||
  rows.flat().some(({ localName }) => localName === 'th');

const isShort = (cell: Element): boolean => {
  const text = plainText(cell);
  return text.length <= LONG_CELL && (text.length <= LONG_CELL / 4 || findNamed(cell, 'p', 'li').length <= MAX_PARTS);
};

/** Converts layout tables to blocks, outer ones too, and keeps the tables of data within them. */
export function flattenLayoutTables(root: Element): void {
  for (const table of findNamed(root, 'table')) {
    if (isDataTable(table)) continue;
    const rows = ownRows(table);
    const parts = [...table.children].filter(({ localName }) => localName !== 'tr');
    for (const cell of rows.flatMap(ownCells)) rename(cell, 'div');
    for (const row of rows) rename(row, 'div');
    for (const part of parts) {
      if (/^(?:thead|tbody|tfoot|colgroup)$/.test(part.localName)) unwrap(part);
      else if (part.localName === 'col') part.remove();
      else if (!BLOCKS.has(part.localName) || part.localName === 'caption') rename(part, 'div');
    }
    rename(table, 'div');
  }
}
