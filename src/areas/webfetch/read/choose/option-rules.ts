import { findNamed } from '../page/elements.ts';
import { boxesWhere, countWords, tableAround } from './boxes.ts';
import { isProse } from './features/sums.ts';
import type { Box } from './outline.ts';
import type { Selection } from './selection.ts';

/** Most words of a group of options, and largest share of a page's text that it is. */
const MAX_WORDS = 120;
const MAX_SHARE = 0.3;

/** Drops what one may choose from: sizes, colours, filters. They stand in a group of controls, in short lines and in no table of data. */
export function dropOptions({ lines, selected }: Selection): void {
  const total = lines.reduce((sum, { weight }) => sum + weight, 0);
  for (const group of boxesWhere(lines, isGroup)) {
    const all = lines.slice(group.first, group.end);
    const weight = all.reduce((sum, line) => sum + line.weight, 0);
    if (countWords(all) > MAX_WORDS || weight > MAX_SHARE * total || all.some((line) => isProse(line) || tableAround(line))) continue;
    if (all.some((line) => selected.has(line)) && holdsControls(group.element)) for (const line of all) selected.delete(line);
  }
}

const isGroup = ({ element }: Box) => element.localName === 'fieldset';

/** Whether there is anything to choose with; where the page itself is gone, its groups are taken for such. */
const holdsControls = (group: Element): boolean =>
  group.firstChild === undefined || findNamed(group, 'input', 'select', 'textarea', 'button').length > 0;
