import { fold } from '../../text/fold.ts';
import { pincodeAtlas } from './atlas.ts';
import { pincodeDatabase, readPinDistrictIds, readTownOffices } from './queries.ts';
import type { DistrictRow } from './tables.ts';

/** A district of the directory under its present name. */
type PinDistrict = Pick<DistrictRow, 'name' | 'state'>;

/** Districts by PIN code, for addresses that contain one. */
export interface PinDistricts {
  /** The edition of India Post's directory. */
  edition: string;
  /** Whether the directory has this PIN code. */
  has(pin: number): boolean;
  /** The district with all of a PIN code's offices; undefined if they are in several, or the code is unknown. */
  districtOf(pin: number): PinDistrict | undefined;
  /** A state's district by a present or former name. */
  find(state: string, name: string): PinDistrict | undefined;
  /** The district of the head and sub post offices of a place's name in a state; undefined if they are in several, or there is none. */
  ofPlace(state: string, name: string): PinDistrict | undefined;
}

/** Reads all PIN codes at once. Throws ApiError `snapshot_unavailable`. */
export async function readPinDistricts(): Promise<PinDistricts> {
  const [atlas, pins, towns] = await Promise.all([
    pincodeAtlas(),
    pincodeDatabase().then(readPinDistrictIds),
    pincodeDatabase().then(readTownOffices),
  ]);
  const byName = new Map<string, PinDistrict>();
  for (const { name, state, aliases } of atlas.districts.values())
    for (const one of [name, ...aliases]) byName.set(`${state}|${fold(one)}`, { name, state });
  const byPlace = new Map<string, PinDistrict | null>();
  for (const { name, district } of towns) {
    const itsDistrict = atlas.districts.get(district);
    if (!itsDistrict) continue;
    const key = `${itsDistrict.state}|${fold(name)}`;
    const before = byPlace.get(key);
    byPlace.set(
      key,
      before === undefined || before?.name === itsDistrict.name ? { name: itsDistrict.name, state: itsDistrict.state } : null,
    );
  }
  const byPin = new Map(pins.map(({ pin, district }) => [pin, district]));
  return {
    edition: atlas.edition,
    has: (pin) => byPin.has(pin),
    districtOf: (pin) => atlas.districts.get(byPin.get(pin) ?? -1),
    find: (state, name) => byName.get(`${state}|${fold(name)}`),
    ofPlace: (state, name) => byPlace.get(`${state}|${fold(name)}`) ?? undefined,
  };
}
