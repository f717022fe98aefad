import { BLOCKS, isElement, isText, isWithin, SKIPPED } from '../page/elements.ts';
import { NOTE_REF, NOTE_TEXT } from '../prepare/notes.ts';
import { isDataTable, ownCells, ownRows } from '../prepare/tables.ts';
import { oneLine, trimBreaks } from './lines.ts';
import { quote } from './markdown-marks.ts';
import { textOfRaised, writeRaised } from './raised.ts';
import { layOutCells, spansOf, withWords } from './table-grid.ts';

/** Renders an element as plain text: a line per line, an empty line between blocks, tabs between table cells. */
export function renderText(root: Element): string {
  const out = new TextLines();
  walk(root, out, false);
  return out.finish();
}

/** An element's text on one line, in which no value becomes another: raised, lowered and struck numbers stand apart. */
export const lineOfText = (element: Element): string => renderText(element).replace(/\s+/g, ' ').trim();

class TextLines {
  private text = '';
  /** Pieces of the line, joined at its end: checking the end of a growing string would be slow on a long line. */
  private line: string[] = [];
  /** Whether another space would be one too many. */
  private spaced = true;
  /** Line breaks due before the next word: 0, 1 or 2. */
  private owed = 0;
  private waiting = '';

  words(raw: string): void {
    // no-break spaces become spaces, zero-width ones disappear
    const text = raw.replace(/[\u200B\uFEFF\u2060]/g, '').replace(/[\s\u00A0]+/g, ' ');
    const piece = this.spaced ? text.replace(/^ /, '') : text;
    if (piece === '') return;
    if (this.waiting && piece.trim()) {
      this.line.push(this.waiting);
      this.waiting = '';
    }
    this.line.push(piece);
    this.spaced = piece.endsWith(' ');
  }

  /** Puts a mark before the next words, whatever block they stand in. */
  mark(text: string): void {
    this.waiting = text;
  }

  verbatim(raw: string): void {
    this.breakLine(2);
    this.flush();
    const code = trimBreaks(raw.trimEnd());
    if (code === '') return;
    this.settle();
    this.text += code;
    this.owed = 2;
  }

  /** A line as it is, with its leading and trailing tabs. */
  row(line: string): void {
    this.flush();
    this.owed = Math.max(this.owed, 1);
    this.settle();
    this.text += line;
    this.owed = 1;
  }

  lastLetter(): string {
    return [...(this.line.at(-1) ?? '').slice(-2)].at(-1) ?? '';
  }

  breakLine(count: 1 | 2): void {
    this.flush();
    this.owed = Math.max(this.owed, count);
  }

  private flush(): void {
    const line = this.line.join('').trim();
    this.line = [];
    this.spaced = true;
    if (line === '') return;
    this.settle();
    this.text += line;
    this.owed = 0;
  }

  private settle(): void {
    if (this.text) this.text += '\n'.repeat(this.owed);
    this.owed = 0;
  }

  finish(): string {
    this.flush();
    return this.text;
  }
}

function walk(node: Element, out: TextLines, inRow: boolean): void {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (isText(child)) out.words(child.data);
    else if (isElement(child)) renderElement(child, out, inRow);
  }
}

function renderElement(element: Element, out: TextLines, inRow: boolean): void {
  const name = element.localName;
  if (SKIPPED.has(name)) return;
  if (name === 'br' && inRow) out.words(' ');
  else if (name === 'br') out.breakLine(1);
  else if (name === 'pre' && !inRow) out.verbatim(element.textContent ?? '');
  else if (name === 'table' && !inRow && isDataTable(element)) renderTable(element, out);
  else if (name === 'a' && element.hasAttribute(NOTE_REF)) out.words(`[${element.getAttribute(NOTE_REF)}]`);
  else if ((name === 'sup' || name === 'sub') && !element.querySelector(`img,code,br,[${NOTE_REF}]`))
    out.words(writeRaised(textOfRaised(element), name, out.lastLetter()));
  else if (name === 'q') renderQuotation(element, out, inRow);
  else if (STRUCK.has(name) && /\p{N}/u.test(element.textContent ?? '')) renderStruck(element, out, inRow);
  else renderInner(element, out, inRow);
}

function renderQuotation(element: Element, out: TextLines, inRow: boolean): void {
  const [open = '', close = ''] = quote('\0', isWithin(element, 'q')).split('\0');
  const isMarked = quote(element.textContent ?? '', false) === element.textContent;
  if (!isMarked) out.words(open);
  walk(element, out, inRow);
  if (!isMarked) out.words(close);
}

const STRUCK: ReadonlySet<string> = new Set(['del', 's', 'strike']);

/** A number that no longer holds: the one that holds may touch it. */
function renderStruck(element: Element, out: TextLines, inRow: boolean): void {
  if (/[\p{L}\p{N}]/u.test(out.lastLetter())) out.words(' ');
  walk(element, out, inRow);
  if (/^[\p{L}\p{N}\p{Sc}]/u.test(element.nextSibling?.textContent ?? '')) out.words(' ');
}

/** A line for each row, with a tab between fields: empty cells and the fields of spanning cells stay. */
function renderTable(table: Element, out: TextLines): void {
  out.breakLine(2);
  for (const part of table.children) if (part.localName === 'caption') renderInner(part, out, false);
  const cells = ownRows(table).map((row) => ownCells(row).map((cell) => ({ ...spansOf(cell), text: cellText(cell) })));
  for (const row of withWords(layOutCells(cells))) {
    out.row(row.map((field) => (field?.first ? field.cell.text : '')).join('\t'));
  }
  out.breakLine(2);
}

function cellText(cell: Element): string {
  const out = new TextLines();
  walk(cell, out, true);
  return oneLine(out.finish());
}

function renderInner(element: Element, out: TextLines, inRow: boolean): void {
  const name = element.localName;
  const gap = inRow ? 0 : breaksAround(element, name);
  const part = () => (gap ? out.breakLine(gap) : inRow && BLOCKS.has(name) && out.words(' '));
  part();
  const note = element.getAttribute(NOTE_TEXT);
  if (note && !(element.textContent ?? '').trim().startsWith(`[${note}]`)) out.mark(`[${note}] `);
  walk(element, out, inRow);
  part();
}

function breaksAround(element: Element, name: string): 0 | 1 | 2 {
  if (name === 'li' || name === 'tr' || name === 'dt' || name === 'dd' || name === 'option') return 1;
  if ((name === 'ul' || name === 'ol') && element.parentElement?.localName === 'li') return 1;
  return BLOCKS.has(name) ? 2 : 0;
}
