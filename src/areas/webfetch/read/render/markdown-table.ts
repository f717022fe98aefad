import { oneLine } from './lines.ts';
import { escapeMarkdown } from './markdown-escape.ts';

// Cells and rows pass through turndown as marked text, and the table splits them again.
const CELL = '\uE000';
const ROW = '\uE001';
const FIELD = '\uE002';

interface Cell {
  text: string;
  header: boolean;
  columns: number;
  rows: number;
  align: string;
}

/** A cell's text on its way through turndown: on one line, with pipes escaped. */
export function tableCell(content: string, cell: Element): string {
  const text = oneLine(content).replace(/\\?\|/g, '\\|');
  const align =
    /(?:^|;)\s*text-align\s*:\s*(left|right|center)/i.exec(cell.getAttribute('style') ?? '')?.[1] ?? cell.getAttribute('align') ?? '';
  return `${CELL}${[cell.nodeName === 'TH' ? 1 : 0, span(cell, 'colspan'), span(cell, 'rowspan'), align.toLowerCase(), text].join(FIELD)}`;
}

export const tableRow = (content: string, row: Element) => `${ROW}${row.parentNode?.nodeName === 'THEAD' ? 1 : 0}${content}`;

/** Limit for the columns or rows a cell may span. */
const MAX_SPAN = 50;

const span = (cell: Element, name: string) => Math.min(MAX_SPAN, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1));

/** Renders a table in GitHub's markdown. The first row is the header; the text of a spanning cell goes into its first field. */
export function renderTable(content: string, table: Element): string {
  const parsed = content.split(ROW).slice(1).map(parseRow);
  const grid = layOut(parsed.filter((row) => row.some((cell) => cell.text !== '')));
  const width = Math.max(0, ...grid.map((row) => row.length));
  const [head, ...body] = grid;
  if (!head || width === 0) return '';
  const aligns = Array.from({ length: width }, (_, at) => grid.map((row) => row[at]?.align).find(Boolean) ?? '');
  const rule = aligns.map((align) => ({ left: ':---', right: '---:', center: ':---:' })[align] ?? '---');
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const caption = escapeMarkdown(table.querySelector('caption')?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  const rows = [line(head.map((cell) => cell.text)), `| ${rule.join(' | ')} |`, ...body.map((row) => line(row.map((cell) => cell.text)))];
  return `\n\n${caption ? `${caption}\n\n` : ''}${rows.join('\n')}\n\n`;
}

function parseRow(row: string): Cell[] {
  return row
    .split(CELL)
    .slice(1)
    .map((cell) => {
      const [header = '0', columns = '1', rows = '1', align = '', text = ''] = cell.split(FIELD);
      return { header: header === '1', columns: Number(columns), rows: Number(rows), align, text: text.trim() };
    });
}

/** A table whose spans need more fields than this is laid out without spans. */
const MAX_FIELDS = 100_000;

function layOut(parsed: readonly Cell[][]): Cell[][] {
  const fields = parsed.flat().reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  const rows = fields > MAX_FIELDS ? parsed.map((row) => row.map((cell) => ({ ...cell, columns: 1, rows: 1 }))) : parsed;
  const grid: Cell[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x]) x++;
      for (let down = 0; down < cell.rows && y + down < rows.length; down++) {
        for (let right = 0; right < cell.columns; right++) {
          const line = grid[y + down];
          if (line) line[x + right] = down || right ? { ...cell, text: '' } : cell;
        }
      }
      x += cell.columns;
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? { text: '', header: false, columns: 1, rows: 1, align: '' }));
}
