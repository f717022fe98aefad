import { indexNames, isText, isWithin, plainText, rename } from '../page/elements.ts';
import type { Page } from './page.ts';

const TABLES = /^(?:table|grid|treegrid)$/;
/** Roles of the elements in a table and the elements that they stand for. */
const PARTS: Readonly<Record<string, string>> = {
  row: 'tr',
  columnheader: 'th',
  rowheader: 'th',
  cell: 'td',
  gridcell: 'td',
};

/** Turns tables made of other elements by their roles into tables. */
export function buildRoleTables(page: Page): void {
  const tables = page.named('div', 'section', 'ul', 'ol', 'dl', 'span').filter((one) => TABLES.test(one.getAttribute('role') ?? ''));
  for (const table of tables) {
    if (table.querySelector('table') || isWithin(table, 'table', 'pre', 'p')) continue;
    const rows = [...table.querySelectorAll('[role=row]')].filter(
      (row) => row.closest('[role=table],[role=grid],[role=treegrid]') === table,
    );
    const cells = rows.map((row) => [...row.querySelectorAll('[role]')].filter((one) => isCell(one) && one.closest('[role=row]') === row));
    // all of its text must be in cells, or some of it would be lost
    const letters = cells.flat().reduce((sum, cell) => sum + bare(cell), 0);
    if (rows.length < 2 || !cells.some((row) => row.length > 1) || letters < bare(table)) continue;
    for (const [at, row] of rows.entries()) {
      row.replaceChildren(...(cells[at] ?? []).map(asCell));
      rows[at] = rename(row, 'tr');
    }
    table.replaceChildren(...rows);
    rename(table, 'table').removeAttribute('role');
  }
  if (tables.length > 0) page.named = indexNames(page.document.documentElement);
}

const isCell = (element: Element) => (PARTS[element.getAttribute('role') ?? ''] ?? 'tr') !== 'tr';
const bare = (element: Element) => plainText(element).replace(/ /g, '').length;

function asCell(element: Element): Element {
  const cell = element.ownerDocument.createElement(PARTS[element.getAttribute('role') ?? ''] ?? 'td');
  for (const name of ['colspan', 'rowspan']) {
    const span = element.getAttribute(`aria-${name}`);
    if (span) cell.setAttribute(name, span);
  }
  cell.append(...element.childNodes);
  return cell;
}

/** Longest text that a style raises or lowers and that is no line of its own, in characters. */
const MAX_RAISED = 12;

/** Turns text that a style raises or lowers (10<span style="vertical-align: super">6</span>) into `sup` and `sub`. */
export function nameRaised(page: Page): void {
  for (const element of page.named('span', 'font', 'small')) {
    const name = raisedName(element);
    const before = element.previousSibling;
    if (!name || !before || !isText(before) || !/[\p{L}\p{N})\]]$/u.test(before.data)) continue;
    if (plainText(element).length <= MAX_RAISED) rename(element, name);
  }
}

function raisedName(element: Element): 'sup' | 'sub' | undefined {
  const style = element.getAttribute('style') ?? '';
  const [, align] = /vertical-align\s*:\s*(super|sub|top|text-top)\b/i.exec(style) ?? [];
  if (align) {
    if (/^su/i.test(align)) return align.toLowerCase() === 'sub' ? 'sub' : 'sup';
    // the small digits of a price
    return /font-size/i.test(style) && /^\d{1,3}$/.test(plainText(element)) ? 'sup' : undefined;
  }
  const named = (element.getAttribute('class') ?? '').split(/\s+/);
  if (named.some((one) => /^(?:sup|super|superscript)$/i.test(one))) return 'sup';
  return named.some((one) => /^(?:sub|subscript)$/i.test(one)) ? 'sub' : undefined;
}
