import { oneLine } from './lines.ts';
import { layOutCells, type Spans, spansOf, withWords } from './table-grid.ts';
import { type HeadCell, hasHead } from './table-head.ts';

// Cells and rows pass through turndown as marked text, and the table splits them again.
const CELL = '\uE000';
const ROW = '\uE001';
const FIELD = '\uE002';
const CAPTION = '\uE004';
/** Behind a cell of a table in a cell. */
const INNER = '\uE005';
/** Between the lines of a cell, which turndown would join. */
export const CELL_BREAK = '\uE003';

interface Cell extends Spans, HeadCell {
  align: string;
}

/** Whether a node is in a cell, where everything stands on one line. */
export function isInCell(node: Node): boolean {
  for (let outer = node.parentNode; outer; outer = outer.parentNode) if (/^T[DH]$/.test(outer.nodeName)) return true;
  return false;
}

const isNested = (table: Node) => isInCell(table);

/** A cell's text on its way through turndown: its lines joined by `<br>`, with pipes escaped. */
export function tableCell(content: string, cell: Element): string {
  const row = cell.parentNode;
  const lines = content
    .replace(/\n\s*\n/g, CELL_BREAK)
    .replace(/ {2}\n/g, CELL_BREAK)
    .split(CELL_BREAK)
    .map((line) => oneLine(line))
    .filter(Boolean);
  const text = lines.join('<br>').replace(/\\?\|/g, '\\|');
  // a table in a cell is written as lines of that cell
  if (row && isNested(row)) return `${text}${INNER}`;
  const align =
    /(?:^|;)\s*text-align\s*:\s*(left|right|center)/i.exec(cell.getAttribute('style') ?? '')?.[1] ?? cell.getAttribute('align') ?? '';
  const { columns, rows } = spansOf(cell);
  return `${CELL}${[columns, rows, align.toLowerCase(), cell.nodeName.toLowerCase(), text].join(FIELD)}`;
}

/** A table's caption on its way through turndown: in a table within a cell it is a line of that cell. */
export const tableCaption = (content: string, caption: Element): string => {
  const line = oneLine(content);
  return line && isInCell(caption) ? `${line}${CELL_BREAK}` : `${CAPTION}${line}${CAPTION}`;
};

export const tableRow = (content: string, row: Element): string =>
  isNested(row) ? `${innerRow(content)}${CELL_BREAK}` : `${ROW}${content}`;

/** A row of a table in a cell: its texts one after another, parted by bars where one is missing before another. */
function innerRow(content: string): string {
  const texts = content.split(INNER).map((text) => text.trim());
  const filled = texts.slice(0, texts.findLastIndex(Boolean) + 1);
  return filled.join(filled.includes('') ? ' \\| ' : ' ');
}

/**
 * Renders a table in GitHub's markdown. The first row is the header; the text of a spanning cell goes into its first field. Rows before the
 * header that are a single cell over the whole width are the table's title, and stand above it.
 */
export function renderTable(content: string, table: Element): string {
  if (isNested(table)) return content;
  const [, caption = ''] = CAPTIONS.exec(content) ?? [];
  const rows = content.replace(CAPTIONS, '').split(ROW).slice(1).map(parseRow);
  while (rows[0] && isEmpty(rows[0])) rows.shift();
  const titles = titleRows(rows);
  const named = rows.slice(titles.length);
  const grid = withWords(layOutCells(named));
  const width = grid[0]?.length ?? 0;
  const above = [caption, ...titles].filter(Boolean).map((line) => `\n\n${line}`);
  if (width === 0) return above.length > 0 ? `${above.join('')}\n\n` : '';
  const aligns = Array.from({ length: width }, (_, at) => grid.map((row) => row[at]?.cell.align).find(Boolean) ?? '');
  const rule = aligns.map((align) => ({ left: ':---', right: '---:', center: ':---:' })[align] ?? '---');
  const lines = grid.map((row) => writeRow(row.map((field) => (field?.first ? field.cell.text : ''))));
  // markdown takes the first row for names
  const head = headOf(table);
  if (head ? !(head.textContent ?? '').trim() : !hasHead(named.filter((row) => !isEmpty(row))))
    lines.unshift(writeRow(aligns.map(() => '')));
  return `${above.join('')}\n\n${[lines[0], writeRow(rule), ...lines.slice(1)].join('\n')}\n\n`;
}

const CAPTIONS = new RegExp(`${CAPTION}([^${CAPTION}]*)${CAPTION}`);

const writeRow = (fields: readonly string[]) => `| ${fields.join(' | ')} |`;

const isEmpty = (row: readonly Cell[]) => row.every(({ text }) => text === '');

const headOf = (table: Element) => [...table.childNodes].find((node) => node.nodeName === 'THEAD');

/** The texts of leading rows that are one cell wider than any other, such as a title over all columns. */
function titleRows(rows: readonly (readonly Cell[])[]): string[] {
  const widths = rows.map((row) => row.reduce((sum, { columns }) => sum + columns, 0));
  const widest = Math.max(0, ...rows.map((row) => row.length));
  let count = 0;
  while (count < rows.length - 2 && rows[count]?.length === 1 && widest > 1 && (widths[count] ?? 0) >= widest) count++;
  return rows.slice(0, count).map(([cell]) => cell?.text.replaceAll('<br>', ' ') ?? '');
}

function parseRow(row: string): Cell[] {
  return row
    .split(CELL)
    .slice(1)
    .map((cell) => {
      const [columns = '1', rows = '1', align = '', name = '', text = ''] = cell.split(FIELD);
      return { columns: Number(columns), rows: Number(rows), align, name, text: text.trim() };
    });
}
