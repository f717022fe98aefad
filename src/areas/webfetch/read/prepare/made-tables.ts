import { indexNames, isWithin, plainText, rename } from '../page/elements.ts';
import type { Page } from './page.ts';

/** How a page says that other elements are a table, its rows and its cells: `tr`, `th` or `td` if an element stands for one. */
interface Kind {
  isTable: (element: Element) => boolean;
  partOf: (element: Element) => string | undefined;
}

const ROLE_PARTS: Readonly<Record<string, string>> = { row: 'tr', columnheader: 'th', rowheader: 'th', cell: 'td', gridcell: 'td' };
const roleOf = (element: Element) => element.getAttribute('role') ?? '';
const BY_ROLE: Kind = {
  isTable: (element) => /^(?:table|grid|treegrid)$/.test(roleOf(element)),
  partOf: (element) => ROLE_PARTS[roleOf(element)],
};

/** Whether the last word of a class is one of these: of `rates-table`, `table__row`, `rateTableCell`. */
const isCalled = (element: Element | null, words: RegExp): boolean =>
  (element?.getAttribute('class') ?? '').split(/\s+/).some((name) => words.test(lastWord(name)));

function lastWord(name: string): string {
  const small = /(?<![a-z])[a-z]+$/.exec(name);
  if (!small) return '';
  const capital = /[A-Z]/.test(name.charAt(small.index - 1)) ? name.charAt(small.index - 1) : '';
  return `${capital}${small[0]}`.toLowerCase();
}

const ROW = /^(?:row|tr)$/;
const HEAD = /^(?:head|header|heading|thead)$/;
const isCellByClass = (element: Element) => isCalled(element, /^(?:cell|td|th)$/);
const BY_CLASS: Kind = {
  isTable: (element) => element.localName === 'div' && isCalled(element, /^table$/),
  partOf(element) {
    if (isCellByClass(element)) return isCalled(element, /^th$/) || isCalled(element.parentElement, HEAD) ? 'th' : 'td';
    return isCalled(element, ROW) || (isCalled(element, HEAD) && [...element.children].some(isCellByClass)) ? 'tr' : undefined;
  },
};

/** Turns tables made of other elements into tables, by their roles. */
export const buildRoleTables = (page: Page): void => buildTables(page, BY_ROLE);

/** The same by their classes (`table`, `row`, `cell`), where every row has as many cells. */
export const buildClassTables = (page: Page): void => buildTables(page, BY_CLASS);

function buildTables(page: Page, kind: Kind): void {
  const tables = page.named('div', 'section', 'ul', 'ol', 'dl', 'span').filter(kind.isTable);
  for (const table of tables) {
    if (table.querySelector('table') || isWithin(table, 'table', 'pre', 'p')) continue;
    const isGrid = kind === BY_CLASS && rowUp(table);
    const rows = partsWithin(table, kind, ['tr']);
    const cells = rows.map((row) => partsWithin(row, kind, ['td', 'th']));
    // all of its text must be in cells, or some of it would be lost
    const letters = cells.flat().reduce((sum, cell) => sum + bare(cell), 0);
    if (rows.length < 2 || !cells.some((row) => row.length > 1) || letters < bare(table)) continue;
    if (kind === BY_CLASS && !isGrid && !isEven(cells)) continue;
    for (const [at, row] of rows.entries()) {
      row.replaceChildren(...(cells[at] ?? []).map((cell) => asCell(cell, kind.partOf(cell) ?? 'td')));
      rows[at] = rename(row, 'tr');
    }
    table.replaceChildren(...rows);
    rename(table, 'table').removeAttribute('role');
  }
  if (tables.length > 0) page.named = indexNames(page.document.documentElement);
}

/** Gives rows to a grid whose cells follow each other, the names of its columns first: `<div class="table-header">` so many times, then the cells. Says whether it was one. */
function rowUp(table: Element): boolean {
  const cells = [...table.children];
  const columns = cells.findIndex((cell) => !isCalled(cell, HEAD));
  const isGrid =
    columns >= 2 && cells.length % columns === 0 && !cells.slice(columns).some((cell) => isCalled(cell, HEAD) || isCalled(cell, ROW));
  if (!isGrid) return false;
  for (let at = 0; at < cells.length; at += columns) {
    const row = table.ownerDocument.createElement('div');
    row.className = at === 0 ? 'row head' : 'row';
    for (const cell of cells.slice(at, at + columns)) {
      const inner = table.ownerDocument.createElement('div');
      inner.className = 'cell';
      inner.append(...cell.childNodes);
      row.append(inner);
      cell.remove();
    }
    table.append(row);
  }
  return true;
}

/** The outermost elements in another that stand for one of these parts; none of a table within it. */
function partsWithin(outer: Element, kind: Kind, names: readonly string[]): Element[] {
  return [...outer.children].flatMap((child) => {
    const part = kind.partOf(child) ?? '';
    if (names.includes(part)) return [child];
    return kind.isTable(child) ? [] : partsWithin(child, kind, names);
  });
}

/** Longest text of a cell of a table that only its classes tell, in characters: boxes of a layout hold more. */
const MAX_CELL = 200;

const isEven = (rows: readonly (readonly Element[])[]): boolean =>
  rows.every(
    (row) =>
      row.length === rows[0]?.length &&
      row.every((cell) => plainText(cell).length <= MAX_CELL && !cell.querySelector('h1,h2,h3,h4,p,ul,ol,form,img')),
  );

const bare = (element: Element) => plainText(element).replace(/ /g, '').length;

function asCell(element: Element, name: string): Element {
  const cell = element.ownerDocument.createElement(name);
  for (const span of ['colspan', 'rowspan']) {
    const fields = element.getAttribute(`aria-${span}`);
    if (fields) cell.setAttribute(span, fields);
  }
  cell.append(...element.childNodes);
  return cell;
}
