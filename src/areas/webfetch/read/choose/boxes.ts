import type { Box, Line } from './outline.ts';

/** Boxes around lines that pass a test, innermost first for each line. */
export function boxesWhere(lines: readonly Line[], test: (box: Box) => boolean): Set<Box> {
  const found = new Set<Box>();
  for (const { box } of lines) for (let one: Box | null = box; one; one = one.parent) if (test(one)) found.add(one);
  return found;
}

export const countWords = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.size, 0);

/** The nearest box around another that holds other lines too. */
export function boxOfMore(box: Box): Box | null {
  let outer = box.parent;
  while (outer && outer.end - outer.first === box.end - box.first) outer = outer.parent;
  return outer;
}

/** The outermost box that holds the same lines. */
export function outermost(box: Box): Box {
  let outer = box;
  while (outer.parent && outer.parent.end - outer.parent.first === outer.end - outer.first) outer = outer.parent;
  return outer;
}

/** The table of data that a line stands in, if any. */
export function tableAround({ box }: Line): Box | undefined {
  for (let one: Box | null = box; one; one = one.parent) if (one.table === 'data' || one.table === 'spanned') return one;
  return undefined;
}

export function isInside(box: Box, outer: Box | null): boolean {
  for (let one: Box | null = box; one; one = one.parent) if (one === outer) return true;
  return false;
}

/** Whether a line is little more than links. */
export const isLink = (line: Line) => line.linked > 0.8 * line.weight;

/** Whether half of these lines are little more than links. */
export const isMostlyLinks = (lines: readonly Line[]) => 2 * lines.filter(isLink).length > lines.filter(({ size }) => size > 0).length;

/** Whether the nearest text before or after a box is kept, and stands in the box around it. */
export const isBesideText = (box: Box, lines: readonly Line[], selected: ReadonlySet<Line>): boolean =>
  [-1, 1].some((step) => isNextKept(box, step, lines, selected));

export const isBetweenText = (box: Box, lines: readonly Line[], selected: ReadonlySet<Line>): boolean =>
  [-1, 1].every((step) => isNextKept(box, step, lines, selected));

function isNextKept(box: Box, step: number, lines: readonly Line[], selected: ReadonlySet<Line>): boolean {
  const outer = box.parent;
  for (let at = step < 0 ? box.first - 1 : box.end; outer && at >= outer.first && at < outer.end; at += step) {
    const line = lines[at] as Line;
    if (line.size > 0 && (line.level === 0 || selected.has(line))) return selected.has(line);
  }
  return false;
}
