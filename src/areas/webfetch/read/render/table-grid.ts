/** What a cell takes up. */
export interface Spans {
  columns: number;
  rows: number;
}

/** Limit for the columns or rows a cell may span. */
const MAX_SPAN = 50;
/** A table whose spans need more fields than this is laid out without spans. */
const MAX_FIELDS = 100_000;

const span = (cell: Element, name: string) => Math.min(MAX_SPAN, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1));

export const spansOf = (cell: Element): Spans => ({ columns: span(cell, 'colspan'), rows: span(cell, 'rowspan') });

/** One field of a table's grid: its cell, and whether it is the cell's first field. */
export interface Field<Cell> {
  cell: Cell;
  first: boolean;
}

/** Lays out rows of cells on a grid: each field of a spanning cell names it; fields that no cell covers are undefined. */
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
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, at) => row[at]));
}
