import { findNamed, plainText, rename, unwrap } from '../page/elements.ts';

/** A cell of a data table seldom holds more. Characters. */
const LONG_CELL = 400;

/** Melts tables that only lay out the page into blocks; tables of data stay. Inner ones first, so that an outer one is judged by what is left. */
export function flattenLayoutTables(root: Element): void {
  for (const table of findNamed(root, 'table').reverse()) {
    if (isData(table)) continue;
    for (const part of table.querySelectorAll('thead,tbody,tfoot,colgroup,col')) unwrap(part);
    for (const part of table.querySelectorAll('tr,td,th,caption')) rename(part, 'div');
    rename(table, 'div');
  }
}

function isData(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return false;
  if (table.querySelector('table')) return false;
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children]);
  const widest = Math.max(0, ...rows.map((row) => row.length));
  if (widest < 2) return false;
  const cells = rows.flat();
  if (cells.some((cell) => cell.querySelector('h1,h2,h3,h4,pre,blockquote') !== null)) return false;
  if (table.querySelector('th,thead,caption')) return true;
  if (rows.length < 2) return false;
  const long = cells.filter((cell) => plainText(cell).length > LONG_CELL || cell.querySelectorAll('p,li').length > 3).length;
  return long <= cells.length * 0.1;
}
