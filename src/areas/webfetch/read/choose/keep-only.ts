import { isElement } from '../page/elements.ts';
import { isDataTable } from '../prepare/tables.ts';

/** Removes what is neither kept nor contains anything kept. Returns whether anything is left in the element. */
export function keepOnly(element: Element, kept: ReadonlySet<Node>): boolean {
  let holds = false;
  for (let child = element.firstChild; child; ) {
    const next: ChildNode | null = child.nextSibling;
    if (kept.has(child) || (isElement(child) && keepOnly(child, kept))) holds = true;
    else if (isElement(child) ? !isEmptyCell(child) : (child.textContent ?? '').trim()) child.remove();
    child = next;
  }
  return holds;
}

/** An empty cell of data holds the place of the cells after it. */
function isEmptyCell(element: Element): boolean {
  if (!/^t[dh]$/.test(element.localName)) return false;
  const table = element.closest('table');
  return table !== null && isDataTable(table);
}
