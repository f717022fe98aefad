import { fold } from '../../text/fold.ts';
import { pincodeAtlas } from './atlas.ts';
import { pincodeDatabase, readPinDistrictIds } from './queries.ts';
import type { DistrictRow } from './tables.ts';

/** A district of the directory, as it is called today. */
type PinDistrict = Pick<DistrictRow, 'name' | 'state'>;

/** What the directory says of districts for addresses that name a PIN code. */
export interface PinDistricts {
  /** India Post's edition. */
  edition: string;
  /** Is it a PIN code of the directory? */
  has(pin: number): boolean;
  /** The district in which all offices of a PIN code are; undefined where they are in several, or the code is none. */
  districtOf(pin: number): PinDistrict | undefined;
  /** The district of a state that a name of today or of before means. */
  find(state: string, name: string): PinDistrict | undefined;
}

/** Reads it for all PIN codes at once. Throws ApiError `snapshot_unavailable`. */
export async function readPinDistricts(): Promise<PinDistricts> {
  const [atlas, pins] = await Promise.all([pincodeAtlas(), pincodeDatabase().then(readPinDistrictIds)]);
  const byName = new Map<string, PinDistrict>();
  for (const { name, state, aliases } of atlas.districts.values())
    for (const one of [name, ...aliases]) byName.set(`${state}|${fold(one)}`, { name, state });
  const byPin = new Map(pins.map(({ pin, district }) => [pin, district]));
  return {
    edition: atlas.edition,
    has: (pin) => byPin.has(pin),
    districtOf: (pin) => atlas.districts.get(byPin.get(pin) ?? -1),
    find: (state, name) => byName.get(`${state}|${fold(name)}`),
  };
}
