/** Boxes of the outlines in places/outlines.ts, whose paths are rings with one absolute and then relative points. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ring {
  /** The ring as a separate path. */
  path: string;
  box: Box;
  /** Centroid. */
  centre: readonly [x: number, y: number];
  area: number;
  points: readonly (readonly [x: number, y: number])[];
}

/** The rings of an outline, largest first. */
export function parseRings(outline: string): Ring[] {
  return outline
    .split('z')
    .filter((part) => part.startsWith('M'))
    .map(readRing)
    .sort((a, b) => b.area - a.area);
}

/**
 * The outline in whole units, for drawing at its own size or smaller: half the bytes. Neighbours round and leave out the same way, so borders
 * stay shared.
 */
export function wholeUnits(outline: string): string {
  return parseRings(outline)
    .map(({ points }) => {
      const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
      const apart = rounded.filter(([x, y], index) => index === 0 || x !== rounded[index - 1]?.[0] || y !== rounded[index - 1]?.[1]);
      const kept = withoutStraight(withoutStraight(apart, 0), 1);
      const steps = kept.map(([x, y], index) => `${x - (kept[index - 1]?.[0] ?? 0)} ${y - (kept[index - 1]?.[1] ?? 0)}`);
      return kept.length < 3 ? '' : `M${steps[0]}l${steps.slice(1).join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}

type Point = readonly [x: number, y: number];

/** A point spans no more than this with its neighbours, twice the triangle's surface, where the line seems straight. */
const STRAIGHT = 2;

/** Without points at which the line seems straight, of those whose coordinates are even or odd (0, 1) together: never two beside each other by one look. */
const withoutStraight = (points: readonly Point[], parity: 0 | 1): readonly Point[] =>
  points.filter(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after || Math.abs(x + y) % 2 !== parity) return true;
    return Math.abs((x - before[0]) * (after[1] - before[1]) - (y - before[1]) * (after[0] - before[0])) > STRAIGHT;
  });

function readRing(part: string): Ring {
  const numbers = (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push([x, y]);
  }
  let [doubled, cx, cy] = [0, 0, 0];
  for (const [index, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    const cross = x1 * y2 - x2 * y1;
    doubled += cross;
    cx += (x1 + x2) * cross;
    cy += (y1 + y2) * cross;
  }
  const box = boxAround(points);
  const centre = doubled === 0 ? ([box.x, box.y] as const) : ([cx / (3 * doubled), cy / (3 * doubled)] as const);
  return { path: `${part}z`, box, centre, area: Math.abs(doubled / 2), points };
}

function boxAround(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const boxOver = (boxes: readonly Box[]): Box =>
  boxAround(boxes.flatMap(({ x, y, width, height }) => [[x, y] as const, [x + width, y + height] as const]));

/** A label of two letters is so much wider than high. */
const LABEL_SHAPE = 1.5;
const GRID = 14;

/** Where in a ring a label of two letters keeps farthest from the border: a state's centroid may lie on one, or outside. */
export function labelPoint({ box, points, centre }: Ring): readonly [x: number, y: number] {
  let best = { point: centre, room: roomAt(centre, points) };
  for (let row = 1; row < GRID; row += 1)
    for (let column = 1; column < GRID; column += 1) {
      const point = [box.x + (box.width * column) / GRID, box.y + (box.height * row) / GRID] as const;
      const room = roomAt(point, points);
      if (room > best.room) best = { point, room };
    }
  return best.point;
}

/** How near the border comes to a point, from the sides in widths of a label; below zero outside. */
function roomAt([x, y]: readonly [number, number], points: Ring['points']): number {
  let nearest = Number.POSITIVE_INFINITY;
  let isInside = false;
  for (const [index, [x1, y1]] of points.entries()) {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    nearest = Math.min(nearest, distanceTo([(x1 - x) / LABEL_SHAPE, y1 - y], [(x2 - x1) / LABEL_SHAPE, y2 - y1]));
  }
  return isInside ? nearest : -nearest;
}

/** Distance of the origin from a line that begins at a point and goes so far. */
function distanceTo([x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): number {
  const share = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x + share * dx, y + share * dy);
}
