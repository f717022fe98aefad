import { type Cell, writePiece, writeTable } from './html.ts';
import { attribute, childNodes, type Node } from './xml.ts';

/** Cells that may still be read. */
export interface Room {
  cells: number;
}

/** Empty rows and cells are repeated to the end of a sheet; filled ones rarely. */
const MAX_REPEATED = 200;

/** The rows of a table, in its groups and heads too. */
function listRows(parent: Node, isHead = false): { row: Node; isHead: boolean }[] {
  return childNodes(parent).flatMap((node) => {
    if (node.name === 'table-row') return [{ row: node, isHead }];
    return /^table-(?:header-rows|row-group|rows)$/.test(node.name) ? listRows(node, isHead || node.name === 'table-header-rows') : [];
  });
}

const repeated = (node: Node, name: string) => Number(attribute(node, name) ?? 1) || 1;

/** A table; `writeCell` writes what a cell holds. */
export function writeTableOf(table: Node, room: Room, writeCell: (cell: Node) => string): string {
  const rows: Cell[][] = [];
  let heads = 0;
  for (const { row, isHead } of listRows(table)) {
    const cells = cellsOf(row, writeCell);
    if (!cells.some(({ text }) => text) || room.cells <= 0) continue;
    if (isHead && heads === rows.length) heads++;
    for (let at = 0; at < Math.min(MAX_REPEATED, repeated(row, 'number-rows-repeated')); at++) rows.push(cells);
    room.cells -= cells.length;
  }
  return rows.length > 0 ? writeTable(rows, heads > 0 && heads < rows.length ? heads : undefined) : '';
}

/** A cell's day and time as stored, without a midnight that only fills up the day; undefined if it holds no day. */
function dayOf(cell: Node): string | undefined {
  const value = attribute(cell, 'value-type') === 'date' ? attribute(cell, 'date-value') : undefined;
  return value === undefined
    ? undefined
    : writePiece(
        value
          .replace(/T00:00:00(?:\.0+)?$/, '')
          .replace('T', ' ')
          .replace(/:00(?:\.0+)?$/, ''),
      );
}

function cellsOf(row: Node, writeCell: (cell: Node) => string): Cell[] {
  const cells: Cell[] = [];
  for (const node of childNodes(row)) {
    if (node.name !== 'table-cell') continue;
    const html = dayOf(node) ?? writeCell(node);
    const text = html.replace(/<[^<>]+>/g, ' ').trim();
    const cell = { html, text, columns: repeated(node, 'number-columns-spanned'), rows: repeated(node, 'number-rows-spanned') };
    const count = Math.min(text ? MAX_REPEATED : 400, repeated(node, 'number-columns-repeated'));
    for (let at = 0; at < count; at++) cells.push(cell);
  }
  while (cells.length > 0 && !cells.at(-1)?.text) cells.pop();
  return cells;
}
