import { NOTE_TEXT } from '../prepare/notes.ts';
import { DRAWN } from '../prepare/page.ts';
import { PAIR } from '../prepare/pairs.ts';
import { TABLE_KIND } from '../prepare/tables.ts';
import { nameFamilies } from './features/families.ts';
import type { Box } from './outline.ts';

const FAMILIES = 32;

/** A box that begins at the line `first`, with none yet; `before` is the one before it in the same box. `share` gives equal texts as one. */
export function makeBox(
  element: Element,
  parent: Box | null,
  first: number,
  share: (text: string) => string,
  before: Box | undefined,
): Box {
  const className = element.getAttribute('class') ?? '';
  const kinds = nameFamilies(element, className);
  const depth = parent ? parent.depth + 1 : 0;
  const nearest = nearestBoxes(kinds, parent, depth, before);
  // digits in a class number the members of a series
  const key = share(`${element.localName} ${className.replace(/\d+/g, '')}`);
  const table = element.localName === 'table' ? (element.getAttribute(TABLE_KIND) ?? '') : '';
  const note = element.getAttribute(NOTE_TEXT) ?? '';
  const pair = element.getAttribute(PAIR) ?? '';
  const drawn = element.localName === 'figure' && element.hasAttribute(DRAWN);
  return { element, parent, depth, key, kinds, nearest, first, end: first, table, note, pair, drawn, place: 0, alike: 1 };
}

/**
 * For each family, the depth of the nearest box that has it, given a box of these `kinds` at `depth`. Boxes alike share theirs, with the one `before`
 * in the same box too.
 */
export function nearestBoxes(kinds: number, parent: Box | null, depth: number, before?: Box): Int16Array {
  if (parent && !kinds) return parent.nearest;
  if (before?.parent === parent && before.kinds === kinds) return before.nearest;
  const nearest = parent ? parent.nearest.slice() : new Int16Array(FAMILIES).fill(-1);
  for (let bits = kinds; bits; bits &= bits - 1) nearest[31 - Math.clz32(bits & -bits)] = depth;
  return nearest;
}
