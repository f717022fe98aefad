import type { Atlas } from './atlas.ts';
import { nearestOf } from './grid.ts';
import { findPin, type NamedPin, officesOf, type PincodeDatabase } from './queries.ts';

const MOST = 5;

/** The five PIN codes nearest to a point in degrees, nearest first; fewer where there are none within about 400 km. */
export function nearestPins(
  db: PincodeDatabase,
  { grid }: Atlas,
  point: { lat: number; lon: number },
  most = MOST,
): Promise<{ pin: NamedPin; km: number }[]> {
  return Promise.all(
    nearestOf(grid, point, most).map(async ({ item, km }) => {
      const pin = await findPin(db, item.pin);
      if (!pin) throw new Error(`The snapshot has no PIN code ${item.pin}`);
      const [main] = await officesOf(db, { ...pin, offices: 1 });
      return { pin: { ...pin, office: main?.name ?? '' }, km };
    }),
  );
}
