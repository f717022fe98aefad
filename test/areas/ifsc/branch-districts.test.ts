import { describe, expect, it } from 'vitest';
import { findDistrict } from '../../../src/areas/ifsc/branches/branch-tables.ts';
import type { SourceBranch } from '../../../src/areas/ifsc/sources/record.ts';
import { readPinDistricts } from '../../../src/places/pincodes/pin-districts.ts';

const pins = await readPinDistricts();
const districtOf = (address: string | null, place: Partial<SourceBranch> = {}) =>
  findDistrict(
    {
      code: 'SBIN0000001',
      name: 'A',
      centre: null,
      city: null,
      state: 'Maharashtra',
      contact: null,
      micr: null,
      swift: null,
      ways: 0,
      address,
      ...place,
    },
    pins,
  )?.name;

describe('the district of a branch', () => {
  it.each(['M G ROAD, PUNE 411001', 'PUNE-411 001', 'PUNE411001.', 'M G ROAD PUNE 411001 TEL 02026121234'])(
    'is that of the PIN code in %s',
    (address) => {
      expect(districtOf(address)).toBe('Pune');
    },
  );

  it.each([
    ['the address names none', 'M G ROAD, PUNE', {}],
    ['there is no address', null, {}],
    ['no office has that code', 'PUNE 411999', {}],
    ['the code is of another state', 'PUNE 411001', { state: 'Goa' }],
    ['the list names no state', 'PUNE 411001', { state: null }],
    ['the address names two codes', 'PUNE 411001, HEAD OFFICE NEW DELHI 110001', {}],
    ['the centre is another district: the code is its head office’s', 'PUNE 411001', { centre: 'SOLAPUR' }],
  ])('is not said where %s', (_, address, place) => {
    expect(districtOf(address, place)).toBeUndefined();
  });

  it('is believed against the centre where the city names it too', () => {
    expect(districtOf('PUNE 411001', { centre: 'SOLAPUR', city: 'PUNE' })).toBe('Pune');
  });
});
