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
export function mapViewBox(points: readonly { x: number; y: number }[]): { x: number; y: number; side: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left + 2 * MARGIN, bottom - top + 2 * MARGIN, MIN_SIDE);
  return { x: Math.round((left + right - side) / 2), y: Math.round((top + bottom - side) / 2), side: Math.round(side) };
}
