import { findNamed } from '../page/elements.ts';
import { isDataTable, ownCells, ownRows } from '../prepare/tables.ts';
import { layOutCells, spansOf, withWords } from './table-grid.ts';
import { lineOfText } from './text.ts';

/** A table of data: its caption, the names of its columns if it has a head, and its rows. Each field that a cell spans has the cell's text. */
export interface TableRows {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** Most tables of a page, and most fields of all of them. */
const MAX_TABLES = 200;
const MAX_FIELDS = 50_000;

/** The tables of data in an element, those in cells of others too, as rows. */
export function listTables(root: Element): TableRows[] {
  const tables: TableRows[] = [];
  let fields = 0;
  for (const table of findNamed(root, 'table')) {
    if (!isDataTable(table) || tables.length >= MAX_TABLES || fields > MAX_FIELDS) continue;
    const grid = withWords(
      layOutCells(ownRows(table).map((row) => ownCells(row).map((cell) => ({ ...spansOf(cell), text: lineOfText(cell), row })))),
    );
    const rows = grid.map((row) => (row.find((field) => field?.first) as { cell: { row: Element } }).cell.row);
    const texts = grid.map((row) => row.map((field) => field?.cell.text ?? ''));
    const heads = countHeads(rows);
    fields += texts.reduce((sum, row) => sum + row.length, 0);
    tables.push({ caption: captionOf(table), columns: joinHeads(texts.slice(0, heads)), rows: texts.slice(heads) });
  }
  return tables;
}

const captionOf = (table: Element) => {
  const caption = [...table.children].find(({ localName }) => localName === 'caption');
  return caption ? lineOfText(caption) : '';
};

/** Leading rows in a `thead`, or of nothing but names. */
function countHeads(rows: readonly Element[]): number {
  const end = rows.findIndex(
    (row) => row.parentElement?.localName !== 'thead' && ownCells(row).some(({ localName }) => localName === 'td'),
  );
  return end < 0 ? Math.min(1, rows.length) : end;
}

/** One name a column; of several rows of names, each that says more is added: `Price Gold`. */
const joinHeads = (heads: readonly (readonly string[])[]): string[] =>
  (heads[0] ?? []).map((_, at) => [...new Set(heads.map((row) => row[at] ?? ''))].filter(Boolean).join(' '));
