import { withoutSnapshot } from '../../store/snapshot.ts';
import { placed } from './atlas.ts';
import { findPin, pincodeDatabase } from './queries.ts';

/** Where a PIN code lies, in degrees (WGS 84), for an address without coordinates; undefined where that is not known, or no directory is at hand. */
export async function findPinPoint(code: string): Promise<{ lat: number; lon: number } | undefined> {
  const row = await withoutSnapshot(async () => findPin(await pincodeDatabase(), Number(code)), undefined);
  const point = row && placed(row);
  return point && { lat: point.lat, lon: point.lon };
}
