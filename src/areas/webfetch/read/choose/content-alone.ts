import { isLink } from './boxes.ts';
import { NAME_FAMILIES } from './features/families.ts';
import type { Box, Line } from './outline.ts';

/** What a page has beside its content is in boxes with such names. */
const BESIDE = new Set<string>('nav foot side comment related share subscribe consent ad'.split(' '));
const BESIDE_PLACES = NAME_FAMILIES.flatMap((family, at) => (BESIDE.has(family) ? [at] : []));

/** Most links of the lines that are little else. */
const MAX_LINKS = 2;

/** Whether a page is content alone: a fragment, a notice, a letter. It leads nowhere, and nothing in it is named as what stands beside a text. */
export const isContentAlone = (lines: readonly Line[]): boolean =>
  lines.reduce((sum, line) => sum + (line.size > 0 && isLink(line) ? line.links : 0), 0) <= MAX_LINKS &&
  lines.every((line) => (line.size > 0 || line.links === 0) && !isBeside(line) && !isInForm(line.box, lines.length));

const isBeside = ({ box, kinds }: Line): boolean => BESIDE_PLACES.some((at) => (box.nearest[at] ?? -1) >= 0 || (kinds >> at) & 1);

/** In a form that is not around the whole page. */
function isInForm(box: Box, all: number): boolean {
  for (let one: Box | null = box; one; one = one.parent) if (one.element.localName === 'form' && one.end - one.first < all) return true;
  return false;
}
