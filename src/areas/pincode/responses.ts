import type { z } from 'zod';
import { type Paging, pageOf } from '../../api/paging.ts';
import { agedBody } from '../../crawl/freshness.ts';
import { publisherOf } from '../../crawl/publisher.ts';
import { codesOfDistrict } from '../../places/codes.ts';
import { type Atlas, type District, requireDistrict } from '../../places/pincodes/atlas.ts';
import type { NamedPin } from '../../places/pincodes/queries.ts';
import type { DigipinCell } from './digipin.ts';
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
import {
  type allDistricts,
  type Edition,
  editionOf,
  type PinCode,
  type PinDistrict,
  type PinSearch,
  pointOf,
  toDistrict,
} from './values.ts';

/** Which directory this is, and its age. `isKept`: an earlier answer of a provider. */
const editionBody = ({ edition, day }: Edition, isKept = false) => ({
  edition,
  as_of: day,
  ...agedBody(day, PINCODE_SCHEDULE, isKept),
});

/** A PIN code with its offices. */
export const recordBody = ({ code, district, state, offices, ...one }: PinCode): z.output<typeof pincodeRecord> => ({
  status: 'ok',
  api: 'pincode',
  code,
  district,
  state: state.name,
  circle: one.circle,
  region: one.region,
  location: one.point,
  location_source: one.pointSource,
  count: offices.length,
  offices: offices.map((office) => ({
    name: office.name,
    type: office.type,
    delivery: office.delivers,
    district: office.district,
    state: office.state.name,
    taluk: office.taluk,
    division: office.division,
    listed: office.isListed,
    doubt: office.doubt,
    location: office.point,
  })),
  ...publisherOf(one.source),
  ...editionBody(one, one.isStale),
});

function districtRow({ called, slug, state, pins }: PinDistrict) {
  const { lgd = null, census } = codesOfDistrict(called.name, state.name);
  return {
    district: called.name,
    district_hi: called.hi ?? null,
    slug,
    state: state.name,
    state_hi: state.hi ?? null,
    pincodes: pins,
    lgd,
    population_2011: census?.population ?? null,
  };
}

function pinRow(atlas: Atlas, pin: NamedPin) {
  const { name: district, state } = requireDistrict(atlas, pin.district);
  return { code: String(pin.pin), office: pin.office, district, state, offices: pin.offices, location: pointOf(pin) };
}

export function searchBody(q: string, search: PinSearch, page: Paging): z.output<typeof pincodeSearch> {
  const { rows, paging } = pageOf(search.offices, page);
  return {
    status: 'ok',
    api: 'pincode/search',
    q,
    count: rows.length,
    ...paging,
    districts: search.districts.map(districtRow),
    offices: rows.map((office) => ({ ...office, state: office.state.name })),
    loose: search.isLoose,
    ...editionBody(search),
  };
}

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
  ...editionBody(editionOf(atlas)),
});

export function prefixBody(atlas: Atlas, prefix: string, matches: readonly NamedPin[], page: Paging): z.output<typeof pincodePrefix> {
  const { rows: pins, paging } = pageOf(matches, page);
  return {
    status: 'ok',
    api: 'pincode/prefix',
    prefix,
    count: pins.length,
    ...paging,
    pincodes: pins.map((pin) => pinRow(atlas, pin)),
    ...editionBody(editionOf(atlas)),
  };
}

/** Every district, by state and name. */
export const districtsBody = ({ districts, ...edition }: Awaited<ReturnType<typeof allDistricts>>): z.output<typeof pincodeDistricts> => ({
  status: 'ok',
  api: 'pincode/districts',
  count: districts.length,
  districts: districts.map(districtRow),
  ...editionBody(edition),
});

export const districtBody = (atlas: Atlas, district: District, pins: readonly NamedPin[]): z.output<typeof pincodeDistrict> => ({
  status: 'ok',
  api: 'pincode/district',
  ...districtRow(toDistrict(district)),
  pincodes: pins.map((pin) => pinRow(atlas, pin)),
  ...editionBody(editionOf(atlas)),
});

/** A DIGIPIN cell with the nearest PIN code, if there is one. */
export function digipinBody(
  atlas: Atlas,
  { code, lat, lon, ...bounds }: DigipinCell,
  nearPin: NearPin | undefined,
): z.output<typeof digipinAnswer> {
  return {
    status: 'ok',
    api: 'pincode/digipin',
    code,
    location: { lat, lon },
    bounds,
    nearest: nearPin ? withoutPoint(nearRow(atlas, nearPin)) : null,
    source: 'DIGIPIN, Department of Posts',
    ...editionBody(editionOf(atlas)),
  };
}
