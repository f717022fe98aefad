import { BLOCKS, isElement, isText, SKIPPED } from '../page/elements.ts';
import { trimBreaks } from './lines.ts';

/** Renders an element as plain text: a line per line, an empty line between blocks, tabs between table cells. */
export function renderText(root: Element): string {
  const out = new TextLines();
  walk(root, out, false);
  return out.finish();
}

class TextLines {
  private text = '';
  /** Pieces of the line, joined at its end: checking the end of a growing string would be slow on a long line. */
  private line: string[] = [];
  /** Whether another space would be one too many. */
  private spaced = true;
  /** Line breaks due before the next word: 0, 1 or 2. */
  private owed = 0;

  words(raw: string): void {
    // no-break spaces become spaces, zero-width ones disappear
    const text = raw.replace(/[\u200B\uFEFF\u2060]/g, '').replace(/[\s\u00A0]+/g, ' ');
    const piece = this.spaced ? text.replace(/^ /, '') : text;
    if (piece === '') return;
    this.line.push(piece);
    this.spaced = piece.endsWith(' ');
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

  tab(): void {
    let last = this.line.pop();
    while (last !== undefined && !last.trim()) last = this.line.pop();
    if (last === undefined) return;
    this.line.push(last.trimEnd(), '\t');
    this.spaced = false;
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
  else if (name === 'pre') out.verbatim(element.textContent ?? '');
  else if (name === 'td' || name === 'th') {
    out.tab();
    walk(element, out, true);
  } else renderInner(element, out, inRow);
}

function renderInner(element: Element, out: TextLines, inRow: boolean): void {
  const name = element.localName;
  const gap = inRow ? 0 : breaksAround(element, name);
  const part = () => (gap ? out.breakLine(gap) : inRow && BLOCKS.has(name) && out.words(' '));
  part();
  walk(element, out, inRow || name === 'tr');
  part();
}

function breaksAround(element: Element, name: string): 0 | 1 | 2 {
  if (name === 'li' || name === 'tr' || name === 'dt' || name === 'dd' || name === 'option') return 1;
  if ((name === 'ul' || name === 'ol') && element.parentElement?.localName === 'li') return 1;
  return BLOCKS.has(name) ? 2 : 0;
}
