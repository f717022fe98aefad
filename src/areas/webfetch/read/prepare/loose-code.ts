import { BLOCKS, findNamed, isElement, isWithin, plainText, rename } from '../page/elements.ts';
import type { Page } from './page.ts';

/** Whether there is a line with words between two line breaks. */
const hasInnerLine = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .some((line) => line.trim());

/** Whether an element stands between blocks, with no words beside it. */
const isOwnLine = (element: Element): boolean =>
  BLOCKS.has(element.parentElement?.localName ?? '') && isAtEdge(element, 'previousSibling') && isAtEdge(element, 'nextSibling');

function isAtEdge(element: Element, side: 'previousSibling' | 'nextSibling'): boolean {
  for (let other = element[side]; other; other = other[side]) {
    if (isElement(other)) return BLOCKS.has(other.localName);
    if (plainText(other)) return false;
  }
  return true;
}

/** Names of the lines in an editor that a page shows: CodeMirror, Monaco, Ace. */
const EDITOR_LINE = /(?:^|\s)(?:cm-line|CodeMirror-line|view-line|ace_line)(?:\s|$)/;
/** The style of a box that an editor copies code into: it keeps blanks, and its letters have one width. */
const KEEPS_BLANKS = /white-space\s*:\s*pre\b/i;
const ONE_WIDTH = /monospace|consolas|menlo|monaco|courier/i;

/** Converts code without `pre`: an editor's lines, boxes that are styled as code, code with line breaks of its own, and code with `br` that is all of its paragraph. */
export function promoteLooseCode({ named }: Page): void {
  for (const line of named('div')) {
    const box = EDITOR_LINE.test(line.getAttribute('class') ?? '') ? line.parentElement : null;
    if (box && !isWithin(line, 'pre') && [...box.children].every((one) => EDITOR_LINE.test(one.getAttribute('class') ?? ''))) {
      const pre = box.ownerDocument.createElement('pre');
      pre.append(...box.childNodes);
      box.append(pre);
    }
  }
  for (const box of named('div')) {
    const style = box.getAttribute('style') ?? '';
    if (KEEPS_BLANKS.test(style) && ONE_WIDTH.test(style) && !isWithin(box, 'pre') && !findNamed(box, 'pre', 'p', 'table').length)
      rename(box, 'pre');
  }
  for (const code of named('code', 'samp', 'kbd', 'tt')) {
    if (!findNamed(code, 'br').some((br) => br.nextSibling) || isWithin(code, 'pre', 'td', 'th', 'li') || !isOwnLine(code)) continue;
    const pre = code.ownerDocument.createElement('pre');
    const block = code.parentElement;
    pre.append(...code.childNodes);
    if (block?.localName === 'p') block.replaceWith(pre);
    else code.replaceWith(pre);
  }
  for (const code of named('code')) {
    if (hasInnerLine(code.textContent ?? '') && !isWithin(code, 'pre', 'p', 'li', 'td')) {
      const pre = code.ownerDocument.createElement('pre');
      code.replaceWith(pre);
      pre.append(code);
    }
  }
  for (const listing of named('listing', 'xmp')) rename(listing, 'pre');
}
