import { isElement } from '../page/elements.ts';
import { isDataTable, TABLE_KIND } from '../prepare/tables.ts';

/** Removes what is neither kept nor contains anything kept. Returns whether anything is left in the element. */
export function keepOnly(element: Element, kept: ReadonlySet<Node>): boolean {
  let holds = false;
  for (let child = element.firstChild; child; ) {
    const next: ChildNode | null = child.nextSibling;
    if (kept.has(child) || (isElement(child) && keepOnly(child, kept))) holds = true;
    else if (isElement(child) ? !isPlace(child) : (child.textContent ?? '').trim()) child.remove();
    child = next;
  }
  return holds;
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
