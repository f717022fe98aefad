import { distanceKm } from '../near.ts';

interface Point {
  lat: number;
  lon: number;
}

/** Points in cells of a quarter of a degree, so that the nearest are found by searching outward, ring by ring. */
export type Grid<P extends Point> = ReadonlyMap<number, readonly P[]>;

const CELL = 0.25;
const COLUMNS = 2_000;
/** Kilometres per cell by degrees of latitude, reduced for longitude: four fifths at India's northern end. */
const KM_A_CELL = CELL * 111.2 * 0.79;
/** Nothing farther counts as near: this many rings reach over 400 km. */
const MAX_RINGS = 20;

const row = (lat: number): number => Math.floor((lat + 90) / CELL);
const column = (lon: number): number => Math.floor((lon + 180) / CELL);

export const makeGrid = <P extends Point>(points: Iterable<P>): Grid<P> =>
  Map.groupBy(points, ({ lat, lon }) => row(lat) * COLUMNS + column(lon));

/** The grid points nearest to a point, nearest first, with great-circle distances; none beyond about 400 km. */
export function findNearest<P extends Point>(grid: Grid<P>, point: Point, most: number): { item: P; km: number }[] {
  const near: { item: P; km: number }[] = [];
  const [middle, across] = [row(point.lat), column(point.lon)];
  for (let ring = 0; ring <= MAX_RINGS; ring += 1) {
    for (let up = -ring; up <= ring; up += 1) {
      // Only the ring's edge is new.
      const step = Math.abs(up) === ring ? 1 : Math.max(1, 2 * ring);
      for (let aside = -ring; aside <= ring; aside += step)
        for (const item of grid.get((middle + up) * COLUMNS + across + aside) ?? []) near.push({ item, km: distanceKm(point, item) });
    }
    near.sort((a, b) => a.km - b.km);
    // Points in further rings are at least this far away.
    const farthest = near[most - 1]?.km;
    if (farthest !== undefined && farthest <= ring * KM_A_CELL) break;
  }
  return near.slice(0, most);
}
