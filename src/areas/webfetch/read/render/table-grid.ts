/** What a cell takes up. */
export interface Spans {
  columns: number;
  rows: number;
}

/** Limit for the columns or rows a cell may span. */
const MAX_SPAN = 50;
/** A table whose spans need more fields than this is laid out without spans. */
const MAX_FIELDS = 100_000;

/** What a cell says it takes up: 1 where it says nothing that holds, and for rows 0, all that are left. */
function span(cell: Element, name: string): number {
  const said = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  if (name === 'rowspan' && said === 0) return MAX_SPAN;
  return Math.min(MAX_SPAN, Math.max(1, said || 1));
}

/** What a cell takes up. No cell reaches beyond the part of the table (head, body or foot) that its row is in. */
export function spansOf(cell: Element): Spans {
  let rows = span(cell, 'rowspan');
  if (rows > 1) {
    let left = 1;
    for (let next = cell.parentElement?.nextElementSibling; next && left < rows; next = next.nextElementSibling) if (isRow(next)) left++;
    rows = Math.min(rows, left);
  }
  return { columns: span(cell, 'colspan'), rows };
}

const isRow = ({ nodeName }: Element) => nodeName.toUpperCase() === 'TR';

/** One field of a table's grid: its cell, and whether it is the cell's first field. */
export interface Field<Cell> {
  cell: Cell;
  first: boolean;
}

/**
 * Lays out rows of cells on a grid: each field of a spanning cell names it; fields that no cell covers are undefined. Columns in which no cell begins
 * are left out at the right, as browsers draw them: a cell says that it spans a thousand.
 */
export function layOutCells<Cell extends Spans>(given: readonly (readonly Cell[])[]): (Field<Cell> | undefined)[][] {
  const fields = given.flat().reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  const isTooWide = fields > MAX_FIELDS;
  const grid: (Field<Cell> | undefined)[][] = given.map(() => []);
  for (const [y, row] of given.entries()) {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x]) x++;
      const { columns, rows } = isTooWide ? { columns: 1, rows: 1 } : cell;
      for (let down = 0; down < rows && y + down < given.length; down++)
        for (let right = 0; right < columns; right++) (grid[y + down] as Field<Cell>[])[x + right] = { cell, first: down + right === 0 };
      x += columns;
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.findLastIndex((field) => field?.first) + 1));
  return grid.map((row) => Array.from({ length: width }, (_, at) => row[at]));
}

/** Rows of a grid in which something is said. Left out before, the cells above them would reach into the next rows. */
export const withWords = <Cell extends { text: string }>(grid: readonly (Field<Cell> | undefined)[][]): (Field<Cell> | undefined)[][] =>
  grid.filter((row) => row.some((field) => field?.first && field.cell.text !== ''));
