import type { ReadOptions } from './options.ts';
import { selectElements } from './select-elements.ts';

/**
 * Removes what `without` matches, and all but what `select` matches. Says how many elements that were, if anything is selected. Selectors that are not
 * valid match nothing: the endpoint refuses them, the command line does not. Throws SelectorTooCostly.
 */
export function narrow(body: Element, { select, without }: Pick<ReadOptions, 'select' | 'without'>): { selected?: number } {
  for (const element of without ? selectElements(body, without, 'without') : []) element.remove();
  if (!select) return {};
  const found = new Set(selectElements(body, select, 'select'));
  const outermost = [...found].filter((element) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) if (found.has(outer)) return false;
    return true;
  });
  for (const child of [...body.childNodes]) child.remove();
  body.append(...outermost);
  return { selected: outermost.length };
}
