import { distanceKm } from '../../places/near.ts';
import { findNearest, makeGrid } from '../../places/pincodes/grid.ts';
import type { CorrectionCounts } from './corrections.ts';
import type { ListedPoint } from './sources/record.ts';

/** A PIN code's data other than its location. */
export interface PinPlace {
  district: string;
  state: string;
}

/** India's approximate bounding box, in degrees. */
const INDIA = { south: 6, north: 37.6, west: 68, east: 97.5 };
/** A point this far from the centres of both its district and the PIN codes with the same first three digits is wrong ... */
const MAX_DISTANCE_KM = 60;
/** ... or farther than this many times the usual distance there: districts in deserts and mountains are large. */
const TIMES_USUAL = 3;
const NEIGHBOURS = 7;
/** Territories within other states: their points have strangers around them. */
const APART = new Set(['Puducherry', 'Dadra and Nagar Haveli and Daman and Diu', 'Chandigarh']);
/** A point shared by PIN codes of this many districts is a failed search's default. */
const SHARED_BY = 3;

type Placed = ListedPoint & PinPlace;

/** The reliable points. Dropped ones are counted by reason, including those for PIN codes we do not have. */
export function filterPoints(
  points: readonly ListedPoint[],
  places: ReadonlyMap<number, PinPlace>,
  counts: CorrectionCounts,
): Map<number, ListedPoint> {
  const drop = (reason: string) => counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const keep = (rows: readonly Placed[], good: (row: Placed) => boolean, reason: string) =>
    rows.filter((row) => {
      const ok = good(row);
      if (!ok) drop(reason);
      return ok;
    });
  const placed = points.flatMap((point): Placed[] => {
    const place = places.get(point.pin);
    return place ? [{ ...point, ...place }] : [];
  });
  const inIndia = keep(
    placed,
    ({ lat, lon }) => lat > INDIA.south && lat < INDIA.north && lon > INDIA.west && lon < INDIA.east,
    'points outside India dropped',
  );
  const sharers = Map.groupBy(inIndia, ({ lat, lon }) => `${lat} ${lon}`);
  const ofOneDistrict = keep(
    inIndia,
    ({ lat, lon }) => new Set(sharers.get(`${lat} ${lon}`)?.map(({ district }) => district)).size < SHARED_BY,
    'points of several districts at once dropped',
  );
  const fromDistrict = middles(ofOneDistrict, ({ district, state }) => `${district}|${state}`);
  const fromPrefix = middles(ofOneDistrict, ({ pin }) => String(pin).slice(0, 3));
  const near = keep(ofOneDistrict, (row) => fromDistrict(row) || fromPrefix(row), 'points far from their neighbours dropped');
  const grid = makeGrid(near);
  const inState = keep(
    near,
    (row) => APART.has(row.state) || findNearest(grid, row, NEIGHBOURS + 1).some(({ item }) => item !== row && item.state === row.state),
    'points outside their state dropped',
  );
  return new Map(inState.map(({ pin, lat, lon }) => [pin, { pin, lat, lon }]));
}

/** Tells whether a point is near the centre of its group. */
function middles(rows: readonly Placed[], group: (row: Placed) => string): (row: Placed) => boolean {
  const limits = new Map<string, { middle: { lat: number; lon: number }; limit: number }>();
  for (const [name, members] of Map.groupBy(rows, group)) {
    const middle = { lat: median(members.map(({ lat }) => lat)), lon: median(members.map(({ lon }) => lon)) };
    const usual = median(members.map((row) => distanceKm(row, middle)));
    limits.set(name, { middle, limit: Math.max(MAX_DISTANCE_KM, TIMES_USUAL * usual) });
  }
  return (row) => {
    const limit = limits.get(group(row));
    return limit !== undefined && distanceKm(row, limit.middle) <= limit.limit;
  };
}

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
