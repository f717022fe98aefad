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
 * The outline in whole units, for drawing at its own size or smaller: half the bytes. Neighbours round the same way, so borders stay
 * shared.
 */
export function wholeUnits(outline: string): string {
  return parseRings(outline)
    .map(({ points }) => {
      const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
      const kept = rounded.filter(([x, y], index) => index === 0 || x !== rounded[index - 1]?.[0] || y !== rounded[index - 1]?.[1]);
      const steps = kept.map(([x, y], index) => `${x - (kept[index - 1]?.[0] ?? 0)} ${y - (kept[index - 1]?.[1] ?? 0)}`);
      return kept.length < 3 ? '' : `M${steps[0]}l${steps.slice(1).join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}

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
