import type { ReadOptions } from './options.ts';

/**
 * Removes what `without` matches, and all but what `select` matches. Says how many elements that were, if anything is selected. Selectors that are not
 * valid match nothing.
 */
export function narrow(body: Element, { select, without }: Pick<ReadOptions, 'select' | 'without'>): { selected?: number } {
  for (const element of without ? matches(body, without) : []) element.remove();
  if (!select) return {};
  const found = new Set(matches(body, select));
  const outermost = [...found].filter((element) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) if (found.has(outer)) return false;
    return true;
  });
  for (const child of [...body.childNodes]) child.remove();
  body.append(...outermost);
  return { selected: outermost.length };
}

function matches(body: Element, selector: string): Element[] {
  try {
    return [...body.querySelectorAll(selector)];
  } catch {
    return []; // the endpoint refuses invalid selectors; the command line does not
  }
}
