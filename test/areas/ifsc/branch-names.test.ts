import { describe, expect, it } from 'vitest';
import { branchName, withoutMail } from '../../../src/areas/ifsc/branches/branch-names.ts';
import { findDistrict } from '../../../src/areas/ifsc/branches/branch-tables.ts';
import type { SourceBranch } from '../../../src/areas/ifsc/sources/record.ts';
import type { PinDistricts } from '../../../src/places/pincodes/pin-districts.ts';

describe('names of branches', () => {
  it.each([
    ['KK NAGAR', 'KK Nagar'],
    ['S.P.COLONY BRANCH', 'S.P.Colony Branch'],
    ['RTGS-HO', 'RTGS-HO'],
    ['BANK OF INDIA AND THE REST', 'Bank of India and the Rest'],
    ['MIDC ANDHERI EAST', 'MIDC Andheri East'],
    ['SECTOR II, BHILAI', 'Sector II, Bhilai'],
    ['Bandra Kurla Complex', 'Bandra Kurla Complex'],
  ])('%s is %s', (listed, name) => expect(branchName(listed)).toBe(name));

  it.each([
    ['MANISHGLOBALMALL, SECTOR22, DWARAKA110077DWARKAATSBTCOIN', 'MANISHGLOBALMALL, SECTOR22, DWARAKA 110077'],
    ['CHERUPUZHAPO670511CHERUPUZHAATSBTCOIN', 'CHERUPUZHAPO 670511'],
    ['LAWRENCEROAD, KESHAVAPURAMPO110035WAZIRPURATSBTC', 'LAWRENCEROAD, KESHAVAPURAMPO 110035'],
    ['NEAR BATA, MG ROAD 411001', 'NEAR BATA, MG ROAD 411001'],
    ['PLOT 110001 AT CO', 'PLOT 110001 AT CO'],
  ])('the mail address goes that ran into %s', (address, clean) => expect(withoutMail(address)).toBe(clean));
});

describe('the district of a branch without a PIN code', () => {
  const pins: PinDistricts = {
    edition: 'test',
    has: (pin) => pin === 411001,
    districtOf: () => ({ name: 'Pune', state: 'Maharashtra' }),
    find: (_state, name) => (name === 'NIZAMABAD' ? { name: 'Nizamabad', state: 'Telangana' } : undefined),
    ofPlace: (state, name) => (name === 'KAMAREDDY' && state === 'Telangana' ? { name: 'Kamareddy', state } : undefined),
  };
  const branch = (more: Partial<SourceBranch>): SourceBranch => ({
    code: 'SBIN0000001',
    name: 'A',
    centre: 'KAMAREDDY',
    city: null,
    state: 'Telangana',
    address: 'WARD NO.5',
    contact: null,
    micr: null,
    swift: null,
    ways: 0,
    ...more,
  });
  it('is that of the post offices of its centre, unless the list names another', () => {
    expect(findDistrict(branch({}), pins)?.name).toBe('Kamareddy');
    expect(findDistrict(branch({ city: 'NIZAMABAD' }), pins)).toBeUndefined();
    expect(findDistrict(branch({ state: 'Andhra Pradesh' }), pins)).toBeUndefined();
  });
});
