/**
 * Where places stand on the outlines of places/outlines.ts, which are drawn with longitudes and latitudes evenly spaced. The four numbers put 1,124 of
 * 1,200 railway stations into the outline of their own state; most of the others stand in Telangana, which their list still calls Andhra Pradesh.
 */
const [SCALE_X, OFFSET_X, SCALE_Y, OFFSET_Y] = [26.1017, -1775.696, -25.8805, 966.619];

/** A place in degrees as a point of the map. */
export const toMapPoint = ({ lat, lon }: { lat: number; lon: number }): { x: number; y: number } => ({
  x: Math.round((SCALE_X * lon + OFFSET_X) * 10) / 10,
  y: Math.round((SCALE_Y * lat + OFFSET_Y) * 10) / 10,
});

/** The map's own size. */
export const MAP = { width: 773, height: 800 } as const;
/** A short route is shown with at least so much land around it. */
const MIN_SIDE = 170;
const MARGIN = 30;

/** The part of the map that shows all the points, as an SVG viewBox. */
export function mapViewBox(
  points: readonly { x: number; y: number }[],
  minSide = MIN_SIDE,
  margin = MARGIN,
): { x: number; y: number; side: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left + 2 * margin, bottom - top + 2 * margin, minSide);
  return { x: Math.round((left + right - side) / 2), y: Math.round((top + bottom - side) / 2), side: Math.round(side) };
}

/** A letter's width as a part of the size, on the large side. */
const LETTER = 0.58;

/**
 * Where names stand beside their points, the first points first: right or left of them, level with them, above or below. A name begins at its
 * `x`, or ends there. One that would lie over another or a point, or stick out of the square, is left out.
 */
export function labelPoints<P extends { x: number; y: number; name: string }>(
  points: readonly P[],
  size: number,
  square: { x: number; y: number; side: number },
): { point: P; x: number; y: number; anchor: 'start' | 'end' }[] {
  const dot = size / 2;
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - dot / 2, right: x + dot / 2, top: y - dot / 2, bottom: y + dot / 2 }));
  return points.flatMap((point) => {
    const width = point.name.length * size * LETTER;
    const places = [0.35, -0.3, 1].flatMap((drop) =>
      (['start', 'end'] as const).map((anchor) => ({
        anchor,
        left: anchor === 'start' ? point.x + dot : point.x - dot - width,
        baseline: point.y + drop * size,
      })),
    );
    for (const { anchor, left, baseline } of places) {
      const box = { left, right: left + width, top: baseline - 0.8 * size, bottom: baseline + 0.25 * size };
      const sticksOut = left < square.x || box.right > square.x + square.side || box.top < square.y || box.bottom > square.y + square.side;
      if (sticksOut || taken.some((one) => overlap(one, box))) continue;
      taken.push(box);
      return [{ point, x: anchor === 'start' ? left : box.right, y: baseline, anchor }];
    }
    return [];
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
