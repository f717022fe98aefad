import { describe, expect, it } from 'vitest';
import type { CorrectionCounts } from '../../../src/areas/pincode/corrections.ts';
import { matchSpellings } from '../../../src/areas/pincode/office-match.ts';
import { findStrangers, type Placed } from '../../../src/areas/pincode/strangers.ts';
import { tidyOfficeName } from '../../../src/areas/pincode/tidy-name.ts';
import { districtAliases } from '../../../src/places/pincodes/district-names.ts';
import { districtOfTaluk, districtOfToday } from '../../../src/places/renamed-districts.ts';

const office = (pin: number, name: string, district: string, state: string, more: Partial<Placed> = {}): Placed => ({
  pin,
  name,
  point: null,
  place: { district, state },
  before: undefined,
  ...more,
});
const formerly = (pin: number, name: string, district: string, state: string) => ({
  pin,
  name,
  district,
  state,
  division: '',
  region: '',
  circle: '',
  type: 1,
  taluk: null,
});
/** Twelve PIN codes of a sorting district, each with one office. */
const usual = (sorting: number, district: string, state: string, at = { lat: 24, lon: 74 }) =>
  Array.from({ length: 12 }, (_, n) =>
    office(sorting * 1000 + 100 + n, `Usual ${n}`, district, state, { point: { lat: at.lat + n / 100, lon: at.lon } }),
  );

describe('an office in a state where no other PIN code of its first three digits lies', () => {
  const counts: CorrectionCounts = new Map();

  it('is placed by its own PIN code in the older edition, else by its first three digits, and is doubtful', () => {
    const offices = [
      office(799001, 'Agartala', 'Nirmal', 'Telangana'),
      office(799001, 'Agartala Court', 'Nirmal', 'Telangana'),
      office(799001, 'Agartala Bazar', 'Nirmal', 'Telangana'),
      ...usual(799, 'Sepahijala', 'Tripura'),
      office(334002, 'NDC Bikaner', 'Raipur', 'Chhattisgarh'),
      ...usual(334, 'Bikaner', 'Rajasthan'),
    ];
    const found = findStrangers(offices, [formerly(799001, 'Agartala H.O', 'West Tripura', 'Tripura')], counts);
    expect([...found].map(([at, { place }]) => [offices[at]?.name, place])).toEqual([
      ['Agartala', { district: 'West Tripura', state: 'Tripura' }],
      ['Agartala Court', { district: 'West Tripura', state: 'Tripura' }],
      ['Agartala Bazar', { district: 'West Tripura', state: 'Tripura' }],
      ['NDC Bikaner', { district: 'Bikaner', state: 'Rajasthan' }],
    ]);
    expect(found.get(0)?.doubt).toBe('799001 Agartala stands in Nirmal, Telangana; other PIN codes from 799 are in Tripura');
  });

  it('is at home where the older edition has it in the same state, or its district lies next door', () => {
    const mahe = office(673310, 'Mahe', 'Mahe', 'Puducherry', { before: formerly(673310, 'Mahe', 'Mahe', 'Puducherry') });
    const acrossTheBorder = office(781131, 'Jirang', 'Ri Bhoi', 'Meghalaya');
    const riBhoi = usual(793, 'Ri Bhoi', 'Meghalaya', { lat: 25.9, lon: 91.7 });
    const offices = [
      mahe,
      ...usual(673, 'Kozhikode', 'Kerala'),
      acrossTheBorder,
      ...usual(781, 'Kamrup', 'Assam', { lat: 26, lon: 91.7 }),
      ...riBhoi,
    ];
    expect(findStrangers(offices, [], counts)).toEqual(new Map());
  });

  it('stays as it is where several of a PIN code agree and nothing else speaks, since the code may be wrong', () => {
    const names = ['Chithar', 'Hlumte', 'Thangte'];
    const offices = [...names.map((name) => office(791701, name, 'Aizawl', 'Mizoram')), ...usual(791, 'Papum Pare', 'Arunachal Pradesh')];
    const found = [...findStrangers(offices, [], counts).values()];
    expect(found.map(({ place }) => place)).toEqual([undefined, undefined, undefined]);
    expect(found[0]?.doubt).toMatch(/so the code or the state is wrong$/);
  });
});

describe('an office under another spelling', () => {
  const one = (pin: number, name: string, type: number | null = 2) => ({ pin, name, type });
  it.each([
    ['Nh-2', 'Nh2'],
    ['R.Kombai', 'RKombai'],
    ['Mandar (Ranchi)', 'Mandar (Ranchi)'],
    ['Emapalli', 'Emappalli'],
    ['Vijaipur', 'Bijaipur'],
    ['Kothmangala', 'Kothamangala'],
    ['Jalalpura', 'Jalalpura (Aswar So)'],
  ])('%s is the one that is listed as %s', (former, today) => {
    expect(matchSpellings([one(624706, former)], [one(624706, 'Kovilur', 1), one(624706, today)])).toEqual(new Map([[0, 1]]));
  });

  it.each([
    ['Rampur Khurd', 'Rampur Kalan'],
    ['Sector 27', 'Sector 22'],
    ['Lal Kurti Bazar', 'Jhansi Sadar Bazar'],
    ['Datina', 'Dasna'],
  ])('%s is not %s', (former, other) => {
    expect(matchSpellings([one(110001, former)], [one(110001, other)])).toEqual(new Map());
  });

  it('is of the same kind and PIN code, and not matched where two are as like', () => {
    expect(matchSpellings([one(110001, 'Gondal', 1)], [one(110001, 'Gondal', 0), one(110002, 'Gondal', 1)])).toEqual(new Map());
    expect(matchSpellings([one(110001, 'Bazidpur')], [one(110001, 'Bazid Pur'), one(110001, 'Bazidpur.')])).toEqual(new Map());
  });
});

describe('names of offices', () => {
  it.each([
    ['Sector 27ChandigarhSO', 'Sector 27 Chandigarh'],
    ['Mandar SO Ranchi', 'Mandar (Ranchi)'],
    ['Abul Fazal EnclaveI', 'Abul Fazal Enclave I'],
    ['RKombai', 'R Kombai'],
    ['KAMBALAPALLY', 'Kambalapally'],
    ['NDC BIKANER', 'NDC Bikaner'],
    ['1CBPO', '1CBPO'],
    ['McLeod Ganj', 'McLeod Ganj'],
    ['IIT Kanpur', 'IIT Kanpur'],
  ])('%s is %s', (written, tidy) => {
    expect(tidyOfficeName(written)).toBe(tidy);
  });
});

describe('names of districts', () => {
  it("are today's, of the right state, with the former one as another name", () => {
    expect(districtOfToday('Aurangabad', 'Maharashtra')).toBe('Chhatrapati Sambhajinagar');
    expect(districtOfToday('Aurangabad', 'Bihar')).toBe('Aurangabad');
    expect(districtAliases('Dharashiv', 'Maharashtra')).toContain('Osmanabad');
    expect(districtAliases('Gangtok', 'Sikkim')).toEqual(['East Sikkim']);
  });

  it('follow the taluk where a district was divided', () => {
    expect(districtOfTaluk('Barmer', 'Rajasthan', 'Pachpadra City')).toBe('Balotra');
    expect(districtOfTaluk('Barmer', 'Rajasthan', 'Shiv')).toBe('Barmer');
    expect(districtOfTaluk('Korea', 'Chhattisgarh', null)).toBe('Koriya');
  });
});
