import type { Box, Line } from '../outline.ts';
import { NAME_FAMILIES } from './families.ts';
import type { Page } from './page.ts';
import { between, scaled, share } from './sums.ts';

/** Farther up, a name only tells that it is there. In steps up the tree. */
const MAX_STEPS = 15;

/** Each next scale holds at least this many times the previous one. */
const NEXT_SCALE = 1.5;
const SCALES = 4;

const OF_BOX = ['weight', 'linked', 'prose', 'of page', 'lines', 'headings', 'found', 'weight a line', 'alike', 'place'];
const OF_LINE = ['from its start'];

export const PLACE_NAMES: readonly string[] = [
  'depth',
  'steps to box of headline',
  'steps to box of core',
  ...NAME_FAMILIES.map((name) => `steps to ${name}`),
  ...Array.from({ length: SCALES }, (_, scale) => [...OF_BOX, ...OF_LINE].map((name) => `scale ${scale}: ${name}`)).flat(),
];

/** Features of a box and of the enclosing boxes at larger scales, computed once for all its lines. */
const measured = new WeakMap<Box, Int16Array>();

/** Writes features of the line's position in the tree. Returns the index after the last one. */
export function writePlace(line: Line, at: number, page: Page, row: Int16Array, from: number): number {
  let to = from;
  row[to++] = line.box.depth;
  row[to++] = stepsInto(line.box, page.aroundHeadline);
  row[to++] = stepsInto(line.box, page.aroundCore);
  for (let family = 0; family < NAME_FAMILIES.length; family++) {
    const nearest = line.box.nearest[family] ?? -1;
    const steps = line.kinds & (1 << family) ? 0 : nearest < 0 ? MAX_STEPS + 1 : line.box.depth - nearest + 1;
    row[to++] = steps > MAX_STEPS && nearest >= 0 ? MAX_STEPS : steps;
  }
  let box = line.box;
  for (let scale = 0; scale < SCALES; scale++) {
    if (scale > 0) box = wider(box, page);
    const own = measured.get(box) ?? measureBox(box, page);
    row.set(own, to);
    to += own.length;
    row[to++] = share(at - box.first, box.end - box.first);
  }
  return to;
}

/** Steps up from a box to one of these. */
function stepsInto(box: Box, around: ReadonlySet<Box>): number {
  let steps = 0;
  for (let one: Box | null = box; one && !around.has(one); one = one.parent) steps++;
  return steps;
}

/** The nearest enclosing box that holds clearly more; the outermost if none does. */
function wider(box: Box, { sums }: Page): Box {
  const weight = between(sums.weight, box.first, box.end);
  let outer = box;
  while (outer.parent) {
    outer = outer.parent;
    if (between(sums.weight, outer.first, outer.end) >= NEXT_SCALE * weight) break;
  }
  return outer;
}

function measureBox(box: Box, { sums, total }: Page): Int16Array {
  const { first, end } = box;
  const weight = between(sums.weight, first, end);
  const own = Int16Array.of(
    scaled(weight),
    share(between(sums.linked, first, end), weight),
    share(between(sums.prose, first, end), weight),
    share(weight, total),
    scaled(end - first),
    scaled(between(sums.headings, first, end)),
    share(between(sums.found, first, end), weight),
    scaled(weight / Math.max(1, end - first)),
    scaled(box.alike),
    share(box.place, box.alike),
  );
  measured.set(box, own);
  return own;
}
