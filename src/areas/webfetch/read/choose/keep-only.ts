import { BLOCKS, isElement, isText } from '../page/elements.ts';
import { isDataTable, TABLE_KIND } from '../prepare/tables.ts';

/** Removes what is neither kept nor contains anything kept. Returns whether anything is left in the element. */
export function keepOnly(element: Element, kept: ReadonlySet<Node>): boolean {
  let holds = false;
  for (let child = element.firstChild; child; ) {
    const next: ChildNode | null = child.nextSibling;
    if (kept.has(child) || (isElement(child) && keepOnly(child, kept))) holds = true;
    else if (isElement(child) ? !isPlace(child) : (child.textContent ?? '').trim()) {
      // two lines must not become one where what stood between them is gone
      if (
        isElement(child) &&
        BLOCKS.has(child.localName) &&
        isInLine(child, 'previousSibling', kept) &&
        isInLine(child, 'nextSibling', kept)
      )
        child.before(child.ownerDocument.createElement('div'));
      child.remove();
    }
    child = next;
  }
  return holds;
}

/** Whether the next node on that side that is not blank is kept, and no block. */
function isInLine(node: Node, side: 'previousSibling' | 'nextSibling', kept: ReadonlySet<Node>): boolean {
  let other = node[side];
  while (other && isText(other) && !other.data.trim()) other = other[side];
  return other !== null && kept.has(other) && !(isElement(other) && BLOCKS.has(other.localName));
}

/**
 * An emptied cell of data holds the place of the cells after it, and a row the place of those that cells above it reach into. An empty head says that
 * the first row is none.
 */
function isPlace(element: Element): boolean {
  if (!/^(?:t[dhr]|thead)$/.test(element.localName)) return false;
  const table = element.closest('table');
  return table !== null && (element.localName === 'tr' ? table.getAttribute(TABLE_KIND) === 'spanned' : isDataTable(table));
}
