import type { Atlas } from '../../places/pincodes/atlas.ts';
import { findNearest } from '../../places/pincodes/grid.ts';
import { findPin, listOffices, type NamedPin, type PincodeDatabase } from '../../places/pincodes/queries.ts';

const MAX_NEAREST = 5;

/** The five PIN codes nearest to a point in degrees, nearest first; fewer if there are not five within about 400 km. */
export function nearestPins(
  db: PincodeDatabase,
  { grid }: Atlas,
  point: { lat: number; lon: number },
  most = MAX_NEAREST,
): Promise<{ pin: NamedPin; km: number }[]> {
  return Promise.all(
    findNearest(grid, point, most).map(async ({ item, km }) => {
      const pin = await findPin(db, item.pin);
      if (!pin) throw new Error(`The snapshot has no PIN code ${item.pin}`);
      const [main] = await listOffices(db, { ...pin, offices: 1 });
      return { pin: { ...pin, office: main?.name ?? '' }, km };
    }),
  );
}
